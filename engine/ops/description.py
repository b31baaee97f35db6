"""What a tensor is, as plain Python values."""

from __future__ import annotations

import math
from typing import Any

from engine.autodiff import Value

__all__ = ["is_tensor", "numel", "rank", "shape", "size"]


def shape(input_x: Any) -> tuple[int, ...]:
    """The length of each axis."""
    return tuple(input_x.shape)


def rank(input_x: Any) -> int:
    """The number of axes."""
    return len(input_x.shape)


def size(input_x: Any) -> int:
    """The number of elements."""
    return math.prod(input_x.shape)


def numel(input: Any) -> int:
    """The number of elements."""
    return math.prod(input.shape)


def is_tensor(obj: Any) -> bool:
    """Whether it is a tensor."""
    return isinstance(obj, Value)
