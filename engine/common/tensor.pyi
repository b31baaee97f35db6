# Made by `make stubs` from engine/names/paths.toml; do not edit.

from engine.common import dtype as mstype
from engine.tensor import *
