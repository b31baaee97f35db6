"""Functions of angles and their inverses, element by element.

Of truth values and numbers of 8 bits they give float16, of other whole ones float32.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine import ops
from engine.dtype import float16, float32
from engine.typed import ArrayLike, DTypeLike, Tensor

from .dtypes import is_floating, pi
from .operands import as_tensor, converted, in_kind, kind_of

__all__ = [
    "arccos",
    "arccosh",
    "arcsin",
    "arcsinh",
    "arctan",
    "arctan2",
    "arctanh",
    "cos",
    "cosh",
    "deg2rad",
    "rad2deg",
    "radians",
    "sin",
    "sinh",
    "tan",
    "tanh",
]


def _floating(x: Any) -> Any:
    tensor = as_tensor(x)
    kind = kind_of(tensor)
    if is_floating(kind):
        return tensor
    return in_kind(tensor, float16 if kind.itemsize == 1 else float32)


def _of(operator: Callable[..., Any], x: Any, dtype: Any) -> Any:
    return converted(operator(_floating(x)), dtype)


def sin(x: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """The sine.

    >>> sin([0.0, pi / 2]).asnumpy()
    array([0., 1.], dtype=float32)
    """
    return _of(ops.sin, x, dtype)


def cos(x: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """The cosine."""
    return _of(ops.cos, x, dtype)


def tan(x: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """The tangent."""
    return _of(ops.tan, x, dtype)


def arcsin(x: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """The angle whose sine the number is."""
    return _of(ops.asin, x, dtype)


def arccos(input: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """The angle whose cosine the number is."""
    return _of(ops.acos, input, dtype)


def arctan(x: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """The angle whose tangent the number is."""
    return _of(ops.atan, x, dtype)


def arctan2(x1: ArrayLike, x2: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """The angle of the point (x2, x1), from -pi to pi.

    >>> arctan2([1.0, -1.0], [0.0, 0.0]).asnumpy()
    array([ 1.5707964, -1.5707964], dtype=float32)
    """
    return converted(ops.atan2(_floating(x1), _floating(x2)), dtype)


def sinh(x: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """The hyperbolic sine."""
    return _of(ops.sinh, x, dtype)


def cosh(x: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """The hyperbolic cosine."""
    return _of(ops.cosh, x, dtype)


def tanh(x: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """The hyperbolic tangent."""
    return _of(ops.tanh, x, dtype)


def arcsinh(x: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """The number whose hyperbolic sine this is."""
    return _of(ops.asinh, x, dtype)


def arccosh(x: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """The number whose hyperbolic cosine this is."""
    return _of(ops.acosh, x, dtype)


def arctanh(x: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """The number whose hyperbolic tangent this is."""
    return _of(ops.atanh, x, dtype)


def deg2rad(x: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """Degrees in radians; float32 of whole numbers.

    >>> deg2rad([0, 180]).asnumpy()
    array([0.       , 3.1415927], dtype=float32)
    """
    return converted(ops.mul(as_tensor(x), pi / 180), dtype)


def radians(x: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """As `deg2rad`: degrees in radians."""
    return deg2rad(x, dtype)


def rad2deg(x: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """Radians in degrees; float32 of whole numbers."""
    return converted(ops.mul(as_tensor(x), 180 / pi), dtype)
