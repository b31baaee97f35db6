"""Solutions of equations, exact ones and nearest ones, are SciPy's."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from scipy import linalg as reference

from engine import Tensor, ops
from engine.autodiff.check import finite_differences
from engine.errors import ArgumentTypeError, MatrixError
from engine.scipy import linalg

WAYS = list(itertools.product([0, 1, 2, "N", "T", "C"], [True, False], [True, False]))


@pytest.mark.parametrize(("trans", "lower", "unit"), WAYS)
@pytest.mark.parametrize("shape", [(4,), (4, 2)])
def test_triangle_is_solved_as_in_scipy(rng, trans, lower, unit, shape):
    a = rng.standard_normal((4, 4)) + 1j * rng.standard_normal((4, 4)) + 3 * np.eye(4)
    b = rng.standard_normal(shape) + 0j
    found = linalg.solve_triangular(Tensor(a), Tensor(b), trans, lower, unit).asnumpy()
    expected = reference.solve_triangular(a, b, trans, lower, unit_diagonal=unit)

    np.testing.assert_allclose(found, expected, atol=1e-10)


def test_zero_on_the_diagonal_is_told():
    with pytest.raises(MatrixError, match="inverse"):
        linalg.solve_triangular(Tensor(np.zeros((2, 2))), Tensor(np.ones(2)))


@pytest.mark.parametrize("trans", ["N", "T"])
def test_gradients_of_a_triangle_are_those_of_finite_differences(rng, trans):
    a, b = rng.standard_normal((3, 3)) + 3 * np.eye(3), rng.standard_normal((3, 2))

    def total(a, b):
        return ops.sum(ops.square(linalg.solve_triangular(a, b, trans, lower=True)))

    found = ops.grad(total, (0, 1))(Tensor(a), Tensor(b))
    for k, one in enumerate(found):
        expected = finite_differences(lambda *x: total(*map(Tensor, x)).asnumpy(), [a, b], k)
        np.testing.assert_allclose(one.asnumpy(), expected, atol=1e-6)


@pytest.mark.parametrize("shape", [(5, 3), (3, 5), (4, 4)])
def test_nearest_solution_is_scipys(rng, shape):
    a, b = rng.standard_normal(shape), rng.standard_normal((shape[0], 2))
    solution, residual, rank, values = linalg.lstsq(Tensor(a), Tensor(b), driver="gelsd")
    expected = reference.lstsq(a, b)

    np.testing.assert_allclose(solution.asnumpy(), expected[0], atol=1e-10)
    np.testing.assert_allclose(residual.asnumpy(), expected[1], atol=1e-10)
    np.testing.assert_allclose(values.asnumpy(), expected[3], atol=1e-10)
    assert rank.asnumpy() == expected[2]


def test_small_singular_values_count_as_zero_where_rcond_says_so():
    a, b = np.diag([1.0, 0.1]), np.ones(2)
    solution, _, rank, _ = linalg.lstsq(Tensor(a), Tensor(b), rcond=0.5)

    np.testing.assert_allclose(solution.asnumpy(), reference.lstsq(a, b, cond=0.5)[0], atol=1e-12)
    assert rank.asnumpy() == 1


def test_halves_are_rounded_once(rng):
    a, b = rng.standard_normal((5, 2)).astype(np.float16), rng.standard_normal(5).astype(np.float16)
    solution = linalg.lstsq(Tensor(a), Tensor(b))[0].asnumpy()
    expected = reference.lstsq(a.astype(float), b.astype(float))[0]

    assert solution.dtype == np.float16
    np.testing.assert_allclose(solution, expected, rtol=1e-3)


@pytest.mark.parametrize("fact", [0, 1])
def test_gradients_of_solution_and_residual_are_those_of_finite_differences(rng, fact):
    a, b = rng.standard_normal((4, 2)), rng.standard_normal((4, 3))

    def total(a, b):
        return ops.sum(ops.square(linalg.lstsq(a, b, driver="gels")[fact]))

    found = ops.grad(total, (0, 1))(Tensor(a), Tensor(b))
    for k, one in enumerate(found):
        expected = finite_differences(lambda *x: total(*map(Tensor, x)).asnumpy(), [a, b], k)
        np.testing.assert_allclose(one.asnumpy(), expected, rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("rcond", [True, "small", 1j])
def test_rcond_is_a_number(rcond):
    with pytest.raises(ArgumentTypeError, match=r"lstsq\(rcond\) expected a number"):
        linalg.lstsq(Tensor(np.ones((2, 1))), Tensor(np.ones(2)), rcond)
