"""Operator classes of special functions do what the functions do, with their options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from engine import Tensor, ops

X = Tensor([0.25, 0.5, 0.75])
Y = Tensor([1.5, 2.0, -0.5])
WHOLE = Tensor([1, 2, 12])


@pytest.mark.parametrize(
    ("made", "expected"),
    [
        (lambda: ops.ACos()(X), lambda: ops.acos(X)),
        (lambda: ops.Erfinv()(X), lambda: ops.erfinv(X)),
        (lambda: ops.Lgamma()(X), lambda: ops.lgamma(X)),
        (lambda: ops.Mvlgamma(2)(X + 1), lambda: ops.mvlgamma(X + 1, 2)),
        (lambda: ops.Polygamma()(Tensor(1), X), lambda: ops.polygamma(1, X)),
        (lambda: ops.BesselK1e()(X), lambda: ops.bessel_k1e(X)),
        (lambda: ops.Lerp()(X, Y, 0.5), lambda: ops.lerp(X, Y, 0.5)),
        (lambda: ops.Addcdiv()(X, Y, X, Tensor(2.0)), lambda: ops.addcdiv(X, Y, X, 2.0)),
        (lambda: ops.NanToNum(nan=3.0)(X / 0 * 0), lambda: ops.nan_to_num(X / 0 * 0, 3.0)),
        (lambda: ops.Logit()(X), lambda: ops.logit(X)),
        (lambda: ops.Logit(eps=0.3)(X), lambda: ops.logit(X, 0.3)),
        (lambda: ops.IsClose(rtol=0.5)(X, X * 1.2), lambda: ops.isclose(X, X * 1.2, 0.5)),
        (lambda: ops.ApproximateEqual(0.2)(X, X + 0.1), lambda: ops.approximate_equal(X, X)),
        (lambda: ops.LeftShift()(WHOLE, WHOLE), lambda: ops.bitwise_left_shift(WHOLE, WHOLE)),
        (lambda: ops.Invert()(WHOLE), lambda: ops.bitwise_not(WHOLE)),
        (lambda: ops.CeLU(alpha=2.0)(Y), lambda: ops.celu(Y, 2.0)),
        (lambda: ops.GLU(axis=0)(Y[:2]), lambda: ops.glu(Y[:2], 0)),
        (lambda: ops.HShrink(0.6)(X), lambda: ops.hardshrink(X, 0.6)),
        (lambda: ops.SoftShrink(0.1)(X), lambda: ops.softshrink(X, 0.1)),
        (lambda: ops.FastGeLU()(Y), lambda: ops.fast_gelu(Y)),
        (lambda: ops.Real()(ops.Complex()(X, Y)), lambda: X),
        (lambda: ops.ComplexAbs()(ops.Polar()(X, Y)), lambda: X),
        (lambda: ops.DivNoNan()(X, Tensor([0.0, 2.0, 0.5])), lambda: Tensor([0.0, 0.25, 1.5])),
        (
            lambda: ops.MulNoNan()(Tensor([np.inf, np.nan, 2.0]), Tensor([0.0, 0.0, 3.0])),
            lambda: Tensor([0.0, 0.0, 6.0]),
        ),
    ],
)
@pytest.mark.filterwarnings("ignore:divide by zero", "ignore:invalid value")
def test_class_does_what_the_function_does(
    made: Callable[[], Any], expected: Callable[[], Any]
) -> None:
    found, wanted = made(), expected()

    assert found.dtype == wanted.dtype
    np.testing.assert_allclose(found.asnumpy(), wanted.asnumpy(), rtol=1e-6)


@pytest.mark.parametrize("kind", [np.float32, np.int32, np.float64])
def test_guarded_quotient_keeps_the_number_type_of_a_quotient(kind: Any) -> None:
    x = Tensor(np.array([1, 2], kind))

    assert ops.DivNoNan()(x, x - 1).dtype == ops.div(x, x).dtype
