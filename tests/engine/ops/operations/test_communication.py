from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import nn, ops
from engine.communication import create_group, destroy_group
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError, StateError
from engine.ops import ReduceOp
from tests.engine.one_process import begun, nothing_begun

__all__ = ["begun", "nothing_begun"]


def x():
    return engine.Tensor(np.arange(6, dtype=np.float32).reshape(2, 3))


def of(name, *options, call=lambda operator, x: operator(x)):
    return lambda x: call(getattr(ops, name)(*options), x)


ALONE = {
    "AllReduce": of("AllReduce"),
    **{op: of("AllReduce", op) for op in ("sum", "max", "min", "prod", "avg")},
    "AllGather": of("AllGather"),
    "ReduceScatter": of("ReduceScatter", "max"),
    "Reduce": of("Reduce", 0),
    "Broadcast": of("Broadcast", 0, call=lambda operator, x: operator((x,))[0]),
    "AlltoAll": of("AlltoAll", 1, 0, 1),
    "CollectiveScatter": of("CollectiveScatter"),
    "CollectiveGather": of("CollectiveGather", 0),
}


@pytest.mark.parametrize("call", ALONE.values(), ids=ALONE)
def test_what_is_sent_comes_back(begun, call):
    sent = x()
    out = call(sent)

    assert np.array_equal(out.asnumpy(), x().asnumpy())

    out[0] = 9.0  # in memory of its own

    assert np.array_equal(sent.asnumpy(), x().asnumpy())


@pytest.mark.parametrize("call", ALONE.values(), ids=ALONE)
def test_gradient_passes_through(begun, call):
    gradient = engine.grad(lambda x: (call(x) * call(x)).sum())(x())

    assert np.array_equal(gradient.asnumpy(), 2 * x().asnumpy())


def test_operator_works_before_anything_begins(nothing_begun):
    assert ops.AllReduce()(engine.Tensor(3)).asnumpy() == 3


# As MindSpore 2.10 prints them in a process that is alone.
PRINTED = {
    "AllReduce()": "op=sum, group=mccl_world_group, fusion=0, index=0, no_eliminate=True",
    "AllGather()": "group=mccl_world_group, rank_size=1, fusion=0, mean_flag=False, "
    "no_eliminate=True",
    "ReduceScatter()": "op=sum, group=mccl_world_group, rank_size=1, fusion=0, no_eliminate=True",
    "Broadcast(0)": "root_rank=0, group=mccl_world_group, no_eliminate=True",
    "AlltoAll(1, 0, 1)": "split_count=1, split_dim=0, concat_dim=1, group=mccl_world_group, "
    "no_eliminate=True, rank_size=1",
    "CollectiveScatter()": "src_rank=0, group=mccl_world_group, rank_id=0, rank_size=1",
    "CollectiveGather(0)": "dest_rank=0, group=mccl_world_group, rank_size=1, rank_id=0",
    "Barrier()": "group=hccl_world_group, side_effect_mem=True",
    "Reduce(0)": "dest_rank=0, op=sum, group=mccl_world_group",
}


@pytest.mark.parametrize(("made", "attributes"), PRINTED.items())
def test_operator_notes_what_mindspore_notes(begun, made, attributes):
    name = made.partition("(")[0]

    assert repr(eval(f"ops.{made}")) == f"Prim[{name}]<{attributes}>"


def test_group_is_looked_up(begun):
    create_group("alone", [0])
    kept = ops.AllReduce(group="alone")

    assert kept(x()).shape == (2, 3)

    destroy_group("alone")

    with pytest.raises(StateError, match="got 'alone'"):
        kept(x())
    with pytest.raises(StateError, match="got 'other'"):
        ops.AllGather(group="other")
    with pytest.raises(StateError, match="got 'other'"):
        ops.Barrier("other")()
    with pytest.raises(ArgumentTypeError, match=r"AllReduce\(group\) expected a str, got int"):
        ops.AllReduce(group=1)


def test_nobody_is_waited_for(begun):
    assert ops.Barrier()() is None


@pytest.mark.parametrize("op", [3, "most", None])
def test_reduction_is_one_of_five(op):
    for kind in (ops.AllReduce, ops.ReduceScatter):
        with pytest.raises(ArgumentTypeError, match="'sum', 'max', 'min', 'prod', 'avg'"):
            kind(op)


def test_names_of_reductions_are_those_of_mindspore():
    named = {name: value for name, value in vars(ReduceOp).items() if name.isupper()}

    assert named == {"SUM": "sum", "MAX": "max", "MIN": "min", "PROD": "prod", "AVG": "avg"}


@pytest.mark.parametrize(
    "operator",
    [ops.Broadcast(1), ops.Reduce(1), ops.CollectiveScatter(1), ops.CollectiveGather(1)],
)
def test_rank_is_that_of_a_process(begun, operator):
    with pytest.raises(ArgumentValueError, match="the rank of a process, 0, got 1"):
        operator((x(),) if operator.name == "Broadcast" else x())


def test_broadcast_takes_a_tuple(begun):
    first, second = ops.Broadcast(0)((x(), engine.Tensor([1])))

    assert first.shape == (2, 3)
    assert second.shape == (1,)
    with pytest.raises(ArgumentTypeError, match="a tuple of tensors"):
        ops.Broadcast(0)(x())
    with pytest.raises(ArgumentTypeError, match=r"Broadcast\(root_rank\) expected an int"):
        ops.Broadcast(True)


def test_parts_are_as_many_as_processes(begun):
    with pytest.raises(ArgumentValueError, match="as many parts as processes, 1, got 2"):
        ops.AlltoAll(2, 0, 1)(x())
    with pytest.raises(ShapeError, match=r"AlltoAll\(concat_dim\) expected an axis 5"):
        ops.AlltoAll(1, 0, 5)(x())
    with pytest.raises(ArgumentTypeError, match=r"AlltoAll\(split_dim\) expected an int"):
        ops.AlltoAll(1, "0", 1)


@pytest.mark.parametrize("name", ["AllGather", "ReduceScatter", "CollectiveScatter"])
def test_tensor_without_an_axis_cannot_be_gathered(begun, name):
    with pytest.raises(ShapeError, match="one axis at least"):
        getattr(ops, name)()(engine.Tensor(3.0))


def test_network_with_sums_over_processes_trains(begun):
    class Net(nn.Cell):
        def __init__(self):
            super().__init__()
            self.dense = nn.Dense(2, 1)
            self.reduce = ops.AllReduce()

        def construct(self, x):
            return self.reduce(self.dense(x))

    net = Net()
    loss = nn.WithLossCell(net, nn.MSELoss())
    step = nn.TrainOneStepCell(loss, nn.SGD(net.trainable_params(), 0.1))
    data, label = ops.ones((4, 2)), ops.zeros((4, 1))

    losses = [float(step(data, label)) for _ in range(3)]

    assert losses[2] < losses[1] < losses[0]
