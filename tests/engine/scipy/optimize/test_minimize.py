"""Functions are made small, as SciPy makes them."""

from __future__ import annotations

import numpy as np
import pytest
from scipy import optimize as reference

from engine import Tensor, ops
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError, UnsupportedError
from engine.scipy.optimize import minimize

METHODS = ["BFGS", "LBFGS"]


def valley(x):
    return ((1 - x[:-1]) ** 2).sum() + 100 * ((x[1:] - x[:-1] ** 2) ** 2).sum()


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("length", [2, 5])
def test_valley_is_followed_to_its_end(rng, method, length):
    start = rng.uniform(0, 2, length)
    found = minimize(valley, Tensor(start), method=method)
    expected = reference.minimize(valley, start, method="BFGS")

    assert (found.success, found.status) == (True, 0)
    np.testing.assert_allclose(found.x.asnumpy(), expected.x, atol=1e-4)
    assert found.fun == pytest.approx(expected.fun, abs=1e-9)
    assert np.abs(found.jac.asnumpy()).max() < 1e-5


def test_inverse_of_the_second_derivatives_of_a_parabola_is_learned(rng):
    root = rng.standard_normal((3, 3))
    second = root @ root.T + np.eye(3)
    held = Tensor(second)

    def parabola(x):
        return 0.5 * ops.sum(x * ops.mv(held, x))

    found = minimize(parabola, Tensor(rng.standard_normal(3)), method="BFGS", tol=1e-10)

    np.testing.assert_allclose(found.hess_inv.asnumpy(), np.linalg.inv(second), atol=1e-4)


def test_limited_memory_keeps_no_matrix():
    found = minimize(valley, Tensor(np.zeros(2)), method="lbfgs", options={"history_size": 3})

    assert found.success
    assert found.hess_inv is None


@pytest.mark.parametrize("method", METHODS)
def test_own_gradient_and_further_arguments_are_used(method):
    asked = []

    def gradient(x, middle):
        asked.append(1)
        return 2 * (x - middle)

    found = minimize(
        lambda x, middle: ((x - middle) ** 2).sum(),
        Tensor(np.zeros(2)),
        (Tensor(np.array([3.0, 4.0])),),
        method,
        gradient,
    )

    np.testing.assert_allclose(found.x.asnumpy(), [3.0, 4.0], atol=1e-6)
    assert found.njev == len(asked) == found.nfev


@pytest.mark.parametrize("method", METHODS)
def test_steps_end_where_they_are_to_end(method):
    seen = []
    found = minimize(
        valley,
        Tensor(np.zeros(2)),
        method=method,
        callback=lambda x: seen.append(x.asnumpy()),
        options={"maxiter": 4},
    )

    assert (found.success, found.status, found.nit) == (False, 1, 4)
    assert len(seen) == 4
    assert np.array_equal(seen[-1], found.x.asnumpy())


@pytest.mark.parametrize(("norm", "size"), [(2, 1.0), (1, 1.0), (np.inf, 1.0)])
def test_gradient_is_small_in_the_norm_that_is_asked_for(norm, size):
    options = {"norm": norm, "gtol": size}
    found = minimize(valley, Tensor(np.array([-1.2, 1.0])), method="BFGS", options=options)

    assert 0 < np.linalg.norm(found.jac.asnumpy(), norm) < size
    assert found.success


def test_where_the_gradient_is_zero_no_step_is_taken():
    found = minimize(lambda x: (x * x).sum(), Tensor(np.zeros(2)), method="BFGS")

    assert (found.success, found.nfev, found.nit) == (True, 1, 0)


def test_float32_stays_float32():
    found = minimize(valley, Tensor(np.zeros(2, np.float32)), method="BFGS")

    assert {str(one.dtype) for one in (found.x, found.jac, found.hess_inv)} == {"Float32"}


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"bounds": [(0, 1), (0, 1)]}, UnsupportedError),
        ({"constraints": [valley]}, UnsupportedError),
        ({"hess": valley}, UnsupportedError),
        ({"method": "LAGRANGE"}, UnsupportedError),
        ({"method": "Newton"}, ArgumentValueError),
        ({"method": None}, ArgumentValueError),
        ({"options": {"history_size": 3}}, ArgumentTypeError),
        ({"args": [1]}, ArgumentTypeError),
        ({"jac": True}, ArgumentTypeError),
        ({"jac": lambda x: x[:1]}, ShapeError),
        ({"func": lambda x: x}, (ShapeError)),
    ],
)
def test_what_is_not_offered_is_refused(options, error):
    given = {"func": valley, "x0": Tensor(np.zeros(2)), "method": "BFGS", **options}

    with pytest.raises(error, match="minimize"):
        minimize(**given)
