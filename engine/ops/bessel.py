"""Element by element: Bessel functions of order 0 and 1, plain and scaled.

Source of the derivatives: Abramowitz & Stegun, Handbook of Mathematical Functions (1964), 9.1.28,
9.1.30 and 9.6.27.
"""

from __future__ import annotations

from typing import Any

from engine.backend.kernels import special
from engine.typed import Tensor

from .arithmetic import add, div, mul, neg, sign, sub
from .comparison import equal, where
from .unary import OfX, positive, unary

__all__ = [
    "bessel_i0",
    "bessel_i0e",
    "bessel_i1",
    "bessel_i1e",
    "bessel_j0",
    "bessel_j1",
    "bessel_k0",
    "bessel_k0e",
    "bessel_k1",
    "bessel_k1e",
    "bessel_y0",
    "bessel_y1",
    "i0",
]

_KINDS = {
    "i": "The modified Bessel function of the first kind",
    "j": "The Bessel function of the first kind",
    "k": "The modified Bessel function of the second kind",
    "y": "The Bessel function of the second kind",
}


def _bessel(name: str, slope: Any, **options: Any) -> Any:
    """The function `bessel_<name>`; `slope(out, x)` is its derivative."""
    scaled = {"i": " times exp(-|x|)", "k": " times exp(x)"}[name[0]] if name[-1] == "e" else ""
    function = getattr(special, name)
    return unary(
        f"bessel_{name}",
        f"{_KINDS[name[0]]}, order {name[1]}{scaled}",
        lambda xp, x: function(x),
        lambda g, out, x: mul(g, slope(out, x)),
        argument="x",
        **options,
    )


def _over(out: Any, x: Any) -> Any:
    """`out / x`, and its limit at 0, which is 1/2 for the functions of the first kind."""
    middle = equal(x, 0)
    return where(middle, 0.5, div(out, where(middle, 1.0, x)))


bessel_i0: OfX = _bessel("i0", lambda out, x: bessel_i1(x))
bessel_i1: OfX = _bessel("i1", lambda out, x: sub(bessel_i0(x), _over(out, x)))
bessel_i0e: OfX = _bessel("i0e", lambda out, x: sub(bessel_i1e(x), mul(sign(x), out)))
bessel_i1e: OfX = _bessel(
    "i1e", lambda out, x: sub(bessel_i0e(x), add(mul(sign(x), out), _over(out, x)))
)
bessel_j0: OfX = _bessel("j0", lambda out, x: neg(bessel_j1(x)))
bessel_j1: OfX = _bessel("j1", lambda out, x: sub(bessel_j0(x), _over(out, x)))
bessel_k0: OfX = _bessel("k0", lambda out, x: neg(bessel_k1(x)), examples=positive)
bessel_k1: OfX = _bessel(
    "k1", lambda out, x: neg(add(bessel_k0(x), div(out, x))), examples=positive
)
bessel_k0e: OfX = _bessel("k0e", lambda out, x: sub(out, bessel_k1e(x)), examples=positive)
bessel_k1e: OfX = _bessel(
    "k1e", lambda out, x: sub(sub(out, div(out, x)), bessel_k0e(x)), examples=positive
)
bessel_y0: OfX = _bessel("y0", lambda out, x: neg(bessel_y1(x)), examples=positive)
bessel_y1: OfX = _bessel("y1", lambda out, x: sub(bessel_y0(x), div(out, x)), examples=positive)


def i0(input: Tensor) -> Tensor:
    """As `bessel_i0`: the modified Bessel function of the first kind, of order 0."""
    return bessel_i0(input)
