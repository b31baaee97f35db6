"""A dense layer and the rectifier behind it in one pass, where nobody asks for the operators."""

from __future__ import annotations

from typing import Any

from engine.typed import Tensor

from .activation import gated, relu
from .biased import Biased
from .linalg import dense, dense_rules

__all__: list[str] = []

_rectified = Biased(dense_rules, gated)


def dense_relu(input: Tensor, weight: Tensor, bias: Tensor | None) -> Tensor:
    """`relu(dense(input, weight, bias))`, with its bits."""
    made: Any = None
    if bias is not None and len(input.shape) == len(weight.shape) == 2:
        made = _rectified(input, weight, bias)
    return relu(dense(input, weight, bias)) if made is None else made
