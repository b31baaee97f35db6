"""Short-time Fourier transforms: what sounds in each window of a signal."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.backend import xp_of
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.typed import Tensor

from .arithmetic import mul
from .arrangement import moveaxis
from .complex_parts import view_as_real
from .index_parts import ROWS
from .indexing import taken
from .joining import pad_with
from .padding import pad
from .promotion import complex_numbers
from .transforms import fft, rfft

__all__ = ["stft"]


def stft(
    x: Tensor,
    n_fft: int,
    hop_length: int | None = None,
    win_length: int | None = None,
    window: Tensor | None = None,
    center: bool = True,
    pad_mode: str = "REFLECT",
    normalized: bool = False,
    onesided: bool | None = None,
    return_complex: bool | None = None,
) -> Tensor:
    """The Fourier transforms of parts of a signal, each weighted by a window.

    Args:
        x: (samples,) or (batch, samples).
        n_fft: How many samples each transform sees.
        hop_length: How far one part begins behind the other; a quarter of `n_fft` unless given.
        win_length: How many of the samples the window weights, in the middle; all unless given.
        window: (win_length,) the weights; ones unless given.
        center: Whether half a part is added before and behind, so that part k is around sample
            k * hop_length.
        pad_mode: What is added there: "REFLECT", "SYMMETRIC", "CONSTANT" (zeros), "REPLICATE" or
            "CIRCULAR", in any case.
        normalized: Whether the result is divided by the root of `n_fft`.
        onesided: Whether only the first half of the frequencies is given, the other being its
            conjugate: as for real signals unless told; complex ones have no such half.
        return_complex: Whether complex numbers are returned, and not a last axis of two.

    Returns:
        (…, frequencies, parts) complex, or (…, frequencies, parts, 2).

    Raises:
        ArgumentTypeError: If half the frequencies of a complex signal are asked for.
        ArgumentValueError: If a length is out of its range.
        ShapeError: If the signal has other axes, or the window another length.

    >>> import engine
    >>> stft(engine.ops.ones((16,)), 4, return_complex=True).shape
    (3, 17)

    """
    samples = x.shape[-1] if len(x.shape) in {1, 2} else None
    if samples is None:
        raise ShapeError.of("stft(x)", "(samples,) or (batch, samples)", tuple(x.shape))
    if center:
        half = n_fft // 2
        x = pad(x, (half, half), pad_mode.lower())
        samples += 2 * half
    hop = n_fft // 4 if hop_length is None else hop_length
    if not 0 < n_fft <= samples:
        raise ArgumentValueError.of("stft(n_fft)", f"a number from 1 to {samples}", n_fft)
    if hop < 1:
        raise ArgumentValueError.of("stft(hop_length)", "a number from 1", hop)
    complex_given = complex_numbers(x) or complex_numbers(window)
    half_only = not complex_given if onesided is None else onesided
    if half_only and complex_given:
        raise ArgumentTypeError("stft(onesided=True) expected real numbers, got complex ones.")
    starts = np.arange(0, samples - n_fft + 1, hop)
    array = x.array if isinstance(x, Value) else x
    index = xp_of(array).asarray(starts[:, None] + np.arange(n_fft))
    parts = taken(x, index, index=(..., *ROWS))
    weights = _weights(window, n_fft, n_fft if win_length is None else win_length)
    parts = parts if weights is None else mul(parts, weights)
    norm = "ortho" if normalized else None
    found = rfft(parts, norm=norm) if half_only else fft(parts, norm=norm)
    found = moveaxis(found, -1, -2)
    return found if return_complex else view_as_real(found)


def _weights(window: Any, n_fft: int, length: int) -> Any:
    """The window with zeros on both sides; None where all count the same."""
    if not 0 < length <= n_fft:
        raise ArgumentValueError.of("stft(win_length)", f"a number from 1 to {n_fft}", length)
    if window is None:
        if length == n_fft:
            return None
        window = Value.wrap(np.ones(length, np.float32))
    if tuple(window.shape) != (length,):
        raise ShapeError.of("stft(window)", f"({length},)", tuple(window.shape))
    before = (n_fft - length) // 2
    return pad_with(window, widths=((before, n_fft - length - before),))
