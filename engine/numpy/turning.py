"""Elements in another order along axes, and repeated."""

from __future__ import annotations

from collections.abc import Sequence

from engine import ops
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.typed import ArrayLike, Axis, Tensor

from .operands import as_tensor, axes_of

__all__ = ["flip", "fliplr", "flipud", "repeat", "roll", "rot90", "tile"]


def flip(m: ArrayLike, axis: Axis = None) -> Tensor:
    """The order turned round along an axis, several, or all if none is given.

    Raises:
        ShapeError: If there is no such axis, or one is named twice.

    >>> flip([[1, 2], [3, 4]]).asnumpy()
    array([[4, 3],
           [2, 1]], dtype=int32)

    """
    x = as_tensor(m)
    return ops.flip(x, tuple(range(len(x.shape))) if axis is None else axes_of(axis))


def flipud(m: ArrayLike) -> Tensor:
    """The order turned round along the first axis."""
    return flip(m, 0)


def fliplr(m: ArrayLike) -> Tensor:
    """The order turned round along the second axis."""
    return flip(m, 1)


def roll(a: ArrayLike, shift: int | Sequence[int], axis: Axis = None) -> Tensor:
    """The elements moved on along axes, the last ones to the front; without an axis all in a row.

    Args:
        a: The tensor.
        shift: By how many: one number, or one for each axis.
        axis: One axis or several.

    Raises:
        ArgumentValueError: If there are neither as many shifts as axes, nor one of either.

    >>> roll([1, 2, 3], 1).asnumpy()
    array([3, 1, 2], dtype=int32)

    """
    x = as_tensor(a)
    shifts = tuple(shift) if isinstance(shift, tuple | list) else (shift,)
    if axis is None:
        return ops.roll(x, sum(shifts))
    axes = tuple(axis) if isinstance(axis, tuple | list) else (axis,)
    if len(shifts) != len(axes) and 1 not in {len(shifts), len(axes)}:
        expected = f"1 or {len(axes)} numbers"
        raise ArgumentValueError.of("roll(shift)", expected, len(shifts))
    count = max(len(shifts), len(axes))
    shifts, axes = (one * count if len(one) == 1 else one for one in (shifts, axes))
    for number, along in zip(shifts, axes, strict=True):  # an axis may come twice
        x = ops.roll(x, number, along)
    return x


def rot90(a: ArrayLike, k: int = 1, axes: Sequence[int] = (0, 1)) -> Tensor:
    """The tensor turned `k` times by 90 degrees, from the first of two axes to the second.

    Raises:
        ArgumentTypeError: If `k` is no int, or `axes` no tuple and no list.
        ShapeError: If there are no such axes, or they are one.

    >>> rot90([[1, 2], [3, 4]]).asnumpy()
    array([[2, 4],
           [1, 3]], dtype=int32)

    """
    if not isinstance(k, int) or not isinstance(axes, tuple | list):
        raise ArgumentTypeError.of("rot90(k, axes)", "an int and a tuple", (k, axes))
    return ops.rot90(as_tensor(a), k, tuple(axes))


def tile(a: ArrayLike, reps: int | Sequence[int]) -> Tensor:
    """The tensor repeated `reps[k]` times along axis k, counted from the last axis."""
    return ops.tile(as_tensor(a), axes_of(reps))


def repeat(a: ArrayLike, repeats: int | Sequence[int], axis: int | None = None) -> Tensor:
    """Each element repeated along an axis; without one those of all in a row.

    Args:
        a: The tensor.
        repeats: How often: a number for all, or one for each along the axis.
        axis: The axis.

    Raises:
        ShapeError: If there are not as many numbers as elements.

    >>> repeat([1, 2], [2, 1]).asnumpy()
    array([1, 1, 2], dtype=int32)

    """
    return ops.repeat_interleave(as_tensor(a), axes_of(repeats), axis)
