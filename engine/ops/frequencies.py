"""The frequencies that Fourier transforms tell of, and their order."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.backend import array
from engine.dtype import as_dtype, float32
from engine.errors import ArgumentValueError
from engine.typed import Axis, DTypeLike, Tensor

from . import infer
from .turning import roll

__all__ = ["fftfreq", "fftshift", "ifftshift", "rfftfreq"]


def fftshift(input: Tensor, dim: Axis = None) -> Tensor:
    """The numbers of a transform with frequency 0 in the middle, along `dim` or all axes.

    >>> import engine
    >>> fftshift(engine.Tensor([0, 1, -2, -1])).asnumpy()
    array([-2, -1,  0,  1])
    """
    axes = infer.normal_axes(dim, len(input.shape))
    return roll(input, tuple(input.shape[k] // 2 for k in axes), axes)


def ifftshift(input: Tensor, dim: Axis = None) -> Tensor:
    """The numbers with frequency 0 in front again: the way back of `fftshift`."""
    axes = infer.normal_axes(dim, len(input.shape))
    return roll(input, tuple(-(input.shape[k] // 2) for k in axes), axes)


def fftfreq(n: int, d: float = 1.0, dtype: DTypeLike | None = None) -> Tensor:
    """The frequency of each number that `fft` gives for `n` samples, `d` apart; float32 by itself.

    Raises:
        ArgumentValueError: If there are less than 1.

    >>> fftfreq(4).asnumpy()
    array([ 0.  ,  0.25, -0.5 , -0.25], dtype=float32)

    """
    return _frequencies("fftfreq", np.r_[0 : (n + 1) // 2, -(n // 2) : 0], n, d, dtype)


def rfftfreq(n: int, d: float = 1.0, dtype: DTypeLike | None = None) -> Tensor:
    """The frequency of each number that `rfft` gives for `n` samples, `d` apart.

    Raises:
        ArgumentValueError: If there are less than 1.

    >>> rfftfreq(4).asnumpy()
    array([0.  , 0.25, 0.5 ], dtype=float32)

    """
    return _frequencies("rfftfreq", np.arange(n // 2 + 1), n, d, dtype)


def _frequencies(name: str, numbers: np.ndarray, n: int, d: float, dtype: Any) -> Any:
    if n < 1:
        raise ArgumentValueError.of(f"{name}(n)", "a number from 1", n)
    with np.errstate(divide="ignore", invalid="ignore"):
        found = numbers / np.float64(n * d)
    return Value.wrap(array(found.astype(as_dtype(dtype or float32).numpy)))
