"""float16 and bfloat16 as float32 and back: NumPy's numbers, in a tenth of its time.

NumPy makes float16 by whole-number arithmetic, one number after another: a million take it 2.6 ms,
and the native code, which takes many side by side, 0.2 (measured).
"""

from __future__ import annotations

import ctypes
import functools
from collections.abc import Callable
from typing import Any

import numpy as np

from insight import native

# By the names of both types: the native function, and from how many numbers on a call of it pays.
# bfloat16 as float32 is a shift, which ml_dtypes does as fast.
_NATIVE = {
    ("float16", "float32"): ("widen_float16", 3000),
    ("float32", "float16"): ("narrow_float16", 1500),
    ("float32", "bfloat16"): ("narrow_bfloat16", 8000),
}

_FEWEST = min(fewest for _, fewest in _NATIVE.values())


def is_half(dtype: Any) -> bool:
    """Whether it is float16 or bfloat16.

    >>> is_half(np.dtype(np.float16)), is_half(np.dtype(np.int16))
    (True, False)
    """
    return bool(dtype.itemsize == 2 and dtype.kind in "fV")


def as_held(number: Any, half: Any) -> Any:
    """A number of Python's as a half holds it; what is no number as it is.

    >>> as_held(0.1, np.dtype(np.float16)), as_held(7, np.dtype(np.float16)), as_held("x", None)
    (0.0999755859375, 7, 'x')

    """
    if isinstance(number, float):
        return float(half.type(number))
    if isinstance(number, int) and not -256 <= number <= 256:  # bfloat16 holds all of those
        return float(half.type(number))
    return number


def converted(array: Any, dtype: Any) -> Any:
    """`array.astype(dtype, copy=False)`, of NumPy or CuPy; float32 and halves by native code.

    >>> converted(np.ones(2, np.float32), np.dtype(np.float16))
    array([1., 1.], dtype=float16)
    """
    if array.size < _FEWEST or not isinstance(array, np.ndarray):
        return array.astype(dtype, copy=False)
    function, fewest = _function(array.dtype, np.dtype(dtype))
    if function is None or array.size < fewest:
        return array.astype(dtype, copy=False)
    made = np.empty_like(array, dtype=dtype, subok=False)
    if not _lie_alike(array, made):  # else the order of memory is the order of both
        array = array.copy(order="K")
        made = np.empty_like(array, dtype=dtype)
    function(array.ctypes.data, made.ctypes.data, array.size)
    return made


def held_in_bfloat16(x: Any) -> Any:
    """The nearest numbers that bfloat16 holds, of two as near the even one; the dtype stays.

    >>> held_in_bfloat16(np.array([1.0, 1.003, 1.006, np.inf], np.float32)).tolist()
    [1.0, 1.0, 1.0078125, inf]

    """
    bits = np.asarray(x, np.float32).view(np.uint32)
    rounded = (bits + 0x7FFF + (bits >> 16 & 1)) & 0xFFFF0000
    nan = (bits & 0x80000000) | 0x7FC00000
    found = np.where((bits & 0x7FFFFFFF) > 0x7F800000, nan, rounded).astype(np.uint32)
    return found.view(np.float32).astype(np.asarray(x).dtype)


@functools.cache
def _function(given: Any, wanted: Any) -> tuple[Callable[..., None] | None, int]:
    name, fewest = _NATIVE.get((given.name, wanted.name), ("", 0))
    library = native.library("halves") if name and given.isnative and wanted.isnative else None
    if library is None:
        return None, 0
    address = ctypes.c_void_p
    return library.function(name, None, address, address, ctypes.c_int64), fewest


def _lie_alike(one: np.ndarray, other: np.ndarray) -> bool:
    """Whether an array has its numbers end to end in the order of another that is so."""
    here, there = one.itemsize, other.itemsize
    if not one.flags.aligned:
        return False
    if one.flags.c_contiguous and other.flags.c_contiguous:
        return True
    return [step * there for step in one.strides] == [step * here for step in other.strides]
