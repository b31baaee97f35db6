"""Constants whose shape grows with open axes: what they are at any length."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from .length import AnyLength, Sizes, fitted


@dataclass(frozen=True)
class Repeated:
    """The same numbers again and again along the open axes.

    Attributes:
        part: The numbers, of length 1 along those axes.
        shape: The shape as a whole.

    """

    part: np.ndarray[Any, Any]
    shape: tuple[AnyLength, ...]


@dataclass(frozen=True)
class Ramp:
    """Numbers that grow by a step along one open axis; all other axes have length 1."""

    start: Any
    step: Any
    dtype: np.dtype[Any]
    shape: tuple[AnyLength, ...]


@dataclass(frozen=True)
class Triangle:
    """Below a diagonal of the last two axes one number, above it another.

    Attributes:
        below: The number where `column - row <= diagonal`.
        above: The other.
        diagonal: How far to the right of the first element it begins.

    """

    below: Any
    above: Any
    diagonal: int
    dtype: np.dtype[Any]
    shape: tuple[AnyLength, ...]


def grown(arrays: Sequence[np.ndarray[Any, Any]], sizes: Sequence[Sizes]) -> Any:
    """What the arrays are, one for each of the sizes; None where they follow no rule known here.

    >>> counted = [np.arange(n) for n in (2, 3, 5)]
    >>> grown(counted, [{"n": 2}, {"n": 3}, {"n": 5}])
    Ramp(start=0, step=1, dtype=dtype('int64'), shape=(n,))
    """
    if len({(array.ndim, array.dtype) for array in arrays}) != 1:
        return None
    lengths = zip(*(array.shape for array in arrays), strict=True)
    shape = tuple(fitted(axis, sizes) for axis in lengths)
    for rule in (_repeated, _ramp, _triangle):
        made = [rule(array, shape) for array in arrays]
        if made[0] is not None and all(_same(one, made[0]) for one in made[1:]):
            return made[0]
    return None


def _repeated(array: np.ndarray[Any, Any], shape: tuple[AnyLength, ...]) -> Repeated | None:
    first = tuple(slice(None) if isinstance(length, int) else slice(1) for length in shape)
    part = array[first]
    return (
        Repeated(part.copy(), shape) if _equal(np.broadcast_to(part, array.shape), array) else None
    )


def _ramp(array: np.ndarray[Any, Any], shape: tuple[AnyLength, ...]) -> Ramp | None:
    line = array.reshape(-1)
    if array.size != max(array.shape, default=0) or line.size < 2 or array.dtype.kind not in "iuf":
        return None
    start, step = line[0], line[1] - line[0]
    expected = (start + step * np.arange(line.size)).astype(array.dtype)
    return Ramp(start.item(), step.item(), array.dtype, shape) if _equal(expected, line) else None


def _triangle(array: np.ndarray[Any, Any], shape: tuple[AnyLength, ...]) -> Triangle | None:
    if array.ndim < 2 or array.size != array.shape[-1] * array.shape[-2]:
        return None
    plane = array.reshape(array.shape[-2:])
    below, above = plane[-1, 0], plane[0, -1]
    diagonal = int((plane[0] == below).sum()) - 1
    mask = np.tri(plane.shape[0], plane.shape[1], diagonal, dtype=np.bool_)
    if not _equal(np.where(mask, below, above), plane):
        return None
    return Triangle(below.item(), above.item(), diagonal, array.dtype, shape)


def _same(one: Any, other: Any) -> bool:
    if isinstance(one, Repeated) and isinstance(other, Repeated):
        return _equal(one.part, other.part)
    return bool(one == other)


def _equal(one: Any, other: Any) -> bool:
    return np.array_equal(one, other, equal_nan=np.asarray(one).dtype.kind in "fc")
