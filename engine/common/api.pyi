# Made by `make stubs` from engine/names/paths.toml; do not edit.
# An older path of MindSpore: names that are elsewhere, and no code.

from engine.nn.graph_executor import executor as _cell_graph_executor
from engine.nn.graph_executor import executor as _executor
from engine.nn.jit import *
from engine.ops import *
from engine.runtime.pynative import executor as _pynative_executor
