"""NumPy's functions and operators with tensors among what they are given."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine import Parameter, Tensor, ops

X = np.array([[1.0, 2.0], [3.0, 4.0]], np.float32)
BINARY = [np.add, np.subtract, np.multiply, np.divide, np.power, np.mod, np.maximum, np.matmul]


@pytest.mark.parametrize("function", [np.sqrt, np.exp, np.abs, np.log, np.isnan, np.negative])
def test_function_of_a_tensor_is_an_array(function: Any) -> None:
    found = function(Tensor(X))

    assert type(found) is np.ndarray
    np.testing.assert_array_equal(found, function(X))


@pytest.mark.parametrize("function", BINARY)
def test_function_of_two_tensors_is_an_array(function: Any) -> None:
    found = function(Tensor(X), Parameter(Tensor(X), name="x"))

    assert type(found) is np.ndarray
    np.testing.assert_array_equal(found, function(X, X))


@pytest.mark.parametrize("number", [np.float32(2), np.float64(2), X])
def test_array_beside_a_tensor_under_an_operator_is_a_tensor(number: Any) -> None:
    x = Tensor(X)
    pairs = [
        (number + x, number + X),
        (number - x, number - X),
        (number * x, number * X),
        (number / x, number / X),
        (number**x, number**X),
        (number > x, number > X),
        (number <= x, number <= X),
        (number == x, number == X),
    ]

    for found, expected in pairs:
        assert type(found) is Tensor
        np.testing.assert_allclose(found.asnumpy(), expected, rtol=1e-6)
    np.testing.assert_allclose((X @ x).asnumpy(), X @ X)


def test_array_beside_a_tensor_keeps_its_gradient() -> None:
    assert ops.grad(lambda x: (X * x).sum())(Tensor(X)).asnumpy().tolist() == X.tolist()


def test_array_takes_a_tensor_into_itself() -> None:
    array = X.copy()
    array += Tensor(X)

    assert type(array) is np.ndarray
    assert array.tolist() == (X + X).tolist()


def test_tensor_takes_no_results_of_numpys() -> None:
    with pytest.raises(TypeError):
        np.add(X, X, out=Tensor(X))  # type: ignore[call-overload]


def test_sums_along_axes_by_numpys_functions_are_arrays() -> None:
    assert np.add.reduce(Tensor(X)).tolist() == [4.0, 6.0]
