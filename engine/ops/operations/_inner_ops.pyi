# Made by `make stubs` from engine/names/paths.toml; do not edit.

from engine.ops.operations import *
from engine.ops.operations.older import SiLU as SiLU
