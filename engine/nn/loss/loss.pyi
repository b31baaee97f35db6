# Made by `make stubs` from engine/names/paths.toml; do not edit.

from engine.nn.loss import *
from engine.nn.loss import LossBase as Loss
from engine.nn.loss import LossBase as _Loss
