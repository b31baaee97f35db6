"""Fourier transforms under NumPy's names for their arguments.

>>> from engine import Tensor
>>> fft(Tensor([1.0, 2.0, 1.0, 2.0])).asnumpy()
array([ 6.+0.j,  0.+0.j, -2.+0.j,  0.+0.j], dtype=complex64)
"""

from __future__ import annotations

from typing import Any

from engine import ops

from .operands import as_tensor, axes_of

__all__ = [
    "fft",
    "fft2",
    "fftfreq",
    "fftn",
    "fftshift",
    "hfft",
    "hfft2",
    "hfftn",
    "ifft",
    "ifft2",
    "ifftn",
    "ifftshift",
    "ihfft",
    "ihfft2",
    "ihfftn",
    "irfft",
    "irfft2",
    "irfftn",
    "rfft",
    "rfft2",
    "rfftfreq",
    "rfftn",
]


def fft(a: Any, n: int | None = None, axis: int = -1, norm: str | None = None) -> Any:
    """The transform along an axis.

    Args:
        a: The tensor.
        n: The length along the axis, cut or filled with zeros; its own unless given.
        axis: The axis.
        norm: "backward" (and None), "ortho" or "forward": where the sums are divided.

    """
    return ops.fft(as_tensor(a), n, axis, norm)


def ifft(a: Any, n: int | None = None, axis: int = -1, norm: str | None = None) -> Any:
    """The tensor whose transform along an axis this is.

    Args:
        a: The tensor.
        n: The length along the axis, cut or filled with zeros; its own unless given.
        axis: The axis.
        norm: "backward" (and None), "ortho" or "forward": where the sums are divided.

    """
    return ops.ifft(as_tensor(a), n, axis, norm)


def rfft(a: Any, n: int | None = None, axis: int = -1, norm: str | None = None) -> Any:
    """The transform of real numbers along an axis: its half that is not the mirror of the other.

    Args:
        a: The tensor.
        n: The length along the axis, cut or filled with zeros; its own unless given.
        axis: The axis.
        norm: "backward" (and None), "ortho" or "forward": where the sums are divided.

    """
    return ops.rfft(as_tensor(a), n, axis, norm)


def irfft(a: Any, n: int | None = None, axis: int = -1, norm: str | None = None) -> Any:
    """The real tensor whose half transform along an axis this is.

    Args:
        a: The tensor.
        n: The length along the axis, cut or filled with zeros; its own unless given.
        axis: The axis.
        norm: "backward" (and None), "ortho" or "forward": where the sums are divided.

    """
    return ops.irfft(as_tensor(a), n, axis, norm)


def hfft(a: Any, n: int | None = None, axis: int = -1, norm: str | None = None) -> Any:
    """The real transform along an axis of a signal of which this is half, its other half mirrored.

    Args:
        a: The tensor.
        n: The length along the axis, cut or filled with zeros; its own unless given.
        axis: The axis.
        norm: "backward" (and None), "ortho" or "forward": where the sums are divided.

    """
    return ops.hfft(as_tensor(a), n, axis, norm)


def ihfft(a: Any, n: int | None = None, axis: int = -1, norm: str | None = None) -> Any:
    """The half of the signal whose transform along an axis this is, real numbers.

    Args:
        a: The tensor.
        n: The length along the axis, cut or filled with zeros; its own unless given.
        axis: The axis.
        norm: "backward" (and None), "ortho" or "forward": where the sums are divided.

    """
    return ops.ihfft(as_tensor(a), n, axis, norm)


def fft2(a: Any, s: Any = None, axes: Any = (-2, -1), norm: str | None = None) -> Any:
    """As `fftn`, along two axes."""
    return ops.fft2(as_tensor(a), s, axes_of(axes), norm)


def fftn(a: Any, s: Any = None, axes: Any = None, norm: str | None = None) -> Any:
    """The transform along axes.

    Args:
        a: The tensor.
        s: The lengths along the axes, cut or filled with zeros; their own unless given.
        axes: The axes; None: the last as many as `s` has, or all.
        norm: "backward" (and None), "ortho" or "forward": where the sums are divided.

    """
    return ops.fftn(as_tensor(a), s, axes_of(axes), norm)


def ifft2(a: Any, s: Any = None, axes: Any = (-2, -1), norm: str | None = None) -> Any:
    """As `ifftn`, along two axes."""
    return ops.ifft2(as_tensor(a), s, axes_of(axes), norm)


def ifftn(a: Any, s: Any = None, axes: Any = None, norm: str | None = None) -> Any:
    """The tensor whose transform along axes this is.

    Args:
        a: The tensor.
        s: The lengths along the axes, cut or filled with zeros; their own unless given.
        axes: The axes; None: the last as many as `s` has, or all.
        norm: "backward" (and None), "ortho" or "forward": where the sums are divided.

    """
    return ops.ifftn(as_tensor(a), s, axes_of(axes), norm)


def rfft2(a: Any, s: Any = None, axes: Any = (-2, -1), norm: str | None = None) -> Any:
    """As `rfftn`, along two axes."""
    return ops.rfft2(as_tensor(a), s, axes_of(axes), norm)


def rfftn(a: Any, s: Any = None, axes: Any = None, norm: str | None = None) -> Any:
    """The transform of real numbers along axes: its half that is not the mirror of the other.

    Args:
        a: The tensor.
        s: The lengths along the axes, cut or filled with zeros; their own unless given.
        axes: The axes; None: the last as many as `s` has, or all.
        norm: "backward" (and None), "ortho" or "forward": where the sums are divided.

    """
    return ops.rfftn(as_tensor(a), s, axes_of(axes), norm)


def irfft2(a: Any, s: Any = None, axes: Any = (-2, -1), norm: str | None = None) -> Any:
    """As `irfftn`, along two axes."""
    return ops.irfft2(as_tensor(a), s, axes_of(axes), norm)


def irfftn(a: Any, s: Any = None, axes: Any = None, norm: str | None = None) -> Any:
    """The real tensor whose half transform along axes this is.

    Args:
        a: The tensor.
        s: The lengths along the axes, cut or filled with zeros; their own unless given.
        axes: The axes; None: the last as many as `s` has, or all.
        norm: "backward" (and None), "ortho" or "forward": where the sums are divided.

    """
    return ops.irfftn(as_tensor(a), s, axes_of(axes), norm)


def hfft2(a: Any, s: Any = None, axes: Any = (-2, -1), norm: str | None = None) -> Any:
    """As `hfftn`, along two axes."""
    return ops.hfft2(as_tensor(a), s, axes_of(axes), norm)


def hfftn(a: Any, s: Any = None, axes: Any = None, norm: str | None = None) -> Any:
    """The real transform along axes of a signal of which this is half, its other half mirrored.

    Args:
        a: The tensor.
        s: The lengths along the axes, cut or filled with zeros; their own unless given.
        axes: The axes; None: the last as many as `s` has, or all.
        norm: "backward" (and None), "ortho" or "forward": where the sums are divided.

    """
    return ops.hfftn(as_tensor(a), s, axes_of(axes), norm)


def ihfft2(a: Any, s: Any = None, axes: Any = (-2, -1), norm: str | None = None) -> Any:
    """As `ihfftn`, along two axes."""
    return ops.ihfft2(as_tensor(a), s, axes_of(axes), norm)


def ihfftn(a: Any, s: Any = None, axes: Any = None, norm: str | None = None) -> Any:
    """The half of the signal whose transform along axes this is, real numbers.

    Args:
        a: The tensor.
        s: The lengths along the axes, cut or filled with zeros; their own unless given.
        axes: The axes; None: the last as many as `s` has, or all.
        norm: "backward" (and None), "ortho" or "forward": where the sums are divided.

    """
    return ops.ihfftn(as_tensor(a), s, axes_of(axes), norm)


def fftshift(x: Any, axes: Any = None) -> Any:
    """The tensor with frequency 0 moved from the front to the middle, along some axes or all."""
    return ops.fftshift(as_tensor(x), axes_of(axes))


def ifftshift(x: Any, axes: Any = None) -> Any:
    """The tensor with frequency 0 moved back from the middle to the front."""
    return ops.ifftshift(as_tensor(x), axes_of(axes))


def fftfreq(n: int, d: float = 1.0, dtype: Any = None) -> Any:
    """The frequencies of a transform of `n` numbers that lie `d` apart."""
    return ops.fftfreq(n, d, dtype)


def rfftfreq(n: int, d: float = 1.0, dtype: Any = None) -> Any:
    """The frequencies of a half transform of `n` numbers that lie `d` apart."""
    return ops.rfftfreq(n, d, dtype)
