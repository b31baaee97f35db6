"""Primitives that compute number by number; inputs broadcast."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.parallel.sharded.letters import Joint, Letters


def any_of_them(arrays: Sequence[Any], attrs: dict[str, Any]) -> Joint:
    return _with(arrays, is_linear=False)


def _linear(arrays: Sequence[Any], attrs: dict[str, Any]) -> Joint:
    """A sum of sums is the sum of all; a number that is added would be so in each process."""
    return _with(arrays, is_linear=all(np.ndim(one) or hasattr(one, "held") for one in arrays))


def _scaling(arrays: Sequence[Any], attrs: dict[str, Any]) -> Joint:
    """A sum times a number is the sum of products; the divisor is no sum."""
    first, second = arrays
    return _with(arrays, is_linear=hasattr(first, "held") and not hasattr(second, "held"))


def _with(arrays: Sequence[Any], *, is_linear: bool) -> Joint:
    shapes = [np.shape(one) for one in arrays]
    common = np.broadcast_shapes(*shapes)
    return Joint(
        [_letters(shape, common) for shape in shapes], _letters(common, common), is_linear=is_linear
    )


def _letters(shape: tuple[int, ...], common: tuple[int, ...]) -> Letters:
    """Axes counted from the last; one that is repeated has no letter."""
    rank = len(shape)
    return tuple(
        rank - axis if length == common[axis - rank] else None for axis, length in enumerate(shape)
    )


BY_LINEARITY = {"": any_of_them, "all": _linear, "each": _scaling, "first": _scaling}
