"""Derivatives along a direction."""

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


def test_jvp_is_the_derivative_along_a_direction() -> None:
    out, tangent = ops.jvp(ops.sin, Tensor(X), Tensor([1.0, -2.0]))

    close(out, np.sin(X))
    close(tangent, np.array([1, -2]) * np.cos(X))


def test_jvp_of_several_inputs_and_outputs() -> None:
    outputs, tangents = ops.jvp(two, (Tensor(X), Tensor(Y)), (Tensor(Y), Tensor(X)))

    close(outputs[0], X * X * Y)
    close(tangents[0], 2 * X * Y * Y + X * X * X)
    close(tangents[1], X + Y)


def test_jvp_passes_further_results_through() -> None:
    out, tangent, rest = ops.jvp(two, [Tensor(X), Tensor(Y)], [Tensor(X), Tensor(X)], has_aux=True)

    close(out, X * X * Y)
    close(tangent, 2 * X * Y * X + X * X * X)
    close(rest, X + Y)


def test_derivative_along_a_direction_that_nothing_depends_on_is_zero() -> None:
    close(ops.jvp(lambda x: ops.mul(Tensor(Y), 2.0), Tensor(X), Tensor(X))[1], np.zeros(2))


def test_derivative_along_a_direction_can_be_differentiated() -> None:
    def slope(x: Any) -> Any:
        return ops.jvp(lambda z: z * z * z, x, Tensor(Y))[1]

    close(ops.grad(slope)(Tensor(X)), 6 * X * Y)


def test_linearised_function_is_called_often() -> None:
    calls = []

    def square(x: Any) -> Any:
        calls.append(1)
        return x * x

    out, along = ops.linearize(square, Tensor(X))

    close(out, X * X)
    close(along(Tensor(Y)), 2 * X * Y)
    close(along(Tensor(X)), 2 * X * X)
    assert len(calls) == 1


@pytest.mark.parametrize(
    ("call", "error"),
    [
        (lambda: ops.jvp(ops.sin, Tensor(X), Tensor(np.ones(3))), ValueError),
        (lambda: ops.jvp(ops.sin, Tensor(X), None), TypeError),
        (lambda: ops.jvp(ops.sin, 3.0, Tensor(X)), TypeError),
    ],
)
def test_directions_that_do_not_fit_are_refused(call: Any, error: type) -> None:
    with pytest.raises(error, match="expected"):
        call()
