# Made by `make stubs` from engine/names/paths.toml; do not edit.
# An older path of MindSpore: names that are elsewhere, and no code.

from engine.train.quant.config import *
from engine.train.quant.convert import *
from engine.train.quant.loading import *
