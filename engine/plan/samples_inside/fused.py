"""Steps that native code does in one pass, with NumPy's bits; None where it cannot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from engine.backend.blocks import blocks
from engine.backend.kernels.window import Window
from engine.backend.native.arrays import address_of
from engine.plan.held import Step, Values, read
from engine.plan.memory import Array, Buffers, Storage

from .order import inner, is_laid_out

FLOAT = np.dtype(np.float32)
_FILTERS_AT_ONCE = 8


def biased(name: str, array: Array, operand: Any, *, rectifies: bool) -> Step | None:
    """A channel's number added, or what of the sum is above 0."""
    functions = blocks()
    if functions is None or name != "add" or not fits(array):
        return None
    function, rows = functions.biased, array.shape[1]
    target, columns = address_of(array), array.size // max(rows, 1)

    def step(values: Values) -> None:
        bias = read(operand, values)
        if bias.dtype == FLOAT and bias.size == rows and bias.flags.c_contiguous:
            function(target, bias.ctypes.data, rows, columns, rectifies)
        else:
            np.add(array, bias, array)
            if rectifies:
                np.maximum(array, 0, out=array)

    return step


def largest(x: Array, out: Array, window: Window, buffers: Buffers) -> Step | None:
    """The largest of each 2 x 2."""
    functions = blocks()
    if functions is None or not (is_two_by_two(window) and fits(x, out)):
        return None
    function, lengths = functions.pooled, inner(x).shape
    row = buffers.kept("row", lengths[-2:], FLOAT)
    first, second, third = map(address_of, (x, out, row))

    def step(_values: Values) -> None:
        function(first, second, third, *lengths)

    return step


class Convolution(NamedTuple):
    """A product that may wait for what reads it.

    Attributes:
        below: What it reads, (samples, channels, …).
        weight: The filters, or where they are among the values.
        shape: Of the filters.
        window: How it slides over `below`.
        group: How many groups of channels there are.
        storages: The memory of `below`, which nobody else may have until it is done.

    """

    below: Array
    weight: Any
    shape: tuple[int, ...]
    window: Window
    group: int
    storages: tuple[Storage, ...]


def is_native(*dtypes: Any) -> bool:
    """Whether native code convolves and multiplies numbers of these types."""
    return all(one == FLOAT for one in dtypes) and blocks() is not None


def convolution(
    image: Array, this: Convolution, out: Array, buffers: Buffers, largest_of: Window | None = None
) -> Step | None:
    """The windows of an image times the filters, or the largest of some of them.

    Args:
        image: What `this` reads as it lies in memory, with its borders: (channels, …, samples).
        this: The convolution.
        out: The result, (samples, filters, …).
        buffers: Where weights are packed.
        largest_of: Of which positions only the largest result is wanted; none in two windows.

    """
    functions = blocks()
    if functions is None or not fits(out) or image.dtype != FLOAT or not image.flags.c_contiguous:
        return None
    if largest_of is not None and (any(largest_of.pads) or largest_of.kernel != largest_of.stride):
        return None
    function, (samples, filters, *positions), window = functions.convolved, out.shape, this.window
    strides = [one // FLOAT.itemsize for one in image.strides[:-1]]
    apart = [one * step for one, step in zip(strides[1:], window.stride, strict=True)]
    pool = largest_of or Window((1,) * len(apart), (1,) * len(apart))
    corners = np.add.outer(
        _offsets(positions, apart, pool.stride), _offsets(pool.kernel, apart, pool.dilation)
    )
    channels, some = len(image) // this.group, filters // this.group
    offsets = _offsets((channels, *window.kernel), strides, (1, *window.dilation))
    packed = buffers.kept("packed", (_FILTERS_AT_ONCE, offsets.size), FLOAT)
    begin, first, second, room = map(address_of, (image, corners, offsets, packed))
    tables = (first, *corners.shape, second, offsets.size)
    parts = [
        (begin + k * channels * image.strides[0], k * some, address_of(inner(out)[k * some :]))
        for k in range(this.group)
    ]

    def step(values: Values, _kept: Any = (image, corners, offsets, packed, out)) -> None:
        weights = np.ascontiguousarray(read(this.weight, values), FLOAT)
        for source, filter_, target in parts:
            there = address_of(weights[filter_:])
            function(source, *tables, there, room, target, samples, some)

    return step


def _offsets(lengths: Sequence[int], strides: Sequence[int], steps: Sequence[int]) -> Any:
    """Where the elements of an array of these lengths lie, in row-major order."""
    found = np.zeros(1, np.int64)
    for length, stride, step in zip(lengths, strides, steps, strict=True):
        found = np.add.outer(found, np.arange(length) * (stride * step)).reshape(-1)
    return found


def is_two_by_two(window: Window) -> bool:
    """Whether it is the one whose largest native code finds."""
    return window == Window((2, 2), (2, 2))


def fits(*arrays: Any) -> bool:
    """Whether native code takes these arrays."""
    return all(
        isinstance(one, np.ndarray) and one.dtype == FLOAT and is_laid_out(one) and one.ndim > 1
        for one in arrays
    )
