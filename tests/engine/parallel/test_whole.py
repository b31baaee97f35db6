from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import nn, parallel
from engine.communication import get_rank
from engine.errors import ArgumentTypeError, ArgumentValueError
from tests.ranks import on_ranks


def test_function_of_one_process_is_itself():
    net = nn.Dense(4, 2)

    assert parallel.shard(net, ((2, 1),), parameter_plan={"weight": (2, 1)}) is net
    assert engine.shard(abs, ((1,),)) is abs
    with pytest.raises(
        ArgumentTypeError, match=r"shard\(fn\) expected a function or a cell, got int"
    ):
        parallel.shard(3, ((1,),))


def test_tensor_of_one_process_is_whole():
    x, layout = engine.ops.ones((4, 2)), parallel.Layout((2, 1), ("dp", "mp"))("dp", "mp")

    assert parallel.function.reshard(x, layout) is x
    with pytest.raises(ArgumentTypeError, match=r"reshard\(layout\) expected a Layout, got tuple"):
        parallel.function.reshard(x, (2, 1))
    with pytest.raises(ArgumentTypeError, match=r"reshard\(tensor\) expected a tensor, got int"):
        parallel.function.reshard(3, layout)


def test_cells_have_their_later_names():
    assert parallel.nn.Pipeline is nn.PipelineCell
    assert parallel.nn.GradAccumulation is nn.GradAccumulationCell


def test_parameters_of_one_process_stay_as_they_are():
    net = nn.Dense(4, 2)
    before = net.weight.asnumpy().copy()

    assert parallel.parameter_broadcast(net, {"weight": [[2, 2], [0, 1], [1, 2]]}, 0, 0) is None
    assert parallel.sync_pipeline_shared_parameters(net) is None
    assert (net.weight.asnumpy() == before).all()
    with pytest.raises(ArgumentTypeError, match="a Cell, got int"):
        parallel.sync_pipeline_shared_parameters(3)


def numbered():
    """A network whose weights are this process's rank, but for one that stays its own."""
    net = nn.Dense(2, 1)
    net.bias.layerwise_parallel = True
    for parameter in net.get_parameters():
        parameter.set_data(engine.Tensor(np.full(parameter.shape, get_rank(), np.float32)))
    return net


@on_ranks(2)
def test_parameters_come_from_the_process_that_is_named():
    net = numbered()
    parallel.parameter_broadcast(net, {}, get_rank(), 1)

    assert (net.weight.asnumpy() == 1).all()
    assert (net.bias.asnumpy() == get_rank()).all()
    with pytest.raises(ArgumentValueError, match="a rank below 2, got 2"):
        parallel.parameter_broadcast(net, {}, get_rank(), 2)


@on_ranks(2)
def test_parameters_of_several_stages_come_from_the_first_of_them():
    net = numbered()
    net.weight.add_pipeline_stage(1)
    net.weight.add_pipeline_stage(0)
    engine.set_auto_parallel_context(pipeline_stages=2)
    parallel.sync_pipeline_shared_parameters(net)

    assert (net.weight.asnumpy() == 0).all()
    assert (net.bias.asnumpy() == get_rank()).all()
