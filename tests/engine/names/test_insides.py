"""What scripts import of MindSpore's insides does there what it does in MindSpore."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import engine
from engine import nn, ops
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.nn.initializer import by_name


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
