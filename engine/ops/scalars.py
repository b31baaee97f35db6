"""Python's numbers and tuples of them as tensors, and back to ranges."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.autodiff import Value, quietly
from engine.backend import default_xp
from engine.dtype import as_dtype, float32
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.typed import DTypeLike, Tensor, TensorOrNumber

__all__ = ["make_range", "scalar_to_array", "scalar_to_tensor", "tuple_to_array"]


@quietly
def scalar_to_tensor(input_x: float, dtype: DTypeLike = float32) -> Tensor:
    """A number as a tensor without axes.

    Raises:
        ArgumentTypeError: If it is no number.

    >>> scalar_to_tensor(3)
    Tensor(shape=[], dtype=Float32, value= 3)

    """
    if not isinstance(input_x, bool | int | float):
        raise ArgumentTypeError.of("scalar_to_tensor", "a bool, an int or a float", input_x)
    return Value.wrap(default_xp().asarray(input_x, as_dtype(dtype).numpy))


def scalar_to_array(input_x: float) -> Tensor:
    """A number as a float32 tensor without axes; `scalar_to_tensor` chooses the number type."""
    return scalar_to_tensor(input_x)


@quietly
def tuple_to_array(input_x: TensorOrNumber | Sequence[Any]) -> Tensor:
    """A tuple or range of numbers as a vector: int32 if the first is whole, else float32.

    Args:
        input_x: The numbers; tuples of numbers of one length are rows, float32.

    Raises:
        ArgumentTypeError: If it holds something else.
        ArgumentValueError: If it is empty, or its rows have not one length.

    >>> tuple_to_array((1, 2, 3)).asnumpy()
    array([1, 2, 3], dtype=int32)

    """
    if not isinstance(input_x, tuple | list | range):
        raise ArgumentTypeError.of("tuple_to_array", "a tuple of numbers", input_x)
    if not input_x:
        raise ArgumentValueError.of("tuple_to_array", "at least one number", "an empty tuple")
    rows: Any = input_x if isinstance(input_x[0], tuple | list) else [input_x]
    if len(set(map(len, rows))) != 1:
        expected = "rows of one length"
        raise ArgumentValueError.of("tuple_to_array", expected, list(map(len, rows)))
    for number in itertools.chain.from_iterable(rows):
        if not isinstance(number, bool | int | float):
            raise ArgumentTypeError.of("tuple_to_array", "a tuple of numbers", number)
    kind = np.int32 if isinstance(input_x[0], int) else np.float32
    numbers = [[kind(number) for number in row] for row in rows]
    return Value.wrap(default_xp().asarray(numbers if rows is input_x else numbers[0], kind))


def make_range(start: int, limit: int | None = None, delta: int = 1) -> tuple[int, ...]:
    """Whole numbers from `start` (0 if it is the only one given) to before `limit`, as a tuple.

    Raises:
        ArgumentTypeError: If one is no whole number.
        ArgumentValueError: If the step is 0.

    >>> make_range(0, 5, 2)
    (0, 2, 4)

    """
    if limit is None:
        start, limit = 0, start
    for number in (start, limit, delta):
        if not isinstance(number, int) or isinstance(number, bool):
            raise ArgumentTypeError.of("make_range", "whole numbers", number)
    if delta == 0:
        raise ArgumentValueError.of("make_range(delta)", "a number other than 0", 0)
    return tuple(range(start, limit, delta))
