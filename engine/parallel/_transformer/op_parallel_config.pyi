# Made by `make stubs` from engine/names/paths.toml; do not edit.

from engine.nn.transformer.checking import *
from engine.nn.transformer.op_parallel_config import *
