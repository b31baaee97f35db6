"""Whole Jacobians, by rows and by columns."""

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


def test_cells_are_functions_too() -> None:
    dense = nn.Dense(2, 1, weight_init="ones")

    np.testing.assert_allclose(
        ops.jacrev(dense)(Tensor([[3.0, 2.0]])).asnumpy(), np.ones((1, 1, 1, 2))
    )
