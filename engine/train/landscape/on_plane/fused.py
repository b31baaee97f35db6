"""Steps that native code does in one pass, with NumPy's bits; None where it cannot."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.backend.blocks import blocks
from engine.backend.kernels.window import Window

from .held import Array, Buffers, inner, is_laid_out
from .steps import Step, Values, X, read

_FLOAT = np.dtype(np.float32)


def moved(part: Any, base: Array, out: Array, *, rectifies: bool) -> Step | None:
    """`base + x * part`, or what of it is above 0."""
    functions = blocks()
    if functions is None or not _fits(part, base, out):
        return None
    function, count = functions.moved, out.size
    first, second, third = map(_address, (part, base, out))

    def step(values: Values, _kept: Any = (part, base)) -> None:  # their memory must stay
        function(first, second, values[X], third, count, rectifies)

    return step


def biased(name: str, array: Array, operand: Any, *, rectifies: bool) -> Step | None:
    """A channel's number added, or what of the sum is above 0."""
    functions = blocks()
    if functions is None or name != "add" or not _fits(array):
        return None
    function, rows = functions.biased, array.shape[1]
    target, columns = _address(array), array.size // max(rows, 1)

    def step(values: Values) -> None:
        bias = read(operand, values)
        if bias.dtype == _FLOAT and bias.size == rows and bias.flags.c_contiguous:
            function(target, bias.ctypes.data, rows, columns, rectifies)
        else:
            np.add(array, bias, array)
            if rectifies:
                np.maximum(array, 0, out=array)

    return step


def largest(x: Array, out: Array, window: Window, buffers: Buffers) -> Step | None:
    """The largest of each 2 x 2."""
    functions = blocks()
    if functions is None or not (_is_two_by_two(window) and _fits(x, out)):
        return None
    function, lengths = functions.pooled, inner(x).shape
    row = buffers.kept("row", lengths[-2:], _FLOAT)
    first, second, third = map(_address, (x, out, row))

    def step(_values: Values) -> None:
        function(first, second, third, *lengths)

    return step


def moved_largest(
    part: Any, base: Array, out: Array, window: Window, buffers: Buffers
) -> Step | None:
    """The largest of each 2 x 2 of `base + x * part`."""
    functions = blocks()
    if functions is None or not (_is_two_by_two(window) and _fits(part, base, out)):
        return None
    function, lengths = functions.moved_pooled, inner(base).shape
    row = buffers.kept("row", lengths[-2:], _FLOAT)
    first, second, third, fourth = map(_address, (part, base, out, row))

    def step(values: Values, _kept: Any = (part, base)) -> None:  # their memory must stay
        function(first, second, values[X], third, fourth, *lengths)

    return step


def _is_two_by_two(window: Window) -> bool:
    return window == Window((2, 2), (2, 2))


def _fits(*arrays: Any) -> bool:
    return all(
        isinstance(one, np.ndarray) and one.dtype == _FLOAT and is_laid_out(one) and one.ndim > 1
        for one in arrays
    )


def _address(array: Array) -> int:
    return int(array.ctypes.data)
