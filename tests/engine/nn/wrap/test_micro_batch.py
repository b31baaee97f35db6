from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor, nn, ops
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError, UnknownNameError

RNG = np.random.default_rng(3)
X, Y = Tensor(RNG.standard_normal((4, 3))), Tensor(RNG.standard_normal((4, 2)))
KINDS = [nn.GradAccumulationCell, nn.MicroBatchInterleaved, nn.PipelineCell]
EVERY = pytest.mark.parametrize("kind", KINDS)


class Loss(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(3, 2)
        self.loss = nn.MSELoss()

    def construct(self, x, y):
        return self.loss(self.dense(x), y)


@EVERY
def test_losses_of_the_parts_are_added(kind):
    net = Loss()
    parts = net(X[:2], Y[:2]) + net(X[2:], Y[2:])

    assert float(kind(net, 2)(X, Y)) == pytest.approx(float(parts))
    assert float(kind(net, 1)(X, Y)) == pytest.approx(float(net(X, Y)))


@EVERY
def test_gradients_of_the_parts_are_added(kind):
    net = Loss()
    weights = net.trainable_params()
    whole = ops.grad(net, None, weights)(X, Y)
    found = ops.grad(kind(net, 4), None, weights)(X, Y)

    for one, other in zip(found, whole, strict=True):
        np.testing.assert_allclose(one.asnumpy(), 4 * other.asnumpy(), rtol=1e-5)


@EVERY
def test_parameters_keep_their_names(kind):
    names = [parameter.name for parameter in kind(Loss(), 2).get_parameters()]

    assert names == ["dense.weight", "dense.bias"]


@EVERY
def test_parts_must_divide_the_batch(kind):
    with pytest.raises(ShapeError, match="a first axis divisible by 3"):
        kind(Loss(), 3)(X, Y)
    with pytest.raises(ShapeError, match="a first axis divisible by 2"):
        kind(Loss(), 2)(X, Tensor(1.0))
    with pytest.raises(ArgumentTypeError, match="tensors"):
        kind(Loss(), 2)(X, 3)


@EVERY
def test_number_of_parts_is_whole_and_above_zero(kind):
    with pytest.raises(ArgumentValueError, match="a number from 1"):
        kind(Loss(), 0)
    with pytest.raises(ArgumentTypeError, match="an int"):
        kind(Loss(), 2.0)


@pytest.mark.parametrize("kind", [nn.GradAccumulationCell, nn.PipelineCell])
def test_network_is_a_cell(kind):
    with pytest.raises(ArgumentTypeError, match="a Cell"):
        kind(lambda x: x, 2)


def test_stages_are_recorded_in_the_cells():
    net = Loss()
    nn.PipelineCell(net, 2, stage_config={"dense": 1}, segment_config={"loss": 3, str(net): 4})

    assert net.dense.pipeline_stage == 1
    assert (net.loss.pipeline_segment, net.pipeline_segment) == (3, 4)


@pytest.mark.parametrize("option", ["stage_config", "segment_config"])
def test_stage_of_no_cell_is_refused(option):
    with pytest.raises(UnknownNameError, match=r"dense.*got 'other'"):
        nn.PipelineCell(Loss(), 2, **{option: {"other": 1}})
