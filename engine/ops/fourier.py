"""What the discrete Fourier transforms are made of: that of complex numbers, and half of it.

`norm` says which direction is divided by the number of elements: "backward" the way back, "forward"
the way there, "ortho" both by its root.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Spec, Value, defvjp, primitive
from engine.backend import xp_of

from .arithmetic import mul
from .joining import pad_with, part_of
from .promotion import part_of_complex

OTHER_WAY = {"backward": "forward", "forward": "backward", "ortho": "ortho"}
"""What divides the other direction as a `norm` divides one."""


def _precise(x: Any) -> Any:
    """Halves and whole numbers as float32: there are no complex numbers of theirs."""
    return x if x.dtype.char in "fdFD" else x.astype(np.float32)


def complex_kind(dtype: Any) -> Any:
    """The complex type that a transform of a type has: complex64, of 64-bit floats complex128."""
    return np.result_type(dtype if dtype.char in "fdFD" else np.float32, np.complex64)


@primitive(infer=lambda x, **_: Spec(x.shape, complex_kind(x.dtype)))
def fourier(
    x: Any, axes: tuple[int, ...] = (-1,), inverse: bool = False, norm: str = "backward"
) -> Any:
    """The transform along several axes, complex; or the way back."""
    found = xp_of(x).fft
    return (found.ifftn if inverse else found.fftn)(_precise(x), axes=axes, norm=norm)


def _half_spec(x: Spec, axis: int, norm: str) -> Spec:
    shape = list(x.shape)
    shape[axis] = shape[axis] // 2 + 1
    return Spec(tuple(shape), complex_kind(x.dtype))


@primitive(infer=_half_spec)
def half_fourier(x: Any, axis: int = -1, norm: str = "backward") -> Any:
    """The first half of the transform of real numbers: the other is its conjugate."""
    return xp_of(x).fft.rfft(_precise(x), axis=axis, norm=norm)


def _half_rule(g: Any, out: Any, x: Any, axis: int, norm: str) -> Any:
    return fourier(fitted(g, axis, x.shape[axis]), axes=(axis,), norm=norm)


def _whole_spec(x: Spec, length: int, axis: int, norm: str) -> Spec:
    shape = list(x.shape)
    shape[axis] = length
    return Spec(tuple(shape), part_of_complex(complex_kind(x.dtype)))


@primitive(infer=_whole_spec)
def back_from_half(x: Any, length: int = 1, axis: int = -1, norm: str = "backward") -> Any:
    """The `length` real numbers of whose transform this is the first half."""
    return xp_of(x).fft.irfft(_precise(x), n=length, axis=axis, norm=norm)


def _whole_rule(g: Any, out: Any, x: Any, length: int, axis: int, norm: str) -> Any:
    """What stands for its conjugate, too, counts twice: all but the first and a middle one."""
    count = x.shape[axis]
    twice = np.full(count, 2.0)
    twice[0] = 1
    if length % 2 == 0:
        twice[-1] = 1
    shape = [1] * len(x.shape)
    shape[axis] = count
    there = half_fourier(g, axis=axis, norm=OTHER_WAY[norm])
    array = there.array if isinstance(there, Value) else there
    weights = twice.reshape(shape).astype(part_of_complex(array.dtype))
    return mul(there, xp_of(array).asarray(weights))


def _signals(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((2, 3)),), {}
    yield (rng.standard_normal((2, 3)) + 1j * rng.standard_normal((2, 3)),), {"axes": (0, 1)}
    yield (rng.standard_normal((3, 2)),), {"axes": (0,), "inverse": True, "norm": "ortho"}


def _reals(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((2, 4)),), {}
    yield (rng.standard_normal((3, 2)),), {"axis": 0, "norm": "forward"}


def _halves(rng: np.random.Generator) -> Any:
    for length in (4, 5):
        x = rng.standard_normal((2, 3)) + 1j * rng.standard_normal((2, 3))
        yield (x,), {"length": length}
        yield (x.T,), {"length": length, "axis": 0, "norm": "forward"}


defvjp(fourier, lambda g, out, x, **attrs: fourier(g, **attrs), examples=_signals)
defvjp(half_fourier, _half_rule, examples=_reals)
defvjp(back_from_half, _whole_rule, examples=_halves)


def fitted(x: Any, axis: int, length: int) -> Any:
    """The first `length` along an axis, with zeros behind where there are less."""
    count = x.shape[axis]
    if count < length:
        widths = [(0, 0)] * len(x.shape)
        widths[axis] = (0, length - count)
        return pad_with(x, widths=tuple(widths))
    return x if count == length else part_of(x, axis=axis, start=0, stop=length)
