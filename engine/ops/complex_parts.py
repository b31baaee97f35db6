"""Complex numbers: made of lengths and angles, and taken apart.

No gradients flow through complex numbers; through real ones that stay as they are they do.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Spec, Value, defvjp, primitive, quietly
from engine.backend import xp_of
from engine.errors import ArgumentTypeError

from . import infer
from .promotion import floated, promoted

__all__ = ["angle", "conj", "imag", "polar", "real", "view_as_real"]


def _part_of(dtype: Any) -> Any:
    """The dtype of the parts of a complex dtype; another as it is."""
    return np.zeros((), dtype).real.dtype if dtype.kind == "c" else dtype


def _is_complex(input: Any) -> bool:
    array = input.array if isinstance(input, Value) else np.asarray(input)
    return bool(array.dtype.kind == "c")


def _complex(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((2, 3)) + 1j * rng.standard_normal((2, 3)),), {}


@primitive(infer=lambda x: Spec(x.shape, _part_of(x.dtype)))
def real_part(input: Any) -> Any:
    """The real part of complex numbers. No gradient."""
    return input.real


def real(input: Any) -> Any:
    """The real part; real numbers as they are, and with their gradient."""
    return real_part(input) if _is_complex(input) else input


@primitive(infer=lambda x: Spec(x.shape, _part_of(x.dtype)))
def imag(input: Any) -> Any:
    """The imaginary part; 0 for real numbers. No gradient."""
    return input.imag if input.dtype.kind == "c" else xp_of(input).zeros_like(input)


@primitive(infer=infer.same)
def conjugate(input: Any) -> Any:
    """Complex numbers with the opposite sign of the imaginary part. No gradient."""
    return xp_of(input).conj(input)


def conj(input: Any) -> Any:
    """The conjugate; real numbers as they are, and with their gradient."""
    return conjugate(input) if _is_complex(input) else input


@primitive(infer=lambda x: Spec(x.shape, _part_of(infer.floating(x).dtype)))
def angle(input: Any) -> Any:
    """The angle from the positive reals, from -pi to pi. No gradient."""
    return xp_of(input).angle(floated(input))


@quietly
def polar(abs: Any, angle: Any) -> Any:
    """Complex numbers of lengths and angles: complex128 of float64, else complex64. No gradient.

    >>> import engine
    >>> polar(engine.Tensor([2.0]), engine.Tensor([0.0])).asnumpy()
    array([2.+0.j], dtype=complex64)
    """
    length, turn = promoted(*(x.array if isinstance(x, Value) else x for x in (abs, angle)))
    xp = xp_of(length, turn)
    return Value.wrap(length * (xp.cos(turn) + 1j * xp.sin(turn)))


@quietly
def complex_of(real: Any, imag: Any) -> Any:
    """Complex numbers of two parts: complex128 of float64, else complex64. No gradient."""
    first, second = promoted(*(x.array if isinstance(x, Value) else x for x in (real, imag)))
    return Value.wrap(first + 1j * second)


@primitive(infer=lambda x: Spec(x.shape, _part_of(x.dtype)))
def magnitude(x: Any) -> Any:
    """The distance from 0. No gradient."""
    return xp_of(x).abs(x)


@primitive(infer=lambda x: Spec((*x.shape, 2), _part_of(x.dtype)))
def view_as_real(input: Any) -> Any:
    """A new last axis with the real and the imaginary part. No gradient.

    Raises:
        ArgumentTypeError: If the numbers are not complex.

    """
    if input.dtype.kind != "c":
        raise ArgumentTypeError(f"view_as_real expected complex numbers, got {input.dtype}.")
    return xp_of(input).stack((input.real, input.imag), axis=-1)


for _operator in (real_part, imag, conjugate, angle, magnitude, view_as_real):
    defvjp(_operator, examples=_complex)
