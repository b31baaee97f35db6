"""Distances, angles, and vectors that are not too long."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.spatial import distance

from engine import Tensor, ops
from engine.errors import ShapeError


def test_columns_of_distances_must_be_as_many():
    with pytest.raises(ShapeError, match="cdist expected"):
        ops.cdist(ops.ones((2, 3)), ops.ones((2, 2)))


SCIPY = {0.0: "hamming", 1.0: "cityblock", 2.0: "euclidean", 3.0: "minkowski", np.inf: "chebyshev"}


@pytest.mark.parametrize("p", SCIPY)
def test_distances_are_scipys(rng, p):
    x, y = rng.standard_normal((4, 3)), rng.standard_normal((2, 3))
    options = {"p": 3} if p == 3 else {}
    scale = 3 if p == 0 else 1  # SciPy's is the share, not the number
    between = distance.cdist(x, y, SCIPY[p], **options) * scale
    among = distance.pdist(x, SCIPY[p], **options) * scale

    np.testing.assert_allclose(ops.cdist(Tensor(x), Tensor(y), p).asnumpy(), between)
    np.testing.assert_allclose(ops.pdist(Tensor(x), p).asnumpy(), among)
    np.testing.assert_allclose(ops.dist(Tensor(x[0]), Tensor(x[1]), p).asnumpy(), among[0])


def test_distance_to_itself_has_no_infinite_gradient(rng):
    x = Tensor(rng.standard_normal((2, 3)))
    gradient = ops.grad(lambda x: ops.cdist(x, x).sum())(x)

    assert np.isfinite(gradient.asnumpy()).all()


@pytest.mark.parametrize("dim", [0, 1, -1])
def test_cosine_is_scipys(rng, dim):
    x, y = rng.standard_normal((3, 3)), rng.standard_normal((3, 3))
    rows = (x, y) if dim else (x.T, y.T)
    expected = [1 - distance.cosine(a, b) for a, b in zip(*rows, strict=True)]

    np.testing.assert_allclose(ops.cosine_similarity(Tensor(x), Tensor(y), dim).asnumpy(), expected)


def test_cosine_broadcasts_and_of_nothing_is_nothing():
    x = ops.ones((2, 1, 3))

    assert ops.cosine_similarity(x, ops.ones((4, 3)), -1).shape == (2, 4)
    assert ops.cosine_similarity(ops.zeros((1, 2)), ops.ones((1, 2))).tolist() == [0]


def test_pairwise_distance_is_pytorchs():
    found = ops.pairwise_distance(ops.ones((1, 2)), ops.ones((1, 2)))

    np.testing.assert_allclose(found.asnumpy(), [2**0.5 * 1e-6], rtol=0.2)


def test_slices_that_are_too_long_are_scaled_down():
    """The numbers are MindSpore's."""
    x = np.arange(6, dtype=np.float32).reshape(2, 3)
    by_rows = ops.renorm(Tensor(x), 1, 0, 5.0)
    by_columns = ops.renorm(Tensor(x), 2, 1, 2.0)

    np.testing.assert_allclose(by_rows, [[0, 1, 2], [1.25, 1.66667, 2.08333]], rtol=1e-5)
    np.testing.assert_allclose(
        by_columns, [[0, 0.48507, 0.74278], [2, 1.94029, 1.85695]], rtol=1e-5
    )


def test_cosine_of_numbers_is_a_sign():
    assert ops.cosine_similarity(Tensor(2.0), Tensor(-3.0), 0).tolist() == -1


@pytest.mark.parametrize("turned", [False, True])
def test_cosine_spreads_an_axis_of_one_number_before_it_measures(turned):
    x, y = Tensor([[3.0], [4.0]]), Tensor([[1.0, 0.0], [1.0, 1.0]])
    pair = (y, x) if turned else (x, y)

    cosines = ops.cosine_similarity(*pair, 1)

    np.testing.assert_allclose(cosines, [0.5**0.5, 1.0], rtol=1e-6)
