from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor, ops

X = np.arange(24.0).reshape(2, 3, 4)


@pytest.mark.parametrize("offset", [-1, 0, 2])
@pytest.mark.parametrize("name", ["tril", "triu"])
def test_triangle_is_numpys(name, offset):
    expected = getattr(np, name)(X, offset)

    assert np.array_equal(getattr(ops, name)(Tensor(X), offset).asnumpy(), expected)


@pytest.mark.parametrize("offset", [-2, 0, 1, 9])
def test_diagonal_is_numpys(offset):
    expected = np.diagonal(X, offset, 1, 2)

    assert np.array_equal(ops.diagonal(Tensor(X), offset, 1, 2).asnumpy(), expected)


def test_trace_spreads_its_gradient_along_the_diagonal():
    gradient = ops.grad(ops.trace)(Tensor(X[0]))

    assert np.array_equal(gradient.asnumpy(), np.eye(3, 4))


def test_vector_becomes_a_diagonal():
    assert np.array_equal(ops.diag(Tensor([1.0, 2.0])).asnumpy(), np.diag([1.0, 2.0]))


def test_tensor_of_two_axes_stands_on_a_diagonal_of_four():
    x = np.arange(6.0).reshape(2, 3)
    found = ops.diag(Tensor(x)).asnumpy()

    assert found.shape == (2, 3, 2, 3)
    assert np.einsum("ijij->ij", found).tolist() == x.tolist()
    assert found.sum() == x.sum()
