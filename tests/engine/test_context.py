from __future__ import annotations

import pytest

import engine
from engine import context
from engine.errors import ArgumentTypeError, ArgumentValueError, DeviceError, UnknownNameError


@pytest.fixture(autouse=True)
def _restored(monkeypatch):
    monkeypatch.setattr(context._context, "options", dict(context._context.options))
    monkeypatch.setattr(context._context, "parallel", dict(context._context.parallel))


def test_training_is_eager_and_on_the_cpu_by_default():
    assert engine.get_context("mode") == engine.PYNATIVE_MODE
    assert engine.get_context("device_target") == "CPU"


def test_what_was_set_is_returned():
    engine.set_context(mode=engine.GRAPH_MODE, save_graphs=True, runtime_num_threads=3)

    assert engine.get_context("mode") == engine.GRAPH_MODE
    assert engine.get_context("runtime_num_threads") == 3


def test_option_that_was_never_set_is_refused():
    with pytest.raises(ArgumentValueError, match="get_context expected one of"):
        engine.get_context("colour")


def test_option_that_mindspore_has_not_is_refused():
    with pytest.raises(ArgumentValueError, match="an option of MindSpore's, got 'device_taget'"):
        engine.set_context(device_taget="CPU")


@pytest.mark.parametrize("mode", [2, "graph", True, None])
def test_mode_is_graph_or_pynative(mode):
    with pytest.raises(ArgumentValueError, match="GRAPH_MODE"):
        engine.set_context(mode=mode)


def test_device_must_be_one_of_mindspores():
    with pytest.raises(ArgumentValueError, match="device_target"):
        engine.set_context(device_target="TPU")
    with pytest.raises(ArgumentTypeError, match="device_target"):
        engine.set_context(device_target=0)


@pytest.mark.parametrize(
    ("number", "error"), [(-1, ArgumentValueError), ("0", ArgumentTypeError), (True, TypeError)]
)
def test_device_number_is_a_whole_number_from_zero(number, error):
    with pytest.raises(error, match="device_id"):
        engine.set_context(device_id=number)


def test_refused_option_changes_nothing():
    with pytest.raises(ArgumentValueError):
        engine.set_context(save_graphs=True, device_target="TPU")

    assert engine.get_context("save_graphs") is False


def test_gpu_without_cupy_is_refused_with_the_way_out(monkeypatch):
    monkeypatch.setattr("engine.backend.device._gpu_problem", lambda: "no CuPy")

    with pytest.raises(DeviceError, match=r"got no CuPy. Hint: pip install 'insight-train\[gpu\]'"):
        engine.set_context(device_target="GPU")
    assert engine.get_context("device_target") == "CPU"


def test_ascend_runs_on_the_best_device_and_warns_once(recwarn, monkeypatch):
    monkeypatch.setattr("engine.backend.device._gpu_problem", lambda: "no CuPy")
    with pytest.warns(UserWarning, match="no Ascend device here"):
        engine.set_context(device_target="Ascend")
    engine.set_context(device_target="Ascend")

    assert engine.get_context("device_target") == "Ascend"
    assert engine.Tensor([1.0]).asnumpy() == [1.0]
    assert len(recwarn) == 0


@pytest.mark.parametrize("seed", [-1, 2**32])
def test_seed_has_a_range(seed):
    with pytest.raises(ArgumentValueError, match="set_seed"):
        engine.set_seed(seed)


@pytest.mark.parametrize("seed", [1.0, "1", True, None])
def test_seed_is_a_whole_number(seed):
    with pytest.raises(ArgumentTypeError, match="set_seed"):
        engine.set_seed(seed)


def test_seed_makes_random_numbers_repeatable():
    from engine.backend import generator, spawn_seed

    drawn = []
    for _ in range(2):
        engine.set_seed(3)
        drawn.append((generator().random(), spawn_seed(), spawn_seed()))

    assert drawn[0] == drawn[1]
    assert drawn[0][1] != drawn[0][2]
    assert engine.get_seed() == 3


def test_one_device_is_the_only_parallel_mode_so_far():
    engine.set_auto_parallel_context(parallel_mode="stand_alone", device_num=1)

    assert engine.get_auto_parallel_context("parallel_mode") == "stand_alone"
    with pytest.raises(ArgumentValueError, match="this engine trains on one device so far"):
        engine.set_auto_parallel_context(parallel_mode=engine.ParallelMode.DATA_PARALLEL)
    with pytest.raises(ArgumentValueError, match="one of"):
        engine.set_auto_parallel_context(parallel_mode="everywhere")


def test_a_parallel_option_that_is_not_there_is_named():
    with pytest.raises(ValueError, match="full_batch_everywhere"):
        engine.set_auto_parallel_context(full_batch_everywhere=True)


def test_more_than_one_device_is_refused():
    with pytest.raises(ValueError, match="one device"):
        engine.set_auto_parallel_context(device_num=8)


def test_parallel_options_can_be_put_back():
    engine.set_auto_parallel_context(gradients_mean=True)
    engine.reset_auto_parallel_context()

    assert engine.get_auto_parallel_context("gradients_mean") is False
    with pytest.raises(UnknownNameError):
        engine.get_auto_parallel_context("colour")


def test_device_is_chosen_by_its_own_function():
    engine.set_device("CPU", 0)

    assert engine.get_context("device_target") == "CPU"
    with pytest.raises(ArgumentValueError, match="device_target"):
        engine.set_device("TPU")
    with pytest.raises(ArgumentTypeError, match="device_id"):
        engine.set_device("CPU", "first")
