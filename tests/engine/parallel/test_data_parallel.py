"""Two processes with half a batch each train as one does with the whole batch."""

from __future__ import annotations

import numpy as np

import engine
from engine import Tensor, context, nn
from engine.communication import get_group_size, get_rank
from tests.ranks import on_ranks

STEPS = 20
ROWS = 8  # of the whole batch


def batches(spoilt=()):
    """Batches, of which some have a row that spoils gradients."""
    rng = np.random.default_rng(5)
    for number in range(STEPS):
        x = rng.standard_normal((ROWS, 6)).astype(np.float32)
        x[-1, 0] = np.inf if number in spoilt else x[-1, 0]
        yield x, rng.integers(0, 3, ROWS).astype(np.int32)


def own_rows(array):
    """The rows of this process: the first half of a batch, or the second."""
    count = len(array) // get_group_size()
    return array[get_rank() * count : (get_rank() + 1) * count]


def network(norm):
    engine.set_seed(1)
    return nn.SequentialCell(
        nn.Dense(6, 300),
        norm(300),
        nn.ReLU(),
        nn.Dropout(p=0.3),
        nn.Dense(300, 300),
        nn.Tanh(),
        nn.Dense(300, 3),
    )


def trained(step_of, rows, spoilt=(), norm=nn.SyncBatchNorm):
    """The parameters after the training, and what each step returned."""
    net = network(norm)
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    step = step_of(nn.WithLossCell(net, loss), net)
    step.set_train()
    outs = [step(Tensor(rows(x)), Tensor(rows(y))) for x, y in batches(spoilt)]
    return [parameter.asnumpy() for parameter in net.get_parameters()], outs


def no_norm(width):
    return nn.Identity()


def check_equal_to_one_process(step_of, spoilt=(), norms=(nn.BatchNorm1d, nn.SyncBatchNorm)):
    """What the steps of the one process returned, and those of this one."""
    alone, whole_outs = trained(step_of, lambda array: array, spoilt, norms[0])
    context.set_auto_parallel_context(parallel_mode="data_parallel", gradients_mean=True)
    together, own_outs = trained(step_of, own_rows, spoilt, norms[1])

    for one, other in zip(alone, together, strict=True):
        np.testing.assert_allclose(other, one, rtol=0, atol=1e-6)
    return whole_outs, own_outs


def plain(network, net):
    return nn.TrainOneStepCell(network, nn.Momentum(net.trainable_params(), 0.05, 0.9))


def scaled(network, net):
    scale = nn.DynamicLossScaleUpdateCell(2**12, scale_factor=2, scale_window=3)
    optimizer = nn.Momentum(net.trainable_params(), 0.05, 0.9)
    return nn.TrainOneStepWithLossScaleCell(network, optimizer, scale)


@on_ranks(2)
def test_training_equals_that_of_one_process():
    whole_losses, own_losses = check_equal_to_one_process(plain)

    assert [float(loss) for loss in own_losses] != [float(loss) for loss in whole_losses]


@on_ranks(2)
def test_step_that_overflows_in_one_process_is_left_out_in_all():
    alone, together = check_equal_to_one_process(
        scaled, spoilt=(4, 5, 13), norms=(no_norm, no_norm)
    )

    found = [(bool(overflow), float(scale)) for _, overflow, scale in together]
    assert found == [(bool(overflow), float(scale)) for _, overflow, scale in alone]
    assert [number for number, (overflow, _) in enumerate(found) if overflow] == [4, 5, 13]


@on_ranks(2)
def test_loss_scale_that_grows_and_batch_norm_equal_those_of_one_process():
    alone, together = check_equal_to_one_process(scaled)

    assert [float(scale) for *_, scale in together] == [float(scale) for *_, scale in alone]
    assert float(together[-1][2]) > float(together[0][2])


@on_ranks(4)
def test_four_processes_train_as_one():
    check_equal_to_one_process(plain)


def adam(network, net):
    return nn.TrainOneStepCell(network, nn.Adam(net.trainable_params(), 0.01, weight_decay=0.1))


@on_ranks(2)
def test_state_that_is_dealt_out_trains_to_the_same_bits():
    context.set_auto_parallel_context(parallel_mode="data_parallel", gradients_mean=True)
    everywhere, _ = trained(adam, own_rows)
    sharding = {"parallel_optimizer_threshold": 2}  # kilobytes
    context.set_auto_parallel_context(
        enable_parallel_optimizer=True, parallel_optimizer_config=sharding
    )
    dealt, _ = trained(adam, own_rows)

    for one, other in zip(everywhere, dealt, strict=True):
        assert (one == other).all()


@on_ranks(2)
def test_each_process_has_state_for_its_own_parameters_alone():
    sharding = {"parallel_optimizer_threshold": 2}  # kilobytes
    context.set_auto_parallel_context(
        parallel_mode="data_parallel",
        enable_parallel_optimizer=True,
        parallel_optimizer_config=sharding,
    )
    steps = []
    trained(lambda network, net: steps.append(adam(network, net)) or steps[0], own_rows)
    moments = {one.name: one.asnumpy().any() for one in steps[0].optimizer.moment2}

    largest = {"moment2.4.weight"}
    others = {"moment2.0.weight", "moment2.6.weight"}
    small = {name for name in moments if name.endswith(("bias", "gamma", "beta"))}
    mine = largest if get_rank() == 0 else others
    assert {name for name, is_written in moments.items() if is_written} == mine | small


@on_ranks(2)
def test_processes_end_with_the_same_bits():
    from engine.context.processes import world

    context.set_auto_parallel_context(parallel_mode="data_parallel", gradients_mean=True)
    parameters, _ = trained(plain, own_rows)
    mine = np.concatenate([parameter.ravel() for parameter in parameters])
    first = mine.copy()
    world().broadcast(first, root=0).wait()

    assert (mine == first).all()
