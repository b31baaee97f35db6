"""From each element to the next."""

from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor, ops
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError


@pytest.mark.parametrize("n", [0, 1, 2, 5])
@pytest.mark.parametrize("axis", [0, -1])
def test_differences_are_numpys(rng, n, axis):
    x = rng.standard_normal((3, 4))

    np.testing.assert_allclose(ops.diff(Tensor(x), n, axis), np.diff(x, n, axis), atol=1e-12)


def test_more_elements_may_stand_before_and_behind(rng):
    x = rng.standard_normal((2, 3))
    found = ops.diff(Tensor(x), 1, 1, Tensor(x), Tensor(x[:, :1]))

    np.testing.assert_allclose(found, np.diff(x, 1, 1, x, x[:, :1]))


def test_truth_values_differ_or_not():
    assert ops.diff(Tensor([True, False, False])).tolist() == [True, False]


@pytest.mark.parametrize(
    ("n", "shape", "error"),
    [(1.0, (2,), ArgumentTypeError), (-1, (2,), ArgumentValueError), (1, (), ShapeError)],
)
def test_differences_that_are_not_there_are_refused(n, shape, error):
    with pytest.raises(error, match="diff"):
        ops.diff(ops.ones(shape), n)


@pytest.mark.parametrize("dim", [0, 1, -1])
def test_area_below_a_curve_is_numpys(rng, dim):
    y, x = rng.standard_normal((3, 3)), np.sort(rng.random(3))

    np.testing.assert_allclose(
        ops.trapz(Tensor(y), dx=0.5, dim=dim), np.trapezoid(y, dx=0.5, axis=dim)
    )
    np.testing.assert_allclose(
        ops.trapz(Tensor(y), Tensor(x), dim=dim), np.trapezoid(y, x, axis=dim)
    )
    np.testing.assert_allclose(
        ops.trapz(Tensor(y), Tensor(y), dim=dim), np.trapezoid(y, y, axis=dim)
    )


def test_area_of_whole_numbers_is_float32():
    found = ops.trapz(Tensor(np.array([3, 1, 2, 1], np.int32))).asnumpy()

    assert (found.tolist(), found.dtype) == (5, np.float32)
    assert float(ops.trapz(Tensor([2.0]))) == 0
    with pytest.raises(ShapeError, match=r"trapz\(x\) expected"):
        ops.trapz(Tensor([2.0]), Tensor([1.0, 2.0]))


@pytest.mark.parametrize("columns", [None, 0, 1, 2, 4])
def test_powers_are_numpys(columns):
    x = np.array([0.0, 2.0, 3.0])

    assert ops.vander(Tensor(x), columns).tolist() == np.vander(x, columns).tolist()
    assert ops.vander(Tensor(np.stack([x, x])), columns).shape[:2] == (2, 3)


def test_gradient_of_powers_passes_zero():
    gradient = ops.grad(lambda x: ops.vander(x, 3).sum())(Tensor([0.0, 2.0]))

    assert gradient.tolist() == [1, 5]


@pytest.mark.parametrize(("columns", "error"), [(2.0, ArgumentTypeError), (-1, ArgumentValueError)])
def test_powers_that_are_not_there_are_refused(columns, error):
    with pytest.raises(error, match=r"vander\(N\)"):
        ops.vander(Tensor([1.0]), columns)
