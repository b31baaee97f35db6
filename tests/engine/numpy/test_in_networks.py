"""Cells compute with these functions, and train."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import engine
import engine.numpy as mnp
from engine import Parameter, Tensor, nn, ops
from engine import numpy as np_of_ours


class Kernel(nn.Cell):
    """Radial functions around centres, as users write them with NumPy's names."""

    def __init__(self) -> None:
        super().__init__()
        self.centres = Parameter(mnp.linspace(-1, 1, 5), name="centres")
        self.weights = Parameter(mnp.zeros((5,)), name="weights")

    def construct(self, x: Any) -> Any:
        apart = mnp.expand_dims(x, -1) - self.centres
        heights = mnp.exp(-mnp.square(apart) * 4)
        heights = mnp.where(heights > 1e-6, heights, mnp.zeros_like(heights))
        return mnp.sum(heights * self.weights, axis=-1)


def test_network_of_numpys_names_learns_a_curve() -> None:
    engine.set_seed(1)
    x = mnp.rand(64) * 2 - 1
    y = mnp.sin(x * np_of_ours.pi)
    net = Kernel()
    optimizer = nn.Momentum(net.trainable_params(), 0.05, 0.9)

    def loss(x: Any, y: Any) -> Any:
        return mnp.mean((net(x) - y) ** 2)

    step = ops.value_and_grad(loss, None, optimizer.parameters)
    losses = []
    for _ in range(150):
        value, gradients = step(x, y)
        optimizer(gradients)
        losses.append(float(value))

    assert losses[0] > 0.3
    assert losses[-1] < losses[0] / 30


def test_gradients_of_parameters_are_those_of_the_formula() -> None:
    net = Kernel()
    x = Tensor([0.25, -0.5])
    gradient = ops.grad(lambda x: mnp.sum(net(x)), None, [net.weights])(x)[0]
    centres = np.linspace(-1, 1, 5)
    expected = np.exp(-4 * np.square(x.asnumpy()[:, None] - centres)).sum(0)

    np.testing.assert_allclose(gradient.asnumpy(), expected, rtol=1e-5)


def test_gradients_have_gradients() -> None:
    second = ops.grad(ops.grad(lambda x: mnp.sum(mnp.power(mnp.sin(x), 3))))(Tensor([0.7]))
    sine, cosine = np.sin(0.7), np.cos(0.7)

    np.testing.assert_allclose(second.asnumpy(), 6 * sine * cosine**2 - 3 * sine**3, rtol=1e-5)


def test_gradient_reaches_tensors_inside_of_lists() -> None:
    gradient = ops.grad(lambda x: mnp.array([x[0] * 2, x[1] * 3, 5.0]).sum())(Tensor([1.0, 1.0]))

    assert gradient.tolist() == [2.0, 3.0]


@pytest.mark.parametrize("names", [mnp, np_of_ours, engine.numpy])
def test_results_are_tensors_with_their_methods(names: Any) -> None:
    x = names.arange(6).reshape(2, 3)

    assert isinstance(x, Tensor)
    assert (x.T @ x).shape == (3, 3)
    assert x.astype(names.float16).dtype == engine.float16


def test_halves_stay_halves() -> None:
    x = mnp.array([0.5, 1.5], mnp.float16)

    for function in (mnp.exp, mnp.sum, mnp.mean, mnp.std, mnp.sin, mnp.cumsum, mnp.square):
        assert function(x).dtype == mnp.float16
