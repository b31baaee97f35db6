from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import nn
from engine.errors import ArgumentTypeError, ArgumentValueError, UnknownNameError
from engine.parallel import Layout
from engine.parallel.auto_parallel import AutoParallel


def network(mode="semi_auto"):
    return AutoParallel(nn.Dense(4, 2), parallel_mode=mode)


@pytest.mark.parametrize("mode", ["semi_auto", "sharding_propagation", "recursive_programming"])
def test_network_computes_what_it_computes(mode):
    net, x = network(mode), engine.ops.ones((3, 4))

    assert np.array_equal(net(x).asnumpy(), net.network(x).asnumpy())
    assert [p.name for p in net.trainable_params()] == ["weight", "bias"]


def test_network_trains():
    net = network()
    model = engine.Model(net, nn.MSELoss(), nn.SGD(net.trainable_params(), 0.1))
    rows = engine.dataset.NumpySlicesDataset(
        (np.ones((8, 4), np.float32), np.zeros((8, 2), np.float32)), ["x", "y"], shuffle=False
    ).batch(4)
    before = np.abs(net(engine.ops.ones((1, 4))).asnumpy()).sum()

    model.train(3, rows)

    assert np.abs(net(engine.ops.ones((1, 4))).asnumpy()).sum() < before


def test_hints_are_kept(tmp_path):
    net, path = network(), str(tmp_path / "ops.json")
    net.no_init_parameters_in_compile()
    net.load_param_strategy_file("a.ckpt")
    net.save_param_strategy_file("b.ckpt")
    net.disable_strategy_file_only_for_trainable_params()
    net.save_operator_strategy_file(path)
    net.load_operator_strategy_file(path)
    net.set_group_ckpt_save_file("g.ckpt")
    net.dataset_strategy("full_batch")
    net.hsdp(2, 0, "level3")
    net.pipeline(1, scheduler="gpipe")
    net.comm_fusion({"allreduce": {"mode": "auto", "config": None}})
    net.enable_fp32_communication()
    net.enable_gradients_mean()
    net.disable_gradient_fp32_sync()
    net.disable_loss_repeated_mean()
    net.print_local_norm()
    net.dump_local_norm("norms")
    net.enable_device_local_norm()
    net.transformer_opt(None)
    net.transformer_opt("fast.json")

    assert net.get_pipeline_stages() == 1
    assert net.hints["hsdp"] == (2, 0, "level3")
    assert net.hints["load_operator_strategy_file"] == path
    assert net.hints["gradients_mean"] is True
    assert len(net.hints) == 19


@pytest.mark.parametrize("config", ["data_parallel", ((1, 8), (2, 4)), (Layout((1,), ("dp",)),)])
def test_batches_are_dealt_by_a_word_or_by_numbers(config):
    net = network()
    net.dataset_strategy(config)

    assert net.hints["dataset_strategy"] == config


REFUSED = [
    (lambda net: net.pipeline(2), ArgumentValueError),
    (lambda net: net.pipeline("1"), ArgumentTypeError),
    (lambda net: net.pipeline(1, 1), ArgumentTypeError),
    (lambda net: net.pipeline(1, scheduler=3), ArgumentTypeError),
    (lambda net: net.pipeline(1, scheduler="later"), ArgumentValueError),
    (lambda net: net.hsdp(0), ArgumentValueError),
    (lambda net: net.hsdp(1, -1), ArgumentValueError),
    (lambda net: net.hsdp(1, 1, "level4"), ArgumentValueError),
    (lambda net: net.dataset_strategy(None), ArgumentValueError),
    (lambda net: net.dataset_strategy("some"), ArgumentValueError),
    (lambda net: net.dataset_strategy(3), ArgumentTypeError),
    (lambda net: net.dataset_strategy((3,)), ArgumentTypeError),
    (lambda net: net.comm_fusion([]), ArgumentTypeError),
    (lambda net: net.load_param_strategy_file(3), ArgumentTypeError),
    (lambda net: net.save_operator_strategy_file("ops.json"), UnknownNameError),
    (lambda net: net.load_operator_strategy_file("/ops.txt"), UnknownNameError),
    (lambda net: net.load_operator_strategy_file(3), ArgumentTypeError),
]


@pytest.mark.parametrize(("hint", "error"), REFUSED)
def test_hint_that_cannot_be_is_refused(hint, error):
    with pytest.raises(error, match=r"AutoParallel\."):
        hint(network())


def test_mode_and_network_are_checked():
    with pytest.raises(ArgumentValueError, match=r"AutoParallel\(parallel_mode\)"):
        network("everywhere")
    with pytest.raises(ArgumentTypeError, match=r"AutoParallel\(network\) expected a Cell"):
        AutoParallel(3)
