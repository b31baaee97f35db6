"""Operations on arrays for `Dataset.map`.

An operation is called with the columns of one row. One that has `on_batch` gives the same for many
rows at once, so a pipeline over arrays need not go row by row.

>>> import engine
>>> from engine.dataset import transforms
>>> transforms.TypeCast(engine.int32)(np.array(3.7))
array(3, dtype=int32)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from engine.dtype import as_dtype
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError, compose

from . import arguments
from .description import Description, operation

__all__ = ["Compose", "OneHot", "TypeCast"]


class TypeCast:
    """The array in another number type.

    Args:
        data_type: A number type such as `engine.int32`, or a NumPy dtype.

    Raises:
        ArgumentTypeError: If it is none.

    """

    def __init__(self, data_type: Any) -> None:
        self.data_type = as_dtype(data_type)

    def __call__(self, column: np.ndarray) -> np.ndarray:
        return np.asarray(column).astype(self.data_type.numpy)

    on_batch = __call__

    def describe(self) -> Description:
        """The operation as MindSpore's dataset graph names it."""
        return operation("TypeCast", {"data_type": self.data_type.numpy.name})


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
        if not 0 <= smoothing_rate <= 1:
            raise ArgumentValueError.of(
                "OneHot(smoothing_rate)", "a rate from 0 to 1", smoothing_rate
            )
        self.smoothing_rate = float(smoothing_rate)

    def __call__(self, column: np.ndarray) -> np.ndarray:
        column = np.asarray(column)
        if column.dtype.kind not in "biu":
            raise StateError(compose("OneHot", "class numbers that are whole", column.dtype))
        if column.size and not 0 <= column.min() <= column.max() < self.num_classes:
            reach = f"class numbers from 0 to {self.num_classes - 1}"
            raise StateError(compose("OneHot", reach, f"{column.min()} to {column.max()}"))
        rows: np.ndarray = np.eye(self.num_classes, dtype=column.dtype)[column]
        if not self.smoothing_rate:
            return rows
        shared = self.smoothing_rate / self.num_classes
        return np.where(rows == 1, 1 - self.smoothing_rate + shared, shared)

    on_batch = __call__

    def describe(self) -> Description:
        """The operation as MindSpore's dataset graph names it."""
        rates = {"num_classes": self.num_classes, "smoothing_rate": self.smoothing_rate}
        return operation("OneHot", rates)


class Compose:
    """Several operations as one, each taking what the one before gives.

    Raises:
        ArgumentTypeError: If they are not a list of functions.

    >>> Compose([np.negative, np.abs])(np.array([-1, 2]))
    array([1, 2])

    """

    def __init__(self, transforms: list[Callable[..., Any]]) -> None:
        if not isinstance(transforms, list) or not all(map(callable, transforms)):
            raise ArgumentTypeError.of("Compose", "a list of functions", transforms)
        if not transforms:
            raise ArgumentValueError.of("Compose", "at least one function", transforms)
        self.transforms: list[Any] = transforms
        if all(hasattr(one, "on_batch") for one in transforms):
            self.on_batch = self._on_batch

    def __call__(self, *columns: np.ndarray) -> Any:
        return _through(self.transforms, columns)

    def _on_batch(self, *columns: np.ndarray) -> Any:
        return _through([one.on_batch for one in self.transforms], columns)


def _through(calls: list[Any], columns: tuple[Any, ...]) -> Any:
    for call in calls:
        made = call(*columns)
        columns = made if isinstance(made, tuple) else (made,)
    return columns if len(columns) > 1 else columns[0]
