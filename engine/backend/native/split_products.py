"""Products of matrices of float32 by tiles of bfloat16: `insight/native/src/split_products.c`.

Each number is the sum of three that bfloat16 holds, and a product of two that of six of their
products, which are exact in float32. So a product of matrices is as right as one of float32, and
takes less time. Numbers below 1e-33 lose some of their last places, and a sum below the smallest
normal number is 0. What comes out infinite, or as no number, is computed again in float32.

The bits of a number depend on its row and its column alone. Processors without tiles, and products
for which packing does not repay, have the kernel of `products.py`.
"""

from __future__ import annotations

import ctypes
import functools
import struct
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from insight.native.functions import Library

from .arrays import FLOAT, FLOAT_BYTES, address_of, is_plain, memory
from .calls import Call
from .half_tiles import has_tiles
from .loading import checked
from .moved_right import moves_right
from .moves import Adam, Momentum
from .pool import pool
from .product_ends import followed, moving
from .split_cuts import SPLIT_NUMBERS, TILE, TILE_DEPTH, cut_of

__all__ = ["Packed", "packed_call", "packed_of", "split_product", "split_product_call"]
__all__ += ["split_product_moved_call", "takes"]

LEAST_DEPTH = 32
LEAST = 64  # multiplications of each number that is packed; fewer do not repay it
_LEFT, _RIGHT, _OUT, _MEMORY, _BIAS, _PACKED, _RECTIFIED = range(7)  # words in front
_RIGHT_MATRIX = struct.Struct("7q")
_FRONT = struct.Struct("7q")


class _Kernel(NamedTuple):
    multiply: Callable[[int, bytes], None]
    multiply_and_move: Callable[[int, bytes], None]
    pack: Callable[[int, bytes], None]


def _functions(library: Library) -> _Kernel:
    arguments = ctypes.c_void_p, ctypes.c_char_p
    return _Kernel(
        library.function("multiply_split", None, *arguments),
        library.function("multiply_split_and_move", None, *arguments),
        library.function("pack_split", None, *arguments),
    )


@functools.cache
def _kernel() -> _Kernel | None:
    return checked("split_products", _functions, _is_right) if has_tiles() else None


def split_product(x: Any, y: Any, bias: Any = None, relu: bool = False) -> np.ndarray | None:
    """`x @ y` of matrices; None where others must do.

    Args:
        x: (rows, depth) of float32, lying in any way.
        y: (depth, columns) alike.
        bias: Is added to the product, one number a column, contiguous.
        relu: Whether what is then below 0 becomes 0.

    Returns:
        (rows, columns), contiguous.

    """
    kernel = _taken(x, y)
    return None if kernel is None else _made(kernel, x, y, bias, relu)


def split_product_call(
    x: Any, y: Any, out: Any, bias: Any = None, relu: bool = False, *, is_alone: bool = False
) -> Call | None:
    """The call that puts `split_product(x, y)` into `out`; None where others must do.

    Args:
        x: As `split_product` takes it.
        y: Alike.
        out: Contiguous, of the product's shape.
        bias: Is added to the product, one number a column, before it is stored.
        relu: Whether what is then below 0 becomes 0.
        is_alone: Whether one thread makes it, beside others that have other work.

    """
    kernel = _taken(x, y)
    call = None if kernel is None else _kept(kernel, x, y, out, is_alone=is_alone)
    return (
        None
        if call is None
        else followed(call, bias, out, bias_at=_BIAS, relu=relu, relu_at=_RECTIFIED)
    )


def split_product_moved_call(x: Any, y: Any, out: Any, step: Momentum | Adam) -> Call | None:
    """The call that moves by an optimizer's step against the gradient `split_product(x, y)`.

    Its bits are those of `split_product_call` and of the step's call behind it. None where those
    must do. Its numbers are the step's.

    Args:
        x: As `split_product` takes it.
        y: Alike.
        out: Contiguous, of the product's shape; nothing is written to it.
        step: What is moved, contiguous and of the product's shape, and in memory of its own.

    """
    kernel = _taken(x, y)
    return None if kernel is None else _moved(kernel, x, y, out, step)


class Packed(NamedTuple):
    """How a right matrix lies that many products have."""

    numbers: int
    """Of float32, that it takes."""
    call: Callable[[Any], Call]
    """What packs it, given memory that begins with a line of the cache."""


def packed_of(rows: int, y: Any) -> Packed | None:
    """How a right matrix is packed once for all products with it; None where others must do.

    Args:
        rows: Of all products with it.
        y: As `split_product` takes it.

    """
    if not is_plain(y) or y.ndim != 2 or not _has_steps(y):
        return None
    depth, columns = y.shape
    kernel = _kernel() if takes(rows, depth, columns) else None
    if kernel is None:
        return None
    tiles = -(-columns // TILE)

    def call(packed: Any) -> Call:
        step, row = (n // FLOAT_BYTES for n in y.strides)
        words = _RIGHT_MATRIX.pack(0, 0, row, step, depth, columns, tiles)
        return Call(kernel.pack, words, ((0, y), (1, packed)))

    return Packed(tiles * -(-depth // TILE_DEPTH) * SPLIT_NUMBERS, call)


def packed_call(
    x: Any, y: Any, packed: Any, out: Any, bias: Any = None, *, relu: bool = False
) -> Call | None:
    """The call of one thread that has the bits of `split_product_call`, with a packed matrix.

    Args:
        x: (rows, depth) of float32, lying in any way.
        y: The right matrix.
        packed: The same as `packed_of` says.
        out: (rows, columns), contiguous.
        bias: As `split_product_call` takes it.
        relu: Alike.

    """
    kernel = _kernel() if is_plain(x, y, packed) else None
    call = None if kernel is None else _kept(kernel, x, y, out, packed, is_alone=True)
    return (
        None
        if call is None
        else followed(call, bias, out, bias_at=_BIAS, relu=relu, relu_at=_RECTIFIED)
    )


def takes(rows: int, depth: int, columns: int) -> bool:
    """Whether there is a kernel for products of these lengths."""
    if depth < LEAST_DEPTH or rows * columns < LEAST * (rows + columns):
        return False
    return _kernel() is not None


def _taken(x: Any, y: Any) -> _Kernel | None:
    if (
        not is_plain(x, y)
        or not x.ndim == y.ndim == 2
        or not takes(x.shape[0], x.shape[1], y.shape[1])
    ):
        return None
    return _kernel() if _has_steps(x) and _has_steps(y) else None


def _has_steps(x: Any) -> bool:
    """Whether numbers are whole numbers apart."""
    return bool(x.flags.aligned) and not any(step % FLOAT_BYTES for step in x.strides)


def _moved(kernel: _Kernel, x: Any, y: Any, out: Any, step: Momentum | Adam) -> Call | None:
    call = _kept(kernel, x, y, out)
    return moving(call, kernel.multiply_and_move, out, step, x, y)


def _kept(
    kernel: _Kernel, x: Any, y: Any, out: Any, packed: Any = None, *, is_alone: bool = False
) -> Call | None:
    """A call that puts a product into `out`; None where others must do."""
    if not is_plain(out) or not out.flags.carray or out.shape != (x.shape[0], y.shape[1]):
        return None
    workers = None if is_alone else pool()
    threads = 1 if workers is None else workers.threads
    cut = cut_of(threads, x.shape, x.strides, y.shape, y.strides, packed is not None)
    arrays: tuple[tuple[int, Any], ...] = ((_LEFT, x), (_RIGHT, y), (_OUT, out))
    if packed is not None:
        arrays = (*arrays, (_PACKED, packed))
    memory_at = ((_MEMORY, 0),)
    return Call(kernel.multiply, cut.words, arrays, cut.memory, memory_at, is_shared=cut.is_shared)


def _made(kernel: _Kernel, x: Any, y: Any, bias: Any = None, relu: bool = False) -> np.ndarray:
    workers = pool()
    threads = 1 if workers is None else workers.threads
    cut = cut_of(threads, x.shape, x.strides, y.shape, y.strides)
    out = np.empty((x.shape[0], y.shape[1]), FLOAT)
    words = bytearray(cut.words)
    where = address_of(x), address_of(y), address_of(out), memory(cut.memory)
    followed_by = 0 if bias is None else address_of(bias), 0, relu
    _FRONT.pack_into(words, 0, *where, *followed_by)
    kernel.multiply(workers.address if workers and cut.is_shared else 0, bytes(words))
    return out


def _is_right(kernel: _Kernel) -> bool:
    rng = np.random.default_rng(0)
    for rows, depth, columns in ((1, 3, 5), (33, 65, 50), (70, 1030, 20), (200, 300, 100)):
        for turns in range(4):
            x = rng.standard_normal((rows, depth)[:: -1 if turns & 1 else 1], FLOAT)
            y = rng.standard_normal((depth, columns)[:: -1 if turns & 2 else 1], FLOAT)
            x, y = x.T if turns & 1 else x, y.T if turns & 2 else y
            found = _made(kernel, x, y)
            expected = x.astype(np.float64) @ y.astype(np.float64)
            if not np.allclose(found, expected, rtol=1e-5, atol=1e-4):
                return False
            if not moves_right(functools.partial(_moved, kernel, x, y), found):
                return False
    return True
