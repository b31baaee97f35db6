"""Networks that are cut into stages: each process computes one, and all train as one would."""

from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import Model, Tensor, context, nn, ops
from engine.communication import get_rank
from engine.dataset import NumpySlicesDataset
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError
from engine.parallel.auto_parallel import AutoParallel
from engine.train import CheckpointConfig, ModelCheckpoint
from tests.ranks import on_ranks


class Counted(nn.Cell):
    """A dense layer that counts how often this process computes it."""

    def __init__(self, inputs, outputs):
        super().__init__()
        self.dense = nn.Dense(inputs, outputs)
        self.count = 0

    def construct(self, x):
        self.count += 1
        return ops.tanh(self.dense(x))


def bare_network(layers):
    engine.set_seed(1)
    return nn.SequentialCell(*(Counted(4, 4) for _ in range(layers)), nn.Dense(4, 2))


def network(stages=2):
    net = bare_network(stages)
    for stage in range(stages):
        net[stage].pipeline_stage = stage
    net[stages].pipeline_stage = stages - 1
    return net


def data():
    rng = np.random.default_rng(2)
    x, y = rng.standard_normal((8, 4)), rng.standard_normal((8, 2))
    return Tensor(x.astype(np.float32)), Tensor(y.astype(np.float32))


def trained(net, optimizer):
    with_loss = nn.PipelineCell(nn.WithLossCell(net, nn.MSELoss()), 2)
    step = nn.TrainOneStepCell(with_loss, optimizer(net))
    step.set_train()
    return [float(step(*data())) for _ in range(10)]


def momentum(net):
    return nn.Momentum(net.trainable_params(), 0.1, 0.9)


def own_momentum(net):
    return nn.Momentum(net.infer_param_pipeline_stage(), 0.1, 0.9)


def check_trains_as_one(stages, optimizer):
    alone = network(stages)
    losses = trained(alone, momentum)
    context.set_auto_parallel_context(parallel_mode="semi_auto_parallel", pipeline_stages=stages)
    cut = network(stages)
    cut_losses = trained(cut, optimizer)

    np.testing.assert_allclose(cut_losses, losses, rtol=0, atol=1e-6)
    own = {parameter.name for parameter in cut.infer_param_pipeline_stage()}
    for one, other in zip(alone.get_parameters(), cut.get_parameters(), strict=True):
        if one.name in own:
            np.testing.assert_allclose(other.asnumpy(), one.asnumpy(), rtol=0, atol=1e-6)
    return cut


@on_ranks(2)
def test_stages_train_as_one_process_does():
    cut = check_trains_as_one(2, momentum)

    assert [cut[k].count for k in (0, 1)] == ([20, 0] if get_rank() == 0 else [0, 20])


@on_ranks(2)
def test_each_process_may_train_its_own_parameters_alone():
    cut = check_trains_as_one(2, own_momentum)

    names = [one.name for one in cut.infer_param_pipeline_stage()]
    first, others = ["0.dense.weight", "0.dense.bias"], ["1.dense.weight", "1.dense.bias"]
    assert names == (first if get_rank() == 0 else [*others, "2.weight", "2.bias"])


@on_ranks(4)
def test_four_stages_train_as_one_process_does():
    check_trains_as_one(4, momentum)


@on_ranks(2)
def test_network_says_its_stages_itself():
    alone = network()(data()[0]).asnumpy()
    cut = AutoParallel(network())
    cut.pipeline(stages=2)

    np.testing.assert_array_equal(cut(data()[0]).asnumpy(), alone)
    assert cut.get_pipeline_stages() == 2


@on_ranks(2)
def test_checkpoint_has_the_parameters_of_its_own_stage(folder):
    context.set_auto_parallel_context(pipeline_stages=2)
    cut = network()
    path = str(folder / f"{get_rank()}.ckpt")
    engine.save_checkpoint(cut, path)

    own = [parameter.name for parameter in cut.infer_param_pipeline_stage()]
    assert list(engine.load_checkpoint(path)) == own


@on_ranks(2)
def test_training_of_stages_goes_on_as_if_it_had_not_ended(folder):
    def run(epochs, resume=None):
        made = network()
        model = Model(made, nn.MSELoss(), momentum(made))
        config = CheckpointConfig(save_checkpoint_steps=1, resumable=True)
        saver = ModelCheckpoint("net", str(folder), config)
        rows = NumpySlicesDataset(tuple(one.asnumpy() for one in data()), shuffle=False).batch(4)
        model.train(epochs, rows, saver if resume else None, resume=resume)
        return [one.asnumpy() for one in made.infer_param_pipeline_stage()]

    context.set_auto_parallel_context(pipeline_stages=2)
    whole = run(3)
    run(2, folder)
    for one, other in zip(whole, run(3, folder), strict=True):
        assert (one == other).all()


@on_ranks(2)
def test_parameter_of_two_stages_gets_the_sum_of_both_parts():
    class Twice(nn.Cell):
        def __init__(self, weight):
            super().__init__()
            self.weight = weight

        def construct(self, x):
            return ops.matmul(x, self.weight)

    def gradients():
        weight = engine.Parameter(Tensor(np.eye(4, dtype=np.float32) * 2), name="weight")
        net = nn.SequentialCell(Twice(weight), nn.Tanh(), Twice(weight))
        net[0].pipeline_stage, net[2].pipeline_stage = 0, 1
        parameters = engine.ParameterTuple([weight])
        _, found = engine.value_and_grad(lambda: net(data()[0]).sum(), None, parameters)()
        return parameters, found

    _, alone = gradients()
    context.set_auto_parallel_context(pipeline_stages=2)
    parameters, parts = gradients()
    whole = nn.PipelineGradReducer(parameters)(parts)

    np.testing.assert_allclose(whole[0].asnumpy(), alone[0].asnumpy(), rtol=1e-5)
    assert not np.allclose(parts[0].asnumpy(), alone[0].asnumpy())


@on_ranks(2)
def test_outputs_of_any_form_reach_all_processes():
    class Formed(nn.Cell):
        def construct(self, x, scale=1.0):
            return {"twice": x * 2, "more": (x + scale, [None, 3, "word"])}

    context.set_auto_parallel_context(pipeline_stages=2)
    formed = Formed()
    formed.pipeline_stage = 1

    found = formed(Tensor(np.ones(2, np.float16)), scale=Tensor([0.5]))

    assert found["twice"].asnumpy().tolist() == [2, 2]
    assert found["twice"].dtype == engine.float16
    assert found["more"][0].asnumpy().tolist() == [1.5, 1.5]
    assert found["more"][1] == [None, 3, "word"]


@on_ranks(2)
def test_evaluation_runs_in_stages_too():
    alone = network()(data()[0]).asnumpy()
    context.set_auto_parallel_context(pipeline_stages=2)

    np.testing.assert_array_equal(network()(data()[0]).asnumpy(), alone)


@on_ranks(2)
def test_stage_inside_of_another_is_refused():
    context.set_auto_parallel_context(pipeline_stages=2)
    net = nn.SequentialCell(nn.SequentialCell(nn.Dense(4, 4)))
    net[0].pipeline_stage = 0
    net[0][0].pipeline_stage = 1
    if get_rank() == 0:
        with pytest.raises(StateError, match="a call inside of stage 0"):
            net(data()[0])


@on_ranks(2)
def test_stage_that_is_not_there_is_refused():
    context.set_auto_parallel_context(pipeline_stages=2)
    net = nn.Dense(4, 4)
    net.pipeline_stage = 2

    with pytest.raises(StateError, match="a stage from 0 to 1, got 2"):
        net(data()[0])


@on_ranks(2)
def test_output_that_cannot_be_told_is_refused():
    class Odd(nn.Cell):
        def construct(self, x):
            return x, object()

    context.set_auto_parallel_context(pipeline_stages=2)
    odd = Odd()
    odd.pipeline_stage = 0
    if get_rank() == 0:
        with pytest.raises(ArgumentTypeError, match="tensors, numbers, texts and None"):
            odd(data()[0])


@on_ranks(2)
def test_placed_cells_are_computed_by_the_process_of_their_rank():
    alone = network()
    losses = trained(alone, momentum)
    net = bare_network(2)
    net[0].place("MS_WORKER", 1)
    for cell in (net[1], net[2]):
        cell.place("MS_WORKER", 0)

    np.testing.assert_allclose(trained(net, momentum), losses, rtol=0, atol=1e-6)
    assert [net[k].count for k in (0, 1)] == ([0, 20] if get_rank() == 0 else [20, 0])
    assert net[0].dense.pipeline_stage == 1


@on_ranks(2)
def test_cells_cannot_be_placed_where_there_is_no_process_or_each_has_its_batch():
    with pytest.raises(ArgumentValueError, match="a rank below 2, got 2"):
        nn.Dense(2, 2).place("MS_WORKER", 2)
    context.set_auto_parallel_context(parallel_mode="data_parallel")
    with pytest.raises(StateError, match="in which all processes have one batch"):
        nn.Dense(2, 2).place("MS_WORKER", 1)


@on_ranks(2)
def test_stages_are_refused_where_each_process_has_a_batch_of_its_own():
    for mode in ("data_parallel", "hybrid_parallel"):
        context.set_auto_parallel_context(parallel_mode=mode, pipeline_stages=2)
        with pytest.raises(StateError, match=r"Cell.pipeline_stage expected .* one batch, got"):
            network()(data()[0])
