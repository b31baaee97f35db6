# Made by `make stubs` from engine/names/paths.toml; do not edit.
# An older path of MindSpore: names that are elsewhere, and no code.

from engine.nn.layer import *
from engine.nn.wrap import *
from engine.nn.wrap.virtual_dataset import VirtualDatasetCell as _VirtualDatasetCell
