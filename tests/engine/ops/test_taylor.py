"""Derivatives of higher order, along a curve."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine import Tensor, ops

X, Y = np.array([3.0, 2.0]), np.array([1.0, 5.0])


def two(x: Any, y: Any) -> Any:
    return x * x * y, x + y


def close(found: Any, expected: Any) -> None:
    np.testing.assert_allclose(found.asnumpy(), expected, rtol=1e-12)


def test_derivative_of_higher_order_is_along_all_ones() -> None:
    out, third = ops.derivative(lambda x: ops.exp(x * 2.0), Tensor(X), 3)

    np.testing.assert_allclose(out.asnumpy(), np.exp(2 * X), rtol=1e-12)
    np.testing.assert_allclose(third.asnumpy(), 8 * np.exp(2 * X), rtol=1e-12)


def test_derivatives_along_a_curve_follow_the_chain_rule() -> None:
    """y = x^3 along x(t) = x + a t + b t^2/2: y' = 3x^2 a, y'' = 6x a^2 + 3x^2 b."""
    a, b = np.array([2.0, -1.0]), np.array([0.5, 4.0])
    out, found = ops.jet(lambda x: x * x * x, Tensor(X), Tensor(np.stack([a, b])))

    close(out, X**3)
    close(found, [3 * X * X * a, 6 * X * a * a + 3 * X * X * b])


def test_derivatives_along_a_curve_of_several_outputs_are_a_tuple() -> None:
    ones = Tensor(np.ones((1, 2)))
    outputs, found = ops.jet(two, (Tensor(X), Tensor(Y)), (ones, ones))

    close(outputs[1], X + Y)
    close(found[0], [2 * X * Y + X * X])
    close(found[1], [[2.0, 2.0]])


@pytest.mark.parametrize(
    ("call", "error"),
    [
        (lambda: ops.derivative(ops.sin, Tensor(X), 0), ValueError),
        (lambda: ops.jet(two, (Tensor(X), Tensor(Y)), Tensor(np.ones((1, 2)))), ValueError),
    ],
)
def test_orders_and_curves_that_do_not_fit_are_refused(call: Any, error: type) -> None:
    with pytest.raises(error, match="expected"):
        call()
