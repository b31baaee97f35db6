from __future__ import annotations

import pytest

import engine
from engine import ParallelMode
from engine.communication import get_rank
from engine.errors import ArgumentTypeError, ArgumentValueError
from tests.ranks import on_ranks

FUSION = {"mode": "auto", "config": None}
DEFAULTS = {
    "device_num": 1,
    "global_rank": 0,
    "gradients_mean": False,
    "gradient_fp32_sync": True,
    "loss_repeated_mean": True,
    "pipeline_stages": 1,
    "auto_pipeline": False,
    "pipeline_result_broadcast": False,
    "pipeline_interleave": False,
    "pipeline_scheduler": "1f1b",
    "parallel_mode": "stand_alone",
    "search_mode": "recursive_programming",
    "auto_parallel_search_mode": "recursive_programming",
    "parameter_broadcast": False,
    "strategy_ckpt_load_file": "",
    "strategy_ckpt_save_file": "",
    "full_batch": False,
    "dataset_strategy": "data_parallel",
    "enable_parallel_optimizer": False,
    "force_fp32_communication": False,
    "grad_accumulation_step": 1,
    "all_reduce_fusion_config": [],
    "communi_parallel_mode": "all_group_parallel",
    "optimizer_weight_shard_size": -1,
    "optimizer_weight_shard_aggregated_save": False,
    "sharding_propagation": False,
    "enable_alltoall": False,
    "comm_fusion": {
        "openstate": True,
        "allreduce": FUSION,
        "allgather": FUSION,
        "reducescatter": FUSION,
    },
    "strategy_ckpt_config": {"load_file": "", "save_file": "", "only_trainable_params": True},
    "full_batch_is_set": False,
    "dump_local_norm": False,
    "dump_local_norm_path": "",
    "dump_device_local_norm": False,
    "auto_parallel_new_interface": False,
    "init_param_in_compile": True,
}


@pytest.mark.parametrize(("name", "default"), DEFAULTS.items())
def test_option_has_the_default_of_mindspore(name, default):
    assert engine.get_auto_parallel_context(name) == default


KEPT = [
    ("device_num", 1, 1),
    ("global_rank", 0, 0),
    ("gradients_mean", True, True),
    ("parallel_mode", "data_parallel", "data_parallel"),
    ("parameter_broadcast", True, True),
    ("enable_parallel_optimizer", True, True),
    ("all_reduce_fusion_config", [1, 2], [1, 2]),
    ("dataset_strategy", ((1, 8),), [[1, 8]]),
    (
        "strategy_ckpt_config",
        {"load_file": "a"},
        DEFAULTS["strategy_ckpt_config"] | {"load_file": "a"},
    ),
    (
        "comm_fusion",
        {"allreduce": {"mode": "size", "config": 32}},
        DEFAULTS["comm_fusion"] | {"allreduce": {"mode": "size", "config": 32}},
    ),
    ("search_mode", "sharding_propagation", "sharding_propagation"),
]


@pytest.mark.parametrize(("name", "given", "kept"), KEPT)
def test_option_is_kept_as_mindspore_keeps_it(name, given, kept):
    engine.set_auto_parallel_context(**{name: given})

    assert engine.get_auto_parallel_context(name) == kept


REFUSED = [
    ("device_num", 0, ValueError),
    ("device_num", "1", TypeError),
    ("global_rank", -1, ValueError),
    ("gradients_mean", 1, TypeError),
    ("parallel_mode", 1, TypeError),
    ("parallel_mode", "everywhere", ValueError),
    ("auto_parallel_search_mode", "everywhere", ValueError),
    ("search_mode", "everywhere", ValueError),
    ("strategy_ckpt_load_file", 1, TypeError),
    ("dataset_strategy", "everywhere", ValueError),
    ("dataset_strategy", 3, TypeError),
    ("all_reduce_fusion_config", [], ValueError),
    ("all_reduce_fusion_config", ["a"], TypeError),
    ("all_reduce_fusion_config", (1,), TypeError),
    ("all_reduce_fusion_config", [2, 1], ValueError),
    ("pipeline_stages", 0, ValueError),
    ("parallel_optimizer_config", {"speed": 1}, ValueError),
    ("pipeline_config", {"speed": 1}, ValueError),
    ("pipeline_config", {}, KeyError),
    ("comm_fusion", {"speed": 1}, KeyError),
    ("strategy_ckpt_config", {"speed": 1}, ValueError),
    ("grad_accumulation_step", 2, ValueError),
    ("full_batch_everywhere", True, ValueError),
]


@pytest.mark.parametrize(("name", "given", "error"), REFUSED)
def test_value_that_mindspore_refuses_is_refused(name, given, error):
    with pytest.raises(error, match=name):
        engine.set_auto_parallel_context(**{name: given})


@pytest.mark.parametrize(
    ("name", "given"),
    [
        ("parallel_mode", ParallelMode.HYBRID_PARALLEL),
        ("parallel_mode", ParallelMode.SEMI_AUTO_PARALLEL),
        ("parallel_mode", ParallelMode.AUTO_PARALLEL),
        ("device_num", 8),
        ("global_rank", 3),
    ],
)
def test_what_needs_several_processes_is_refused(name, given):
    with pytest.raises(ArgumentValueError, match="insight launch -n 2 SCRIPT starts two"):
        engine.set_auto_parallel_context(gradients_mean=True, **{name: given})
    assert engine.get_auto_parallel_context("gradients_mean") is False


def test_more_stages_than_processes_are_refused():
    with pytest.raises(ArgumentValueError, match="a stage is one process here"):
        engine.set_auto_parallel_context(pipeline_stages=2)


@on_ranks(2)
def test_processes_are_counted():
    assert engine.get_auto_parallel_context("device_num") == 2
    assert engine.get_auto_parallel_context("global_rank") == get_rank()
    engine.set_auto_parallel_context(
        device_num=2, global_rank=get_rank(), parallel_mode=ParallelMode.HYBRID_PARALLEL
    )
    for name, given in (("device_num", 4), ("global_rank", 1 - get_rank())):
        with pytest.raises(ArgumentValueError, match=name):
            engine.set_auto_parallel_context(**{name: given})


def test_parallel_training_of_one_process_trains():
    net = engine.nn.Dense(2, 1)
    engine.set_auto_parallel_context(
        parallel_mode=ParallelMode.DATA_PARALLEL,
        device_num=1,
        gradients_mean=True,
        parameter_broadcast=True,
    )
    step = engine.nn.TrainOneStepCell(
        engine.nn.WithLossCell(net, engine.nn.MSELoss()),
        engine.nn.SGD(net.trainable_params(), 0.1),
    )
    x, label = engine.ops.ones((4, 2)), engine.ops.zeros((4, 1))

    losses = [float(step(x, label)) for _ in range(3)]

    assert losses[2] < losses[1] < losses[0]


def test_options_follow_each_other():
    engine.set_auto_parallel_context(full_batch=True)

    assert engine.get_auto_parallel_context("dataset_strategy") == "full_batch"
    assert engine.get_auto_parallel_context("full_batch_is_set") is True

    engine.set_auto_parallel_context(dataset_strategy="data_parallel")

    assert engine.get_auto_parallel_context("full_batch") is False

    engine.set_auto_parallel_context(search_mode="sharding_propagation")

    assert engine.get_auto_parallel_context("auto_parallel_search_mode") == "sharding_propagation"
    assert engine.get_auto_parallel_context("sharding_propagation") is True

    engine.set_auto_parallel_context(strategy_ckpt_load_file="b")

    assert engine.get_auto_parallel_context("strategy_ckpt_config")["load_file"] == "b"

    engine.set_auto_parallel_context(
        parallel_optimizer_config={"optimizer_weight_shard_size": 2},
        pipeline_config={"pipeline_interleave": True, "pipeline_scheduler": "gpipe"},
    )

    assert engine.get_auto_parallel_context("optimizer_weight_shard_size") == 2
    assert engine.get_auto_parallel_context("pipeline_scheduler") == "gpipe"


def test_parallel_options_can_be_put_back():
    engine.set_auto_parallel_context(gradients_mean=True)
    engine.reset_auto_parallel_context()

    assert engine.get_auto_parallel_context("gradients_mean") is False
    with pytest.raises(ArgumentValueError, match="colour"):
        engine.get_auto_parallel_context("colour")


def test_file_name_of_a_strategy_is_text():
    with pytest.raises(ArgumentTypeError, match="strategy_ckpt_load_file"):
        engine.set_auto_parallel_context(strategy_ckpt_load_file=3)
