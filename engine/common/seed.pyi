# Made by `make stubs` from engine/names/paths.toml; do not edit.

from engine.context import *
from engine.context.seed import graph_seed as _get_graph_seed
