"""Which dtype two operands meet in: MindSpore's rules where NumPy's differ.

NumPy makes float64 of a float32 array and an int64 array; MindSpore keeps float32. A Python
number takes the dtype of the array it meets, except a float that meets whole numbers: float32.
A whole number for which the dtype has no room is its lowest bits, as it would be in C.
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.backend import default_xp, is_array
from engine.errors import ArgumentValueError


def promoted(x: Any, y: Any, *, exact: bool = False) -> tuple[Any, Any]:
    """Both operands, cast where NumPy would choose another dtype than MindSpore.

    With `exact` whole numbers stay as they are: to compare with, or as exponents.
    """
    x_dtype, y_dtype = getattr(x, "dtype", None), getattr(y, "dtype", None)
    if x_dtype is not None and y_dtype is not None:
        if x_dtype == y_dtype:
            return x, y
        x_float, y_float = x_dtype.kind in "fcV", y_dtype.kind in "fcV"
        if x_float and not y_float:
            return x, y.astype(x_dtype)
        if y_float and not x_float:
            return x.astype(y_dtype), y
        return x, y
    if x_dtype is None and y_dtype is not None:
        if isinstance(x, float):
            return _beside_array(x, y_dtype), floated(y)
        return (x if exact else beside_whole(x, y_dtype)), y
    if y_dtype is None and x_dtype is not None:
        if isinstance(y, float):
            return floated(x), _beside_array(y, x_dtype)
        return x, (y if exact else beside_whole(y, x_dtype))
    return x, y


def _beside_array(number: float, dtype: Any) -> Any:
    """NumPy takes bfloat16 for no float, and would make float32 of it and the number."""
    return dtype.type(number) if dtype.kind == "V" else number


def beside_whole(number: Any, dtype: Any) -> Any:
    """A number beside an array: a whole one as its type holds it, others as they are."""
    if dtype.kind not in "iu" or not isinstance(number, int):
        return number
    low, high = _limits(dtype)
    return number if low <= number <= high else wrapped(number, dtype)


@functools.cache
def _limits(dtype: Any) -> tuple[int, int]:
    limits = np.iinfo(dtype)
    return int(limits.min), int(limits.max)


def wrapped(number: int, dtype: Any) -> int:
    """A whole number as a dtype of whole numbers holds it: its lowest bits.

    Raises:
        ArgumentValueError: If int64 and uint64 have no room for it.

    >>> wrapped(300, np.dtype(np.uint8)), wrapped(200, np.dtype(np.int8))
    (44, -56)

    """
    low, high = _limits(dtype)
    if not -(2**63) <= number <= max(2**63 - 1, high):
        raise ArgumentValueError.of("a whole number", "64 bits at most", number)
    return (number - low) % (high - low + 1) + low


def complex_numbers(x: Any) -> bool:
    """Whether an array or value holds complex numbers."""
    array = x.array if isinstance(x, Value) else x
    return getattr(getattr(array, "dtype", None), "kind", "") == "c"


def part_of_complex(dtype: Any) -> Any:
    """The dtype of the parts of a complex dtype; another as it is."""
    return np.zeros((), dtype).real.dtype if dtype.kind == "c" else dtype


def floated(x: Any) -> Any:
    """Whole numbers as float32; floats as they are."""
    return x if x.dtype.kind in "fcV" else x.astype(np.float32)


def added_in(dtype: Any) -> Any:
    """The dtype that many numbers are added or multiplied in: float32 for halves.

    In bfloat16 256 and 1 are 256, and so would the sum of any more ones be.
    """
    return np.dtype(np.float32) if dtype.kind in "fV" and dtype.itemsize < 4 else dtype


def total_of(x: Any, axis: Any = None, keepdims: bool = False) -> Any:
    """The sum along `axis` (None: of all), in the dtype of `x`."""
    total = x.sum(axis=axis, keepdims=keepdims, dtype=added_in(x.dtype))
    return total.astype(x.dtype, copy=False)


def as_operand(x: Any) -> Any:
    """A number, array or value as it is; a list or tuple as a float32 or int64 value.

    A number of NumPy's counts as Python's: `x / np.sqrt(2)` keeps the dtype of `x`.
    """
    if isinstance(x, np.generic):
        return x.item()
    if isinstance(x, Value | bool | int | float | complex) or is_array(x):
        return x
    array = default_xp().asarray(x)
    return Value.wrap(array.astype(np.float32) if array.dtype == np.float64 else array)
