from __future__ import annotations

import pytest

import engine
from engine import nn, parallel
from engine.errors import ArgumentTypeError


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
