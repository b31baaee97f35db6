"""Lengths, sizes and distances."""

from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor, ops
from engine.errors import ArgumentValueError
from tests.every_case import every

X = np.arange(6.0).reshape(2, 3) - 2.5
BATCH = np.arange(12.0).reshape(2, 2, 3) - 4.5
VECTOR_ORDERS = [None, 0, 1, 2, 3.0, 0.5, -1, -2, np.inf, -np.inf]
MATRIX_ORDERS = ["fro", "nuc", 1, -1, 2, -2, np.inf, -np.inf]


@pytest.mark.parametrize("order", VECTOR_ORDERS)
@pytest.mark.parametrize("dim", [0, -1])
def test_norm_of_vectors_is_numpys(order, dim):
    expected = np.linalg.norm(X, order, dim, keepdims=True)

    np.testing.assert_allclose(ops.norm(Tensor(X), order, dim, True).asnumpy(), expected)


@every("order", [None, *MATRIX_ORDERS])
@every("x, dim", [(X, None), (X, (0, 1)), (BATCH, (0, 2)), (BATCH, (-1, 1))])
@every("keepdim", [False, True])
def test_norm_of_matrices_is_numpys(x, order, dim, keepdim):
    expected = np.linalg.norm(x, order, dim, keepdim)

    found = ops.norm(Tensor(x), order, dim, keepdim).asnumpy()
    np.testing.assert_allclose(found, expected, rtol=1e-12)


def test_norm_of_all_is_that_of_one_vector():
    np.testing.assert_allclose(ops.norm(Tensor(X)).asnumpy(), np.linalg.norm(X))
    np.testing.assert_allclose(ops.norm(Tensor(BATCH)).asnumpy(), np.linalg.norm(BATCH))
    np.testing.assert_allclose(
        ops.norm(Tensor(BATCH), dim=(0, 1, 2)).asnumpy(), np.linalg.norm(BATCH)
    )


@pytest.mark.parametrize("order", VECTOR_ORDERS[1:])
def test_vector_norm_takes_several_axes_as_one(order):
    found = ops.vector_norm(Tensor(BATCH), order, (0, 2))

    expected = np.linalg.norm(np.swapaxes(BATCH, 0, 1).reshape(2, -1), order, 1)
    np.testing.assert_allclose(found.asnumpy(), expected)


@pytest.mark.parametrize("order", MATRIX_ORDERS)
def test_matrix_norm_is_that_of_the_last_two_axes(order):
    expected = np.linalg.norm(BATCH, order, (-2, -1))

    np.testing.assert_allclose(ops.matrix_norm(Tensor(BATCH), order).asnumpy(), expected)


@pytest.mark.parametrize(
    ("call", "told"),
    [
        (lambda: ops.norm(Tensor(BATCH), 2), r"norm\(dim\) expected axes"),
        (lambda: ops.norm(Tensor(BATCH), 2, (0, 1, 2)), r"norm\(dim\) expected one axis or two"),
        (lambda: ops.norm(Tensor(X), "fro", 0), r"vector_norm\(ord\) expected a number"),
        (lambda: ops.norm(Tensor(X), 3), r"matrix_norm\(ord\) expected 'fro', 'nuc'"),
        (lambda: ops.norm(Tensor(X), "two"), r"matrix_norm\(ord\) expected 'fro', 'nuc'"),
        (lambda: ops.matrix_norm(Tensor(BATCH), axis=(1, 1)), r"matrix_norm\(axis\) expected two"),
        (lambda: ops.matrix_norm(Tensor(BATCH), axis=1), r"matrix_norm\(axis\) expected two axes"),
        (lambda: ops.cdist(Tensor(X), Tensor(X), -1.0), r"cdist\(p\) expected a number from 0"),
        (lambda: ops.renorm(Tensor(X), 0, 0, 1.0), r"renorm\(p, maxnorm\) expected"),
    ],
)
def test_norm_that_is_not_there_is_refused(call, told):
    with pytest.raises(ArgumentValueError, match=told):
        call()


def test_whole_numbers_become_float32_and_halves_do_not_overflow():
    whole = Tensor(np.array([3, 4], np.int32))
    half = Tensor(np.array([300, 400], np.float16))

    assert ops.norm(whole).asnumpy().dtype == np.float32
    assert (ops.norm(half).asnumpy().dtype, float(ops.norm(half))) == (np.float16, 500)
    assert ops.norm(half, dtype=np.float32).asnumpy().dtype == np.float32


@pytest.mark.parametrize("order", [0.5, 1.5, 2, 3, 1, np.inf, -np.inf, 0])
def test_gradient_at_zero_is_zero(order):
    gradient = ops.grad(lambda x: ops.vector_norm(x, order))(Tensor([0.0, 0.0]))

    assert gradient.tolist() == [0, 0]


@pytest.mark.parametrize(("order", "expected"), [("nuc", 1.0), (2, 0.5), ("fro", 0.5**0.5)])
def test_gradient_of_a_size_is_pytorchs_where_singular_values_are_equal(order, expected):
    gradient = ops.grad(lambda x: ops.matrix_norm(x, order))(Tensor(np.eye(2)))

    np.testing.assert_allclose(gradient.asnumpy(), expected * np.eye(2), atol=1e-12)


@pytest.mark.parametrize("order", [None, "fro", "nuc", 1, -1, 2, -2, np.inf, -np.inf])
def test_condition_is_numpys(rng, order):
    x = rng.standard_normal((2, 3, 3)) + 2 * np.eye(3)

    np.testing.assert_allclose(ops.cond(Tensor(x), order).asnumpy(), np.linalg.cond(x, order))


def test_condition_of_a_singular_matrix_is_infinite():
    assert float(ops.cond(Tensor(np.diag([1.0, 0.0])))) == np.inf
    assert ops.cond(ops.ones((2, 3, 2))).shape == (2,)


def test_gradient_of_the_length_of_whole_numbers_is_not_whole():
    """The numbers are MindSpore's."""
    gradient = ops.grad(ops.norm)(Tensor([3, 4]))

    np.testing.assert_allclose(gradient.asnumpy(), [0.6, 0.8], rtol=1e-6)
