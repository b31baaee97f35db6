"""Borders that repeat what is inside."""

from __future__ import annotations

from typing import Any, Literal

import numpy as np

from engine import ops
from engine.tensor import Tensor

from .operands import along_axis, in_kind, kind_of


def repeated(x: Any, axis: int, widths: tuple[int, int], mode: Any) -> Any:
    """The tensor with elements of its own before and behind, as NumPy's `mode` picks them."""
    if not any(widths):
        return x
    return _picked(x, axis, np.pad(np.arange(x.shape[axis]), widths, mode))


def _picked(x: Any, axis: int, numbers: np.ndarray) -> Any:
    return ops.gather(x, Tensor(numbers), axis)


def mirrored(
    x: Any, axis: int, widths: tuple[int, int], mode: Literal["reflect", "symmetric"]
) -> Any:
    """The tensor mirrored at both ends in place and in height: `f(-k) = 2 f(0) - f(k)`.

    After two mirrors the pattern comes again, higher by twice the rise from end to end.
    """
    before, after = widths
    length = x.shape[axis]
    if not before + after:
        return x
    at = np.arange(-before, length + after)
    if length == 1 and mode == "reflect":
        return _picked(x, axis, np.zeros_like(at))
    once = length - 1 if mode == "reflect" else length
    turns, position = np.divmod(at, 2 * once)
    back = position >= length
    numbers = np.where(back, 2 * once - position - (mode == "symmetric"), position)
    ends = [_picked(x, axis, np.array([end])) for end in (0, length - 1)]
    inside = ops.mul(_picked(x, axis, numbers), _row(x, axis, np.where(back, -1, 1)))
    lifted = ops.mul(ends[1], _row(x, axis, np.where(back, 2, 0)))
    rise = ops.mul(ops.sub(ends[1], ends[0]), _row(x, axis, 2 * turns))
    return ops.add(inside, ops.add(lifted, rise))


def _row(x: Any, axis: int, numbers: np.ndarray) -> Any:
    """Numbers along an axis of the tensor, in its type."""
    return along_axis(in_kind(Tensor(numbers), kind_of(x)), axis, len(x.shape))
