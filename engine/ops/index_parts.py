"""What an index is made of: a plain description, and the arrays of numbers beside it.

A primitive that takes an index gets the arrays as inputs, like any other operand, and the
description as its attribute `index`. So whoever writes down, cuts or replays a graph sees where the
numbers come from.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from engine.autodiff import Value
from engine.autodiff.replayable import read
from engine.backend import xp_of

__all__: list[str] = []


class At(NamedTuple):
    """Where an array stands in an index.

    Attributes:
        array: Its number among the arrays beside the index.
        column: Which of the numbers side by side in its last axis are meant; None: all of it.

    """

    array: int
    column: int | None = None


class Counted(NamedTuple):
    """The numbers 0, 1, 2 … up to `length` in an index, along one of `rank` axes.

    It stands only where an array does, too: with it, each element is looked up in its own row.
    """

    length: int
    axis: int
    rank: int


ROWS = (At(0),)  # the index of rows by one array
_AT = tuple(map(At, range(64)))  # as many axes as NumPy knows


def split_index(index: Any) -> tuple[Any, tuple[Any, ...]]:
    """The description of an index, and its arrays and tensors in order.

    A list that holds more than numbers has one part for each axis, like a tuple, as MindSpore's.

    >>> numbers = np.array([2, 0])
    >>> split_index((slice(None), numbers, 1))
    ((slice(None, None, None), At(array=0, column=None), 1), (array([2, 0]),))
    >>> split_index(3)
    (3, ())
    """
    if isinstance(index, Value):
        return ROWS, (index,)
    if index.__class__ is int:
        return index, ()
    if isinstance(index, list) and any(map(_is_wide, index)):
        index = tuple(index)
    numbers: list[Any] = []
    if not isinstance(index, tuple):
        part = _part(index, numbers)
        return (ROWS, tuple(numbers)) if numbers else (part, ())
    made = []
    for one in index:
        plain = one.__class__ is int or one is None or one is ...
        made.append(one if plain else _part(one, numbers))
    return tuple(made), tuple(numbers)


def filled_index(index: Any, numbers: tuple[Any, ...], like: Any = None) -> Any:
    """The index that NumPy takes: the arrays where the description has their numbers.

    Args:
        index: The description.
        numbers: The arrays, a tuple.
        like: An array of the library in which positions are counted; NumPy's unless given.

    >>> filled_index((slice(None), At(0)), (np.array([2, 0]),))
    (slice(None, None, None), array([2, 0]))

    """
    if index is ROWS or not numbers:
        return numbers or index
    made = []
    for part in index:
        if part.__class__ is At:
            array, column = part
            found = numbers[array]
            made.append(found if column is None else found[..., column])
        elif part.__class__ is Counted:
            made.append(counted(part, np if like is None else xp_of(like)))
        else:
            made.append(part)
    return tuple(made)


def names_positions(index: Any, shape: tuple[int, ...]) -> bool:
    """Whether an index has one array of positions, which lie in each row of such a shape.

    >>> names_positions((Counted(2, 0, 2), At(0)), (2, 3)), names_positions(ROWS, (2, 3))
    (True, False)
    """
    rank = len(shape)
    return (
        index.__class__ is tuple
        and len(index) == rank > 0
        and index[-1] == ROWS[0]
        and all(
            part.__class__ is Counted and part == (shape[axis], axis, rank)
            for axis, part in enumerate(index[:-1])
        )
    )


def counted(part: Counted, xp: Any = np) -> Any:
    """The numbers that are counted, as an array of that library."""
    shape = [1] * part.rank
    shape[part.axis] = part.length
    return xp.arange(part.length).reshape(shape)


def _part(one: Any, numbers: list[Any]) -> Any:
    """What stands for a part in the description; an array joins the others."""
    if isinstance(one, Value):
        return _joined(one, numbers)
    if isinstance(one, slice):
        first, last, step = one.start, one.stop, one.step
        if isinstance(first, Value) or isinstance(last, Value) or isinstance(step, Value):
            return slice(_bound(first), _bound(last), _bound(step))
        return one
    if isinstance(one, np.generic):
        return one.item()
    if isinstance(one, list | tuple):
        one = as_array(one)
    return _joined(one, numbers) if hasattr(one, "dtype") else one


def _joined(one: Any, numbers: list[Any]) -> At:
    for k, other in enumerate(numbers):
        if other is one:
            return _AT[k]
    numbers.append(one)
    return _AT[len(numbers) - 1]


def as_array(listed: Any) -> Any:
    """The array of a tensor, or of a list or tuple of numbers, and tensors of one."""
    if not isinstance(listed, list | tuple):
        return read(listed)
    return np.asarray([as_array(part) for part in listed], None if listed else np.int64)


def _is_wide(part: Any) -> bool:
    """Whether a part of a list is more than a number: then the list has one part for each axis."""
    if part is None or part is ... or isinstance(part, list | tuple | slice):
        return True
    return getattr(part, "ndim", 0) > 0


def _bound(number: Any) -> Any:
    """An end of a slice: a tensor's as the number that it is."""
    return read(number).item() if isinstance(number, Value) else number
