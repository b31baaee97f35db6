"""Several arrays as one, one as two, and what is in one once."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.dataset.description import Description, array_value, operation
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError, compose

__all__ = ["Concatenate", "Duplicate", "Unique"]


class Concatenate:
    """The columns one behind the other.

    Args:
        axis: 0 or -1: columns have one axis.
        prepend: What comes before them, or None.
        append: What comes after them, or None.

    Raises:
        ArgumentTypeError: If the axis is no int, or one of the others is no array.
        ArgumentValueError: If there is no such axis, or an array has another number of axes.
        StateError: When called: if number types differ, or a column has not one axis.

    >>> Concatenate(append=np.array([9]))(np.array([1, 2]), np.array([3]))
    array([1, 2, 3, 9])

    """

    def __init__(
        self, axis: int = 0, prepend: np.ndarray | None = None, append: np.ndarray | None = None
    ) -> None:
        if isinstance(axis, bool) or not isinstance(axis, int):
            raise ArgumentTypeError.of("Concatenate(axis)", "an int", axis)
        if axis not in {0, -1}:
            raise ArgumentValueError.of("Concatenate(axis)", "0 or -1", axis)
        self.axis = axis
        self.prepend = _line("Concatenate(prepend)", prepend)
        self.append = _line("Concatenate(append)", append)

    def __call__(self, *columns: np.ndarray) -> np.ndarray:
        given = [self.prepend, *map(np.asarray, columns), self.append]
        lines = [line for line in given if line is not None]
        kinds = {line.dtype.kind if line.dtype.kind in "SU" else line.dtype for line in lines}
        if len(kinds) > 1:
            raise StateError(compose("Concatenate", "arrays of one number type", kinds))
        if any(line.ndim != 1 for line in lines):
            shapes = [line.shape for line in lines]
            raise StateError(compose("Concatenate", "arrays with one axis", shapes))
        return np.concatenate(lines)

    def describe(self) -> Description:
        """The operation as MindSpore's dataset graph names it."""
        given = {"append": self.append, "prepend": self.prepend}
        told = {name: array_value(line) for name, line in given.items() if line is not None}
        return operation("Concatenate", {"axis": self.axis, **told})


class Duplicate:
    """A column twice; a map needs names for both.

    >>> Duplicate()(np.array([1]))
    (array([1]), array([1]))

    """

    def __call__(self, column: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        column = np.asarray(column)
        return column, column.copy()

    def describe(self) -> Description:
        """The operation as MindSpore's dataset graph names it."""
        return operation("Duplicate", None)


class Unique:
    """Each value of a column once, in the order in which they come.

    The result is three arrays: the values, for each element of the column (all axes in one) the
    index of its value, int32, and how often each value is there, int32.

    Raises:
        StateError: When called: if the column holds no numbers, or has no axis.

    >>> [array.tolist() for array in Unique()(np.array([[3, 1, 3]]))]
    [[3, 1], [0, 1, 0], [2, 1]]

    """

    def __call__(self, column: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        column = np.asarray(column)
        if column.dtype.kind not in "iuf" or not column.ndim:
            got = f"{column.dtype} of shape {column.shape}"
            raise StateError(compose("Unique", "an array of numbers", got))
        values, first, index, counts = np.unique(
            column.ravel(), return_index=True, return_inverse=True, return_counts=True
        )
        order = first.argsort()
        rank = order.argsort()
        return values[order], rank[index].astype(np.int32), counts[order].astype(np.int32)

    def describe(self) -> Description:
        """The operation as MindSpore's dataset graph names it."""
        return operation("Unique", None)


def _line(where: str, value: Any) -> np.ndarray | None:
    if value is None:
        return None
    if not isinstance(value, np.ndarray):
        raise ArgumentTypeError.of(where, "an array or None", value)
    if value.ndim != 1:
        raise ArgumentValueError.of(where, "an array with one axis", f"shape {value.shape}")
    return value
