"""Windows that taper a signal towards its ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine import ops
from engine.dtype import float32
from engine.errors import ArgumentTypeError
from engine.typed import Tensor

from .operands import in_kind

__all__ = ["bartlett", "blackman", "hamming", "hanning"]


def bartlett(M: int) -> Tensor:
    """A window of `M` points that rises straight from 0 to 1 and falls again, float32.

    Raises:
        ArgumentTypeError: If `M` is no int.

    >>> bartlett(5).asnumpy()
    array([0. , 0.5, 1. , 0.5, 0. ], dtype=float32)

    """
    return _window("bartlett", ops.bartlett_window, M)


def blackman(M: int) -> Tensor:
    """A window of `M` points, 0.42 - 0.5 cos(2 pi n / (M - 1)) + 0.08 cos(4 pi n / (M - 1))."""
    return _window("blackman", ops.blackman_window, M)


def hamming(M: int) -> Tensor:
    """A window of `M` points, 0.54 - 0.46 cos(2 pi n / (M - 1))."""
    return _window("hamming", ops.hamming_window, M)


def hanning(M: int) -> Tensor:
    """A window of `M` points, 0.5 - 0.5 cos(2 pi n / (M - 1))."""
    return _window("hanning", ops.hann_window, M)


def _window(where: str, window: Callable[..., Any], M: Any) -> Any:
    if not isinstance(M, int):
        raise ArgumentTypeError.of(f"{where}(M)", "an int", M)
    return in_kind(window(M, False), float32) if M > 1 else ops.ones(max(M, 0))
