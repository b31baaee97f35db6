"""Products of matrices of float32 in machine code: `insight/native/src/products.c`.

Each number of a product is the sum of its terms in their order, so its bits depend on its row and
its column alone: not on the shapes, on how the arrays lie, or on the threads. Small products stay
with NumPy, whose call costs less.
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from .arrays import FLOAT, FLOAT_BYTES, address_of, is_plain, memory
from .calls import Call, run
from .loading import checked
from .moved_right import moves_right
from .moves import Adam, Momentum
from .pool import Pool, pool
from .product_cuts import Cut, cut_of
from .product_ends import followed, moving
from .product_kernel import (
    BIAS,
    HEAD,
    LEFT,
    MEMORY,
    OUT,
    RECTIFIED,
    RIGHT,
    ProductKernel,
    functions_of,
)
from .product_panels import of_panels, panels_in

__all__ = ["panels_call", "panels_of", "product", "product_call", "product_moved_call"]

LEAST = 1 << 11  # multiplications; of fewer NumPy is as fast
_LEAST_PART = 1 << 18  # multiplications that repay another thread: some 3 microseconds


@functools.cache
def _kernel() -> ProductKernel | None:
    return checked("products", functions_of, _is_right)


def product(x: Any, y: Any, bias: Any = None, relu: bool = False) -> np.ndarray | None:
    """`x @ y` of arrays of at least two axes; None where NumPy must do.

    Args:
        x: (…, rows, depth) of float32, lying in any way.
        y: (…, depth, columns) alike; both have the same leading axes, or it has none.
        bias: Is added to the product, one number a column; contiguous.
        relu: Whether what is then below 0 becomes 0.

    Returns:
        (…, rows, columns), contiguous.

    """
    kernel = _taken(x, y)
    return None if kernel is None else _made(kernel, x, y, bias, relu)


def product_call(
    x: Any, y: Any, out: Any, bias: Any = None, relu: bool = False, *, is_alone: bool = False
) -> Call | None:
    """The call that puts `product(x, y)` into `out`; None where NumPy must do.

    Args:
        x: As `product` takes it.
        y: Alike.
        out: Of the product's shape, contiguous; of pairs either rows or columns are.
        bias: Is added to the product, one number a column, before it is stored.
        relu: Whether what is then below 0 becomes 0.
        is_alone: Whether one thread makes it, beside others that have other work.

    """
    kernel = _taken(x, y)
    call = None if kernel is None else _kept(kernel, x, y, out, is_alone=is_alone)
    return (
        None
        if call is None
        else followed(call, bias, out, bias_at=BIAS, relu=relu, relu_at=RECTIFIED)
    )


def panels_of(y: Any) -> Any:
    """A right matrix as panels, (panels, depth, columns of each): a view; None where they differ.

    Where many products have it, its panels are copied once for all of them.
    """
    kernel = _kernel() if is_plain(y) and y.ndim == 2 else None
    return None if kernel is None else panels_in(kernel, y)


def panels_call(
    x: Any, panels: Any, out: Any, bias: Any = None, *, relu: bool = False
) -> Call | None:
    """The call of one thread that has the bits of `product_call`, of panels that were copied.

    Args:
        x: (rows, depth) of float32, lying in any way.
        panels: As `panels_of` gives them, contiguous.
        out: (rows, columns), contiguous.
        bias: As `product_call` takes it.
        relu: Alike.

    """
    kernel = _kernel() if is_plain(x, panels, out) else None
    call = None if kernel is None else of_panels(kernel, x, panels, out)
    return (
        None
        if call is None
        else followed(call, bias, out, bias_at=BIAS, relu=relu, relu_at=RECTIFIED)
    )


def product_moved_call(x: Any, y: Any, out: Any, step: Momentum | Adam) -> Call | None:
    """The call that moves by an optimizer's step against the gradient `product(x, y)`.

    Its bits are those of `product_call` and of `momentum_call` or `adam_call` behind it. None where
    those must do. Its numbers are the step's: the rate and the momentum, or the rate, both betas
    and epsilon.

    Args:
        x: As `product` takes it.
        y: Alike.
        out: Contiguous, of the product's shape; what it holds then is of no use.
        step: What is moved, contiguous and of the product's shape, and in memory of its own.

    """
    kernel = _taken(x, y)
    return None if kernel is None else _moved(kernel, x, y, out, step)


def _moved(kernel: ProductKernel, x: Any, y: Any, out: Any, step: Momentum | Adam) -> Call | None:
    call = _kept(kernel, x, y, out, stands=True)
    return moving(call, kernel.multiply_and_move, out, step, x, y, out)


def _kept(
    kernel: ProductKernel,
    x: Any,
    y: Any,
    out: Any,
    *,
    is_alone: bool = False,
    stands: bool = False,
) -> Call | None:
    """A call that puts a product into `out`; None where NumPy must do."""
    if not is_plain(out) or out.shape != (*x.shape[:-1], y.shape[-1]) or not _takes(out, y.ndim):
        return None
    placed = _placed(kernel, x, y, out, is_alone=is_alone, stands=stands)
    if placed is None:
        return None
    cut, left, right, workers = placed
    if not np.may_share_memory(left, y if cut.is_turned else x):
        return None  # a copy, which would keep what stood there
    return Call(
        kernel.multiply,
        HEAD.pack(0, 0, 0, 0, 0, 0) + cut.words,
        ((LEFT, left), (RIGHT, right), (OUT, out)),
        cut.memory,
        ((MEMORY, 0),),
        is_shared=workers is not None,
    )


def _takes(out: Any, rank: int) -> bool:
    """Whether a product can be written to an array: of pairs, in any place each."""
    if out.flags.carray:
        return True
    return rank == out.ndim > 2 and out.flags.behaved and FLOAT_BYTES in out.strides[-2:]


def _taken(x: Any, y: Any) -> ProductKernel | None:
    if not is_plain(x, y) or x.size * y.shape[-1] < LEAST or not y.size:
        return None
    return _kernel()


def _made(
    kernel: ProductKernel, x: Any, y: Any, bias: Any = None, relu: bool = False
) -> np.ndarray | None:
    placed = _placed(kernel, x, y)
    if placed is None:
        return None
    cut, left, right, workers = placed
    out = np.empty((*x.shape[:-1], y.shape[-1]), FLOAT)
    where = address_of(left), address_of(right), address_of(out), memory(cut.memory)
    head = HEAD.pack(*where, 0 if bias is None else address_of(bias), relu)
    kernel.multiply(0 if workers is None else workers.address, head + cut.words)
    return out


def _placed(
    kernel: ProductKernel,
    x: Any,
    y: Any,
    out: Any = None,
    *,
    is_alone: bool = False,
    stands: bool = False,
) -> tuple[Cut, np.ndarray, np.ndarray, Pool | None] | None:
    """A product's cut, its operands as they stand in it, and who shares the work.

    Without `out` the result is going to be contiguous. One that `stands` is made row by row.
    """
    apart = None if out is None or out.flags.c_contiguous else out.strides
    if y.ndim == 2 and x.ndim > 2:
        x = x.reshape(-1, x.shape[-1])
    if not (x.flags.aligned and y.flags.aligned):
        return None
    most = 1 if is_alone else x.size * y.shape[-1] // _LEAST_PART
    workers = pool() if most > 1 else None
    threads = 1 if workers is None else workers.threads
    lie = x.shape, x.strides, y.shape, y.strides, apart
    cut = cut_of(kernel.is_wide, threads, most, *lie, stands=stands)
    if cut is None:
        return None
    return (cut, y, x, workers) if cut.is_turned else (cut, x, y, workers)


def _is_right(kernel: ProductKernel) -> bool:
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
            if not _panels_right(kernel, x, y, found):
                return False
            if not moves_right(functools.partial(_moved, kernel, x, y), found):
                return False
    return True


def _panels_right(kernel: ProductKernel, x: Any, y: Any, expected: np.ndarray) -> bool:
    """Whether copied panels give the same bits, if all have as many columns."""
    panels = panels_in(kernel, y)
    if panels is None:
        return True
    out = np.empty_like(expected)
    call = of_panels(kernel, x, np.ascontiguousarray(panels), out)
    return call is not None and run(call) and np.array_equal(out, expected)
