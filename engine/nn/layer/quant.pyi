# Made by `make stubs` from engine/names/paths.toml; do not edit.
# An older path of MindSpore: names that are elsewhere, and no code.

from engine.nn.layer.combined import *
from engine.train.quant import *
