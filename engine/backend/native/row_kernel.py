"""The kernels of rows by number, and what they take: `insight/native/src/rows.c`."""

from __future__ import annotations

import ctypes
import functools
import struct
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from insight.native.functions import Library

from . import row_words
from .arrays import FLOAT, FLOAT_BYTES, address_of, is_plain
from .calls import Call
from .loading import checked
from .pool import pool
from .row_words import Numbers, Told

__all__ = ["are_numbers", "as_numbers", "kept", "lies", "numbers_of", "row_kernel", "run"]

_ADDRESSES = struct.Struct("3q")
_INT, _LONG = np.dtype(np.int32), np.dtype(np.int64)

Function = Callable[[int, bytes], int]


class _Kernel(NamedTuple):
    sparse_losses: Function
    one_hot: Function
    gathered: Function
    scattered: Function
    picked: Function
    placed: Function


def _functions(library: Library) -> _Kernel:
    number, address, work = ctypes.c_int64, ctypes.c_void_p, ctypes.c_char_p
    return _Kernel(*(library.function(name, number, address, work) for name in _Kernel._fields))


@functools.cache
def row_kernel() -> _Kernel | None:
    """All of them; None where there are none, or they are wrong on this machine."""
    return checked("rows", _functions, _is_right)


def run(function: Function, x: Any, indices: Any, out: Any, told: Told) -> bool:
    """Call a kernel; False where it refuses, as an index is out of range."""
    where = _ADDRESSES.pack(0 if x is None else address_of(x), address_of(indices), address_of(out))
    workers = pool() if told.is_shared else None
    return bool(function(0 if workers is None else workers.address, where + told.words))


def kept(function: Function, x: Any, indices: Any, out: Any, told: Told) -> Call:
    """The same call for arrays that stay."""
    arrays = ((1, indices), (2, out)) if x is None else ((0, x), (1, indices), (2, out))
    words = bytes(_ADDRESSES.size) + told.words
    return Call(function, words, arrays, is_shared=told.is_shared, may_refuse=x is not None)


def are_numbers(indices: Any) -> bool:
    """Whether they are whole numbers that the kernels read, end to end."""
    if indices.__class__ is not np.ndarray or not indices.flags.c_contiguous:
        return False
    return indices.dtype is _INT or indices.dtype is _LONG


def as_numbers(indices: Any) -> Any:
    """Whole numbers as the kernels read them; None for what is none."""
    if are_numbers(indices):
        return indices
    if indices.__class__ is not np.ndarray or indices.dtype.kind not in "iu":
        return None
    return indices.astype(_INT if indices.dtype == _INT else _LONG, order="C")


def numbers_of(indices: Any) -> Numbers:
    """What a kernel is told of them."""
    return Numbers(indices.size, indices.itemsize)


def lies(x: Any) -> bool:
    """Whether it is float32, end to end."""
    return is_plain(x) and x.flags.c_contiguous and address_of(x) % FLOAT_BYTES == 0


def _is_right(kernel: _Kernel) -> bool:
    rng = np.random.default_rng(0)
    return all(
        _are_right(kernel, (rng.standard_normal(shape) * 5).astype(FLOAT), kind)
        for shape in ((5, 3), (33, 10), (20, 16), (7, 1003))
        for kind in (_INT, _LONG)
    )


def _are_right(kernel: _Kernel, table: np.ndarray, kind: Any) -> bool:
    count, classes = table.shape
    labels: Any = (np.arange(count) * 7 % min(count, classes)).astype(kind)
    numbers, added, every = numbers_of(labels), table[::-1].copy(), range(count)
    losses, one_each = np.empty(count, FLOAT), np.empty(count, FLOAT)
    taken, hot, sums, put = (np.ones_like(table) for _ in range(4))
    of_table, of_each = row_words.gathered(numbers, table.shape), (numbers, 1, classes)
    made = (
        run(kernel.sparse_losses, table, labels, losses, row_words.losses(numbers, classes)),
        run(kernel.one_hot, None, labels, hot, row_words.one_hot(numbers, classes, 2.0, -1.0)),
        run(kernel.gathered, table, labels, taken, of_table),
        run(kernel.scattered, added, labels, sums, row_words.scattered(numbers, table.shape, True)),
        run(kernel.picked, table, labels, one_each, row_words.of_each_row(*of_each)),
        run(kernel.placed, losses, labels, put, row_words.of_each_row(*of_each)),
    )
    raised = np.exp(table.astype(np.float64))
    expected, placed = np.zeros_like(table), np.zeros_like(table)
    np.add.at(expected, labels, added)
    placed[every, labels] = losses
    is_right = (
        np.allclose(losses, -np.log(raised[every, labels] / raised.sum(-1)), 1e-5, 1e-5),
        np.array_equal(hot, np.where(labels[:, None] == range(classes), 2.0, -1.0)),
        np.array_equal(taken, table[labels]),
        np.array_equal(sums, expected),
        np.array_equal(one_each, table[every, labels]),
        np.array_equal(put, placed),
    )
    labels[count // 2] = count + classes
    return all(made + is_right) and not run(kernel.gathered, table, labels, taken, of_table)
