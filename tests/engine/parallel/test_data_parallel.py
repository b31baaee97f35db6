"""Two processes with half a batch each train as one does with the whole batch."""

from __future__ import annotations

import numpy as np

import engine
from engine import Tensor, context, nn
from engine.communication import get_group_size, get_rank
from tests.ranks import on_ranks

STEPS = 20
ROWS = 8  # of the whole batch


def batches():
    rng = np.random.default_rng(5)
    for _ in range(STEPS):
        x = rng.standard_normal((ROWS, 6)).astype(np.float32)
        yield x, rng.integers(0, 3, ROWS).astype(np.int32)


def own_rows(array):
    """The rows of this process: the first half of a batch, or the second."""
    count = len(array) // get_group_size()
    return array[get_rank() * count : (get_rank() + 1) * count]


def network():
    engine.set_seed(1)
    return nn.SequentialCell(
        nn.Dense(6, 300),
        nn.ReLU(),
        nn.Dropout(p=0.3),
        nn.Dense(300, 300),
        nn.Tanh(),
        nn.Dense(300, 3),
    )


def trained(step_of, rows):
    """The parameters after the training, and the losses."""
    net = network()
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    step = step_of(nn.WithLossCell(net, loss), net)
    step.set_train()
    losses = []
    for x, y in batches():
        out = step(Tensor(rows(x)), Tensor(rows(y)))
        losses.append(float((out[0] if isinstance(out, tuple) else out).asnumpy()))
    return [parameter.asnumpy() for parameter in net.get_parameters()], losses


def check_equal_to_one_process(step_of):
    alone, whole_losses = trained(step_of, lambda array: array)
    context.set_auto_parallel_context(parallel_mode="data_parallel", gradients_mean=True)
    together, own_losses = trained(step_of, own_rows)

    for one, other in zip(alone, together, strict=True):
        np.testing.assert_allclose(other, one, rtol=0, atol=1e-6)
    assert np.isfinite(own_losses).all()
    assert own_losses != whole_losses


def plain(network, net):
    return nn.TrainOneStepCell(network, nn.Momentum(net.trainable_params(), 0.05, 0.9))


def scaled(network, net):
    scale = nn.DynamicLossScaleUpdateCell(2**126, scale_factor=2, scale_window=3)
    optimizer = nn.Momentum(net.trainable_params(), 0.05, 0.9)
    return nn.TrainOneStepWithLossScaleCell(network, optimizer, scale)


@on_ranks(2)
def test_training_equals_that_of_one_process():
    check_equal_to_one_process(plain)


@on_ranks(2)
def test_loss_scale_that_overflows_equals_that_of_one_process():
    check_equal_to_one_process(scaled)


@on_ranks(4)
def test_four_processes_train_as_one():
    check_equal_to_one_process(plain)


@on_ranks(2)
def test_processes_end_with_the_same_bits():
    from engine.context.processes import world

    context.set_auto_parallel_context(parallel_mode="data_parallel", gradients_mean=True)
    parameters, _ = trained(plain, own_rows)
    mine = np.concatenate([parameter.ravel() for parameter in parameters])
    first = mine.copy()
    world().broadcast(first, root=0).wait()

    assert (mine == first).all()
