# Made by `make stubs` from engine/names/paths.toml; do not edit.

from engine.nn.directional_cells import *
from engine.ops import *
