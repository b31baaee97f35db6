"""Class numbers as rows with a one."""

from __future__ import annotations

import numpy as np

from engine.dataset import arguments
from engine.dataset.description import Description, operation
from engine.errors import ArgumentValueError, StateError, compose

__all__ = ["OneHot", "OneHotOp"]


class OneHot:
    """A class number as zeros with a one.

    Args:
        num_classes: How many classes there are.
        smoothing_rate: How much of the one is shared among all classes, from 0 to 1; the result
            is then float64.

    Raises:
        ArgumentTypeError: If the number of classes is not an int.
        ArgumentValueError: If it is below 1, or the rate out of range.
        StateError: When called: if a class number is out of range, or not whole.

    >>> OneHot(3)(np.array(1, np.int32))
    array([0, 1, 0], dtype=int32)

    """

    def __init__(self, num_classes: int, smoothing_rate: float = 0.0) -> None:
        self.num_classes = arguments.whole("OneHot(num_classes)", num_classes, 1)
        self.smoothing_rate = arguments.number("OneHot(smoothing_rate)", smoothing_rate)
        if not 0 <= smoothing_rate <= 1:
            raise ArgumentValueError.of(
                "OneHot(smoothing_rate)", "a rate from 0 to 1", smoothing_rate
            )

    def __call__(self, column: np.ndarray) -> np.ndarray:
        return self._rows(np.asarray(column).squeeze())

    def on_batch(self, columns: np.ndarray) -> np.ndarray:
        """Many rows at once; an axis of length 1 in a row goes."""
        lengths = [length for length in columns.shape[1:] if length != 1]
        return self._rows(columns.reshape(len(columns), *lengths))

    def _rows(self, column: np.ndarray) -> np.ndarray:
        rows = one_hot(column, self.num_classes, column.dtype)
        return smoothed(rows, self.smoothing_rate) if self.smoothing_rate else rows

    def describe(self) -> Description:
        """The operation as MindSpore's dataset graph names it."""
        rates = {"num_classes": self.num_classes, "smoothing_rate": self.smoothing_rate}
        return operation("OneHot", rates)


class OneHotOp:
    """A class number as float64 zeros with a one: what `py_transforms` of MindSpore 1 had.

    Args:
        num_classes: See `OneHot`.
        smoothing_rate: See `OneHot`.

    Raises:
        ArgumentTypeError: As `OneHot`.
        ArgumentValueError: As `OneHot`.
        StateError: As `OneHot`.

    >>> OneHotOp(3)(np.array(1))
    array([0., 1., 0.])

    """

    def __init__(self, num_classes: int, smoothing_rate: float = 0.0) -> None:
        self._one_hot = OneHot(num_classes, smoothing_rate)

    def __call__(self, label: np.ndarray) -> np.ndarray:
        rows = one_hot(np.asarray(label), self._one_hot.num_classes, np.dtype(np.float64))
        return smoothed(rows, self._one_hot.smoothing_rate)

    on_batch = __call__

    def describe(self) -> Description:
        """The operation as a dataset graph names it."""
        return self._one_hot.describe()


def one_hot(column: np.ndarray, classes: int, kind: np.dtype) -> np.ndarray:
    """Rows of the identity.

    Raises:
        StateError: If a class number is out of range, or not whole.

    """
    if column.dtype.kind not in "biu":
        raise StateError(compose("OneHot", "class numbers that are whole", column.dtype))
    if column.size and not 0 <= column.min() <= column.max() < classes:
        reach = f"class numbers from 0 to {classes - 1}"
        raise StateError(compose("OneHot", reach, f"{column.min()} to {column.max()}"))
    rows: np.ndarray = np.eye(classes, dtype=kind)[column]
    return rows


def smoothed(rows: np.ndarray, rate: float) -> np.ndarray:
    """The rows with a part of each one shared among all classes, float64."""
    shared = rate / rows.shape[-1]
    return np.where(rows == 1, 1 - rate + shared, shared)
