# Made by `make stubs` from engine/names/paths.toml; do not edit.

from engine.nn.cell import *
from engine.nn.jit import cell_attr_register as cell_attr_register
