"""Steps of optimizers on float32 in machine code: `insight/native/src/steps.c`, NumPy's bits."""

from __future__ import annotations

import ctypes
import functools
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from engine.backend.kernels.adam import adam_step
from engine.backend.kernels.momentum import momentum_step
from insight.native.functions import Library

from .arrays import FLOAT, address_of
from .calls import Call
from .loading import checked
from .moves import GRADIENT, Adam, Momentum, kept_step, lie_alike, step_words
from .pool import pool

__all__ = ["adam_call", "momentum_call", "moved_by_adam", "moved_by_momentum"]

LEAST = 1 << 11  # numbers; of fewer NumPy is as fast
_LEAST_SHARED = 1 << 16  # numbers that repay another thread
_PART = 1 << 14

Function = Callable[[int, bytes], None]


class _Kernel(NamedTuple):
    momentum_step: Function
    adam_step: Function


def _functions(library: Library) -> _Kernel:
    arguments = ctypes.c_void_p, ctypes.c_char_p
    return _Kernel(*(library.function(name, None, *arguments) for name in _Kernel._fields))


@functools.cache
def _kernel() -> _Kernel | None:
    return checked("steps", _functions, _is_right)


def _taken(arrays: tuple[Any, ...], numbers: tuple[Any, ...]) -> _Kernel | None:
    """The kernel, where it takes such arrays and Python's own numbers, and is faster than NumPy."""
    if arrays[0].size < LEAST or not all(number.__class__ is float for number in numbers):
        return None
    return _kernel() if lie_alike(arrays[:-1], arrays[-1]) else None


def _parts(count: int) -> int:
    return max(1, min(32, count // _PART))


def _run(
    function: Function,
    addresses: tuple[int, ...],
    count: int,
    nesterov: Any,
    numbers: tuple[float, ...],
) -> None:
    found = pool() if count >= _LEAST_SHARED else None
    words = step_words(addresses, count, _parts(count), nesterov, numbers)
    function(0 if found is None else found.address, words)


def _call(function: Function, step: Momentum | Adam, grad: Any) -> Call:
    kept = kept_step(step, _parts(grad.size))
    return Call(
        function,
        kept.words,
        (*kept.arrays, (GRADIENT, grad)),
        numbers=kept.numbers,
        is_shared=grad.size >= _LEAST_SHARED,
    )


def moved_by_momentum(
    param: Any, accum: Any, grad: Any, rate: Any, momentum: Any, nesterov: Any
) -> bool:
    """Move `param` one step against `grad`, in place; False: not here."""
    kernel = _taken((param, accum, grad), (rate, momentum))
    if kernel is None:
        return False
    _momentum(kernel, param, accum, grad, rate, momentum, nesterov)
    return True


def momentum_call(param: Any, accum: Any, grad: Any, nesterov: Any) -> Call | None:
    """The same step, kept; its numbers are the rate and the momentum."""
    step = Momentum(param, accum, nesterov)
    kernel = _kernel() if lie_alike(step.arrays, grad) else None
    return None if kernel is None else _call(kernel.momentum_step, step, grad)


def _momentum(
    kernel: _Kernel, param: Any, accum: Any, grad: Any, rate: float, momentum: float, nesterov: Any
) -> None:
    addresses = address_of(param), address_of(accum), 0, 0, address_of(grad)
    numbers = rate, momentum, 0.0, 0.0
    _run(kernel.momentum_step, addresses, param.size, nesterov, numbers)


def moved_by_adam(
    param: Any,
    first: Any,
    second: Any,
    grad: Any,
    rate: Any,
    beta1: Any,
    beta2: Any,
    eps: Any,
    nesterov: Any,
    largest: Any,
) -> bool:
    """Move `param` one Adam step, in place; False: not here."""
    numbers = rate, beta1, beta2, eps
    state = (param, first, second) if largest is None else (param, first, second, largest)
    kernel = _taken((*state, grad), numbers)
    if kernel is None:
        return False
    _adam(kernel, param, first, second, grad, numbers, nesterov, largest)
    return True


def adam_call(
    param: Any, first: Any, second: Any, grad: Any, nesterov: Any, largest: Any
) -> Call | None:
    """The same step, kept; its numbers are the rate, both betas and epsilon."""
    step = Adam(param, first, second, nesterov, largest)
    kernel = _kernel() if lie_alike(step.arrays, grad) else None
    return None if kernel is None else _call(kernel.adam_step, step, grad)


def _adam(
    kernel: _Kernel,
    param: Any,
    first: Any,
    second: Any,
    grad: Any,
    numbers: tuple[float, float, float, float],
    nesterov: Any,
    largest: Any,
) -> None:
    kept = 0 if largest is None else address_of(largest)
    addresses = address_of(param), address_of(first), address_of(second), kept, address_of(grad)
    _run(kernel.adam_step, addresses, param.size, nesterov, numbers)


def _is_right(kernel: _Kernel) -> bool:
    rng = np.random.default_rng(0)
    grad = rng.standard_normal(1003, FLOAT)
    for ahead in (False, True):
        one = [rng.random(1003, FLOAT) for _ in range(4)]
        other = [x.copy() for x in one]
        _momentum(kernel, one[0], one[1], grad, 0.1, 0.9, ahead)
        momentum_step(other[0], other[1], grad, 0.1, 0.9, ahead)
        for largest in (None, 3):
            ours, theirs = (None if largest is None else x[largest] for x in (one, other))
            numbers = 0.01, 0.9, 0.999, 1e-8
            _adam(kernel, one[0], one[1], one[2], grad, numbers, ahead, ours)
            adam_step(other[0], other[1], other[2], grad, *numbers, ahead, theirs)
        if not all(np.array_equal(x, y) for x, y in zip(one, other, strict=True)):
            return False
    return True
