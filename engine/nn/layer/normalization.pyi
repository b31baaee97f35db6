# Made by `make stubs` from engine/names/paths.toml; do not edit.

from engine.nn.layer import *
from engine.nn.layer.batch_norm import _BatchNorm as _BatchNorm
