"""Steps fulfil the strong Wolfe conditions, or say that they do not."""

from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor, ops
from engine.errors import ArgumentTypeError, ShapeError
from engine.scipy.optimize import line_search


def wave(x):
    return ops.sum(ops.sin(3 * x) + 0.1 * ops.square(x))


@pytest.mark.parametrize(("c1", "c2"), [(1e-4, 0.9), (0.1, 0.2), (1e-4, 0.05)])
@pytest.mark.parametrize("scale", [0.01, 1.0, 20.0])
def test_step_fulfils_both_conditions(rng, c1, c2, scale):
    x = rng.standard_normal(3)
    value, gradient = ops.value_and_grad(wave)(Tensor(x))
    direction = -scale * gradient.asnumpy()
    found = line_search(wave, Tensor(x), Tensor(direction), c1=c1, c2=c2)
    slope = gradient.asnumpy() @ direction
    there = Tensor(x + found.a_k * direction)

    assert not found.failed
    assert found.f_k == pytest.approx(float(wave(there).asnumpy()))
    assert found.f_k <= float(value.asnumpy()) + c1 * found.a_k * slope
    assert abs(found.g_k.asnumpy() @ direction) <= c2 * abs(slope)
    assert (found.status, found.k) == (0, found.nit + 1)


def test_known_value_and_gradient_are_not_asked_for_again():
    x, direction = Tensor(np.array([3.0, 0.0])), Tensor(np.array([-1.0, 0.0]))
    asked = []

    def bowl(x):
        asked.append(1)
        return ops.sum(x * x)

    found = line_search(bowl, x, direction, gfk=2 * x, old_fval=Tensor(9.0))

    assert (found.nfev, len(asked)) == (1, 1)


def test_no_number_is_no_fall():
    def cliff(x):
        return -ops.log(1.5 - x).sum() - 3 * x.sum()

    with np.errstate(all="ignore"):
        found = line_search(cliff, Tensor(np.zeros(1)), Tensor(np.array([4.0])))

    assert not found.failed
    assert found.a_k * 4 < 1.5


def test_uphill_fails_where_it_began():
    found = line_search(wave, Tensor(np.zeros(1)), Tensor(np.ones(1)))

    assert (found.failed, found.status, found.a_k, found.f_k) == (True, 1, 1.0, 0.0)


@pytest.mark.parametrize(
    ("x", "error"), [([0.0], ArgumentTypeError), (Tensor([[0.0]]), ShapeError)]
)
def test_place_to_begin_is_a_vector(x, error):
    with pytest.raises(error, match=r"line_search\(xk\) expected"):
        line_search(wave, x, Tensor([1.0]))
