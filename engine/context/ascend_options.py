"""What `ascend_config` may hold: MindSpore looks at it where the device is Ascend."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.errors import ArgumentValueError

from .accepting import Check, of_type, one_of, within

_MODES = (
    *("force_fp16", "allow_fp32_to_fp16", "allow_mix_precision", "must_keep_origin_dtype"),
    *("force_fp32", "allow_fp32_to_bf16", "allow_mix_precision_fp16", "allow_mix_precision_bf16"),
)


def _among(*values: Any) -> Check:
    """One of some values, of whatever type: another one is a wrong value, as in MindSpore."""

    def check(where: str, value: Any) -> Any:
        if not any(value is known or value == known for known in values):
            raise ArgumentValueError.of(where, f"one of {values}", repr(value))
        return value

    return check


def _file(where: str, path: Any) -> Any:
    if not Path(of_type(str)(where, path)).exists():
        raise ArgumentValueError.of(where, "a file that is there", repr(path))
    return path


def _library(where: str, options: Any) -> Any:
    """Texts for the library that compiles graphs, for all of them or for one session."""
    within(("global", "session"))(where, options)
    for level, table in options.items():
        for name, value in of_type(dict)(f"{where}[{level}]", table).items():
            of_type(str)(f"{where}[{level}]", name)
            of_type(str)(f"{where}[{level}]", value)
    return options


def _gone(where: str, value: Any) -> Any:
    hint = "device_context.ascend.op_debug.aclinit_config keeps it since MindSpore 2.6"
    raise ArgumentValueError.of(where, "no such setting", repr(value), hint)


def _path_or_none(where: str, path: Any) -> Any:
    return None if path is None else of_type(str)(where, path)


CHECKS: dict[str, Check] = {
    "precision_mode": _among(*_MODES),
    "jit_compile": _among(True, False),
    "atomic_clean_policy": _among(0, 1),
    "matmul_allow_hf32": _among(True, False),
    "conv_allow_hf32": _among(True, False),
    "exception_dump": _gone,
    "op_precision_mode": _file,
    "op_debug_option": one_of("oom"),
    "ge_options": _library,
    "parallel_speed_up_json_path": _path_or_none,
    "host_scheduling_max_threshold": of_type(int),
    "hccl_watchdog": of_type(bool),
    "topo_order": of_type(dict),
    # Kept by `device_context.ascend`.
    "aclnn_cache": of_type(tuple),
    "aclinit_config": of_type(dict),
}


def check_ascend(where: str, config: dict[str, Any]) -> None:
    """Refuse what Ascend's kernels and library could not take.

    Raises:
        ArgumentTypeError: If a value is of another type.
        ArgumentValueError: If a key or a value is another.

    """
    for name, value in within(CHECKS)(where, config).items():
        CHECKS[name](f"{where}[{name}]", value)
