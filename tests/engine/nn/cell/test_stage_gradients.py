"""Gradients find their way from stage to stage, whatever lies between: as in one process."""

from __future__ import annotations

import gc
import weakref
from contextlib import nullcontext

import numpy as np
import pytest

import engine
from engine import Tensor, context, nn, ops
from engine.communication import get_rank
from engine.graph.trace import tracing
from tests.ranks import on_ranks

from .own_gradients import check_own

PARTS, STEPS = 4, 6


class Skipping(nn.Cell):
    """Three stages; the last gets what the first has made, too, and something by all processes."""

    def __init__(self, rate=0.0):
        super().__init__()
        self.first = nn.SequentialCell(nn.Dense(4, 6), nn.Dropout(p=rate), nn.Tanh())
        self.second = nn.SequentialCell(nn.Dense(6, 6), nn.BatchNorm1d(6))
        self.between = nn.Dense(6, 6)
        self.last = Both()

    def construct(self, x):
        early = self.first(x)
        late = ops.tanh(self.second(early)) + early * 0.5
        return self.last(self.between(late), early)


class Both(nn.Cell):
    def __init__(self, size=6):
        super().__init__()
        self.dense = nn.Dense(size, 2)

    def construct(self, late, early):
        return self.dense(late * early)


def data():
    rng = np.random.default_rng(2)
    x, y = rng.standard_normal((16, 4)), rng.standard_normal((16, 2))
    return Tensor(x.astype(np.float32)), Tensor(y.astype(np.float32))


def network(stages, **settings):
    engine.set_seed(1)
    net = Skipping(**settings)
    if stages:
        context.set_auto_parallel_context(pipeline_stages=3)
        for number, cell in enumerate((net.first, net.second, net.last)):
            cell.pipeline_stage = number
    return net


def trained(net, make_step):
    step = make_step(nn.PipelineCell(nn.WithLossCell(net, nn.MSELoss()), PARTS))
    step.set_train()
    return [np.atleast_1d(step(*data())[0].asnumpy()) for _ in range(STEPS)]


def plain_step(with_loss):
    optimizer = nn.Momentum(with_loss.trainable_params(), 0.1, 0.9)
    return nn.TrainOneStepCell(with_loss, optimizer, return_grad=True)


def scaled_step(with_loss):
    optimizer = nn.Momentum(with_loss.trainable_params(), 0.1, 0.9)
    update = nn.DynamicLossScaleUpdateCell(2**10, scale_factor=2, scale_window=2)
    return nn.TrainOneStepWithLossScaleCell(with_loss, optimizer, update)


@on_ranks(3)
def test_three_stages_with_paths_around_each_other_train_as_one_process():
    for make_step in (plain_step, scaled_step):
        for settings in ({}, {"rate": 0.3}):
            alone = network(stages=False, **settings)
            losses = trained(alone, make_step)
            cut = network(stages=True, **settings)
            cut_losses = trained(cut, make_step)

            np.testing.assert_allclose(cut_losses, losses, rtol=0, atol=1e-5)
            own = [*cut.between.get_parameters(), *stage_of(cut).get_parameters()]
            values = {one.name: one.asnumpy() for one in alone.get_parameters()}
            for one in own:
                np.testing.assert_allclose(one.asnumpy(), values[one.name], rtol=0, atol=1e-5)
            context.reset_auto_parallel_context()


def stage_of(net):
    return (net.first, net.second, net.last)[get_rank()]


@on_ranks(3)
def test_losses_are_the_same_numbers_in_all_processes(folder):
    losses = np.array(trained(network(stages=True), plain_step))
    np.save(folder / f"{get_rank()}.npy", losses)
    engine.context.processes.world().barrier().wait()

    for rank in range(3):
        np.testing.assert_array_equal(np.load(folder / f"{rank}.npy"), losses)


@on_ranks(3)
def test_gradient_of_an_input_reaches_all_processes():
    def gradient(stages):
        net = network(stages)
        return engine.grad(lambda x: net(x).sum())(data()[0]).asnumpy()

    alone = gradient(stages=False)

    np.testing.assert_allclose(gradient(stages=True), alone, rtol=1e-5, atol=1e-6)


@on_ranks(3)
def test_stage_that_lets_no_gradient_through_holds_nobody_up():
    context.set_auto_parallel_context(pipeline_stages=3)
    first, last = nn.Dense(4, 4), nn.Dense(4, 4)

    class Stopping(nn.Cell):
        def __init__(self):
            super().__init__()
            self.dense = nn.Dense(4, 4)

        def construct(self, x):
            return self.dense(ops.stop_gradient(x)), ops.stop_gradient(x)

    engine.set_seed(1)
    middle = Stopping()
    net = nn.CellList([first, middle, last])
    for number, cell in enumerate(net):
        cell.pipeline_stage = number

    def loss(x):
        made, passed = middle(first(x))
        return last(made + passed).sum()

    x = Tensor(np.ones((2, 4), np.float32))
    gradients = engine.grad(loss, None, net.trainable_params())(x)
    found = [bool(np.any(one.asnumpy())) for one in gradients]

    own = 2 * get_rank()
    assert found[own : own + 2] == [get_rank() != 0] * 2


@on_ranks(3)
def test_frozen_stages_before_others_are_left_out_on_the_way_back():
    net = network(stages=True)
    for parameter in net.first.get_parameters():
        parameter.requires_grad = False
    found = []
    net.second.register_forward_hook(lambda cell, inputs, out: found.append(inputs[0].origin))
    losses = trained(net, plain_step)

    assert found == ([None] * PARTS * STEPS if get_rank() == 1 else [])
    assert losses[-1] < losses[0]


@on_ranks(2)
def test_parameters_that_a_cell_does_not_have_are_refused():
    context.set_auto_parallel_context(pipeline_stages=2)
    weight = engine.Parameter(Tensor([2.0]), name="weight")
    held = [weight]

    class Holding(nn.Cell):
        def construct(self, x):
            return x * held[0]

    cell = Holding()
    cell.pipeline_stage = 0
    if get_rank() == 0:
        with pytest.raises(engine.errors.StateError, match="gradients of its own parameters"):
            engine.grad(lambda: cell(Tensor([1.0])).sum(), None, [weight])()


@on_ranks(2)
def test_activations_go_with_the_step_that_made_them():
    context.set_auto_parallel_context(pipeline_stages=2)
    seen = []

    class Watched(nn.Dense):
        def construct(self, x):
            out = super().construct(x)
            seen.extend(map(weakref.ref, (x, out)))
            return out

    net = nn.SequentialCell(*(Watched(4, 4) for _ in range(3)))
    for layer, stage in zip(net, (0, 1, 1), strict=True):
        layer.pipeline_stage = stage
    step = plain_step(nn.PipelineCell(nn.WithLossCell(net, nn.MSELoss()), 2))
    x, _ = data()
    gc.collect()
    gc.disable()
    try:
        step(x, x)
        assert [one() for one in seen] == [None] * len(seen)
    finally:
        gc.enable()
    assert len(seen) == (4 if get_rank() == 0 else 8)


@on_ranks(2)
def test_second_derivatives_are_taken_within_one_stage_alone():
    context.set_auto_parallel_context(pipeline_stages=2)
    first, last = nn.Tanh(), nn.Tanh()
    first.pipeline_stage, last.pipeline_stage = 0, 1
    inner = engine.grad(lambda x: last(first(x)).sum())

    with pytest.raises(engine.errors.StateError, match="second derivatives are computed within"):
        engine.grad(lambda x: inner(x).sum())(Tensor([0.5]))


@on_ranks(2)
def test_process_that_writes_its_graph_down_asks_no_other_for_more():
    context.set_auto_parallel_context(pipeline_stages=2)
    net = nn.SequentialCell(nn.Tanh(), nn.Dense(4, 2))
    net[0].pipeline_stage, net[1].pipeline_stage = 0, 1
    x, _ = data()
    gradient = engine.grad(lambda x: net(x).sum(), None, net.trainable_params())
    for writer in (0, 1):
        writing = tracing([x]) if get_rank() == writer else nullcontext()
        with writing as trace:
            found = gradient(x)

        assert [bool(np.any(one.asnumpy())) for one in found] == [get_rank() == 1] * 2
        assert trace is None or trace.graph.nodes


@on_ranks(2)
def test_gradients_of_halves_go_around_a_stage():
    def gradients(kind, stages):
        engine.set_seed(1)
        net = nn.CellList([nn.Dense(4, 4).to_float(kind), Both(4).to_float(kind)])
        between = nn.Dense(4, 4).to_float(kind)
        if stages:
            context.set_auto_parallel_context(pipeline_stages=2)
            net[0].pipeline_stage, net[1].pipeline_stage = 0, 1
            between.pipeline_stage = 1

        def loss(x):
            early = net[0](x).astype(kind)
            return net[1](between(early).astype(kind), early).sum()

        return engine.grad(loss, None, net.trainable_params())(data()[0])

    for kind in (engine.float16, engine.bfloat16):
        alone = gradients(kind, stages=False)
        check_own(gradients(kind, stages=True), alone, rtol=0.02, atol=0.02)
        context.reset_auto_parallel_context()


@on_ranks(2)
def test_stage_is_computed_again_on_the_way_back_where_it_is_told_so():
    def gradients(stages):
        engine.set_seed(1)
        net = nn.SequentialCell(nn.Dense(4, 4), nn.SequentialCell(nn.Dense(4, 4), nn.Tanh()))
        net[1].recompute()
        if stages:
            context.set_auto_parallel_context(pipeline_stages=2)
            net[0].pipeline_stage, net[1].pipeline_stage = 0, 1
        return engine.grad(lambda x: net(x).sum(), None, net.trainable_params())(data()[0])

    alone = gradients(stages=False)

    check_own(gradients(stages=True), alone)


@on_ranks(2)
def test_whole_network_around_stages_may_be_computed_again():
    def gradients(stages):
        engine.set_seed(1)
        net = nn.SequentialCell(nn.Dense(4, 4), nn.Tanh(), nn.Dense(4, 4))
        outer = nn.SequentialCell(net, nn.Tanh())
        net.recompute()
        if stages:
            context.set_auto_parallel_context(pipeline_stages=2)
            net[0].pipeline_stage, net[2].pipeline_stage = 0, 1
        return engine.grad(lambda x: outer(x).sum(), None, net.trainable_params())(data()[0])

    alone = gradients(stages=False)

    check_own(gradients(stages=True), alone)


@on_ranks(2)
def test_step_that_overflows_in_one_stage_is_left_out_in_all():
    context.set_auto_parallel_context(pipeline_stages=2)
    engine.set_seed(1)
    net = nn.SequentialCell(nn.Dense(4, 4), nn.Dense(4, 2))
    net[0].pipeline_stage, net[1].pipeline_stage = 0, 1
    optimizer = nn.SGD(net.infer_param_pipeline_stage(), 0.1)
    update = nn.DynamicLossScaleUpdateCell(2**10, scale_factor=2, scale_window=2)
    with_loss = nn.WithLossCell(net, lambda out, factor: (out * factor).sum())
    step = nn.TrainOneStepWithLossScaleCell(with_loss, optimizer, update)
    net[0].bias.set_data(Tensor(np.full(4, 1e20, np.float32)))
    net[1].weight.set_data(Tensor(np.zeros((2, 4), np.float32)))
    before = [one.asnumpy().copy() for one in net.get_parameters()]

    # That of the second weight alone is beyond float32.
    _, overflow, _ = step(data()[0], Tensor(1e20))

    assert bool(overflow)
    for one, was in zip(net.get_parameters(), before, strict=True):
        np.testing.assert_array_equal(one.asnumpy(), was)
    assert float(step.scale_sense) == 2**9
