# Made by `make stubs` from engine/names/paths.toml; do not edit.

from engine.tensor import *
from engine.tensor import Tensor as StubTensor
