"""Parts of arrays."""

from __future__ import annotations

from types import EllipsisType
from typing import Any

import numpy as np

from engine.dataset.description import Description, operation
from engine.errors import ArgumentTypeError, StateError, compose

__all__ = ["Slice"]

Part = int | list[int] | slice | bool | EllipsisType | None


class Slice:
    """Parts of a column; axes stay, also where one index is taken.

    Args:
        *slices: For each axis from the first an index, a list of them, a slice, or None, `...` or
            True for all of it.

    Raises:
        ArgumentTypeError: If one is none of these.
        StateError: When called: if the column has fewer axes, or no such index.

    >>> Slice(slice(None), [0, -1])(np.arange(6).reshape(2, 3))
    array([[0, 2],
           [3, 5]])

    """

    def __init__(self, *slices: Part) -> None:
        self.slices = [_part(one) for one in slices]

    def __call__(self, column: np.ndarray) -> np.ndarray:
        column = np.asarray(column)
        if column.ndim < len(self.slices):
            raise StateError(compose("Slice", f"{len(self.slices)} axes or more", column.ndim))
        for axis, part in enumerate(self.slices):
            try:
                column = column[(slice(None),) * axis + (part,)]
            except IndexError as error:
                reach = f"indices below {column.shape[axis]} for axis {axis}"
                raise StateError(compose("Slice", reach, part)) from error
        return column

    def describe(self) -> Description:
        """The operation as MindSpore's dataset graph names it: it does not say which parts."""
        return operation("Slice", None)


def _part(one: Any) -> slice | list[int]:
    if one is None or one is Ellipsis or one is True:
        return slice(None)
    if isinstance(one, slice):
        return one
    numbers = one if isinstance(one, list) else [one]
    if not all(isinstance(number, int) and not isinstance(number, bool) for number in numbers):
        expected = "an int, a list of int, a slice, None, ... or True"
        raise ArgumentTypeError.of("Slice", expected, one)
    return list(numbers)
