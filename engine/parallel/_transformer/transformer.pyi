# Made by `make stubs` from engine/names/paths.toml; do not edit.
# An older path of MindSpore: names that are elsewhere, and no code.

from engine.nn.transformer import *
from engine.nn.transformer.checking import *
from engine.nn.transformer.configs import *
from engine.nn.transformer.layers import *
from engine.nn.transformer.moe import *
from engine.nn.transformer.op_parallel_config import *
from engine.nn.transformer.stacking import *
