"""What SciPy has and neither array library."""

from __future__ import annotations

import numpy as np
import pytest
from scipy import stats
from scipy.linalg import expm

from engine.backend.by_scipy import logarithm, normal_between


def test_exponential_undoes_the_logarithm(rng):
    x = rng.standard_normal((4, 4)) + 1j * rng.standard_normal((4, 4))

    np.testing.assert_allclose(expm(logarithm(x)), x, rtol=1e-10)


@pytest.mark.parametrize("matrix", [[[0, 1], [0, 0]], [[np.inf, 0], [0, 1]]])
def test_matrix_without_a_logarithm_gives_nan(matrix):
    assert np.isnan(logarithm(np.array(matrix, complex))).all()


@pytest.mark.parametrize(
    ("low", "high"), [(-0.5, 2), (3, 4), (-np.inf, np.inf), (20, np.inf), (-41, -40), (0, 0.1)]
)
def test_numbers_are_the_quantiles_of_the_law_between_bounds(low, high):
    even = np.array([0.01, 0.25, 0.5, 0.9])
    found = normal_between(np.array(low), np.array(high), even)
    law = stats.truncnorm(low, high)
    # In the upper tail it counts from the other end, which is as even.
    expected = law.ppf(1 - even if low > -high else even)

    np.testing.assert_allclose(found, expected, rtol=1e-8, atol=1e-10)


def test_ends_of_the_even_numbers_are_the_bounds():
    low, high = np.array([-1.0, 2.0]), np.array([1.0, 3.0])

    np.testing.assert_allclose(normal_between(low, high, 0.0), [-1, 3], rtol=1e-12)
