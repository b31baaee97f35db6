"""Copies of arrays into another order of memory: `insight/native/src/copies.c`.

They take numbers of four bytes, whatever those are: a copy has their bits.
"""

from __future__ import annotations

import ctypes
import functools
import itertools
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from insight.native.functions import Library

from .arrays import FLOAT, FLOAT_BYTES, address_of
from .calls import Call
from .copy_blocks import Blocks, blocks_of, is_seen_as
from .loading import checked
from .pool import pool

__all__ = ["batch_innermost", "contiguous", "copied_call", "lying_like", "reshaped"]

LEAST = 1 << 14  # numbers; of fewer NumPy is as fast
_LEAST_SHARED = 1 << 16  # numbers that repay another thread
_ADDRESSES = 16  # bytes
_WHOLE = np.dtype(np.int32)


class _Kernel(NamedTuple):
    copied: Callable[[int, bytes], None]


def _functions(library: Library) -> _Kernel:
    return _Kernel(library.function("copied", None, ctypes.c_void_p, ctypes.c_char_p))


@functools.cache
def _kernel() -> _Kernel | None:
    return checked("copies", _functions, _is_right)


def _is_taken(x: Any) -> bool:
    if x.__class__ is not np.ndarray or address_of(x) % FLOAT_BYTES:
        return False
    return x.dtype is FLOAT or x.dtype is _WHOLE


def copied_call(x: Any, out: Any) -> Call | None:
    """A kept copy of `x` to `out`, which has its shape and its type and lies apart from it."""
    if not (_is_taken(x) and _is_taken(out) and out.flags.writeable):
        return None
    if x.dtype != out.dtype or x.shape != out.shape:
        return None
    kernel, blocks = _kernel(), blocks_of(x.shape, x.strides, out.strides)
    if kernel is None or blocks is None:
        return None
    words = bytes(_ADDRESSES) + blocks.words
    is_shared = blocks.size >= _LEAST_SHARED
    return Call(kernel.copied, words, ((0, x), (1, out)), is_shared=is_shared)


def contiguous(x: Any) -> Any:
    """The array in C order: itself, or a copy."""
    if x.flags.c_contiguous:
        return x
    made = _copied(x)
    return np.ascontiguousarray(x) if made is None else made


def reshaped(x: Any, shape: tuple[int, ...]) -> Any:
    """A copy of an array in another shape; None where it can be seen so, or NumPy is as fast."""
    if x.__class__ is not np.ndarray or x.size < LEAST or x.flags.c_contiguous:
        return None
    made = None if is_seen_as(x.shape, x.strides, shape) else _copied(x)
    return None if made is None else made.reshape(shape)


def batch_innermost(x: Any) -> Any:
    """(batch, channels, …) as contiguous (channels, …, batch)."""
    return contiguous(x.transpose(*range(1, x.ndim), 0))


def lying_like(x: Any, other: Any) -> Any:
    """A copy of an array whose axes lie in the order of another of its shape.

    >>> lying_like(np.ones((2, 3)), np.ones((3, 2)).T).T.flags.c_contiguous
    True
    """
    order = sorted(range(x.ndim), key=lambda axis: (-other.strides[axis], axis))
    # What is repeated without being there is brought into that order first, as it is less.
    once = x[tuple([slice(None) if step else slice(1) for step in x.strides])]
    laid = np.broadcast_to(contiguous(once.transpose(order)), [x.shape[axis] for axis in order])
    return contiguous(laid).transpose(np.argsort(order))


def _copied(x: Any) -> Any:
    """A copy in C order; None where NumPy must do."""
    if x.size < LEAST or not _is_taken(x):
        return None
    kernel = _kernel()
    if kernel is None:
        return None
    out = np.empty(x.shape, x.dtype)
    blocks = blocks_of(x.shape, x.strides, out.strides)
    if blocks is None:
        return None
    _run(kernel, blocks, x, out)
    return out


def _run(kernel: _Kernel, blocks: Blocks, x: Any, out: Any) -> None:
    addresses = address_of(x).to_bytes(8, "little") + address_of(out).to_bytes(8, "little")
    workers = pool() if blocks.size >= _LEAST_SHARED else None
    kernel.copied(0 if workers is None else workers.address, addresses + blocks.words)


def _is_right(kernel: _Kernel) -> bool:
    rng = np.random.default_rng(0)
    whole = rng.standard_normal((19, 70, 3, 37), FLOAT)
    for axes in itertools.permutations(range(4)):
        for x in (whole.transpose(axes), whole[:, ::2, :, 1:].transpose(axes)):
            out = np.empty(x.shape, FLOAT)
            blocks = blocks_of(x.shape, x.strides, out.strides)
            if blocks is None:
                return False
            _run(kernel, blocks, x, out)
            if not np.array_equal(out, x):
                return False
    x = np.broadcast_to(whole[0, :, :1], whole.shape[1:])
    out = np.empty(x.shape, FLOAT)
    blocks = blocks_of(x.shape, x.strides, out.strides)
    if blocks is None:
        return False
    _run(kernel, blocks, x, out)
    return np.array_equal(out, x)
