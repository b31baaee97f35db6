"""Functions inside of `AutoParallel`: a step, or what gives its gradients."""

from __future__ import annotations

import pytest

import engine
from engine import Tensor, nn
from engine.errors import ArgumentTypeError
from engine.parallel.auto_parallel import AutoParallel
from tests.engine.parallel.sharded.trainings import Block, Cut, batches, check_same, own_rows
from tests.ranks import on_ranks

STEPS = 5


def trained(make, cut, rows=lambda array: array, *, whole_step=True):
    """The network, nothing and the losses; `cut` is put around the step, or its first half."""
    engine.set_seed(1)
    net = make()
    optimizer = nn.Momentum(net.trainable_params(), 0.05, 0.9)
    loss_fn = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")

    def forward(x, y):
        logits = net(x)
        return loss_fn(logits, y), logits

    gradients = engine.value_and_grad(forward, None, net.trainable_params(), has_aux=True)
    gradients = gradients if whole_step else cut(gradients)

    def step(x, y):
        (loss, _), grads = gradients(x, y)
        optimizer(grads)
        return loss

    step = cut(step) if whole_step else step
    losses = [float(step(Tensor(rows(x)), Tensor(rows(y)))) for x, y in batches(steps=STEPS)]
    return net, None, losses


def full(function):
    found = AutoParallel(function)
    found.full_batch = True
    return found


@on_ranks(2)
def test_step_of_a_users_own_trains_as_in_one_process():
    alone = trained(Block, lambda step: step)

    check_same(trained(Block, AutoParallel, own_rows), alone)
    check_same(trained(lambda: Cut(2), full), alone)


@on_ranks(2)
def test_gradients_of_a_function_lie_as_the_parameters_do():
    alone = trained(Block, lambda step: step)

    check_same(trained(Block, AutoParallel, own_rows, whole_step=False), alone)
    check_same(trained(lambda: Cut(2), full, whole_step=False), alone)


def test_one_process_calls_the_function():
    doubled = AutoParallel(lambda x, plus=0: 2 * x + plus, parallel_mode="semi_auto")

    assert doubled(Tensor([1.0, 2.0]), plus=1).asnumpy().tolist() == [3, 5]


def test_function_has_no_strategy_file_of_parameters():
    run = AutoParallel(nn.Dense(4, 2).construct)

    with pytest.raises(ArgumentTypeError, match=r"save_param_strategy_file expected a Cell"):
        run.save_param_strategy_file("strategy.ckpt")
