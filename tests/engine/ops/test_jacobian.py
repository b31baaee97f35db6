"""Derivatives along directions, Jacobians, and derivatives of higher order."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine import Tensor, nn, ops

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


@pytest.mark.parametrize("jacobian", [ops.jacrev, ops.jacfwd])
def test_jacobian_has_output_axes_before_input_axes(jacobian: Any) -> None:
    weight = np.arange(6.0).reshape(2, 3)
    found = jacobian(lambda x: ops.matmul(Tensor(weight), x))(Tensor(np.ones((3, 2))))

    expected = np.einsum("ik,jl->ijkl", weight, np.eye(2))
    assert found.shape == (2, 2, 3, 2)
    close(found, expected)


@pytest.mark.parametrize("jacobian", [ops.jacrev, ops.jacfwd])
def test_jacobians_of_several_outputs_and_positions_are_nested(jacobian: Any) -> None:
    found = jacobian(two, (0, 1))(Tensor(X), Tensor(Y))

    close(found[0][0], np.diag(2 * X * Y))
    close(found[0][1], np.diag(X * X))
    close(found[1][0], np.eye(2))
    close(jacobian(two, (1,))(Tensor(X), Tensor(Y))[0], np.diag(X * X))


@pytest.mark.parametrize("jacobian", [ops.jacrev, ops.jacfwd])
def test_jacobian_passes_further_results_through(jacobian: Any) -> None:
    found, rest = jacobian(two, 1, has_aux=True)(Tensor(X), Tensor(Y))

    close(found, np.diag(X * X))
    close(rest, X + Y)


@pytest.mark.parametrize("jacobian", [ops.jacrev, ops.jacfwd])
def test_jacobian_of_an_empty_input_is_empty(jacobian: Any) -> None:
    found = jacobian(lambda x: x * 2.0)(Tensor(np.zeros((0, 3))))

    assert found.shape == (0, 3, 0, 3)


def test_jacobian_of_a_jacobian_is_the_hessian() -> None:
    def quartic(x: Any) -> Any:
        return (x * x).sum() ** 2

    found = ops.jacfwd(ops.jacrev(quartic))(Tensor(X))

    close(found, 8 * np.outer(X, X) + 4 * (X @ X) * np.eye(2))


@pytest.mark.parametrize(
    ("position", "error"), [(-1, ValueError), (2, ValueError), ("a", TypeError), ((), ValueError)]
)
def test_position_that_is_not_there_is_refused(position: Any, error: type) -> None:
    with pytest.raises(error, match="grad_position"):
        ops.jacrev(two, position)(Tensor(X), Tensor(Y))


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


def test_cells_are_functions_too() -> None:
    dense = nn.Dense(2, 1, weight_init="ones")

    np.testing.assert_allclose(
        ops.jacrev(dense)(Tensor([[3.0, 2.0]])).asnumpy(), np.ones((1, 1, 1, 2))
    )


@pytest.mark.parametrize(
    ("call", "error"),
    [
        (lambda: ops.jvp(ops.sin, Tensor(X), Tensor(np.ones(3))), ValueError),
        (lambda: ops.jvp(ops.sin, Tensor(X), None), TypeError),
        (lambda: ops.jvp(ops.sin, 3.0, Tensor(X)), TypeError),
        (lambda: ops.derivative(ops.sin, Tensor(X), 0), ValueError),
        (lambda: ops.jet(two, (Tensor(X), Tensor(Y)), Tensor(np.ones((1, 2)))), ValueError),
    ],
)
def test_directions_that_do_not_fit_are_refused(call: Any, error: type) -> None:
    with pytest.raises(error, match="expected"):
        call()
