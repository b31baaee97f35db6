"""Training in few dimensions, beside NumPy in float64."""

from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor, nn, ops
from engine.boost import DimReduce
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError, StateError
from tests.engine.boost.boosted_networks import parameter

CURVES = np.array([4.0, 1.0, 0.5, 2.0, 3.0])
DIRECTIONS = np.linalg.qr(np.random.default_rng(1).standard_normal((5, 2)))[0].T


class Bowl(nn.Cell):
    """Half the sum of curves times squares, of two parameters."""

    def __init__(self, start):
        super().__init__()
        self.a, self.b = parameter(start[:2], "a"), parameter(start[2:].reshape(3, 1), "b")
        self.training_runs = 0

    def construct(self):
        curves = Tensor(CURVES.astype(np.float32))
        weights = ops.concat((self.a, self.b.reshape(-1)))
        return (curves * weights * weights).sum() * 0.5


def reference(start, steps, rho, gamma, alpha, sigma):
    """The same rule on one vector."""
    w, p = start.astype(np.float64), DIRECTIONS
    value = lambda w: 0.5 * (CURVES * w * w).sum()
    inverse, last, step_before, rest = np.eye(2), None, np.zeros(2), np.zeros(5)
    path = []
    for _ in range(steps):
        gradient = CURVES * w
        slope, kept = p @ gradient, (inverse, last)
        if last is not None and (change := slope - last) @ step_before > 1e-20:
            product = change @ step_before
            left = np.eye(2) - np.outer(change, step_before) / product
            inverse = left.T @ inverse @ left + np.outer(step_before, step_before) / product
        last, direction = slope, -inverse @ slope
        lengths = [
            r
            for r in (1.0, rho)
            if value(w) + sigma * r * (slope @ direction) > value(w + r * p.T @ direction)
        ]
        length = lengths[0] if lengths else 0.0
        if length:
            step_before = length * direction
        else:
            inverse, last = kept[0], np.zeros(2) if kept[1] is None else kept[1]
        rest = gamma * rest + gradient - p.T @ slope
        w = w + length * p.T @ direction - alpha * rest
        path.append(w)
    return np.array(path)


def run(start, steps, rho=0.55, gamma=0.9, alpha=0.1, sigma=0.4, scale=1.0):
    network = Bowl(start)
    weights = network.trainable_params()
    copies = tuple(one.clone() for one in weights)
    optimizer = nn.SGD(weights, 1.0)
    options = (2, rho, gamma, alpha, sigma, 0, 1)
    reduce = DimReduce(network, optimizer, weights, DIRECTIONS, *options)
    path = []
    for _ in range(steps):
        loss, gradients = ops.value_and_grad(lambda: network() * scale, None, weights)()
        reduce(Tensor(loss.asnumpy() / scale), gradients, scale, weights, copies)
        path.append(np.concatenate([one.asnumpy().reshape(-1) for one in weights]))
    return np.array(path), reduce


START = np.array([1.0, -2.0, 0.5, 3.0, -1.0])


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"alpha": 0.0},
        {"gamma": 0.5, "alpha": 0.02, "rho": 0.3},
        {"sigma": 0.9},  # asks too much of most lengths
    ],
)
def test_path_is_that_of_the_rule(options):
    given = {"rho": 0.55, "gamma": 0.9, "alpha": 0.1, "sigma": 0.4, **options}
    path, _ = run(START, 8, **given)

    np.testing.assert_allclose(path, reference(START, 8, **given), rtol=2e-4, atol=2e-5)


def test_scale_of_the_gradients_is_taken_out():
    np.testing.assert_allclose(run(START, 4, scale=16.0)[0], run(START, 4)[0], rtol=1e-5)


def test_without_a_rate_for_the_rest_the_weights_stay_in_the_directions():
    path, _ = run(START, 6, alpha=0.0)
    left = path - START

    np.testing.assert_allclose(left - left @ DIRECTIONS.T @ DIRECTIONS, 0, atol=1e-5)
    assert 0.5 * (CURVES * path[-1] ** 2).sum() < 0.7 * (CURVES * START**2).sum() / 2


def test_few_steps_find_the_minimum_in_the_directions():
    path, _ = run(START, 12, alpha=0.0)
    slope = DIRECTIONS @ (CURVES * path[-1])

    np.testing.assert_allclose(slope, 0, atol=1e-3)


def test_weights_that_others_have_set_are_gone_on_from():
    network = Bowl(START)
    weights = network.trainable_params()
    copies = tuple(one.clone() for one in weights)
    options = (2, 0.55, 0.9, 0.0, 0.4, 0, 1)
    reduce = DimReduce(network, nn.SGD(weights, 1.0), weights, DIRECTIONS, *options)
    for one in weights:
        one.set_data(Tensor(np.full(one.shape, 9.0, np.float32)))
    loss, gradients = ops.value_and_grad(network, None, weights)()
    reduce(loss, gradients, 1.0, weights, copies)
    left = np.concatenate([one.asnumpy().ravel() for one in weights]) - 9

    np.testing.assert_allclose(left, left @ DIRECTIONS.T @ DIRECTIONS, atol=1e-4)


def test_trials_leave_running_statistics_alone():
    network = nn.SequentialCell(nn.Dense(3, 2), nn.BatchNorm1d(2)).set_train()
    both = nn.WithLossCell(network, nn.MSELoss())
    weights = network.trainable_params()
    matrix = np.linalg.qr(np.random.default_rng(0).standard_normal((12, 2)))[0].T
    reduce = DimReduce(both, nn.SGD(weights, 1.0), weights, matrix, 2, 0.5, 0.9, 0.0, 0.4, 0, 1)
    x, y = Tensor(np.eye(3, dtype=np.float32)), Tensor(np.ones((3, 2), np.float32))
    loss, gradients = ops.value_and_grad(lambda: both(x, y), None, weights)()
    before = network[1].moving_mean.asnumpy()
    reduce(loss, gradients, 1.0, weights, tuple(one.clone() for one in weights), x, y)

    np.testing.assert_array_equal(network[1].moving_mean.asnumpy(), before)


def test_state_of_the_search_is_in_checkpoints():
    _, reduce = run(START, 2)
    names = {one.name for one in reduce.get_parameters() if not one.requires_grad}

    assert {"gk_last", "bk", "sk", "grad_res_momentum.a", "grad_res_momentum.b"} <= names


@pytest.mark.parametrize(
    ("matrix", "count", "ranks", "kind"),
    [
        ("a", 2, (0, 1), ArgumentTypeError),
        (np.zeros((2, 4)), 2, (0, 1), ShapeError),
        (np.zeros((3, 5)), 2, (0, 1), ShapeError),
        (np.zeros((2, 5)), 0, (0, 1), ArgumentValueError),
        (DIRECTIONS, 2, (1, 2), StateError),
    ],
)
def test_other_arguments_are_refused(matrix, count, ranks, kind):
    network = Bowl(START)
    weights = network.trainable_params()
    with pytest.raises(kind, match="DimReduce"):
        DimReduce(network, nn.SGD(weights, 1.0), weights, matrix, count, 0.5, 0.9, 0.1, 0.4, *ranks)
