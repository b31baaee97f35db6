"""Where and how training runs: mode, device and seed. The only global state of the engine.

>>> import engine
>>> engine.set_context(mode=engine.GRAPH_MODE)
>>> engine.get_context("mode") == engine.GRAPH_MODE
True
>>> engine.set_context(mode=engine.PYNATIVE_MODE)
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from dataclasses import dataclass, field

from engine.errors import ArgumentTypeError, ArgumentValueError, UnknownNameError

__all__ = [
    "GRAPH_MODE",
    "PYNATIVE_MODE",
    "ParallelMode",
    "get_auto_parallel_context",
    "get_context",
    "get_seed",
    "reset_auto_parallel_context",
    "set_auto_parallel_context",
    "set_context",
    "set_device",
    "set_seed",
]

GRAPH_MODE = 0
PYNATIVE_MODE = 1

DEVICE_TARGETS = ("CPU", "GPU", "Ascend")

# Options of MindSpore's that concern its compiler, its memory pools and Ascend devices.
UNUSED_OPTIONS = (
    *("aoe_config", "aoe_tune_mode", "ascend_config", "auto_tune_mode", "check_bprop"),
    *("debug_level", "deterministic", "disable_format_transform", "enable_auto_mixed_precision"),
    *("enable_compile_cache", "enable_dump", "enable_graph_kernel", "enable_mem_reuse"),
    *("enable_profiling", "enable_reduce_precision", "enable_sparse", "env_config_path"),
    *("gpu_config", "grad_for_scalar", "graph_kernel_flags", "inter_op_parallel_num"),
    *("jit_config", "jit_enable_inplace_ops", "jit_syntax_level", "load_compile_cache"),
    *("max_call_depth", "max_device_memory", "memory_offload", "memory_optimize_level"),
    *("mempool_block_size", "op_timeout", "precompile_only"),
    *("profiling_options", "pynative_synchronize", "reserve_class_name_in_scope"),
    *("runtime_num_threads", "save_compile_cache", "save_dump_path", "save_graphs"),
    *("save_graphs_path", "variable_memory_max_size"),
)


class ParallelMode:
    """The names of MindSpore's parallel modes."""

    STAND_ALONE = "stand_alone"
    DATA_PARALLEL = "data_parallel"
    HYBRID_PARALLEL = "hybrid_parallel"
    SEMI_AUTO_PARALLEL = "semi_auto_parallel"
    AUTO_PARALLEL = "auto_parallel"
    MODE_LIST = (STAND_ALONE, DATA_PARALLEL, HYBRID_PARALLEL, SEMI_AUTO_PARALLEL, AUTO_PARALLEL)


@dataclass
class _Context:
    options: dict[str, object] = field(
        default_factory=lambda: {
            "mode": PYNATIVE_MODE,
            "device_target": "CPU",
            "device_id": 0,
            "save_graphs": False,
            "save_graphs_path": ".",
            "max_call_depth": 1000,
            "enable_graph_kernel": False,
            "deterministic": "OFF",
            "pynative_synchronize": False,
            "max_device_memory": "1024GB",
            "print_file_path": "",
        }
    )
    parallel: dict[str, object] = field(
        default_factory=lambda: {
            "parallel_mode": ParallelMode.STAND_ALONE,
            "device_num": 1,
            "global_rank": 0,
            "gradients_mean": False,
            "strategy_ckpt_load_file": "",
        }
    )
    seed: int | None = None
    # Filled by engine.backend: says whether a device is there, and tells generators of a new seed.
    device_checks: list[Callable[[str], None]] = field(default_factory=list)
    seed_listeners: list[Callable[[int], None]] = field(default_factory=list)


_context = _Context()

_ONE_DEVICE = "this engine trains on one device so far"


def set_context(**options: object) -> None:
    """Set where and how training runs.

    Args:
        mode: `GRAPH_MODE` (0) or `PYNATIVE_MODE` (1). Until the graph engine comes, both run
            eagerly; in graph mode the first step is traced and `SummaryCollector` records it.
        device_target: `"CPU"` (NumPy), `"GPU"` (CuPy; raises without it) or `"Ascend"`, which
            runs on the best device here, warns once and stays in the lineage as asked.
        device_id: Number of the GPU, from 0.
        print_file_path: The file that `ops.Print` adds to; empty: it prints on the screen.
        **options: MindSpore's further options are kept and returned by `get_context`; they change
            nothing on this engine.

    Raises:
        ArgumentValueError: If mode or device_target is none of those, or MindSpore has no such
            option.
        DeviceError: If there is no such device here.

    >>> set_context(device_target="CPU")

    """
    for name, value in options.items():
        if name not in _CHECKS and name not in UNUSED_OPTIONS:
            raise ArgumentValueError.of("set_context", "an option of MindSpore's", repr(name))
        _CHECKS.get(name, _accept)(value)
    _context.options.update(options)


def get_context(attr_key: str) -> object:
    """What was set, or the default.

    Raises:
        ArgumentValueError: If nothing of that name was ever set.

    """
    if attr_key not in _context.options:
        known = f"one of {sorted(_context.options)}"
        raise ArgumentValueError.of("get_context", known, repr(attr_key))
    return _context.options[attr_key]


def set_auto_parallel_context(**options: object) -> None:
    """Record the parallel mode, the number of devices and their options.

    Data-parallel training comes with the distributed engine; until then any mode but
    `stand_alone` is refused rather than ignored.

    `strategy_ckpt_load_file` is the strategy file of `load_distributed_checkpoint`.

    Raises:
        ArgumentTypeError: If the name of a file is no str.
        ArgumentValueError: If an option or the parallel mode is unknown, or not available yet.

    """
    for name in options:
        if name not in _context.parallel:
            known = f"options among {sorted(_context.parallel)}"
            raise ArgumentValueError.of("set_auto_parallel_context", known, repr(name))
    mode = options.get("parallel_mode", ParallelMode.STAND_ALONE)
    if mode not in ParallelMode.MODE_LIST:
        raise ArgumentValueError.of("parallel_mode", f"one of {ParallelMode.MODE_LIST}", mode)
    if mode != ParallelMode.STAND_ALONE:
        hint = _ONE_DEVICE
        raise ArgumentValueError.of("parallel_mode", "'stand_alone'", repr(mode), hint)
    if options.get("device_num", 1) != 1:
        raise ArgumentValueError.of("device_num", "1", options["device_num"], _ONE_DEVICE)
    load_file = options.get("strategy_ckpt_load_file", "")
    if not isinstance(load_file, str):
        where = "set_auto_parallel_context(strategy_ckpt_load_file)"
        raise ArgumentTypeError.of(where, "a str", load_file)
    _context.parallel.update(options)


def get_auto_parallel_context(attr_key: str) -> object:
    """What was set with `set_auto_parallel_context`, or the default.

    Raises:
        UnknownNameError: If nothing of that name was ever set.

    """
    if attr_key not in _context.parallel:
        raise UnknownNameError.of("get_auto_parallel_context", attr_key, sorted(_context.parallel))
    return _context.parallel[attr_key]


def reset_auto_parallel_context() -> None:
    """Back to one device."""
    _context.parallel = _Context().parallel


def set_device(device_target: str, device_id: int | None = None) -> None:
    """Make new tensors on a device: `set_context` with that target and number.

    Args:
        device_target: "CPU", "GPU" or "Ascend".
        device_id: Its number; None: as it is.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If there is no such target.
        DeviceError: If there is no such device here.

    """
    if device_id is None:
        set_context(device_target=device_target)
    else:
        set_context(device_target=device_target, device_id=device_id)


def set_seed(seed: int) -> None:
    """Make initial values, dropout, shuffling and random operators repeatable.

    Args:
        seed: A whole number from 0 to 2**32 - 1.

    Raises:
        ArgumentTypeError: If it is not a whole number.
        ArgumentValueError: If it is negative or too large.

    """
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise ArgumentTypeError.of("set_seed", "an int", seed)
    if not 0 <= seed < 2**32:
        raise ArgumentValueError.of("set_seed", "a number from 0 to 2**32 - 1", seed)
    _context.seed = seed
    for listener in _context.seed_listeners:
        listener(seed)


def get_seed() -> int | None:
    """The seed that was set, or None."""
    return _context.seed


def on_seed(listener: Callable[[int], None]) -> None:
    """Call `listener(seed)` at each `set_seed`."""
    _context.seed_listeners.append(listener)


def on_device_target(check: Callable[[str], None]) -> None:
    """Call `check(target)` before a device is accepted; it raises when there is none."""
    _context.device_checks.append(check)


def _accept(value: object) -> None:
    """Any value: an option that changes nothing here."""


def _check_mode(mode: object) -> None:
    if mode not in {GRAPH_MODE, PYNATIVE_MODE} or isinstance(mode, bool):
        raise ArgumentValueError.of(
            "set_context(mode)", "GRAPH_MODE (0) or PYNATIVE_MODE (1)", repr(mode)
        )


def _check_device_target(target: object) -> None:
    if not isinstance(target, str):
        raise ArgumentTypeError.of("set_context(device_target)", "a str", target)
    if target not in DEVICE_TARGETS:
        raise ArgumentValueError.of(
            "set_context(device_target)", f"one of {DEVICE_TARGETS}", repr(target)
        )
    for check in _context.device_checks:
        check(target)
    if target == "Ascend" and _context.options["device_target"] != "Ascend":
        warnings.warn(
            "There is no Ascend device here: training runs on the best device there is, "
            "and the lineage keeps what was asked for.",
            UserWarning,
            stacklevel=4,
        )


def _check_device_id(number: object) -> None:
    if isinstance(number, bool) or not isinstance(number, int):
        raise ArgumentTypeError.of("set_context(device_id)", "an int", number)
    if number < 0:
        raise ArgumentValueError.of("set_context(device_id)", "a number from 0", number)


def _check_print_file(path: object) -> None:
    if not isinstance(path, str):
        raise ArgumentTypeError.of("set_context(print_file_path)", "a str", path)


_CHECKS = {
    "mode": _check_mode,
    "device_target": _check_device_target,
    "device_id": _check_device_id,
    "print_file_path": _check_print_file,
}
