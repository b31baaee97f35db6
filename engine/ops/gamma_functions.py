"""Element by element: the gamma function's logarithm, and its derivatives."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from engine.autodiff import Value, defvjp, primitive
from engine.autodiff.replayable import read
from engine.backend import xp_of
from engine.backend.kernels import special
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.typed import Tensor, TensorOrNumber

from . import infer
from .arithmetic import add, mul, neg, sub
from .broadcasting import sum_like
from .promotion import floated, promoted
from .unary import OfInput, positive, unary

__all__ = ["digamma", "lgamma", "mvlgamma", "polygamma", "zeta"]


@primitive(infer=lambda x, order: infer.floating(x), kind="elementwise")
def polygamma_of(x: Any, order: int = 1) -> Any:
    """The derivative of that order, from 1, of the digamma function.

    Source: Abramowitz & Stegun, Handbook of Mathematical Functions (1964), 6.4.10.
    """
    x = floated(x)
    scale = (-1.0) ** (order + 1) * math.factorial(order)
    found = special.zeta(xp_of(x).full_like(x, order + 1), x)
    return (scale * found).astype(x.dtype, copy=False)


def _orders(rng: np.random.Generator) -> Any:
    yield (rng.random((2, 3)) + 0.5,), {"order": 1}
    yield (rng.random((2, 3)) + 0.5,), {"order": 2}


defvjp(
    polygamma_of,
    lambda g, out, x, order: mul(g, polygamma_of(x, order=order + 1)),
    examples=_orders,
)


lgamma: OfInput = unary(
    "lgamma",
    "The natural logarithm of the magnitude of the gamma function",
    lambda xp, x: special.gammaln(x),
    lambda g, out, x: mul(g, digamma(x)),
    examples=positive,
    mindir="Lgamma",
)
digamma: OfInput = unary(
    "digamma",
    "The derivative of the logarithm of the gamma function",
    lambda xp, x: special.psi(x),
    lambda g, out, x: mul(g, polygamma_of(x, order=1)),
    examples=positive,
    mindir="Digamma",
)


def polygamma(n: int | Tensor, input: Tensor) -> Tensor:
    """The derivative of order `n` of the digamma function, element by element.

    Args:
        n: A whole number from 0, or a tensor with one; 0 is the digamma function itself.
        input: Any shape.

    Raises:
        ArgumentTypeError: If `n` is no whole number.
        ArgumentValueError: If it is below 0.

    >>> import engine
    >>> polygamma(1, engine.Tensor([1.0])).asnumpy().round(4)
    array([1.6449], dtype=float32)

    """
    order = read(n).item() if isinstance(n, Value) and n.array.size == 1 else n
    if not isinstance(order, int | np.integer) or isinstance(order, bool):
        raise ArgumentTypeError.of("polygamma(n)", "a whole number", n)
    if order < 0:
        raise ArgumentValueError.of("polygamma(n)", "a whole number from 0", order)
    return digamma(input) if order == 0 else polygamma_of(input, order=int(order))


def mvlgamma(input: Tensor, p: int) -> Tensor:
    """The logarithm of the multivariate gamma function of dimension `p`, element by element.

    Raises:
        ArgumentTypeError: If `p` is no whole number.
        ArgumentValueError: If it is below 1.

    Source: https://en.wikipedia.org/wiki/Multivariate_gamma_function.

    """
    if not isinstance(p, int) or isinstance(p, bool):
        raise ArgumentTypeError.of("mvlgamma(p)", "an int", p)
    if p < 1:
        raise ArgumentValueError.of("mvlgamma(p)", "a whole number from 1", p)
    out = add(lgamma(input), p * (p - 1) / 4 * math.log(math.pi))
    for k in range(1, p):
        out = add(out, lgamma(sub(input, k / 2)))
    return out


def both_floats(x: Any, y: Any) -> tuple[Any, Any]:
    """Two operands as arrays of one floating dtype."""
    x, y = promoted(x, y)
    xp = xp_of(x, y)
    if not hasattr(x, "dtype"):
        y = floated(y)
        return xp.full_like(y, x), y
    x = floated(x)
    if not hasattr(y, "dtype"):
        return x, xp.full_like(x, y)
    y = floated(y)
    dtype = infer.meeting(x.dtype, y.dtype)
    return x.astype(dtype, copy=False), y.astype(dtype, copy=False)


@primitive(infer=infer.broadcast_floating, kind="elementwise")
def zeta(input: TensorOrNumber, other: TensorOrNumber) -> Tensor:
    """The Hurwitz zeta function of exponents `input` and shifts `other`, element by element.

    Gradients flow to `other` alone.
    """
    return special.zeta(*both_floats(input, other))


def _zeta_rule(g: Any, out: Any, x: Any, q: Any) -> Any:
    return sum_like(neg(mul(g, mul(x, zeta(add(x, 1), q)))), q)


def two_positive(rng: np.random.Generator) -> Any:
    """Examples of two inputs above zero."""
    yield (rng.random((2, 3)) + 1.5, rng.random((2, 3)) + 0.5), {}
    yield (rng.random((2, 1)) + 1.5, rng.random((3,)) + 0.5), {}


defvjp(zeta, None, _zeta_rule, examples=two_positive)
