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

from engine.backend.kernels.adam import adam_step
from engine.backend.kernels.momentum import momentum_step
from insight.native.functions import Library

from .arrays import FLOAT, address_of, is_plain, memory
from .calls import WORD, Call, run
from .loading import checked
from .moves import Adam, Momentum, kept_step, lie_alike
from .pool import Pool, pool
from .product_cuts import Cut, cut_of
from .registers import are_wide

__all__ = ["product", "product_call", "product_moved_call"]

LEAST = 1 << 11  # multiplications; of fewer NumPy is as fast
_LEAST_PART = 1 << 18  # multiplications that repay another thread: some 3 microseconds
_HEAD = struct.Struct("6q")  # addresses, and whether a rectifier follows
_LEFT, _RIGHT, _OUT, _MEMORY, _BIAS = range(5)  # words of addresses
_KIND = struct.Struct("q")  # of a step of an optimizer: Momentum or Adam


class _Kernel(NamedTuple):
    multiply: Callable[[int, bytes], None]
    multiply_and_move: Callable[[int, bytes], None]
    is_wide: bool


def _functions(library: Library) -> _Kernel | None:
    is_wide = are_wide()
    if is_wide is None:
        return None
    arguments = ctypes.c_void_p, ctypes.c_char_p
    return _Kernel(
        library.function("multiply", None, *arguments),
        library.function("multiply_and_move", None, *arguments),
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
    kernel = _taken(x, y)
    return None if kernel is None else _made(kernel, x, y)


def product_call(x: Any, y: Any, out: Any, bias: Any = None, relu: bool = False) -> Call | None:
    """The call that puts `product(x, y)` into `out`; None where NumPy must do.

    Args:
        x: As `product` takes it.
        y: Alike.
        out: Contiguous, of the product's shape.
        bias: Is added to the product, one number a column, before it is stored.
        relu: Whether what is then below 0 becomes 0.

    """
    kernel = _taken(x, y)
    call = None if kernel is None else _kept(kernel, x, y, out)
    if call is None:
        return None
    if bias is not None:
        if not is_plain(bias) or bias.shape != y.shape[-1:] or not bias.flags.carray:
            return None
        call = call._replace(arrays=(*call.arrays, (_BIAS, bias)))
    return call._replace(words=_HEAD.pack(0, 0, 0, 0, 0, relu) + call.words[_HEAD.size :])


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


def _moved(kernel: _Kernel, x: Any, y: Any, out: Any, step: Momentum | Adam) -> Call | None:
    call = _kept(kernel, x, y, out)
    if call is None or not lie_alike(step.arrays, out):
        return None
    if any(np.may_share_memory(array, other) for array in step.arrays for other in (x, y, out)):
        return None
    words = call.words + _KIND.pack(isinstance(step, Adam))
    told = kept_step(step, 1, len(words) // WORD)
    return call._replace(
        function=kernel.multiply_and_move,
        words=words + told.words,
        arrays=(*call.arrays, *told.arrays),
        numbers=told.numbers,
    )


def _kept(kernel: _Kernel, x: Any, y: Any, out: Any) -> Call | None:
    """A call that puts a product into `out`; None where NumPy must do."""
    if not is_plain(out) or not out.flags.carray:
        return None
    placed = _placed(kernel, x, y)
    if placed is None or out.shape != (*x.shape[:-1], y.shape[-1]):
        return None
    cut, left, right, workers = placed
    if not np.may_share_memory(left, y if cut.is_turned else x):
        return None  # a copy, which would keep what stood there
    return Call(
        kernel.multiply,
        _HEAD.pack(0, 0, 0, 0, 0, 0) + cut.words,
        ((_LEFT, left), (_RIGHT, right), (_OUT, out)),
        cut.memory,
        ((_MEMORY, 0),),
        is_shared=workers is not None,
    )


def _taken(x: Any, y: Any) -> _Kernel | None:
    if not is_plain(x, y) or x.size * y.shape[-1] < LEAST or not y.size:
        return None
    return _kernel()


def _made(kernel: _Kernel, x: Any, y: Any) -> np.ndarray | None:
    placed = _placed(kernel, x, y)
    if placed is None:
        return None
    cut, left, right, workers = placed
    out = np.empty((*x.shape[:-1], y.shape[-1]), FLOAT)
    where = address_of(left), address_of(right), address_of(out), memory(cut.memory)
    kernel.multiply(0 if workers is None else workers.address, _HEAD.pack(*where, 0, 0) + cut.words)
    return out


def _placed(
    kernel: _Kernel, x: Any, y: Any
) -> tuple[Cut, np.ndarray, np.ndarray, Pool | None] | None:
    """A product's cut, its operands as they stand in it, and who shares the work."""
    if y.ndim == 2 and x.ndim > 2:
        x = x.reshape(-1, x.shape[-1])
    if not (x.flags.aligned and y.flags.aligned):
        return None
    most = x.size * y.shape[-1] // _LEAST_PART
    workers = pool() if most > 1 else None
    threads = 1 if workers is None else workers.threads
    cut = cut_of(kernel.is_wide, threads, most, x.shape, x.strides, y.shape, y.strides)
    if cut is None:
        return None
    return (cut, y, x, workers) if cut.is_turned else (cut, x, y, workers)


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
            if not all(_moves_right(kernel, x, y, found, is_adam) for is_adam in (False, True)):
                return False
    return True


def _moves_right(kernel: _Kernel, x: Any, y: Any, gradient: np.ndarray, is_adam: bool) -> bool:
    """Whether a step against a product has the bits of NumPy's against what it makes."""
    param, first, second = np.random.default_rng(1).random((3, *gradient.shape), FLOAT)
    step = Adam(param, first, second) if is_adam else Momentum(param, first)
    numbers = (0.01, 0.9, 0.999, 1e-8) if is_adam else (0.1, 0.9)
    expected = [array.copy() for array in step.arrays]
    call = _moved(kernel, x, y, np.empty_like(gradient), step)
    if call is None:
        return False
    run(call, numbers)
    (adam_step if is_adam else momentum_step)(*expected, gradient, *numbers)
    return all(map(np.array_equal, step.arrays, expected))
