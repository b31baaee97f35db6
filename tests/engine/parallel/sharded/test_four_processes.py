"""Processes along two axes, and checkpoints of parameters of which each has a part."""

from __future__ import annotations

import shutil

import numpy as np

import engine
from engine import Model, Tensor, nn
from engine.communication import get_group_size, get_rank
from engine.context.processes import world
from engine.train.serialization.slices.writing import write_strategy
from insight.format.messages import ParallelStrategyMap
from tests.engine.parallel.sharded.test_rules import check_all
from tests.engine.parallel.sharded.trainings import (
    Block,
    Cut,
    check_same,
    numbers_of,
    own_rows,
    semi_auto,
    trained,
)
from tests.ranks import on_ranks


def together():
    world().barrier().wait()


def check_equal(found, expected):
    assert found.keys() == expected.keys()
    for name, numbers in expected.items():
        assert (found[name] == numbers).all(), name


def saved_in_slices(folder):
    """A training whose ranks save what they have, and the whole numbers of it."""
    count = get_group_size()
    engine.set_auto_parallel_context(
        strategy_ckpt_save_file=str(folder / f"strategy_{get_rank()}.ckpt")
    )
    semi_auto(full_batch=True)
    _, step, _ = trained(lambda: Cut(count), steps=2)
    own = folder / f"rank_{get_rank()}"
    own.mkdir()
    engine.save_checkpoint(step, str(own / "net.ckpt"), integrated_save=False)
    together()
    return numbers_of(step)


@on_ranks(4)
def test_parts_along_two_axes_give_what_the_whole_does():
    named = ("dense", "batch matmul", "heads", "layer norm", "gather by cut numbers", "conv2d")
    check_all(most=2, among=named, each_way=("matmul",))


@on_ranks(4)
def test_parts_of_a_batch_and_of_layers_go_together():
    adam = lambda parameters: nn.Adam(parameters, 0.01, weight_decay=0.1)
    alone = trained(Block, optimizer=adam)
    semi_auto()
    check_same(trained(lambda: Cut(2), own_rows, optimizer=adam), alone)


@on_ranks(4)
def test_slices_become_the_whole_and_slices_again(folder):
    count = get_group_size()
    expected = saved_in_slices(folder)
    strategy = str(folder / "strategy_0.ckpt")

    # Slices to the whole, as one process loads it.
    if get_rank() == 0:
        engine.transform_checkpoints(str(folder), str(folder / "whole"), "net", strategy, None)
    together()
    whole = str(folder / "whole" / "rank_0" / "net0.ckpt")
    check_equal({k: v.asnumpy() for k, v in engine.load_checkpoint(whole).items()}, expected)

    # The whole to slices again.
    if get_rank() == 0:
        (folder / "one" / "rank_0").mkdir(parents=True)
        shutil.copy(whole, folder / "one" / "rank_0" / "net.ckpt")
        engine.transform_checkpoints(
            str(folder / "one"), str(folder / "again"), "net", None, strategy
        )
    together()
    own = f"rank_{get_rank()}/net"
    slices = engine.load_checkpoint(str(folder / "again" / f"{own}{get_rank()}.ckpt"))
    mine = engine.load_checkpoint(str(folder / f"{own}.ckpt"))
    check_equal(*({k: v.asnumpy() for k, v in one.items()} for one in (slices, mine)))

    # Into a network whose parameters are cut, from slices and from the whole.
    engine.set_auto_parallel_context(strategy_ckpt_save_file="")
    for source in (slices, engine.load_checkpoint(whole)):
        _, other, _ = trained(lambda: Cut(count), steps=2)
        for one in other.get_parameters():
            one.set_data(np.zeros_like(one.asnumpy()))
        assert engine.load_param_into_net(other, source) == ([], [])
        check_equal(numbers_of(other), expected)


@on_ranks(4)
def test_slices_of_four_become_those_of_two_and_join(folder):
    expected = saved_in_slices(folder)
    if get_rank():
        return
    four = str(folder / "strategy_0.ckpt")
    message = ParallelStrategyMap.FromString((folder / "strategy_0.ckpt").read_bytes())
    for item in message.parallel_layout_item:
        item.parallel_layouts.dev_matrix[0].dim[:] = [2]
    two = folder / "two.ckpt"
    two.write_bytes(message.SerializeToString())
    engine.transform_checkpoints(str(folder), str(folder / "two"), "net", four, str(two))

    slices = [engine.load_checkpoint(f"{folder}/two/rank_{k}/net{k}.ckpt") for k in range(2)]
    assert slices[0]["block.first.weight"].shape == (8, 6)
    strategy = engine.build_searched_strategy(str(two))
    for name, numbers in expected.items():
        if name in strategy:
            parts = [one[name] for one in slices]
            joined = engine.merge_sliced_parameter(parts, {name: strategy[name]})
            assert (joined.asnumpy() == numbers).all(), name


@on_ranks(4)
def test_strategies_are_written_in_json_too(folder):
    semi_auto(full_batch=True)
    paths = [str(folder / f"strategy_{get_rank()}{suffix}") for suffix in (".ckpt", ".json")]
    for path in paths:
        write_strategy(path, Cut(4).get_parameters())

    first, second = map(engine.build_searched_strategy, paths)
    assert first.keys() == second.keys()
    for name, layout in first.items():
        assert layout.dev_matrix == second[name].dev_matrix
        assert layout.tensor_map == second[name].tensor_map


@on_ranks(4)
def test_distributed_checkpoint_loads_into_processes_and_into_one(folder):
    expected = saved_in_slices(folder)
    strategy = str(folder / "strategy_0.ckpt")
    files = [str(folder / f"rank_{rank}" / "net.ckpt") for rank in range(4)]
    parameters = {k: v for k, v in expected.items() if k.startswith("block")}

    net = Cut(4)
    layout = Model(net).infer_predict_layout(Tensor(np.ones((8, 6), np.float32)))
    assert layout["block.first.weight"].slice_shape == [4, 6]
    assert layout["block.first.weight"].full_shape == [16, 6]
    assert engine.load_distributed_checkpoint(net, files, layout, strategy)
    check_equal(numbers_of(net), parameters)

    alone = nn.SequentialCell(Block())
    alone.update_parameters_name("")
    for one in alone.get_parameters():
        one.name = one.name.replace("0.", "block.")
    assert engine.load_distributed_checkpoint(alone, files, None, strategy)
    check_equal(numbers_of(alone), parameters)


@on_ranks(4)
def test_example_of_the_documents():
    """`Cell.shard`, with layers of twelve: four parts do not divide the document's ten."""

    class Layers(nn.Cell):
        def __init__(self):
            super().__init__()
            self.dense1, self.relu, self.dense2 = nn.Dense(12, 12), nn.ReLU(), nn.Dense(12, 12)

        def construct(self, x):
            return self.relu(self.dense2(self.relu(self.dense1(x))))

    class Net(nn.Cell):
        def __init__(self, cut):
            super().__init__()
            engine.set_seed(1)
            self.block1, self.block2 = Layers(), Layers()
            if cut:
                plan = {"block2.dense1.weight": (4, 1), "not there": (2,)}
                self.block2.shard(((2, 1),), parameter_plan=plan)

        def construct(self, x):
            return self.block2(self.block1(x))

    x = np.random.standard_normal((8, 12)).astype(np.float32)
    expected = Net(cut=False)(Tensor(x)).asnumpy()
    net = Net(cut=True)

    assert engine.get_auto_parallel_context("parallel_mode") == "auto_parallel"
    assert engine.get_auto_parallel_context("search_mode") == "sharding_propagation"
    np.testing.assert_allclose(net(Tensor(own_rows(x))).asnumpy(), own_rows(expected), atol=1e-6)
    assert net.block2.dense1.weight.asnumpy().shape == (3, 12)
    assert net.block1.dense1.weight.asnumpy().shape == (12, 12)
