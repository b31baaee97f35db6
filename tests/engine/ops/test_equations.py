"""Systems of linear equations."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

from engine import Tensor, ops
from engine.errors import ArgumentTypeError, MatrixError, ShapeError


def regular(rng, *shape):
    return rng.standard_normal(shape) + 2 * np.eye(shape[-1])


@pytest.mark.parametrize("shape", [(3, 3), (2, 2, 2), (1, 1), (0, 2, 2)])
def test_inverses_and_determinants_are_numpys(rng, shape):
    x = regular(rng, *shape)
    sign, log = (part.asnumpy() for part in ops.slogdet(Tensor(x)))

    np.testing.assert_allclose(ops.inverse(Tensor(x)).asnumpy(), np.linalg.inv(x), rtol=1e-10)
    np.testing.assert_allclose(ops.det(Tensor(x)).asnumpy(), np.linalg.det(x))
    np.testing.assert_allclose(sign * np.exp(log), np.linalg.det(x))


def test_matrix_without_inverse_is_refused():
    with pytest.raises(MatrixError, match="inverse expected a matrix that has an inverse"):
        ops.inverse(ops.ones((2, 2)))


@pytest.mark.parametrize(
    ("a", "b"), [((3, 3), (3,)), ((3, 3), (3, 2)), ((2, 1, 2, 2), (3, 2, 1)), ((2, 2), (3, 2, 0))]
)
def test_solution_times_the_matrix_is_the_right_side(rng, a, b):
    x, y = regular(rng, *a), rng.standard_normal(b)
    solution = ops.solve(Tensor(x), Tensor(y)).asnumpy()

    np.testing.assert_allclose(
        np.matmul(x, solution), np.broadcast_to(y, solution.shape), atol=1e-12
    )


def test_what_is_looked_for_may_stand_on_the_left(rng):
    x, y = regular(rng, 3, 3), rng.standard_normal((2, 3))

    np.testing.assert_allclose(ops.solve(Tensor(x), Tensor(y), left=False) @ Tensor(x), y)
    np.testing.assert_allclose(ops.solve(Tensor(x), Tensor(y[0]), left=False) @ Tensor(x), y[0])


@pytest.mark.parametrize("upper", [False, True])
@pytest.mark.parametrize("unit", [False, True])
def test_other_triangle_is_not_read(rng, upper, unit):
    x, y = regular(rng, 3, 3), rng.standard_normal((3, 2))
    one = np.triu(x) if upper else np.tril(x)
    if unit:
        np.fill_diagonal(one, 1)
    found = ops.solve_triangular(Tensor(x), Tensor(y), upper=upper, unitriangular=unit)

    np.testing.assert_allclose(one @ found.asnumpy(), y, atol=1e-12)


def test_transposes_are_solved_when_asked(rng):
    x, y = regular(rng, 3, 3), rng.standard_normal((3, 2))

    np.testing.assert_allclose(x @ ops.matrix_solve(Tensor(x), Tensor(y)).asnumpy(), y)
    np.testing.assert_allclose(x.T @ ops.matrix_solve(Tensor(x), Tensor(y), True).asnumpy(), y)
    with pytest.raises(ArgumentTypeError, match=r"matrix_solve\(adjoint\) expected a bool"):
        ops.matrix_solve(Tensor(x), Tensor(y), 1)


@pytest.mark.parametrize("power", [0, 1, 2, 5, -1, -2])
def test_power_of_a_matrix_is_numpys(rng, power):
    x = regular(rng, 2, 2, 2)

    found = ops.matrix_power(Tensor(x), power).asnumpy()
    np.testing.assert_allclose(found, np.linalg.matrix_power(x, power), rtol=1e-10)


def test_power_of_whole_numbers_is_whole():
    x = Tensor(np.array([[4, 1], [1, 3]], np.int32))

    assert ops.matrix_power(x, 2).tolist() == [[17, 7], [7, 10]]
    with pytest.raises(ArgumentTypeError, match=r"matrix_power\(n\) expected an int"):
        ops.matrix_power(x, 2.0)


@pytest.mark.parametrize("kind", [np.float16, ml_dtypes.bfloat16])
def test_halves_are_computed_in_more_and_come_back(rng, kind):
    x = Tensor(regular(rng, 2, 2).astype(kind))
    found = [ops.inverse(x), ops.det(x), ops.pinv(x), ops.solve(x, x), *ops.slogdet(x)]

    assert {part.asnumpy().dtype for part in found} == {np.dtype(kind)}


@pytest.mark.parametrize(
    "call",
    [
        lambda: ops.inverse(ops.ones((2, 3))),
        lambda: ops.det(ops.ones(3)),
        lambda: ops.solve(ops.ones((2, 2)), ops.ones((3, 1))),
        lambda: ops.lstsq(ops.ones((2, 2)), ops.ones(3)),
        lambda: ops.pinv(ops.ones(3)),
    ],
)
def test_shapes_that_do_not_fit_are_refused(call):
    with pytest.raises(ShapeError, match="expected"):
        call()
