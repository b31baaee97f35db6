"""Complex numbers: made of two parts or of lengths and angles, and taken apart.

The gradient of a complex number is that of its real part plus i times that of its imaginary part.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Spec, Value, defvjp, primitive
from engine.backend import default_xp, xp_of
from engine.errors import ArgumentTypeError
from engine.typed import Tensor, TensorOrNumber

from . import infer
from .arithmetic import abs as magnitude_of
from .arithmetic import add, div, divisor, mul
from .broadcasting import sum_like
from .cast import convert
from .elementary import cos, sin, square
from .indexing import taken
from .promotion import complex_numbers, floated, part_of_complex, promoted

__all__ = ["angle", "conj", "imag", "polar", "real", "view_as_real"]


def _complex(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((2, 3)) + 1j * rng.standard_normal((2, 3)),), {}


def _reals(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((2, 3)), rng.standard_normal((2, 3))), {}


def _dtype_of(x: Any) -> Any:
    return (x.array if isinstance(x, Value) else x).dtype


@primitive(infer=lambda x: Spec(x.shape, part_of_complex(x.dtype)), kind="elementwise")
def real_part(input: Any) -> Any:
    """The real part of complex numbers."""
    return input.real


def real(input: Tensor) -> Tensor:
    """The real part; real numbers as they are."""
    return real_part(input) if complex_numbers(input) else input


@primitive(infer=lambda x: Spec(x.shape, part_of_complex(x.dtype)), kind="elementwise")
def imag(input: Tensor) -> Tensor:
    """The imaginary part; 0 for real numbers."""
    array: Any = input
    return array.imag if array.dtype.kind == "c" else xp_of(array).zeros_like(array)


def _imag_rule(g: Any, out: Any, x: Any) -> Any:
    return mul(g, 1j) if complex_numbers(x) else mul(g, 0)


@primitive(infer=infer.same, kind="elementwise")
def conjugate(input: Any) -> Any:
    """Complex numbers with the opposite sign of the imaginary part."""
    return xp_of(input).conj(input)


def conj(input: Tensor) -> Tensor:
    """The conjugate; real numbers as they are."""
    return conjugate(input) if complex_numbers(input) else input


@primitive(
    infer=lambda x: Spec(x.shape, part_of_complex(infer.floating(x).dtype)), kind="elementwise"
)
def angle(input: Tensor) -> Tensor:
    """The angle from the positive reals, from -pi to pi."""
    return xp_of(input).angle(floated(input))


def _angle_rule(g: Any, out: Any, x: Any) -> Any:
    if not complex_numbers(x):
        return mul(g, 0)
    return mul(g, div(mul(x, 1j), divisor(square(magnitude_of(x)))))


def _joined_spec(real: Spec, imag: Spec) -> Spec:
    spec = infer.broadcast_floating(real, imag)
    return Spec(spec.shape, np.result_type(spec.dtype, np.complex64))


@primitive(infer=_joined_spec)
def joined_parts(real: Any, imag: Any) -> Any:
    """Complex numbers of a real and an imaginary part."""
    if complex_numbers(real) or complex_numbers(imag):
        raise ArgumentTypeError("Complex expected real parts, got complex ones.")
    first, second = (floated(x) for x in promoted(real, imag))
    kind = np.result_type(first.dtype, second.dtype, np.complex64)
    shape = np.broadcast_shapes(first.shape, second.shape)
    out = xp_of(real, imag).empty((*shape, 2), part_of_complex(kind))
    out[..., 0], out[..., 1] = first, second
    return out.view(kind)[..., 0]


def _joined_rule(g: Any, out: Any, real: Any, imag: Any) -> tuple[Any, Any]:
    return sum_like(g, real), sum_like(mul(g, 1j), imag)


def complex_of(real: Any, imag: Any) -> Any:
    """Complex numbers of two parts: complex128 of float64, else complex64.

    Raises:
        ArgumentTypeError: If a part is complex itself.

    """
    return joined_parts(*(_with_dtype(x) for x in (real, imag)))


def _with_dtype(x: Any) -> Any:
    return x if hasattr(x, "dtype") else Value.wrap(default_xp().asarray(x, np.float32))


def polar(abs: TensorOrNumber, angle: Tensor) -> Tensor:
    """Complex numbers of lengths and angles: complex128 of float64, else complex64.

    >>> import engine
    >>> polar(engine.Tensor([2.0]), engine.Tensor([0.0])).asnumpy()
    array([2.+0.j], dtype=complex64)
    """
    return complex_of(mul(abs, cos(angle)), mul(abs, sin(angle)))


@primitive(infer=lambda x: Spec((*x.shape, 2), part_of_complex(x.dtype)))
def view_as_real(input: Tensor) -> Tensor:
    """A new last axis with the real and the imaginary part.

    Raises:
        ArgumentTypeError: If the numbers are not complex.

    """
    array: Any = input
    if array.dtype.kind != "c":
        raise ArgumentTypeError(f"view_as_real expected complex numbers, got {array.dtype}.")
    return xp_of(array).stack((array.real, array.imag), axis=-1)


def _view_rule(g: Any, out: Any, x: Any) -> Any:
    first, second = (taken(g, index=(Ellipsis, k)) for k in (0, 1))
    return add(first, mul(second, 1j))


defvjp(real_part, lambda g, out, x: convert(g, dtype=_dtype_of(x)), examples=_complex)
defvjp(imag, _imag_rule, examples=_complex)
defvjp(conjugate, lambda g, out, x: conjugate(g), examples=_complex)
defvjp(angle, _angle_rule, examples=_complex)
defvjp(joined_parts, joint=_joined_rule, examples=_reals)
defvjp(view_as_real, _view_rule, examples=_complex)
