"""Products of matrices of float32 in machine code: `insight/native/src/products.c`.

Each number of a product is the sum of its terms in their order, so its bits depend on its row and
its column alone: not on the shapes, on how the arrays lie, or on the threads. Small products stay
with NumPy, whose call costs less.
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
from .loading import checked
from .pool import pool
from .registers import are_wide

__all__ = ["product"]

LEAST = 1 << 17  # multiplications; of fewer NumPy is as fast
_LEAST_PART = 1 << 18  # multiplications that repay another thread: some 3 microseconds
_FEW_ROWS = 64  # that go through a panel where it lies: a copy would cost more
_FEW_STEPS = 128
_WORK = struct.Struct("23q")


class _Kernel(NamedTuple):
    multiply: Callable[[int, bytes], None]
    memory: int
    """Numbers that each thread needs."""
    is_wide: bool


def _functions(library: Library) -> _Kernel | None:
    is_wide = are_wide()
    if is_wide is None:
        return None
    return _Kernel(
        library.function("multiply", None, ctypes.c_void_p, ctypes.c_char_p),
        library.function("product_memory", ctypes.c_int64)(),
        is_wide,
    )


@functools.cache
def _kernel() -> _Kernel | None:
    return checked("products", _functions, _is_right)


def product(x: Any, y: Any) -> np.ndarray | None:
    """`x @ y` of arrays of at least two axes; None where NumPy must do.

    Args:
        x: (…, rows, depth) of float32, lying in any way.
        y: (…, depth, columns) alike; both have the same leading axes, or it has none.

    Returns:
        (…, rows, columns), contiguous.

    """
    if not is_plain(x, y) or x.size * y.shape[-1] < LEAST or not y.size:
        return None
    kernel = _kernel()
    return None if kernel is None else _made(kernel, x, y)


def _made(kernel: _Kernel, x: Any, y: Any) -> np.ndarray | None:
    count, x_far, y_far = 1, 0, 0
    lead = x.shape[:-2]
    shape = (*lead, x.shape[-2], y.shape[-1])
    if lead:
        if y.ndim == 2:
            x = x.reshape(-1, x.shape[-1])
        elif y.shape[:-2] == lead:
            of_x, of_y = _together(x), _together(y)
            if of_x is None or of_y is None:
                return None
            count, x_far, y_far = x.size // (x.shape[-2] * x.shape[-1]), of_x, of_y
        else:
            return None
    elif y.ndim > 2:
        return None
    rows, depth = x.shape[-2:]
    columns = y.shape[-1]
    x_row, x_step = x.strides[-2:]
    y_step, y_column = y.strides[-2:]
    where_x, where_y = address_of(x), address_of(y)
    if (where_x | where_y | x_row | x_step | y_step | y_column | x_far | y_far) % FLOAT_BYTES:
        return None  # not where numbers lie
    out = np.empty(shape, FLOAT)
    a = (where_x, x_row // FLOAT_BYTES, x_step // FLOAT_BYTES)
    b = (where_y, y_column // FLOAT_BYTES, y_step // FLOAT_BYTES)
    far = (x_far // FLOAT_BYTES, y_far // FLOAT_BYTES)
    _multiply(kernel, a, b, address_of(out), (columns, 1), count, far, (rows, depth, columns))
    return out


def _together(x: Any) -> int | None:
    """How far each matrix lies from the one before, in bytes; None where that differs."""
    step = x.strides[-3]
    length = step * x.shape[-3]
    for size, stride in zip(x.shape[-4::-1], x.strides[-4::-1], strict=True):
        if size > 1 and stride != length:
            return None
        length *= size
    return step


Matrix = tuple[int, int, int]


def _multiply(
    kernel: _Kernel,
    a: Matrix,
    b: Matrix,
    out: int,
    steps: tuple[int, int],
    count: int,
    far: tuple[int, int],
    lengths: tuple[int, int, int],
) -> None:
    rows, depth, columns = lengths
    out_far = rows * columns
    lies_across = b[1] != 1  # its copy would be turned: the smaller of the two is turned instead
    if lies_across and a[2] == 1 and rows < columns and rows <= _FEW_ROWS:
        a, b, steps, far = b, a, (steps[1], steps[0]), (far[1], far[0])
        rows, columns = columns, rows
    tile_rows, panel = _tile(kernel, columns)
    in_turn = rows if depth <= _FEW_STEPS else _FEW_ROWS
    most = count * rows * depth * columns // _LEAST_PART
    workers = pool() if most > 1 else None
    threads = 1 if workers is None else workers.threads
    wanted = min(2 * threads, most) if threads > 1 else 1
    panel_parts = min(-(-columns // panel), wanted) if count < wanted else 1
    row_parts = 1
    if count < wanted and panel_parts < min(threads, most):
        row_parts = min(-(-threads // panel_parts), -(-rows // tile_rows))
    work = _WORK.pack(
        *(*a, *b, out, count, *far, out_far, *steps),
        *(rows, depth, columns, tile_rows, panel, in_turn, row_parts, panel_parts),
        *(memory(kernel.memory * threads), kernel.memory),
    )
    kernel.multiply(0 if workers is None else workers.address, work)


def _tile(kernel: _Kernel, columns: int) -> tuple[int, int]:
    """How many rows a tile has and how many columns a panel: as many sums as registers hold."""
    if not kernel.is_wide:
        return 6, 16
    return (12, 32) if columns <= 32 else (8, 48)


def _is_right(kernel: _Kernel) -> bool:
    rng = np.random.default_rng(0)
    for shape in ((1, 3, 5), (33, 65, 50), (70, 1030, 20), (13, 40, 131), (200, 300, 100)):
        rows, depth, columns = shape
        for turns in range(4):
            x = rng.standard_normal((rows, depth)[:: -1 if turns & 1 else 1], FLOAT)
            y = rng.standard_normal((depth, columns)[:: -1 if turns & 2 else 1], FLOAT)
            x, y = x.T if turns & 1 else x, y.T if turns & 2 else y
            found = _made(kernel, x, y)
            expected = x.astype(np.float64) @ y.astype(np.float64)
            if found is None or not np.allclose(found, expected, rtol=1e-4, atol=1e-3):
                return False
    return True
