"""Polynomials, as vectors of their coefficients, the highest power first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine import ops
from engine.dtype import float32
from engine.errors import ArgumentValueError, ShapeError
from engine.typed import ArrayLike, Tensor

from .arithmetic import add, true_divide
from .convolution import convolve
from .dtypes import meeting
from .joining import concatenate
from .operands import as_tensor, in_kind, kind_of
from .sequences import arange

__all__ = ["polyadd", "polyder", "polyint", "polymul", "polysub", "polyval"]


def _coefficients(where: str, p: Any) -> Any:
    x = as_tensor(p)
    if len(x.shape) > 1:
        raise ShapeError.of(where, "a vector of coefficients", tuple(x.shape))
    return ops.reshape(x, (-1,))


def polyadd(a1: ArrayLike, a2: ArrayLike) -> Tensor:
    """The sum of two polynomials.

    Raises:
        ShapeError: If one is no vector.

    >>> polyadd([1, 2], [9, 5, 4]).asnumpy()
    array([9, 6, 6], dtype=int32)

    """
    both = [_coefficients("polyadd", p) for p in (a1, a2)]
    longest = max(p.size for p in both)
    kind = meeting(*map(kind_of, both))
    one, other = (
        ops.concat((ops.zeros((longest - p.size,), kind), in_kind(p, kind)), 0) for p in both
    )
    return add(one, other)


def polysub(a1: ArrayLike, a2: ArrayLike) -> Tensor:
    """The difference of two polynomials.

    Raises:
        ShapeError: If one is no vector.

    """
    return polyadd(a1, ops.neg(as_tensor(a2)))


def polymul(a1: ArrayLike, a2: ArrayLike) -> Tensor:
    """The product of two polynomials.

    Raises:
        ShapeError: If one is no vector.

    >>> polymul([1, 2], [1, 1]).asnumpy()
    array([1, 3, 2], dtype=int32)

    """
    return convolve(_coefficients("polymul", a1), _coefficients("polymul", a2))


def polyval(p: ArrayLike, x: ArrayLike) -> Tensor:
    """The value of a polynomial at each number; float32 at least.

    Raises:
        ShapeError: If the coefficients are no vector.

    >>> polyval([3, 0, 1], 5).asnumpy()
    array(76., dtype=float32)

    """
    coefficients = _coefficients("polyval", p)
    at = as_tensor(x)
    kind = meeting(kind_of(coefficients), kind_of(at), float32)
    coefficients, at = in_kind(coefficients, kind), in_kind(at, kind)
    value = ops.zeros_like(at)
    for coefficient in ops.unstack(coefficients):  # Horner's rule
        value = ops.add(ops.mul(value, at), coefficient)
    return value


def polyder(p: ArrayLike, m: int = 1) -> Tensor:
    """The `m`-th derivative of a polynomial.

    Raises:
        ShapeError: If it is no vector.
        ArgumentValueError: If `m` is below 0.

    >>> polyder([1, 1, 1, 1]).asnumpy()
    array([3, 2, 1], dtype=int32)

    """
    coefficients = _coefficients("polyder", p)
    _check_order("polyder", m)
    if m >= coefficients.size:
        return ops.zeros((0,), float32)
    for _ in range(m):
        powers = arange(coefficients.size - 1, 0, -1)
        coefficients = ops.mul(coefficients[:-1], powers)
    return coefficients


def polyint(p: ArrayLike, m: int = 1, k: int | Sequence[int] | None = None) -> Tensor:
    """The polynomial whose `m`-th derivative this is.

    Args:
        p: The coefficients.
        m: How often.
        k: The constant of each step: a number for all, or one for each; 0 unless given.

    Raises:
        ShapeError: If they are no vector.
        ArgumentValueError: If `m` is below 0, or there are not as many constants.

    >>> polyint([3.0, 2.0, 1.0]).asnumpy()
    array([1., 1., 1., 0.], dtype=float32)

    """
    coefficients = _coefficients("polyint", p)
    _check_order("polyint", m)
    given = ops.zeros((1,), kind_of(coefficients)) if k is None else k
    constants = _coefficients("polyint(k)", given)
    if constants.size not in {1, m}:
        raise ArgumentValueError.of("polyint(k)", f"1 or {m} numbers", constants.size)
    for step in range(m):
        constant = constants[step : step + 1] if constants.size > 1 else constants
        powers = arange(coefficients.size, 0, -1)
        coefficients = concatenate((true_divide(coefficients, powers), constant))
    return coefficients


def _check_order(where: str, m: int) -> None:
    if m < 0:
        raise ArgumentValueError.of(f"{where}(m)", "not below 0", m)
