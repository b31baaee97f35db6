# Made by `make stubs` from engine/names/paths.toml; do not edit.
# An older path of MindSpore: names that are elsewhere, and no code.

from engine.dataset.transforms import *
from engine.dataset.transforms.one_hot import OneHotOp as OneHotOp
from engine.dataset.transforms.own import TensorOperation as PyTensorOperation
from engine.dataset.transforms.own import TensorOperation as TensorOperation
