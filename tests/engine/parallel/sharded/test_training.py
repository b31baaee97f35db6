"""Networks whose operators are cut over processes train as they do in one."""

from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import Model, Tensor, experimental, mint, nn, ops, parallel
from engine.communication import get_rank
from engine.dataset import NumpySlicesDataset
from engine.parallel.auto_parallel import AutoParallel
from engine.parallel.sharded import moving, sharded_array
from tests.engine.parallel.sharded.trainings import (
    Block,
    Cut,
    LeNet,
    batches,
    check_same,
    numbers_of,
    own_rows,
    semi_auto,
    trained,
)
from tests.ranks import on_ranks


@on_ranks(2)
def test_halves_of_a_batch_train_as_the_whole_batch():
    alone = trained(Block)
    semi_auto()
    check_same(trained(Block, own_rows), alone)


@on_ranks(2)
def test_convolutions_and_moments_train_as_of_the_whole_batch():
    alone = trained(LeNet, shape=(1, 10, 10))
    semi_auto()
    check_same(trained(LeNet, own_rows, shape=(1, 10, 10)), alone)


@on_ranks(2)
def test_layers_cut_by_columns_and_rows_train_as_whole_ones():
    alone = trained(Block)
    semi_auto(full_batch=True)
    found = trained(lambda: Cut(2))
    check_same(found, alone)

    net, step, _ = found
    held = {"first.weight": (8, 6), "first.bias": (8,), "second.weight": (4, 8)}
    for one in (*net.trainable_params(), *step.optimizer.moments):
        name = one.name.partition("block.")[2]
        assert one.asnumpy().shape == held.get(name, (4,))


@on_ranks(2)
def test_optimizers_of_other_families_move_parts_too():
    for make in (
        lambda parameters: mint.optim.AdamW(parameters, lr=0.01),
        lambda parameters: experimental.optim.SGD(parameters, lr=0.1, momentum=0.9),
    ):
        engine.reset_auto_parallel_context()
        alone = trained(Block, optimizer=make, steps=3)
        semi_auto(full_batch=True)
        check_same(trained(lambda: Cut(2), optimizer=make, steps=3), alone)


@on_ranks(2)
def test_transformer_trains_with_its_vocabulary_cut():
    class Language(nn.Cell):
        def __init__(self, cut=False):
            super().__init__()
            engine.set_seed(1)
            self.table = nn.Embedding(16, 8)
            self.layer = nn.TransformerEncoderLayer(8, 2, 16, dropout=0.0, batch_first=True)
            self.out = nn.Dense(8, 4)
            if cut:
                names = ("table.embedding_table", "layer.dense1.weight", "layer.dense1.bias")
                plan = dict(zip(names, ((2, 1), (2, 1), (2,)), strict=True))
                self.shard(((1, 1),), parameter_plan=plan | {"layer.dense2.weight": (1, 2)})

        def construct(self, words):
            return self.out(self.layer(self.table(words)).mean(1))

    words = Tensor(np.random.randint(0, 16, (4, 5)))

    def gradients(net):
        params = net.trainable_params()
        found = engine.grad(lambda words: (net(words) ** 2).sum(), None, params)(words)
        return [np.asarray(one.array) for one in ops.clip_by_global_norm(found, 0.5)]

    alone = gradients(Language())
    semi_auto(full_batch=True)
    net = Language(cut=True)
    for one, other in zip(gradients(net), alone, strict=True):
        np.testing.assert_allclose(one, other, atol=1e-6)
    assert net.table.embedding_table.asnumpy().shape == (8, 8)


@on_ranks(2)
def test_model_trains_evaluates_and_saves_in_its_own_folder(folder):
    rng = np.random.default_rng(5)
    x = rng.standard_normal((32, 6)).astype(np.float32)
    y = rng.integers(0, 4, 32).astype(np.int32)

    def fitted(make, rows, name):
        engine.set_seed(1)
        net = make()
        loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
        optimizer = nn.Adam(net.trainable_params(), 0.01)
        model = Model(net, loss, optimizer, metrics={"acc", "loss"})
        data = NumpySlicesDataset((rows(x), rows(y)), shuffle=False).batch(len(rows(x)) // 4)
        config = engine.CheckpointConfig(save_checkpoint_steps=4, integrated_save=name == "whole")
        saver = engine.ModelCheckpoint("net", str(folder / name), config)
        model.train(2, data, [saver])
        return model.eval(data), model.predict(Tensor(rows(x))).asnumpy()

    alone, predicted = fitted(Block, lambda array: array, "alone")
    semi_auto(full_batch=True)
    engine.set_context(mode=engine.GRAPH_MODE)
    found, outputs = fitted(lambda: Cut(2), lambda array: array, "cut")
    engine.set_context(mode=engine.PYNATIVE_MODE)
    assert found["acc"] == alone["acc"]
    assert abs(found["loss"] - alone["loss"]) < 1e-6
    np.testing.assert_allclose(outputs, predicted, atol=1e-6)

    saved = engine.load_checkpoint(f"{folder}/cut/rank_{get_rank()}/net-2_4.ckpt")
    assert saved["block.first.weight"].shape == (8, 6)
    fitted(lambda: Cut(2), lambda array: array, "whole")
    own = "rank_1/" if get_rank() else ""
    saved = engine.load_checkpoint(f"{folder}/whole/{own}net-2_4.ckpt")
    assert saved["block.first.weight"].shape == (16, 6)


@on_ranks(2)
def test_operators_are_cut_by_their_strategies_and_their_parameters_too():
    semi_auto(full_batch=True)
    x = Tensor(np.random.standard_normal((4, 6)))
    start = np.random.standard_normal((8, 6))

    class Product(nn.Cell):
        def __init__(self, strategy):
            super().__init__()
            self.weight = engine.Parameter(Tensor(start), "weight")
            self.product = ops.MatMul(transpose_b=True).shard(strategy)
            self.relu = ops.ReLU().shard(((2, 1),))

        def construct(self, x):
            return self.relu(self.product(x, self.weight))

    expected = np.maximum(x.asnumpy() @ start.T, 0)
    for strategy, part in (
        (((1, 1), (2, 1)), (4, 6)),
        (((1, 2), (1, 2)), (8, 3)),
        (((2, 1), (1, 1)), (8, 6)),
    ):
        net = Product(strategy)
        np.testing.assert_allclose(net(x).asnumpy(), expected, atol=1e-12)
        assert net.weight.asnumpy().shape == part
        grads = engine.grad(lambda x, net=net: net(x).sum(), None, net.weight)(x)
        wanted = (expected > 0).astype(float).T @ x.asnumpy()
        np.testing.assert_allclose(np.asarray(grads.array), wanted, atol=1e-12)


@on_ranks(2)
def test_dense_layers_are_cut_by_the_strategies_of_their_operators():
    alone = trained(Block)
    semi_auto(full_batch=True)

    def cut():
        net = Block()
        net.first.matmul.shard(((1, 1), (2, 1)))
        net.first.bias_add.shard(((1, 2), (2,)))
        net.dropout.dropout.shard(((2, 1),))
        net.second.matmul.shard(((1, 2), (1, 2)))
        return net

    net, step, losses = trained(cut)
    check_same((net, step, losses), alone)
    assert net.first.weight.asnumpy().shape == (8, 6)
    assert net.first.bias.asnumpy().shape == (8,)
    assert net.second.weight.asnumpy().shape == (4, 8)


@on_ranks(2)
def test_function_of_own_rows_has_the_loss_and_gradients_of_all():
    x, y = next(batches())
    net = Block()
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    grad = engine.value_and_grad(lambda x, y: loss(net(x), y), 0, net.trainable_params())
    value, (of_x, of_weights) = grad(Tensor(x), Tensor(y))
    half = slice(3 * get_rank(), 3 * get_rank() + 3)

    for strategy, part, labels, of_part in (
        ("data_parallel", own_rows(x), own_rows(y), own_rows(of_x.asnumpy())),
        (((1, 2), (1,)), x[:, half], y, of_x.asnumpy()[:, half]),
    ):
        semi_auto(dataset_strategy=strategy)
        found, (of_own, gradients) = grad(Tensor(part), Tensor(labels))
        assert abs(float(found) - float(value)) < 1e-6
        np.testing.assert_allclose(of_own.asnumpy(), of_part, atol=1e-6)
        for one, other in zip(gradients, of_weights, strict=True):
            np.testing.assert_allclose(one.asnumpy(), other.asnumpy(), atol=1e-6)


@on_ranks(2)
def test_layers_by_columns_and_rows_add_up_once_forward_and_once_back():
    semi_auto(full_batch=True)
    net = Cut(2)
    sums = []

    def counted(*given, **options):
        sums.append(given)
        return moving.added(*given, **options)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sharded_array, "added", counted)
        patch.setattr(moving, "_gathered", None)
        grad = engine.grad(lambda x: (net(x) ** 2).sum(), 0, net.trainable_params())
        grad(Tensor(np.ones((4, 6), np.float32)))

    assert len(sums) == 2


@on_ranks(2)
def test_network_in_auto_parallel_trains_and_evaluates_as_one(folder):
    rng = np.random.default_rng(5)
    x = rng.standard_normal((32, 6)).astype(np.float32)
    y = rng.integers(0, 4, 32).astype(np.int32)

    def fitted(make, rows):
        engine.set_seed(1)
        net = make()
        loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
        manager = engine.FixedLossScaleManager(1024.0, drop_overflow_update=False)
        optimizer = nn.Momentum(net.trainable_params(), 0.01, 0.9, loss_scale=1024.0)
        model = Model(net, loss, optimizer, metrics={"loss"}, loss_scale_manager=manager)
        data = NumpySlicesDataset((rows(x), rows(y)), shuffle=False).batch(len(rows(x)) // 4)
        model.train(2, data)
        return model.eval(data)["loss"]

    def of_each_batch(array):
        return np.concatenate([own_rows(batch) for batch in np.split(array, 4)])

    def cut():
        net = Block()
        net.first.matmul.shard(((1, 1), (2, 1)))
        found = AutoParallel(net)
        found.save_param_strategy_file(str(folder / f"strategy_{get_rank()}.ckpt"))
        return found

    assert abs(fitted(cut, of_each_batch) - fitted(Block, lambda array: array)) < 1e-6
    layouts = engine.build_searched_strategy(str(folder / "strategy_0.ckpt"))
    assert list(layouts["first.weight"].dev_matrix[0].dim) == [2]


@on_ranks(2)
def test_functions_and_layouts_are_cut_too():
    semi_auto(full_batch=True)
    layout = parallel.Layout((2, 1), ("dp", "mp"))
    x, y = (np.random.standard_normal((4, 4)) for _ in range(2))
    product = parallel.shard(ops.matmul, (layout("dp", "None"), layout("mp", "dp")))

    def total(x, y):
        out = product(x, y)
        return ops.sum(parallel.function.reshard(out, layout("None", "dp")) ** 2), out

    (_, out), grads = engine.value_and_grad(total, (0, 1), has_aux=True)(Tensor(x), Tensor(y))
    np.testing.assert_allclose(out.asnumpy(), x @ y, atol=1e-12)
    np.testing.assert_allclose(grads[0].asnumpy(), 2 * (x @ y) @ y.T, atol=1e-12)
    np.testing.assert_allclose(grads[1].asnumpy(), 2 * x.T @ (x @ y), atol=1e-12)


@on_ranks(2)
def test_layout_of_a_training_is_known_before_its_first_step():
    semi_auto(full_batch=True)
    engine.set_seed(1)
    net = Cut(2)
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    model = Model(net, loss, nn.Momentum(net.trainable_params(), 0.1, 0.9))
    before = numbers_of(model.train_network)
    x, y = next(batches())
    layouts = model.infer_train_layout(NumpySlicesDataset((x, y), shuffle=False).batch(8))

    after = numbers_of(model.train_network)
    assert all((after[name] == numbers).all() for name, numbers in before.items())
    assert layouts["moments.block.first.weight"][:4] == ([2], [0, -1], [8, 6], 0)
    assert layouts["block.second.weight"][:4] == ([2], [-1, 0], [4, 8], 0)
    assert layouts["block.second.bias"][:4] == ([2], [-1], [4], 0)
    assert net.parameter_layout_dict["block.first.bias"][:3] == [[2], [0], [8]]


@on_ranks(2)
def test_training_goes_on_from_parts_as_if_it_had_not_ended(folder):
    semi_auto(full_batch=True)
    x, y = next(batches())
    rows = (np.tile(x, (2, 1)), np.tile(y, 2))

    def fitted(name, epochs, resume=None):
        engine.set_seed(1)
        net = Cut(2)
        loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
        model = Model(net, loss, nn.Momentum(net.trainable_params(), 0.1, 0.9))
        data = NumpySlicesDataset(rows, shuffle=False).batch(8)
        config = engine.CheckpointConfig(2, resumable=True, integrated_save=False)
        saver = engine.ModelCheckpoint("net", str(folder / name), config)
        model.train(epochs, data, [saver], resume=resume)
        return numbers_of(model.train_network)

    expected = fitted("at once", 4)
    fitted("in two", 2)
    found = fitted("in two", 4, resume=str(folder / "in two"))
    assert all((found[name] == numbers).all() for name, numbers in expected.items())
