"""Weights that fall off towards both ends of a signal: the windows of spectral analysis.

Source of the formulas: Harris, "On the use of windows for harmonic analysis with the discrete
Fourier transform", Proc. IEEE 66 (1978). A periodic window is the beginning of one that is longer
by one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.autodiff.replayable import read
from engine.backend import array
from engine.dtype import as_dtype, float32, float64
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.typed import DTypeLike, Tensor

__all__ = [
    "bartlett_window",
    "blackman_window",
    "hamming_window",
    "hann_window",
    "kaiser_window",
]


def hamming_window(
    window_length: int | Tensor,
    periodic: bool = True,
    alpha: float = 0.54,
    beta: float = 0.46,
    *,
    dtype: DTypeLike | None = None,
) -> Tensor:
    """`alpha - beta cos(2πn / (N - 1))` for each n, float32 unless given.

    Args:
        window_length: How many weights: a number or a tensor of one.
        periodic: Whether N is longer by one, as for the Fourier transform.
        alpha: The constant part.
        beta: The part that swings.
        dtype: Another number type of floats.

    Raises:
        ArgumentValueError: If there are to be less than none, or `dtype` is not of floats.
        ArgumentTypeError: If the length is no whole number.

    >>> hamming_window(4).asnumpy().round(2)
    array([0.08, 0.54, 1.  , 0.54], dtype=float32)

    """

    def weights(turn: Any) -> Any:
        return alpha - beta * np.cos(2 * np.pi * turn)

    return _window("hamming_window", window_length, periodic, dtype or float32, weights)


def hann_window(
    window_length: int | Tensor, periodic: bool = True, *, dtype: DTypeLike | None = None
) -> Tensor:
    """`0.5 - 0.5 cos(2πn / (N - 1))` for each n, float64 unless given; see `hamming_window`."""

    def weights(turn: Any) -> Any:
        return 0.5 - 0.5 * np.cos(2 * np.pi * turn)

    return _window("hann_window", window_length, periodic, dtype or float64, weights)


def blackman_window(
    window_length: int | Tensor, periodic: bool = True, *, dtype: DTypeLike | None = None
) -> Tensor:
    """`0.42 - 0.5 cos(2πn / (N - 1)) + 0.08 cos(4πn / (N - 1))`, float32; see `hamming_window`."""

    def weights(turn: Any) -> Any:
        return 0.42 - 0.5 * np.cos(2 * np.pi * turn) + 0.08 * np.cos(4 * np.pi * turn)

    return _window("blackman_window", window_length, periodic, dtype or float32, weights)


def bartlett_window(
    window_length: int | Tensor, periodic: bool = True, *, dtype: DTypeLike | None = None
) -> Tensor:
    """`1 - |2n / (N - 1) - 1|` for each n, float32 unless given; see `hamming_window`."""

    def weights(turn: Any) -> Any:
        return 1 - np.abs(2 * turn - 1)

    return _window("bartlett_window", window_length, periodic, dtype or float32, weights)


def kaiser_window(
    window_length: int | Tensor,
    periodic: bool = True,
    beta: float = 12.0,
    *,
    dtype: DTypeLike | None = None,
) -> Tensor:
    """`I0(beta √(1 - (2n / (N - 1) - 1)²)) / I0(beta)`, float64 unless given.

    `beta` says how narrow it is; see `hamming_window` for the others.
    """

    def weights(turn: Any) -> Any:
        return np.i0(beta * np.sqrt(np.maximum(1 - (2 * turn - 1) ** 2, 0))) / np.i0(beta)

    return _window("kaiser_window", window_length, periodic, dtype or float64, weights)


def _window(
    where: str, length: Any, periodic: bool, dtype: Any, weights: Callable[[Any], Any]
) -> Any:
    count = read(length).item() if isinstance(length, Value) else length
    if not isinstance(count, int | np.integer):
        raise ArgumentTypeError.of(f"{where}(window_length)", "a whole number", count)
    if count < 0:
        raise ArgumentValueError.of(f"{where}(window_length)", "not below 0", count)
    kind = as_dtype(dtype)
    if kind.numpy.kind not in "fV":
        raise ArgumentValueError.of(f"{where}(dtype)", "floats", kind)
    if count < 2:
        values = np.ones(count)
    else:
        values = weights(np.arange(count) / (count if periodic else count - 1))
    return Value.wrap(array(values.astype(kind.numpy)))
