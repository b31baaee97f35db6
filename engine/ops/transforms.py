"""Discrete Fourier transforms, of complex and of real signals, along one axis or several.

`norm` says which direction is divided by the number of elements: "backward", the default, the way
back; "forward" the way there; "ortho" both by its root.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.autodiff import Value
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.typed import Tensor

from .cast import convert
from .complex_parts import conj
from .fourier import OTHER_WAY, back_from_half, complex_kind, fitted, fourier, half_fourier
from .promotion import complex_numbers

__all__ = [
    "fft",
    "fft2",
    "fftn",
    "hfft",
    "hfft2",
    "hfftn",
    "ifft",
    "ifft2",
    "ifftn",
    "ihfft",
    "ihfft2",
    "ihfftn",
    "irfft",
    "irfft2",
    "irfftn",
    "rfft",
    "rfft2",
    "rfftn",
]


def checked_norm(name: str, norm: Any) -> str:
    if norm is None:
        return "backward"
    if norm not in OTHER_WAY:
        expected = "'backward', 'forward', 'ortho' or None"
        raise ArgumentValueError.of(f"{name}(norm)", expected, repr(norm))
    return str(norm)


def _axes(name: str, x: Any, s: Any, dim: Any) -> tuple[tuple[int, ...], list[int | None]]:
    """The axes from 0, and how long each is to be; None: as it is."""
    rank = len(x.shape)
    if dim is None:
        count = rank if s is None else len(s)
        if count > rank:
            raise ShapeError.of(f"{name}(s)", f"at most {rank} lengths", tuple(s))
        axes = tuple(range(rank - count, rank))
    else:
        given = (dim,) if isinstance(dim, int) else tuple(dim)
        if any(not -rank <= k < rank for k in given):
            raise ShapeError.of(f"{name}(dim)", f"axes of {rank}", given)
        axes = tuple(k % rank for k in given)
    if len(set(axes)) != len(axes):
        raise ArgumentValueError.of(f"{name}(dim)", "different axes", tuple(dim))
    lengths = [None] * len(axes) if s is None else list((s,) if isinstance(s, int) else s)
    if len(lengths) != len(axes):
        raise ArgumentValueError.of(f"{name}(s)", f"{len(axes)} lengths", tuple(lengths))
    for length, axis in zip(lengths, axes, strict=True):
        if (x.shape[axis] if length is None else length) < 1:
            got = "no numbers" if length is None else length
            raise ArgumentValueError.of(f"{name}, axis {axis},", "at least one number", got)
    return axes, lengths


def _of_length(x: Any, axes: Any, lengths: Any) -> Any:
    for axis, length in zip(axes, lengths, strict=True):
        x = x if length is None else fitted(x, axis, int(length))
    return x


def _transformed(name: str, x: Any, s: Any, dim: Any, norm: Any, *, inverse: bool) -> Any:
    axes, lengths = _axes(name, x, s, dim)
    way = checked_norm(name, norm)
    return fourier(_of_length(x, axes, lengths), axes=axes, inverse=inverse, norm=way)


def _to_half(name: str, x: Any, s: Any, dim: Any, norm: str) -> Any:
    """The half transform along the last axis, and the whole one along those before it."""
    if complex_numbers(x):
        raise ArgumentTypeError(f"{name} expected real numbers, got complex ones.")
    axes, lengths = _axes(name, x, s, dim)
    out = half_fourier(_of_length(x, axes, lengths), axis=axes[-1], norm=norm)
    return fourier(out, axes=axes[:-1], norm=norm) if axes[1:] else out


def _from_half(name: str, x: Any, s: Any, dim: Any, norm: str) -> Any:
    axes, lengths = _axes(name, x, s, dim)
    length = 2 * (x.shape[axes[-1]] - 1) if lengths[-1] is None else int(lengths[-1])
    if length < 1:
        hint = "one number is the half of one or of two; say which"
        raise ArgumentValueError.of(f"{name}, axis {axes[-1]},", "two numbers", "one", hint)
    x = _of_length(x, axes, [*lengths[:-1], length // 2 + 1])
    if axes[1:]:
        x = fourier(x, axes=axes[:-1], inverse=True, norm=norm)
    elif not complex_numbers(x):
        array = x.array if isinstance(x, Value) else x
        x = convert(x, dtype=complex_kind(array.dtype))
    return back_from_half(x, length=length, axis=axes[-1], norm=norm)


def _one(n: int | None) -> tuple[int] | None:
    return None if n is None else (n,)


def fft(input: Tensor, n: int | None = None, dim: int = -1, norm: str | None = None) -> Tensor:
    """The discrete Fourier transform along an axis: complex64, or complex128 of 64-bit floats.

    Args:
        input: Real or complex numbers of any shape.
        n: How many numbers along the axis count; zeros follow where there are less.
        dim: The axis.
        norm: "backward" or None, "forward" or "ortho": what is divided by the length.

    Raises:
        ArgumentValueError: If `norm` is another, or no number is there to transform.
        ShapeError: If the axis is not there.

    >>> import engine
    >>> fft(engine.Tensor([1.0, 0.0, -1.0, 0.0])).asnumpy()
    array([0.+0.j, 2.+0.j, 0.+0.j, 2.+0.j], dtype=complex64)

    """
    return _transformed("fft", input, _one(n), dim, norm, inverse=False)


def ifft(input: Tensor, n: int | None = None, dim: int = -1, norm: str | None = None) -> Tensor:
    """What `fft` makes this of; arguments and errors are the same."""
    return _transformed("ifft", input, _one(n), dim, norm, inverse=True)


def fft2(
    input: Tensor,
    s: Sequence[int] | None = None,
    dim: Sequence[int] = (-2, -1),
    norm: str | None = None,
) -> Tensor:
    """The transform along two axes: as `fftn`, of the last two unless told."""
    return _transformed("fft2", input, s, dim, norm, inverse=False)


def ifft2(
    input: Tensor,
    s: Sequence[int] | None = None,
    dim: Sequence[int] = (-2, -1),
    norm: str | None = None,
) -> Tensor:
    """What `fft2` makes this of; arguments and errors are the same."""
    return _transformed("ifft2", input, s, dim, norm, inverse=True)


def fftn(
    input: Tensor,
    s: Sequence[int] | None = None,
    dim: Sequence[int] | None = None,
    norm: str | None = None,
) -> Tensor:
    """The discrete Fourier transform along several axes.

    Args:
        input: Real or complex numbers of any shape.
        s: How many numbers along each axis count; zeros follow where there are less.
        dim: The axes; None: the last ones, as many as `s` has lengths, or all.
        norm: As in `fft`.

    Raises:
        ArgumentValueError: If `norm` is another, lengths and axes are not as many, an axis comes
            twice, or no number is there to transform.
        ShapeError: If an axis is not there.

    """
    return _transformed("fftn", input, s, dim, norm, inverse=False)


def ifftn(
    input: Tensor,
    s: Sequence[int] | None = None,
    dim: Sequence[int] | None = None,
    norm: str | None = None,
) -> Tensor:
    """What `fftn` makes this of; arguments and errors are the same."""
    return _transformed("ifftn", input, s, dim, norm, inverse=True)


def rfft(input: Tensor, n: int | None = None, dim: int = -1, norm: str | None = None) -> Tensor:
    """The first half, length // 2 + 1, of the transform of real numbers: the rest mirrors it.

    Arguments and errors are those of `fft`.

    Raises:
        ArgumentTypeError: If the numbers are complex.

    >>> import engine
    >>> rfft(engine.Tensor([1.0, 0.0, -1.0, 0.0])).asnumpy()
    array([0.+0.j, 2.+0.j, 0.+0.j], dtype=complex64)

    """
    return _to_half("rfft", input, _one(n), dim, checked_norm("rfft", norm))


def irfft(input: Tensor, n: int | None = None, dim: int = -1, norm: str | None = None) -> Tensor:
    """The real numbers whose `rfft` this is: `n` of them, unless told an even number.

    Arguments and errors are those of `fft`.
    """
    return _from_half("irfft", input, _one(n), dim, checked_norm("irfft", norm))


def rfft2(
    input: Tensor,
    s: Sequence[int] | None = None,
    dim: Sequence[int] = (-2, -1),
    norm: str | None = None,
) -> Tensor:
    """The transform of real numbers along two axes, the last of them halved; else as `fft2`."""
    return _to_half("rfft2", input, s, dim, checked_norm("rfft2", norm))


def irfft2(
    input: Tensor,
    s: Sequence[int] | None = None,
    dim: Sequence[int] = (-2, -1),
    norm: str | None = None,
) -> Tensor:
    """The real numbers whose `rfft2` this is."""
    return _from_half("irfft2", input, s, dim, checked_norm("irfft2", norm))


def rfftn(
    input: Tensor,
    s: Sequence[int] | None = None,
    dim: Sequence[int] | None = None,
    norm: str | None = None,
) -> Tensor:
    """The transform of real numbers along several axes, the last of them halved; else as `fftn`."""
    return _to_half("rfftn", input, s, dim, checked_norm("rfftn", norm))


def irfftn(
    input: Tensor,
    s: Sequence[int] | None = None,
    dim: Sequence[int] | None = None,
    norm: str | None = None,
) -> Tensor:
    """The real numbers whose `rfftn` this is."""
    return _from_half("irfftn", input, s, dim, checked_norm("irfftn", norm))


def hfft(input: Tensor, n: int | None = None, dim: int = -1, norm: str | None = None) -> Tensor:
    """The transform, which is real, of a signal whose second half mirrors the first, given one.

    Arguments and errors are those of `fft`.
    """
    way = OTHER_WAY[checked_norm("hfft", norm)]
    return _from_half("hfft", conj(input), _one(n), dim, way)


def ihfft(input: Tensor, n: int | None = None, dim: int = -1, norm: str | None = None) -> Tensor:
    """The first half of the signal whose transform these real numbers are: the way back of `hfft`.

    Raises:
        ArgumentTypeError: If the numbers are complex.

    """
    return conj(_to_half("ihfft", input, _one(n), dim, OTHER_WAY[checked_norm("ihfft", norm)]))


def hfft2(
    input: Tensor,
    s: Sequence[int] | None = None,
    dim: Sequence[int] = (-2, -1),
    norm: str | None = None,
) -> Tensor:
    """As `hfft`, along two axes, of which the last is halved."""
    return _from_half("hfft2", conj(input), s, dim, OTHER_WAY[checked_norm("hfft2", norm)])


def ihfft2(
    input: Tensor,
    s: Sequence[int] | None = None,
    dim: Sequence[int] = (-2, -1),
    norm: str | None = None,
) -> Tensor:
    """As `ihfft`, along two axes, of which the last is halved."""
    return conj(_to_half("ihfft2", input, s, dim, OTHER_WAY[checked_norm("ihfft2", norm)]))


def hfftn(
    input: Tensor,
    s: Sequence[int] | None = None,
    dim: Sequence[int] | None = None,
    norm: str | None = None,
) -> Tensor:
    """As `hfft`, along several axes, of which the last is halved."""
    return _from_half("hfftn", conj(input), s, dim, OTHER_WAY[checked_norm("hfftn", norm)])


def ihfftn(
    input: Tensor,
    s: Sequence[int] | None = None,
    dim: Sequence[int] | None = None,
    norm: str | None = None,
) -> Tensor:
    """As `ihfft`, along several axes, of which the last is halved."""
    return conj(_to_half("ihfftn", input, s, dim, OTHER_WAY[checked_norm("ihfftn", norm)]))
