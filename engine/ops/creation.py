"""New tensors, made on the current device."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.backend import default_xp, xp_of
from engine.dtype import as_dtype, float32

__all__ = [
    "arange",
    "eye",
    "full",
    "full_like",
    "linspace",
    "ones",
    "ones_like",
    "zeros",
    "zeros_like",
]


def _shape(size: Any) -> tuple[int, ...]:
    if isinstance(size, Value):
        size = size.array.tolist()
    return (int(size),) if isinstance(size, int | np.integer) else tuple(int(n) for n in size)


def zeros(size: Any, dtype: Any = None) -> Any:
    """Zeros of a shape; float32 unless another dtype is given.

    >>> zeros((1, 2)).asnumpy()
    array([[0., 0.]], dtype=float32)
    """
    return Value.wrap(default_xp().zeros(_shape(size), as_dtype(dtype or float32).numpy))


def ones(shape: Any, dtype: Any = None) -> Any:
    """Ones of a shape; float32 unless another dtype is given."""
    return Value.wrap(default_xp().ones(_shape(shape), as_dtype(dtype or float32).numpy))


def full(size: Any, fill_value: Any, *, dtype: Any = None) -> Any:
    """One value everywhere; its dtype is that of the value unless given."""
    kind = as_dtype(dtype if dtype is not None else type(fill_value)).numpy
    return Value.wrap(default_xp().full(_shape(size), fill_value, kind))


def zeros_like(input: Any, *, dtype: Any = None) -> Any:
    """Zeros of the shape of a tensor, on its device, in its dtype unless given."""
    kind = None if dtype is None else as_dtype(dtype).numpy
    return Value.wrap(xp_of(input.array).zeros_like(input.array, dtype=kind))


def ones_like(input: Any, *, dtype: Any = None) -> Any:
    """Ones of the shape of a tensor, on its device, in its dtype unless given."""
    kind = None if dtype is None else as_dtype(dtype).numpy
    return Value.wrap(xp_of(input.array).ones_like(input.array, dtype=kind))


def full_like(input: Any, fill_value: Any, *, dtype: Any = None) -> Any:
    """One value in the shape of a tensor, on its device, in its dtype unless given."""
    kind = None if dtype is None else as_dtype(dtype).numpy
    return Value.wrap(xp_of(input.array).full_like(input.array, fill_value, dtype=kind))


def arange(start: Any = 0, end: Any = None, step: Any = 1, *, dtype: Any = None) -> Any:
    """Numbers from `start` to before `end`: int64 when all three are whole, else float32."""
    if end is None:
        start, end = 0, start
    whole = all(isinstance(n, int | np.integer) for n in (start, end, step))
    kind = as_dtype(dtype).numpy if dtype is not None else np.int64 if whole else np.float32
    return Value.wrap(default_xp().arange(start, end, step, dtype=kind))


def linspace(start: float, end: float, steps: int) -> Any:
    """`steps` numbers from `start` to `end`, both included, float32."""
    return Value.wrap(default_xp().linspace(start, end, steps, dtype=np.float32))


def eye(n: int, m: int | None = None, dtype: Any = None) -> Any:
    """Ones on the diagonal of an n x m matrix, zeros elsewhere; float32 unless given."""
    return Value.wrap(default_xp().eye(n, m, dtype=as_dtype(dtype or float32).numpy))
