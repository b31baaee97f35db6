# Made by `make stubs` from engine/names/paths.toml; do not edit.

from engine.nn.layer.thor_conv import *
from engine.nn.layer.thor_dense import *
from engine.nn.layer.thor_embedding import *
