"""Operator classes of Fourier transforms."""

from __future__ import annotations

from engine.errors import ArgumentValueError
from engine.ops import complex_parts, short_time, transforms
from engine.typed import Tensor

from .operator_class import Primitive

__all__ = ["STFT", "FFTWithSize"]


class FFTWithSize(Primitive):
    """The Fourier transform along the last axes.

    Args:
        signal_ndim: Along how many of them: 1, 2 or 3.
        inverse: Whether it is the way back.
        real: Whether the signal is real: `rfftn`, or with `inverse` `irfftn`.
        norm: "backward", "forward" or "ortho", as in `ops.fft`.
        onesided: Whether a real signal's transform has only the half that the rest mirrors.
        signal_sizes: How many real numbers along each axis the way back of a half gives; where it
            is left out, the last number is even.

    Raises:
        ArgumentValueError: If an option is out of its range.

    """

    def __init__(
        self,
        signal_ndim: int,
        inverse: bool,
        real: bool,
        norm: str = "backward",
        onesided: bool = True,
        signal_sizes: tuple[int, ...] = (),
    ) -> None:
        super().__init__()
        if signal_ndim not in {1, 2, 3}:
            raise ArgumentValueError.of("FFTWithSize(signal_ndim)", "1, 2 or 3", signal_ndim)
        transforms.checked_norm("FFTWithSize", norm)
        self.signal_ndim, self.inverse, self.real, self.norm = signal_ndim, inverse, real, norm
        self.onesided, self.signal_sizes = onesided, tuple(signal_sizes)

    def __call__(self, x: Tensor) -> Tensor:
        axes = tuple(range(-self.signal_ndim, 0))
        sizes = self.signal_sizes or None
        if self.real and self.onesided:
            if self.inverse:
                return transforms.irfftn(x, sizes, axes, self.norm)
            return transforms.rfftn(x, None, axes, self.norm)
        if not self.inverse:
            return transforms.fftn(x, None, axes, self.norm)
        out = transforms.ifftn(x, None, axes, self.norm)
        return complex_parts.real(out) if self.real else out


class STFT(Primitive):
    """The Fourier transforms of parts of a signal; see `ops.stft`, here without padding."""

    def __init__(
        self,
        n_fft: int,
        hop_length: int,
        win_length: int,
        normalized: bool,
        onesided: bool,
        return_complex: bool,
    ) -> None:
        super().__init__()
        self.n_fft, self.hop_length, self.win_length = n_fft, hop_length, win_length
        self.normalized, self.onesided = normalized, onesided
        self.return_complex = return_complex

    def __call__(self, x: Tensor, window: Tensor) -> Tensor:
        return short_time.stft(
            x,
            self.n_fft,
            self.hop_length,
            self.win_length,
            window,
            center=False,
            normalized=self.normalized,
            onesided=self.onesided,
            return_complex=self.return_complex,
        )
