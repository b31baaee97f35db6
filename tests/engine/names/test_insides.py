"""What scripts import of MindSpore's insides does there what it does in MindSpore."""

from __future__ import annotations

import time
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image

import engine
from engine import nn, ops
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.nn.initializer import by_name
from engine.train.callback.kept_network import kept_network


def inside(path: str) -> Any:
    module, _, name = path.rpartition(".")
    return getattr(import_module(module), name)


def test_each_datasets_kind_is_importable_by_its_name() -> None:
    rows = engine.dataset.NumpySlicesDataset([1, 2], shuffle=False)

    assert isinstance(rows.batch(2), inside("engine.dataset.BatchDataset"))
    assert isinstance(rows.repeat(2), inside("engine.dataset.engine.datasets.RepeatDataset"))
    assert isinstance(rows.create_tuple_iterator(), inside("engine.dataset.TupleIterator"))


def test_operator_is_made_once_for_equal_arguments_of_one_type() -> None:
    made = inside("engine.ops._primitive_cache._get_cache_prim")

    assert made(ops.ReduceSum)(True) is made(ops.ReduceSum)(True)
    assert made(ops.ReduceSum)(keep_dims=True) is not made(ops.ReduceSum)(keep_dims=False)
    assert made(list)([1]) == [1]


def test_arguments_that_are_equal_but_of_other_types_are_told_apart() -> None:
    made = inside("engine.ops._primitive_cache._get_cache_prim")

    assert made(complex)(1) is not made(complex)(1.0)


def test_operators_seed_differs_from_call_to_call_and_comes_again_with_the_seed() -> None:
    graph_seed = inside("engine.common.seed._get_graph_seed")

    engine.set_seed(3)
    first = [graph_seed(0, "dropout"), graph_seed(0, "dropout"), graph_seed(0, "init")]
    engine.set_seed(3)

    assert [graph_seed(0, "dropout") for _ in range(2)] == first[:2]
    assert len(set(first)) == 2  # each kind of operator counts for itself


def test_folder_is_made_and_its_whole_path_returned(tmp_path: Path) -> None:
    make = inside("engine.train._utils._make_directory")

    assert make(str(tmp_path / "a" / "b")) == str((tmp_path / "a" / "b").resolve())
    assert (tmp_path / "a" / "b").is_dir()


def test_folder_that_is_a_file_or_no_text_is_refused(tmp_path: Path) -> None:
    make = inside("engine.train._utils._make_directory")
    (tmp_path / "file").write_text("")

    with pytest.raises(ArgumentValueError, match="the file"):
        make(str(tmp_path / "file"))
    with pytest.raises(ArgumentValueError, match="directory"):
        make("  ", "directory")
    with pytest.raises(ArgumentTypeError, match="directory"):
        make(None, "directory")


def test_one_parameter_takes_the_numbers_of_another() -> None:
    take_over = inside("engine.train.serialization._update_param")
    target, source = engine.Parameter([0.0, 0.0], name="w"), engine.Parameter([1.0, 2.0])

    take_over(target, source)

    assert target.asnumpy().tolist() == [1.0, 2.0]
    with pytest.raises(RuntimeError, match="w"):
        take_over(target, engine.Parameter([1.0]))
    with pytest.raises(ArgumentTypeError):
        take_over(target, np.zeros(2))


def test_waiting_for_the_executor_returns() -> None:
    assert inside("engine.common.api._pynative_executor").sync() is None


def test_graph_executor_checks_inputs_runs_nothing_and_calls_the_cell() -> None:
    executor = inside("engine.common.api._cell_graph_executor")
    dense = nn.Dense(3, 4)

    assert executor.compile(dense, engine.ops.ones((2, 3)))[1] is False
    assert executor(dense, engine.ops.ones((2, 3))).shape == (2, 4)
    with pytest.raises(ArgumentTypeError, match="compile"):
        executor.compile(dense)


def test_newest_value_of_each_summary_operator_can_be_asked_for_once() -> None:
    newest = inside("engine.train.summary.summary_record._get_summary_tensor_data")
    newest()  # what other tests showed

    for value in (1.0, 2.0):
        ops.TensorSummary()("hidden", engine.Tensor([value, 0.0]))
    ops.ScalarSummary()("loss", engine.Tensor(0.5))

    seen = newest()
    assert sorted(seen) == ["hidden[:Tensor]", "loss[:Scalar]"]
    assert seen["hidden[:Tensor]"].asnumpy().tolist() == [2.0, 0.0]
    assert newest() == {}


def test_callbacks_that_users_make_of_monitors_find_their_options() -> None:
    class Own(engine.train.LossMonitor):
        def step_end(self, run_context: Any) -> None:
            raise AssertionError

    assert Own(per_print_times=7)._per_print_times == 7
    assert engine.train.TimeMonitor(data_size=3).data_size == 3


def test_loss_of_several_outputs_is_the_mean_of_the_first() -> None:
    handle = inside("engine.train.callback._callback._handle_loss")

    assert handle((engine.Tensor([1.0, 3.0]), engine.Tensor(9.0))) == 2.0


def test_batch_normalisations_have_their_base_in_its_module() -> None:
    assert issubclass(nn.BatchNorm2d, inside("engine.nn.layer.normalization._BatchNorm"))


def test_gradient_that_overflowed_is_told_from_one_that_did_not() -> None:
    overflow = inside("engine.nn.wrap.loss_scale._grad_overflow")
    gradients = (engine.Tensor([1.0, np.inf]), engine.Tensor([1.0]), engine.Tensor([np.nan]))

    found = ops.HyperMap()(overflow, gradients)

    assert [float(flag.asnumpy()[0]) for flag in found] == [1.0, 0.0, 1.0]


def test_initializer_of_a_user_is_found_by_each_of_its_names(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kept = dict(by_name._initializers())
    monkeypatch.setattr(by_name, "_initializers", lambda: kept)
    register = inside("engine.common.initializer._register")

    @register("sevens")
    class AllSeven(engine.common.initializer.Initializer):
        def _initialize(self, arr: np.ndarray) -> None:
            arr[...] = 7.0

    for name in ("allseven", "sevens", "Sevens"):
        made = engine.common.initializer.initializer(name, (2,)).init_data()
        assert made.asnumpy().tolist() == [7.0, 7.0]
    with pytest.raises(ArgumentTypeError, match="initializers"):
        register("other")(dict)


def test_stub_tensors_are_the_tensors() -> None:
    assert isinstance(engine.Tensor(1), inside("engine.common._stub_tensor.StubTensor"))


def test_activations_are_found_by_name_as_classes() -> None:
    assert inside("engine.nn.layer.activation._activation").get("relu") is nn.ReLU


def test_image_functions_of_py_transforms_util() -> None:
    util = import_module("engine.dataset.vision.py_transforms_util")
    image = np.arange(12, dtype=np.uint8).reshape(2, 2, 3)

    assert util.is_numpy(image)
    assert not util.is_pil(image)
    assert util.hwc_to_chw(image)[:, 0, 1].tolist() == [3, 4, 5]
    assert util.horizontal_flip(image)[0, 0].tolist() == [3, 4, 5]
    with pytest.raises(ShapeError):
        util.hwc_to_chw(image[0])
    with pytest.raises(ArgumentTypeError):
        util.hwc_to_chw([1])


def test_serialization_has_what_its_module_imports() -> None:
    serialization = import_module("engine.train.serialization")

    assert serialization.Tensor is engine.Tensor
    assert serialization.context is engine.context
    assert inside("engine.dataset.context") is engine.context
    assert inside("engine.nn.Jvp") is inside("engine.nn.grad.cell_grad.Jvp")


def test_middle_of_a_picture_is_cut_out() -> None:
    util = import_module("engine.dataset.vision.py_transforms_util")
    picture = Image.fromarray(np.arange(48, dtype=np.uint8).reshape(6, 8))

    assert np.asarray(util.center_crop(picture, (2, 4))).tolist() == [
        [18, 19, 20, 21],
        [26, 27, 28, 29],
    ]
    with pytest.raises(ArgumentTypeError, match="center_crop"):
        util.center_crop(np.zeros((4, 4)), 2)


def test_number_types_have_the_names_of_pythons() -> None:
    assert (engine.bool, engine.int, engine.float) == (engine.bool_, engine.int32, engine.float32)


def test_nothing_is_remembered_in_a_block_or_a_function_without_gradients() -> None:
    without = inside("engine._no_grad")
    squared = without()(lambda x: x * x)

    def total(x: Any) -> Any:
        with without():
            kept = x * 3
            with without():
                kept = kept + 1
        return x * kept + squared(x)

    assert float(engine.grad(total)(engine.Tensor(2.0))) == 7.0


def test_types_of_values_are_written_and_told_apart_as_in_mindspore() -> None:
    typeof, kinds = ops.typeof, import_module("engine.common.dtype")
    values = (engine.Tensor([1.0]), 3, (1, 2.0), [True], "a", None, engine.float32)

    assert [str(typeof(value)) for value in values] == [
        "Tensor[Float32]",
        "Int64",
        "Tuple[Int64,Float32]",
        "List[Bool]",
        "String",
        "None",
        "TypeType",
    ]
    assert isinstance(typeof((1,)), kinds.Tuple)
    assert not isinstance(typeof([1]), kinds.Tuple)
    assert isinstance(typeof(values[0]), kinds.TensorType)
    assert isinstance(engine.float16, kinds.Float)
    with pytest.raises(ArgumentTypeError, match="typeof"):
        typeof(object())


def test_identity_of_operations_is_a_class() -> None:
    assert inside("engine.ops.operations.identity")()(3) == 3
    assert ops.identity(3) == 3
    assert inside("engine.ops.operations._inner_ops.SiLU")()(engine.Tensor(0.0)) == 0.0


def test_layers_of_users_find_the_operators_of_dense() -> None:
    class Own(nn.Dense):
        def construct(self, x: Any) -> Any:
            shape = self.shape_op(x)
            out = self.matmul(self.reshape(x, (-1, shape[-1])), self.weight)
            return self.activation(out) if self.activation_flag else out

    dense = Own(2, 3, activation="relu", has_bias=False)
    x = ops.ones((2, 4, 2))

    assert dense(x).shape == (8, 3)
    assert (dense(x).reshape((2, 4, 3)) == nn.Dense.construct(dense, x)).all()
    assert not nn.Dense(2, 3).activation_flag


def test_lists_of_cells_take_any_keyword() -> None:
    assert len(nn.CellList([nn.Dense(1, 1)], has_bias=True)) == 1


def test_subclasses_of_a_model_find_its_parts() -> None:
    net = nn.Dense(2, 1)
    loss, optimizer = nn.MSELoss(), nn.SGD(net.trainable_params())
    model = engine.Model(net, loss, optimizer, metrics={"mse"})

    assert (model._network, model._loss_fn, model._optimizer) == (net, loss, optimizer)
    assert model._train_network is model.train_network
    assert model._eval_network is model.eval_network
    assert model._predict_network is net
    assert model._metrics == {"mse"}
    assert list(model._metric_fns) == ["mse"]
    assert engine.Model(net)._loss_scale_manager is None
    assert engine.Model(net)._metric_fns is None


def test_step_that_a_subclass_of_a_model_sets_is_the_one_that_trains() -> None:
    class Own(engine.Model):
        def __init__(self, net: nn.Cell, step: nn.Cell) -> None:
            super().__init__(net)
            self._train_network = step

    class Counting(nn.Cell):
        calls = 0

        def construct(self, x: Any) -> Any:
            self.calls += 1
            return x

    step = Counting()
    model = Own(nn.ReLU(), step)
    model.train(1, engine.dataset.NumpySlicesDataset([1.0, 2.0, 3.0], shuffle=False))

    assert model.train_network is step
    assert step.calls == 3


def test_size_of_a_dataset_is_known_once_it_was_asked_for() -> None:
    batches = engine.dataset.NumpySlicesDataset([1, 2, 3], shuffle=False).batch(2)

    assert batches.dataset_size is None
    assert batches.get_dataset_size() == batches.dataset_size == 2


def test_kinds_of_sources_are_told_apart(tmp_path: Path) -> None:
    sources = engine.dataset
    (tmp_path / "lines.txt").write_text("a\nb\n")
    (tmp_path / "table.csv").write_text("1,2\n")
    generated = sources.GeneratorDataset([(1,)], ["x"])
    lines = sources.TextFileDataset(str(tmp_path / "lines.txt"))
    table = sources.CSVDataset(str(tmp_path / "table.csv"), column_defaults=[1, 2])
    told = (sources.SourceDataset, sources.MappableDataset, sources.VisionBaseDataset)

    def kinds(rows: Any) -> list[bool]:
        return [isinstance(rows, kind) for kind in told]

    assert kinds(generated) == [True, True, True]
    assert kinds(lines) == [True, False, False]
    assert kinds(table) == [True, False, True]
    assert kinds(generated.batch(1)) == [False, False, False]


def test_steps_of_users_know_whether_their_loss_is_scaled() -> None:
    class Square(nn.Cell):
        def __init__(self) -> None:
            super().__init__()
            self.x = engine.Parameter(engine.Tensor([3.0]), name="x")

        def construct(self) -> Any:
            return (self.x * self.x).sum()

    class Own(nn.TrainOneStepCell):
        def construct(self, *inputs: Any) -> Any:
            return self._no_sens_impl(*inputs)

    net = Square()
    step = Own(net, nn.SGD(net.trainable_params(), 0.25))

    assert (step.sense_flag, nn.TrainOneStepCell(net, step.optimizer, 2.0).sense_flag) == (
        False,
        True,
    )
    assert [float(step()) for _ in range(2)] == [9.0, 2.25]


def test_optimizers_of_users_set_their_target_by_the_base() -> None:
    class Own(nn.SGD):
        @nn.Optimizer.target.setter  # type: ignore[attr-defined]
        def target(self, value: str) -> None:
            self._set_base_target(value)

    optimizer = Own(nn.Dense(1, 1).trainable_params())
    optimizer.target = "CPU"

    assert optimizer.target == "CPU"
    with pytest.raises(ArgumentTypeError, match="target"):
        optimizer.target = 1


def test_callbacks_of_users_find_when_the_epoch_began() -> None:
    before = time.time()
    monitor = engine.train.TimeMonitor()
    monitor.epoch_begin(engine.train.RunContext({"mode": "train"}))

    assert before <= monitor.epoch_time <= time.time()


def test_attention_is_a_function_of_its_weights() -> None:
    forward = inside("engine.ops.function.nn_func.multi_head_attention_forward")
    layer = nn.MultiheadAttention(4, 2, add_bias_kv=True, add_zero_attn=True)
    rng = np.random.default_rng(3)
    query, key = (engine.Tensor(rng.standard_normal((n, 2, 4)).astype(np.float32)) for n in (3, 5))
    padding = engine.Tensor([[False] * 5, [False] * 4 + [True]])
    weights = (layer.in_proj_weight, layer.in_proj_bias, layer.bias_k, layer.bias_v, True, 0.0)
    out_weights = (layer.out_proj.weight, layer.out_proj.bias)

    given = (4, 2, *weights, *out_weights)
    found = forward(query, key, key, *given, key_padding_mask=padding)

    for part, expected in zip(found, layer(query, key, key, padding), strict=True):
        np.testing.assert_allclose(part.asnumpy(), expected.asnumpy(), rtol=1e-6)
    alone = forward(query[:, 0], key[:, 0], key[:, 0], *given)
    np.testing.assert_allclose(alone[0].asnumpy(), found[0].asnumpy()[:, 0], rtol=1e-5)
    assert alone[1].shape == (3, 7)
    with pytest.raises(ArgumentValueError, match="embed_dim"):
        forward(query, key, key, 6, 2, *weights, *out_weights)
    with pytest.raises(ArgumentValueError, match="num_heads"):
        forward(query, key, key, 4, 3, *weights, *out_weights)


def test_attention_by_function_takes_weights_apart_static_keys_and_hides_what_comes_later() -> None:
    forward = inside("engine.ops.function.nn_func.multi_head_attention_forward")
    rng = np.random.default_rng(4)

    def drawn(*shape: int) -> engine.Tensor:
        return engine.Tensor(rng.standard_normal(shape).astype(np.float32))

    x, each, out = drawn(3, 2, 4), [drawn(4, 4) for _ in range(3)], drawn(4, 4)
    rest = (None, None, None, False, 0.0, out, None)
    together = forward(x, x, x, 4, 2, ops.concat(each), *rest, average_attn_weights=False)
    names = ("q_proj_weight", "k_proj_weight", "v_proj_weight")
    apart = dict(zip(names, each, strict=True), use_separate_proj_weight=True)
    by_parts = forward(x, x, x, 4, 2, None, *rest, **apart)
    later = forward(x, x, x, 4, 2, ops.concat(each), *rest, is_causal=True)
    fixed = forward(
        x, x, x, 4, 2, ops.concat(each), *rest, static_k=drawn(4, 5, 2), static_v=drawn(4, 5, 2)
    )

    assert together[1].shape == (2, 2, 3, 3)
    np.testing.assert_allclose(by_parts[0].asnumpy(), together[0].asnumpy(), rtol=1e-5)
    assert np.triu(later[1].asnumpy(), 1).sum() == 0.0
    assert [part.shape for part in fixed] == [(3, 2, 4), (2, 3, 5)]


def test_sparse_products_are_layers_too() -> None:
    product = nn.SparseTensorDenseMatmul(adjoint_dt=True)
    indices, values = engine.Tensor([[0, 1], [1, 2]]), engine.Tensor([1.0, 2.0])
    dense = engine.Tensor([[1.0, 2.0, 3.0, 4.0]])

    assert product(indices, values, (3, 4), dense).asnumpy().tolist() == [[2.0], [6.0], [0.0]]


def test_network_of_checkpoints_is_kept_and_its_data_is_whole() -> None:
    net, data = nn.Dense(1, 1), engine.Tensor([1.0])
    inside("engine.train.callback._callback.set_cur_net")(net)
    merged = inside("engine.train.serialization._get_merged_param_data")

    assert kept_network() is net
    assert merged(net, "weight", data, True) is merged(net, {}, "weight", data, True) is data
    with pytest.raises(ArgumentTypeError, match="set_cur_net"):
        inside("engine.train.callback._callback.set_cur_net")(None)
    with pytest.raises(ArgumentValueError, match="_get_merged_param_data"):
        merged(net, "weight")


def test_checkpoints_message_is_where_mindspore_has_it(tmp_path: Path) -> None:
    path = tmp_path / "one.ckpt"
    engine.save_checkpoint(nn.Dense(1, 1), str(path))

    message = inside("engine.train.checkpoint_pb2.Checkpoint").FromString(path.read_bytes())

    assert sorted(entry.tag for entry in message.value) == ["bias", "weight"]


@pytest.mark.parametrize("kind", ["Cifar10ToMR", "Cifar100ToMR", "CsvToMR"])
def test_converters_of_records_run_by_either_name(kind: str) -> None:
    found = getattr(engine.mindrecord, kind)

    assert found.run is found.transform


def test_released_iterator_gives_no_more() -> None:
    rows = engine.dataset.NumpySlicesDataset([1, 2], shuffle=False).create_tuple_iterator()
    next(rows)
    rows.release()

    assert list(rows) == []


def test_module_of_no_grad_hides_no_function_of_its_package() -> None:
    inside("engine._no_grad")

    assert engine.autodiff.recording() is True
