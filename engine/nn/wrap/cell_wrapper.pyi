# Made by `make stubs` from engine/names/paths.toml; do not edit.

from engine.nn.layer import *
from engine.nn.wrap import *
from engine.nn.wrap.virtual_dataset import VirtualDatasetCell as _VirtualDatasetCell
