"""Products of matrices of bfloat16 in machine code: `insight/native/src/half_products.h`.

They lie as float32, and are rounded to bfloat16 on the way, as the product is. Each number of it is
one sum in float32, of its terms in the order of the depth, so its bits depend on its row and its
column alone: not on the shapes, on how the arrays lie, or on the threads. Tiles sum them where the
processor has such, elsewhere vectors of bfloat16, in an order of their own. Processors without
either compute as with float32, whose sums have another order.
"""

from __future__ import annotations

import ctypes
import functools
import math
import struct
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from engine.backend.halves import held_in_bfloat16
from insight.native.functions import Library

from .arrays import FLOAT, FLOAT_BYTES, is_plain
from .calls import Call, run
from .half_tiles import has_tiles
from .loading import checked
from .moved_right import moves_right
from .moves import Adam, Momentum
from .pool import pool
from .product_ends import followed, moving
from .product_pairs import contiguous, pairs_of

__all__ = [
    "half_product",
    "half_product_call",
    "half_product_moved_call",
    "summed_by",
    "takes_product",
]

LEAST = 1 << 11  # multiplications; fewer are computed as of float32, whatever the numbers
_MOST = 1 << 25  # numbers of packed operands, for which a thread has memory
_TILE, _TILE_DEPTH, _TILE_NUMBERS = 16, 32, 256
_BLOCK = 1 << 17  # numbers of packed columns that a part goes through: they stay in a cache
_LEAST_SHARED = 1 << 15  # of what multiplies and packs, in about a tenth of a nanosecond
_WORDS = struct.Struct("25q")
_LEFT, _RIGHT, _OUT, _MEMORY, _BIAS, _RECTIFIED = range(6)  # words in front

Lengths = tuple[int, ...]


class _Kernel(NamedTuple):
    multiply: Callable[[int, bytes], None]
    multiply_and_move: Callable[[int, bytes], None]


def _functions(library: Library) -> _Kernel:
    arguments = ctypes.c_void_p, ctypes.c_char_p
    return _Kernel(
        library.function("multiply_halves", None, *arguments),
        library.function("multiply_halves_and_move", None, *arguments),
    )


@functools.cache
def _by_tiles() -> _Kernel | None:
    return checked("half_products", _functions, _is_right) if has_tiles() else None


@functools.cache
def _by_vectors() -> _Kernel | None:
    return checked("half_products_by_vectors", _functions, _is_right)


def _kernel() -> _Kernel | None:
    return _by_tiles() or _by_vectors()


def summed_by() -> str:
    """What sums products of bfloat16 here: "tiles", "vectors", or else "float32"."""
    if _by_tiles() is not None:
        return "tiles"
    return "float32" if _by_vectors() is None else "vectors"


def takes_product(of_x: Lengths, columns: int) -> bool:
    """Whether there is a kernel for products of such a left operand with so many columns."""
    return math.prod(of_x) * columns >= LEAST and _kernel() is not None


def half_product(x: Any, y: Any) -> np.ndarray | None:
    """`x @ y` of numbers of bfloat16, which is rounded to bfloat16; None where others must do.

    Args:
        x: (…, rows, depth) of float32, lying in any way.
        y: (…, depth, columns) alike; both have the same leading axes, or it has none.

    Returns:
        (…, rows, columns) of float32, contiguous.

    """
    kernel = _taken(x, y)
    return None if kernel is None else _made(kernel, x, y)


def half_product_call(
    x: Any, y: Any, out: Any, bias: Any = None, relu: bool = False
) -> Call | None:
    """The call that puts `half_product(x, y)` into `out`; None where others must do.

    Args:
        x: As `half_product` takes it.
        y: Alike.
        out: Contiguous, of the product's shape.
        bias: Is added to the product, one number a column, in float32.
        relu: Whether what is then below 0 becomes 0.

    """
    kernel = _taken(x, y)
    call = None if kernel is None else _kept(kernel, x, y, out)
    if call is None:
        return None
    return followed(call, bias, out, bias_at=_BIAS, relu=relu, relu_at=_RECTIFIED)


def half_product_moved_call(x: Any, y: Any, out: Any, step: Momentum | Adam) -> Call | None:
    """The call that moves by an optimizer's step against the gradient `half_product(x, y)`.

    Its bits are those of `half_product_call` and of the step's call behind it. None where those
    must do. Its numbers are the step's.

    Args:
        x: As `half_product` takes it, of two axes.
        y: Alike.
        out: Contiguous, of the product's shape; nothing is written to it.
        step: What is moved, contiguous and of the product's shape, and in memory of its own.

    """
    kernel = _taken(x, y) if x.ndim == y.ndim == 2 else None
    return None if kernel is None else _moved(kernel, x, y, out, step)


def _moved(kernel: _Kernel, x: Any, y: Any, out: Any, step: Momentum | Adam) -> Call | None:
    call = _kept(kernel, x, y, out)
    return moving(call, kernel.multiply_and_move, out, step, x, y)


def _taken(x: Any, y: Any) -> _Kernel | None:
    return _kernel() if is_plain(x, y) and x.size * y.shape[-1] >= LEAST else None


def _made(kernel: _Kernel, x: Any, y: Any) -> np.ndarray | None:
    out = np.empty((*x.shape[:-1], y.shape[-1]), FLOAT)
    call = _kept(kernel, x, y, out)
    if call is None:
        return None
    run(call)
    return out


def _kept(kernel: _Kernel, x: Any, y: Any, out: Any) -> Call | None:
    """A call that puts a product into `out`; None where others must do."""
    if not is_plain(out) or not out.flags.carray or out.shape != (*x.shape[:-1], y.shape[-1]):
        return None
    left = x.reshape(-1, x.shape[-1]) if y.ndim == 2 < x.ndim else x
    if not (left.flags.aligned and y.flags.aligned and np.may_share_memory(left, x)):
        return None
    workers = pool()
    threads = 1 if workers is None else workers.threads
    cut = cut_of(threads, left.shape, left.strides, y.shape, y.strides)
    if cut is None:
        return None
    arrays = ((_LEFT, left), (_RIGHT, y), (_OUT, out))
    memory_at = ((_MEMORY, 0),)
    return Call(kernel.multiply, cut.words, arrays, cut.memory, memory_at, is_shared=cut.is_shared)


class Cut(NamedTuple):
    """A product, but for where its numbers lie."""

    words: bytes
    """What the kernel is told, zeros where addresses go."""
    memory: int
    """Numbers, of all threads."""
    is_shared: bool
    """Whether threads share the work."""


@functools.lru_cache(maxsize=1024)
def cut_of(
    threads: int, of_x: Lengths, x_apart: Lengths, of_y: Lengths, y_apart: Lengths
) -> Cut | None:
    """Parts of a product; None where its numbers lie as no kernel reads them, or are too many.

    Args:
        threads: How many share the work.
        of_x: The shape of the left operand: pairs, rows, depth.
        x_apart: Its strides, in bytes.
        of_y: The shape of the right operand: pairs, depth, columns.
        y_apart: Its strides, in bytes.

    """
    if of_x[:-2] != of_y[:-2]:
        return None
    made = contiguous((*of_x[:-1], of_y[-1]), FLOAT_BYTES)
    pairs = pairs_of(of_x[:-2], x_apart[:-2], y_apart[:-2], made[:-2])
    if pairs is None:
        return None
    if any(step % FLOAT_BYTES for step in (*x_apart, *y_apart)):
        return None
    x_row, x_step, y_step, y_column = (n // FLOAT_BYTES for n in (*x_apart[-2:], *y_apart[-2:]))
    count, (rows, depth), columns = pairs.number, of_x[-2:], of_y[-1]
    row_tiles, column_tiles = -(-rows // _TILE), -(-columns // _TILE)
    of_tile = -(-depth // _TILE_DEPTH) * _TILE_NUMBERS
    if (row_tiles + column_tiles) * of_tile > _MOST:
        return None
    work = count * (rows * depth * columns // 64 + 2 * (rows + columns) * depth + rows * columns)
    is_shared = threads > 1 and work >= _LEAST_SHARED
    workers = threads if is_shared else 1
    if count > 1:
        row_parts, column_parts, memory = 1, 1, (row_tiles + column_tiles) * of_tile
        whole = workers * memory
    else:
        row_parts, column_parts = _parts_of(row_tiles, column_tiles, of_tile, 2 * workers)
        before = row_tiles if row_parts == 1 else 0
        before += column_tiles if column_parts == 1 < row_parts else 0
        memory = (before or row_tiles + column_tiles) * of_tile
        whole = memory + 2 * workers * of_tile
    words = _WORDS.pack(
        *(0, 0, 0, 0, 0, 0),
        *(x_row, x_step, y_column, y_step),
        *(count, pairs.group, *(n // FLOAT_BYTES for n in (*pairs.far, *pairs.near))),
        *(rows, depth, columns),
        *(workers, row_parts, column_parts, memory),
    )
    return Cut(words, whole + _TILE, is_shared)


def _parts_of(rows: int, columns: int, of_tile: int, parts: int) -> tuple[int, int]:
    """Parts of a product of so many tiles: its rows', and its columns'.

    Of a matrix that is cut alone tiles are packed as they are multiplied; the other one stays in a
    cache. Where neither would, both are packed before, and columns are cut so that they do.
    """
    if min(rows, columns) * of_tile <= _BLOCK:
        is_long = rows >= columns or (rows >= 2 * parts and 2 * columns * of_tile <= _BLOCK)
        if is_long and rows > 3:
            return min(max(parts, 2), rows // 2), 1
        return 1, min(parts, -(-columns // 2))
    return max(min(parts, rows // 2), 1), min(max(-(-columns * of_tile // _BLOCK), 2), columns)


def _is_right(kernel: _Kernel) -> bool:
    rng = np.random.default_rng(0)
    for rows, depth, columns in ((1, 3, 5), (33, 65, 50), (70, 1030, 20), (200, 300, 100)):
        for turns in range(4):
            x = rng.standard_normal((rows, depth)[:: -1 if turns & 1 else 1], FLOAT)
            y = rng.standard_normal((depth, columns)[:: -1 if turns & 2 else 1], FLOAT)
            x, y = x.T if turns & 1 else x, y.T if turns & 2 else y
            found = _made(kernel, x, y)
            wide = [held_in_bfloat16(one).astype(np.float64) for one in (x, y)]
            expected = wide[0] @ wide[1]
            if found is None or not np.array_equal(found, held_in_bfloat16(found)):
                return False
            if not np.allclose(found, expected, rtol=2**-7, atol=1e-3):
                return False
            if not moves_right(functools.partial(_moved, kernel, x, y), found):
                return False
    return True
