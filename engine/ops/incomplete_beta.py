"""The regularised incomplete beta function, with the gradient of its last argument."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Spec, defvjp, primitive
from engine.backend import xp_of
from engine.backend.kernels import special
from engine.errors import ArgumentTypeError, ShapeError

from . import infer
from .arithmetic import add, mul, sub
from .elementary import exp, log
from .gamma_functions import lgamma

__all__: list[str] = []


def _spec(a: Spec, b: Spec, x: Spec) -> Spec:
    return infer.floating(a, b, x)


@primitive(infer=_spec, kind="elementwise")
def betainc(a: Any, b: Any, x: Any) -> Any:
    """The part of the beta function of `a` and `b` that lies below `x`; NaN beyond its domain."""
    if "c" in a.dtype.kind + b.dtype.kind + x.dtype.kind:
        raise ArgumentTypeError("betainc expected real numbers, got complex ones.")
    xp = xp_of(a, b, x)
    known = xp.isfinite(a) & xp.isfinite(b) & (a > 0) & (b > 0) & (x >= 0) & (x <= 1)
    # In float32 both SciPy's and CuPy's lose two digits.
    numbers = (xp.where(known, part, 0.5).astype(np.float64) for part in (a, b, x))
    return xp.where(known, special.betainc(*numbers), np.nan).astype(a.dtype)


def _density(a: Any, b: Any, x: Any) -> Any:
    """The derivative by `x`: the density of the beta distribution."""
    powers = add(mul(sub(a, 1), log(x)), mul(sub(b, 1), log(sub(1, x))))
    return exp(sub(add(powers, lgamma(add(a, b))), add(lgamma(a), lgamma(b))))


def _examples(rng: np.random.Generator) -> Any:
    a, b = rng.random((2, 3)) * 2 + 0.5, rng.random((2, 3)) * 2 + 0.5
    yield (a, b, rng.random((2, 3)) * 0.8 + 0.1), {}


defvjp(
    betainc,
    None,
    None,
    lambda g, out, a, b, x: mul(g, _density(a, b, x)),
    examples=_examples,
)


def incomplete_beta(a: Any, b: Any, x: Any) -> Any:
    """The regularised incomplete beta function I_x(a, b), element by element.

    The gradient flows to `x` alone, as in MindSpore: those of `a` and `b` are zero.

    Args:
        a: The first exponent, above 0, float32 or float64; elsewhere the result is NaN.
        b: The second, of the same shape and type.
        x: From 0 to 1, of the same shape and type.

    Raises:
        ArgumentTypeError: If the types differ, or are others.
        ShapeError: If the shapes differ.

    Source: Abramowitz & Stegun, Handbook of Mathematical Functions (1964), 6.6.2.

    >>> import engine
    >>> a, b, x = (engine.Tensor([number]) for number in (2.0, 1.0, 0.5))
    >>> incomplete_beta(a, b, x).asnumpy()
    array([0.25], dtype=float32)

    """
    kinds = [part.array.dtype for part in (a, b, x)]
    if len(set(kinds)) > 1 or kinds[0] not in {np.dtype(np.float32), np.dtype(np.float64)}:
        told = ", ".join(map(str, kinds))
        raise ArgumentTypeError(f"Betainc expected float32 or float64 alone, got {told}.")
    shapes = [tuple(part.shape) for part in (a, b, x)]
    if len(set(shapes)) > 1:
        raise ShapeError.of("Betainc", f"three of shape {shapes[0]}", shapes)
    return betainc(a, b, x)
