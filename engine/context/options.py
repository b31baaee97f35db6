"""The options of `set_context`: MindSpore 2.10's defaults on a CPU, and what each takes."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError

from .accepting import UNSET, Check, Option, anything, gigabytes, of_type, one_of, whole, within

GRAPH_MODE = 0
PYNATIVE_MODE = 1

# How much of Python's syntax MindSpore's compiler takes.
STRICT = 0
COMPATIBLE = 1
LAX = 2

DEVICE_TARGETS = ("CPU", "GPU", "Ascend")

_JIT_LEVELS = ("O0", "O1", "O2")
_OF_MEMORY = 31  # gigabytes, the largest variable_memory_max_size


def _mode(where: str, mode: Any) -> Any:
    if mode not in {GRAPH_MODE, PYNATIVE_MODE} or isinstance(mode, bool):
        raise ArgumentValueError.of(where, "GRAPH_MODE (0) or PYNATIVE_MODE (1)", repr(mode))
    return mode


def _target(where: str, target: Any) -> Any:
    of_type(str)(where, target)
    if target == "Davinci":  # what Ascend was called in 2020
        return "Ascend"
    return one_of(*DEVICE_TARGETS)(where, target)


def _graphs(where: str, level: Any) -> int:
    """How much of a graph is saved, 0 to 3; True is 2."""
    if isinstance(level, bool):
        return 2 if level else 0
    if not isinstance(level, int):
        raise ArgumentTypeError.of(where, "a bool or an int", level)
    kept: int = whole(0, 3)(where, level)
    return kept


def _folder(where: str, path: Any) -> str:
    """A folder, which is made as MindSpore makes it: scripts look into it, and delete it."""
    if not of_type(str)(where, path).strip():
        raise ArgumentValueError.of(where, "the name of a folder", repr(path))
    try:
        Path(path).mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:  # of a NUL the latter
        raise ArgumentValueError.of(where, "a folder", repr(path), str(error)) from None
    return os.path.realpath(path)


def _variables(where: str, size: Any) -> str:
    return f"{gigabytes(most=_OF_MEMORY)(where, size):g} * 1024 * 1024 * 1024"


def _saving(where: str, path: Any) -> str:
    """A JSON file that says what is to be recorded of a failure."""
    try:
        json.loads(Path(of_type(str)(where, path)).read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise ArgumentValueError.of(where, "a file of JSON", repr(path), str(error)) from None
    return os.path.realpath(path)


def _optimised(where: str, level: Any) -> int:
    if level not in {"O0", "O1"}:
        raise ArgumentValueError.of(where, "'O0' or 'O1'", repr(level))
    return int(level[1])


def _jit(where: str, config: Any) -> Any:
    within({"jit_level", "infer_boost"})(where, config)
    one_of(*_JIT_LEVELS)(where, config.get("jit_level", "O0"))
    one_of("on", "off")(where, config.get("infer_boost", "off"))
    return config


def _threads() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


_flag, _text, _table = of_type(bool), of_type(str), of_type(dict)


def _unset(check: Check = anything) -> Option:
    return Option(UNSET, check)


OPTIONS: dict[str, Option] = {
    "mode": Option(PYNATIVE_MODE, _mode),
    "device_target": Option("CPU", _target),
    "device_id": Option(0, whole(0, 4095)),
    "print_file_path": Option("", _text),
    # What a graph would be compiled with.
    "max_call_depth": Option(1000, whole(1)),
    "jit_level": Option("", _text),
    "jit_config": Option({}, _jit),
    "jit_syntax_level": Option(LAX, one_of(STRICT, COMPATIBLE, LAX)),
    "debug_level": Option(0, one_of(0, 1)),
    "exec_order": Option("bfs", one_of("bfs", "dfs")),
    "enable_compile_cache": Option(None, _flag),
    "compile_cache_path": Option("", _text),
    "enable_graph_kernel": Option(False, _flag),
    "graph_kernel_flags": Option("", _text),
    "reserve_class_name_in_scope": Option(True, _flag),
    "check_bprop": Option(False, _flag),
    "disable_format_transform": Option(False, _flag),
    "support_binary": Option(False, _flag),
    "save_graphs": Option(0, _graphs),
    "save_graphs_path": Option(".", _folder),
    # Memory and threads.
    "max_device_memory": Option(1024.0, gigabytes()),
    "mempool_block_size": Option(1.0, gigabytes(1.0)),
    "variable_memory_max_size": Option("0", _variables),
    "memory_optimize_level": Option(0, _optimised),
    "inter_op_parallel_num": Option(0, whole(0)),
    "runtime_num_threads": Option(_threads(), whole(0)),
    "op_timeout": Option(900, whole(0)),
    # How exactly, and on which device.
    "deterministic": Option("OFF", one_of("ON", "OFF")),
    "enable_reduce_precision": Option(True, _flag),
    "pynative_synchronize": Option(False, _flag),
    "ascend_config": Option({}, _table),
    "gpu_config": Option({}, _table),
    "aoe_config": Option({}, within({"job_type"})),
    "aoe_tune_mode": Option("", one_of("online", "offline")),
    "hccl_watchdog": Option(True, _flag),
    # Profiles and records of failures.
    "enable_profiling": Option(False, _flag),
    "profiling_options": Option("training_trace", _text),
    "env_config_path": Option("", _saving),
    # Those of older years, which have no default any more.
    "auto_tune_mode": _unset(_text),
    "enable_auto_mixed_precision": _unset(_flag),
    "enable_dump": _unset(_flag),
    "enable_mem_reuse": _unset(_flag),
    "enable_sparse": _unset(_flag),
    "grad_for_scalar": _unset(_flag),
    "jit_enable_inplace_ops": _unset(_flag),
    "load_compile_cache": _unset(_flag),
    "memory_offload": _unset(_text),
    "precompile_only": _unset(_flag),
    "save_compile_cache": _unset(_flag),
    "save_dump_path": _unset(_text),
}

# What only `get_context` knows.
FACTS: dict[str, object] = {"enable_ge": False, "enable_debug_runtime": False}
