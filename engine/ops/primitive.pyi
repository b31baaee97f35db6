# Made by `make stubs` from engine/names/paths.toml; do not edit.

from engine.ops import *
from engine.ops import constexpr as _primexpr
