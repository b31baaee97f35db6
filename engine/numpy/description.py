"""What is said of tensors and other values."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.errors import ArgumentTypeError, ShapeError
from engine.typed import ArrayLike

from .operands import as_tensor

__all__ = ["array_str", "isscalar", "size"]


def size(a: ArrayLike, axis: int | None = None) -> int:
    """How many elements there are, or along an axis how long it is.

    Raises:
        ArgumentTypeError: If the axis is no int.
        ShapeError: If it is not there.

    >>> size([[1, 2, 3]]), size([[1, 2, 3]], 0)
    (3, 1)

    """
    x = as_tensor(a)
    if axis is None:
        return x.size
    if not isinstance(axis, int):
        raise ArgumentTypeError.of("size(axis)", "an int", axis)
    if not -len(x.shape) <= axis < len(x.shape):
        raise ShapeError(f"size(axis) expected one of {len(x.shape)} axes, got {axis}.")
    return x.shape[axis]


def array_str(a: ArrayLike) -> str:
    """The numbers of a tensor as text.

    Raises:
        ArgumentTypeError: If it is none.

    """
    if not isinstance(a, Value):
        raise ArgumentTypeError.of("array_str(a)", "a tensor", a)
    return str(a)


def isscalar(element: Any) -> bool:
    """Whether it is a number, a truth value or a text; a tensor is none, whatever its shape.

    >>> isscalar(3.1), isscalar("a"), isscalar([3.1])
    (True, True, False)
    """
    return isinstance(element, bool | int | float | complex | str | np.generic)
