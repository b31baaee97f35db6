"""Methods of tensors for matrices, orders and counts."""

from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor, ops
from engine.tensor.matrix_methods import ALONG_AXES, MATRICES

X = np.array([[4.0, 1.0], [1.0, 3.0]])


@pytest.mark.parametrize("name", [*MATRICES, *ALONG_AXES])
def test_method_is_the_operator(name):
    assert getattr(Tensor, name).__wrapped__ is getattr(ops, name)


def test_methods_read_as_in_mindspore():
    x = Tensor(X)

    np.testing.assert_allclose(x.inverse().asnumpy(), np.linalg.inv(X))
    np.testing.assert_allclose(x.svd(compute_uv=False).asnumpy(), np.linalg.svd(X)[1])
    assert x.matrix_power(2).tolist() == (X @ X).tolist()
    assert [part.tolist() for part in x.median(axis=1)] == [[1, 1], [1, 0]]
    assert x.cumprod(1).tolist() == np.cumprod(X, 1).tolist()
    assert x.count_nonzero().tolist() == 4


def test_factors_are_asked_for_as_mindspore_or_numpy_does():
    tall = Tensor(np.arange(6.0).reshape(3, 2))

    assert tall.qr()[0].shape == tall.qr(some=True)[0].shape == (3, 2)
    assert tall.qr(False)[0].shape == tall.qr("complete")[0].shape == (3, 3)
    assert tall.qr(mode="reduced")[1].shape == (2, 2)


def test_arguments_have_the_names_of_the_documents_too():
    x = Tensor([[4.0, 1.0], [1.0, 3.0]])

    assert x.float_power(other=2.0).tolist() == [[16, 1], [1, 9]]
    assert x.approximate_equal(other=x).asnumpy().all()
    one, other = x.ormqr(input2=x[0], input3=x), x.ormqr(x[0], x)
    assert one.tolist() == other.tolist()


def test_numbers_may_be_their_own_chances():
    x = Tensor([0.0, 1.0, 1.0, 0.0])

    assert x.bernoulli().tolist() == x.bernoulli(generator=None).tolist() == [0, 1, 1, 0]
    assert x.bernoulli(1.0).tolist() == x.bernoulli(p=1.0, seed=3).tolist() == [1, 1, 1, 1]


@pytest.mark.parametrize("upper", [True, False])
@pytest.mark.parametrize("transpose", [True, False])
def test_triangle_is_solved_and_comes_along(rng, upper, transpose):
    a, b = rng.standard_normal((2, 3, 3)) + 3 * np.eye(3), rng.standard_normal((2, 3, 1))
    found, same = Tensor(b).triangular_solve(Tensor(a), upper, transpose)
    triangle = np.triu(a) if upper else np.tril(a)
    meant = np.swapaxes(triangle, -1, -2) if transpose else triangle

    np.testing.assert_allclose(meant @ found.asnumpy(), b, atol=1e-12)
    assert np.array_equal(same.asnumpy(), a)
