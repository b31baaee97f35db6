from __future__ import annotations

import pytest

import engine
from engine.context.option_types import ContextOptions
from engine.context.options import OPTIONS
from engine.errors import ArgumentTypeError, ArgumentValueError, DeviceError


@pytest.mark.no_mode
def test_training_is_eager_and_on_the_cpu_by_default():
    assert engine.get_context("mode") == engine.PYNATIVE_MODE
    assert engine.get_context("device_target") == "CPU"


def test_type_checkers_know_the_options_that_the_engine_knows():
    assert list(ContextOptions.__annotations__) == list(OPTIONS)


def test_what_was_set_is_returned():
    engine.set_context(mode=engine.GRAPH_MODE, save_graphs=True, runtime_num_threads=3)

    assert engine.get_context("mode") == engine.context.get_mode() == engine.GRAPH_MODE
    assert engine.get_context("runtime_num_threads") == 3


# As MindSpore 2.10 has them on a CPU.
DEFAULTS = {
    "device_id": 0,
    "memory_optimize_level": 0,
    "max_device_memory": 1024.0,
    "variable_memory_max_size": "0",
    "mempool_block_size": 1.0,
    "save_graphs": 0,
    "save_graphs_path": ".",
    "deterministic": "OFF",
    "print_file_path": "",
    "env_config_path": "",
    "debug_level": 0,
    "reserve_class_name_in_scope": True,
    "pynative_synchronize": False,
    "profiling_options": "training_trace",
    "enable_profiling": False,
    "enable_reduce_precision": True,
    "check_bprop": False,
    "max_call_depth": 1000,
    "enable_compile_cache": None,
    "compile_cache_path": "",
    "inter_op_parallel_num": 0,
    "disable_format_transform": False,
    "ascend_config": {},
    "jit_syntax_level": 2,
    "jit_config": {},
    "jit_level": "",
    "enable_graph_kernel": False,
    "graph_kernel_flags": "",
    "aoe_tune_mode": "",
    "aoe_config": {},
    "op_timeout": 900,
    "gpu_config": {},
    "exec_order": "bfs",
    "hccl_watchdog": True,
    "support_binary": False,
    "enable_ge": False,
    "enable_debug_runtime": False,
}


@pytest.mark.parametrize(("name", "default"), DEFAULTS.items())
def test_option_has_the_default_of_mindspore(name, default):
    found = engine.get_context(name)

    assert found == default
    assert type(found) is type(default)


KEPT = [
    ("save_graphs", True, 2),
    ("save_graphs", False, 0),
    ("save_graphs", 3, 3),
    ("max_device_memory", "3.5GB", 3.5),
    ("mempool_block_size", "2GB", 2.0),
    ("variable_memory_max_size", "5GB", "5 * 1024 * 1024 * 1024"),
    ("memory_optimize_level", "O1", 1),
    ("jit_level", "O0", "O0"),
    ("jit_config", {"jit_level": "O0"}, {"jit_level": "O0"}),
    ("device_target", "CPU", "CPU"),
    ("ascend_config", {"precision_mode": "force_fp16"}, {"precision_mode": "force_fp16"}),
    ("enable_auto_mixed_precision", True, True),
    ("enable_mem_reuse", False, False),
    ("runtime_num_threads", 0, 0),
]


@pytest.mark.parametrize(("name", "given", "kept"), KEPT)
def test_option_is_kept_as_mindspore_keeps_it(name, given, kept):
    engine.set_context(**{name: given})

    assert engine.get_context(name) == kept


REFUSED = [
    ("save_graphs", 4, ValueError),
    ("save_graphs", "yes", TypeError),
    ("save_graphs_path", " ", ValueError),
    ("save_graphs_path", 3, TypeError),
    ("device_id", 4096, ValueError),
    ("max_device_memory", "5", ValueError),
    ("max_device_memory", "0GB", ValueError),
    ("max_device_memory", 5, TypeError),
    ("mempool_block_size", "0.5GB", ValueError),
    ("variable_memory_max_size", "40GB", ValueError),
    ("memory_optimize_level", "O2", ValueError),
    ("deterministic", "on", ValueError),
    ("deterministic", True, TypeError),
    ("max_call_depth", 0, ValueError),
    ("max_call_depth", "1", TypeError),
    ("jit_syntax_level", 3, ValueError),
    ("jit_config", {"jit_level": "O3"}, ValueError),
    ("jit_config", {"speed": 1}, ValueError),
    ("aoe_config", {"speed": 1}, ValueError),
    ("aoe_tune_mode", "sometimes", ValueError),
    ("exec_order", "zigzag", ValueError),
    ("op_timeout", -1, ValueError),
    ("inter_op_parallel_num", -1, ValueError),
    ("runtime_num_threads", -1, ValueError),
    ("reserve_class_name_in_scope", 1, TypeError),
    ("enable_graph_kernel", 1, TypeError),
    ("graph_kernel_flags", 1, TypeError),
    ("ascend_config", 3, TypeError),
    ("env_config_path", "nowhere.json", ValueError),
]


@pytest.mark.parametrize(("name", "given", "error"), REFUSED)
def test_value_that_mindspore_refuses_is_refused(name, given, error):
    before = engine.get_context(name)

    with pytest.raises(error, match=name):
        engine.set_context(**{name: given})
    assert engine.get_context(name) == before


def test_folder_of_graphs_is_made_and_absolute(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    engine.set_context(save_graphs_path="ir/graphs")

    assert engine.get_context("save_graphs_path") == str(tmp_path / "ir" / "graphs")
    assert (tmp_path / "ir" / "graphs").is_dir()

    (tmp_path / "file").touch()
    with pytest.raises(ArgumentValueError, match="expected a folder, got 'file/graphs'"):
        engine.set_context(save_graphs_path="file/graphs")


def test_level_of_a_jit_config_is_the_level():
    engine.set_context(jit_config={"jit_level": "O1"})

    assert engine.get_context("jit_level") == "O1"

    engine.set_context(jit_level="O0")

    assert engine.get_context("jit_level") == "O0"
    assert engine.get_context("jit_config") == {"jit_level": "O1"}
    assert engine.context.get_jit_config() == {"jit_level": "O1"}


def test_file_of_what_is_recorded_must_be_json(tmp_path):
    (tmp_path / "rdr.json").write_text('{"rdr": {"enable": true}}')
    (tmp_path / "words.json").write_text("on")
    engine.set_context(env_config_path=str(tmp_path / "rdr.json"))

    assert engine.get_context("env_config_path") == str(tmp_path / "rdr.json")
    with pytest.raises(ArgumentValueError, match="a file of JSON"):
        engine.set_context(env_config_path=str(tmp_path / "words.json"))


def test_option_that_was_never_set_is_refused():
    with pytest.raises(ArgumentValueError, match="get_context expected one of"):
        engine.get_context("colour")
    with pytest.raises(ArgumentValueError, match="got 'enable_sparse'"):
        engine.get_context("enable_sparse")


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

    assert engine.get_context("save_graphs") == 0


def test_gpu_without_cupy_is_refused_with_the_way_out(monkeypatch):
    monkeypatch.setattr("engine.backend.device._gpu_problem", lambda: "no CuPy")

    line = r"got no CuPy. Hint: .* -m pip install 'insight-train\[gpu\]'"
    with pytest.raises(DeviceError, match=line):
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


def test_ascend_goes_by_its_first_name(monkeypatch):
    monkeypatch.setattr("engine.backend.device._gpu_problem", lambda: "no CuPy")
    with pytest.warns(UserWarning, match="no Ascend device here"):
        engine.set_context(device_target="Davinci")

    assert engine.get_context("device_target") == "Ascend"


def test_device_is_chosen_by_its_own_function():
    engine.set_device("CPU", 0)

    assert engine.get_context("device_target") == "CPU"
    assert engine.get_current_device() == ("CPU", 0)
    assert engine.get_current_device().device_target == "CPU"
    assert engine.get_current_device().device_id == 0
    with pytest.raises(ArgumentValueError, match="device_target"):
        engine.set_device("TPU")
    with pytest.raises(ArgumentTypeError, match="device_id"):
        engine.set_device("CPU", "first")


def test_request_for_the_same_results_is_kept():
    engine.set_deterministic(True)

    assert engine.get_context("deterministic") == "ON"

    engine.set_deterministic(False)

    assert engine.get_context("deterministic") == "OFF"
    with pytest.raises(ArgumentTypeError, match="set_deterministic expected a bool, got int"):
        engine.set_deterministic(1)


@pytest.mark.parametrize(("limit", "error"), [(0, ValueError), ("9", TypeError), (True, TypeError)])
def test_depth_of_calls_is_a_whole_number_above_zero(limit, error):
    with pytest.raises(error, match="set_recursion_limit"):
        engine.set_recursion_limit(limit)


def test_depth_of_calls_is_kept():
    engine.set_recursion_limit(500)

    assert engine.get_context("max_call_depth") == 500


def test_offload_is_kept():
    engine.set_offload_context({"offload_param": "cpu"})

    assert engine.get_offload_context() == {"offload_param": "cpu"}
    with pytest.raises(ArgumentTypeError, match="set_offload_context expected a dict, got str"):
        engine.set_offload_context("cpu")
