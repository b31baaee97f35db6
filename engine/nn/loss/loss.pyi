# Made by `make stubs` from engine/names/paths.toml; do not edit.
# An older path of MindSpore: names that are elsewhere, and no code.

from engine.nn.loss import *
from engine.nn.loss import LossBase as Loss
from engine.nn.loss import LossBase as _Loss
from engine.parameter_checks import check_label_dtype as _check_label_dtype
