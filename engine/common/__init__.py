"""Tensors, parameters and seeds, under the path that MindSpore's documents import."""

from __future__ import annotations

from engine.context import get_seed, set_seed
from engine.tensor import Parameter, ParameterTuple, Tensor

from . import dtype as dtype
from . import initializer as initializer

__all__ = ["Parameter", "ParameterTuple", "Tensor", "get_seed", "set_seed"]
