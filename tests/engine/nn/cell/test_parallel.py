"""What is asked of a cell for several devices is kept, checked, and changes no result here."""

from __future__ import annotations

import copy
import pickle

import pytest

from engine import Parameter, Tensor, nn, ops
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(2, 3)
        self.scale = Parameter(Tensor([1.0]), requires_grad=False)

    def construct(self, x):
        return self.dense(x) * self.scale


def fusions(net):
    return [p.comm_fusion for p in net.get_parameters()]


def test_sharded_cell_computes_what_it_computed():
    net = Net()
    x = ops.ones((4, 2))
    sharded = net.shard(in_strategy=((2, 1),), out_strategy=((2, 1),))

    assert (sharded(x) == net(x)).all()


def test_layout_is_kept_without_parameters_that_are_not_there():
    net = Net()
    plan = {"dense.weight": (1, 2), "nothing": (2,)}
    net.shard(((2, 1),), parameter_plan=plan, device="GPU", level=1)
    layout = net._parallel_hints.layout

    assert layout.inputs == ((2, 1),)
    assert layout.outputs is None
    assert layout.parameters == {"dense.weight": (1, 2)}
    assert (layout.device, layout.level) == ("GPU", 1)
    assert net.dense._parallel_hints.layout is None


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"in_strategy": [(1, 1)]}, ArgumentTypeError),
        ({"in_strategy": ([1],)}, ArgumentTypeError),
        ({"in_strategy": ((1.0,),)}, ArgumentTypeError),
        ({"in_strategy": ((0,),)}, ArgumentValueError),
        ({"out_strategy": [1]}, ArgumentTypeError),
        ({"parameter_plan": [1]}, ArgumentTypeError),
        ({"parameter_plan": {1: (1,)}}, ArgumentTypeError),
        ({"parameter_plan": {"dense.weight": 2}}, ArgumentTypeError),
        ({"device": 3}, ArgumentTypeError),
        ({"device": "TPU"}, ArgumentValueError),
        ({"level": "a"}, ArgumentTypeError),
        ({"level": 3}, ArgumentValueError),
    ],
)
def test_layout_that_cannot_be_is_refused(options, error):
    with pytest.raises(error, match=r"shard\("):
        Net().shard(**{"in_strategy": ((1, 1),), **options})


def test_splitting_by_batches_is_asked_of_all_below():
    net = Net()
    assert net.set_data_parallel() is None

    assert net._parallel_hints.data_parallel
    assert net.dense._parallel_hints.data_parallel
    assert not Net()._parallel_hints.data_parallel


@pytest.mark.parametrize("mode", [True, False])
def test_broadcast_is_a_flag_of_all_below(mode):
    net = Net()

    assert net.set_broadcast_flag(mode) is net
    assert net.get_flags() == net.dense.get_flags() == {"broadcast_flag": mode}


def test_fusion_is_set_on_trainable_parameters_and_overwritten():
    net = Net()

    assert net.set_comm_fusion(2) is net
    net.set_comm_fusion(fusion_type=4)
    assert fusions(net) == [1, 4, 4]  # the scale is not trained
    net.set_comm_fusion(0, recurse=False)
    assert fusions(net) == [1, 4, 4]


@pytest.mark.parametrize(
    ("value", "error"), [(-1, ArgumentValueError), ("a", ArgumentTypeError), (2.0, TypeError)]
)
def test_fusion_that_is_no_number_from_0_is_refused(value, error):
    with pytest.raises(error, match="comm_fusion"):
        Net().set_comm_fusion(value)


def test_parameter_server_is_remembered_by_trainable_parameters():
    net = Net()
    net.set_param_ps(init_in_server=True)

    assert [p.is_param_ps for p in net.get_parameters()] == [False, True, True]
    assert net.dense.weight.init_in_server is True
    with pytest.raises(ArgumentTypeError, match="init_in_server"):
        net.set_param_ps(init_in_server=1)


def test_process_of_a_cell_is_that_of_all_below():
    net = Net()
    assert net.place("MS_WORKER", 1) is None

    assert net.dense._parallel_hints.location == ("MS_WORKER", 1)
    assert Net()._parallel_hints.location is None


@pytest.mark.parametrize(
    ("role", "rank", "error"),
    [
        (1, 0, ArgumentTypeError),
        ("MS_BAKER", 0, ArgumentValueError),
        ("MS_WORKER", "0", ArgumentTypeError),
        ("MS_WORKER", -1, ArgumentValueError),
    ],
)
def test_process_that_cannot_be_is_refused(role, rank, error):
    with pytest.raises(error, match=r"place\("):
        Net().place(role, rank)


def test_stage_of_a_cell_is_added_to_its_parameters():
    net = Net()
    assert net.pipeline_stage is None
    net.pipeline_stage = 1

    assert net.pipeline_stage == 1
    assert net.dense.weight.pipeline_stages == (1,)
    assert net.scale.pipeline_stages == ()


@pytest.mark.parametrize(
    ("stage", "error"), [(-1, ArgumentValueError), ("a", ArgumentTypeError), (True, TypeError)]
)
def test_stage_that_is_no_number_from_0_is_refused(stage, error):
    net = Net()
    with pytest.raises(error, match=r"Cell\.pipeline_stage"):
        net.pipeline_stage = stage

    assert net.pipeline_stage is None


def test_parameters_of_the_first_stage_are_those_of_this_process():
    net = nn.SequentialCell(nn.Dense(2, 2), nn.Dense(2, 2))
    net[0].pipeline_stage, net[1].pipeline_stage = 0, 1

    assert [p.name for p in net.infer_param_pipeline_stage()] == ["0.weight", "0.bias"]


def test_parameter_without_a_stage_is_named():
    net = Net()
    net.dense.weight.add_pipeline_stage(0)

    with pytest.raises(StateError, match=r"got none for 'dense.bias'"):
        net.infer_param_pipeline_stage()


def test_layouts_of_parameters_are_kept():
    net = Net()
    assert net.parameter_layout_dict == {}
    net.parameter_layout_dict = {"dense.weight": [1]}

    assert net.parameter_layout_dict == {"dense.weight": [1]}
    with pytest.raises(ArgumentTypeError, match="parameter_layout_dict"):
        net.parameter_layout_dict = 5


def test_what_each_device_keeps_is_not_broadcast():
    net = Net()
    net.dense.bias.layerwise_parallel = True

    assert list(net.parameters_broadcast_dict()) == ["scale", "dense.weight"]
    assert list(net.parameters_broadcast_dict(recurse=False)) == ["scale"]
    assert nn.ReLU().parameters_broadcast_dict() is None


@pytest.mark.parametrize(
    "again", [copy.deepcopy, lambda cell: pickle.loads(pickle.dumps(cell))], ids=["copy", "pickle"]
)
def test_copy_was_asked_the_same(again):
    net = Net()
    net.pipeline_stage = 2
    net.shard(((1, 1),))
    other = again(net)

    assert other._parallel_hints == net._parallel_hints
    assert other.dense.weight.pipeline_stages == (2,)
