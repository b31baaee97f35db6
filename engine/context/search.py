"""What a search of strategies for several devices would be told; one process searches none."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError, UnknownNameError

from .accepting import Option, accepted, of_type, whole
from .state import current

__all__ = [
    "get_algo_parameters",
    "reset_algo_parameters",
    "set_algo_parameters",
    "set_op_strategy_config",
]


def _share(where: str, value: Any) -> float:
    found: float = of_type(float)(where, value)
    if not 0 < found <= 1:
        raise ArgumentValueError.of(where, "a number above 0, to 1", found)
    return found


_flag = of_type(bool)

OPTIONS: dict[str, Option] = {
    "fully_use_devices": Option(False, _flag),
    "elementwise_op_strategy_follow": Option(False, _flag),
    "enable_algo_approxi": Option(False, _flag),
    "algo_approxi_epsilon": Option(0.1, _share),
    "tensor_slice_align_enable": Option(False, _flag),
    "tensor_slice_align_size": Option(16, whole(1, 1024)),
}


def set_algo_parameters(**options: object) -> None:
    """Record how strategies for several devices would be searched; one process searches none.

    Args:
        fully_use_devices: Whether only strategies that use all devices count.
        elementwise_op_strategy_follow: Whether operators element by element follow the one before.
        enable_algo_approxi: Whether strategies that cost almost the same count as one.
        algo_approxi_epsilon: What is almost the same, above 0 to 1.
        tensor_slice_align_enable: Whether parts of MatMul have a length that is a multiple.
        tensor_slice_align_size: Of what, 1 to 1024.
        **options: There are no others.

    Raises:
        ArgumentTypeError: If a value is of another type.
        ArgumentValueError: If an option is unknown, or its value out of its range.

    >>> set_algo_parameters(fully_use_devices=True)
    >>> get_algo_parameters("fully_use_devices")
    True
    >>> reset_algo_parameters()

    """
    current.search.update(accepted("set_algo_parameters", OPTIONS, options))


def get_algo_parameters(attr_key: str) -> object:
    """What `set_algo_parameters` was given, or the default.

    Raises:
        ArgumentValueError: If there is no such option.

    """
    known = {name: option.default for name, option in OPTIONS.items()} | current.search
    if attr_key not in known:
        raise ArgumentValueError.of(
            "get_algo_parameters", f"one of {sorted(known)}", repr(attr_key)
        )
    return known[attr_key]


def reset_algo_parameters() -> None:
    """Back to the defaults."""
    current.search = {}


def set_op_strategy_config(mode: str = "SAVE", path: str = "") -> None:
    """Record where the strategies of operators would be saved to or loaded from.

    Nothing is written or read: MindSpore does so while it searches them for several devices.

    Args:
        mode: "SAVE" or "LOAD".
        path: An absolute path that ends with ".json".

    Raises:
        ArgumentTypeError: If the path is no str.
        UnknownNameError: If the mode is another, or the path no such.

    """
    where = "set_op_strategy_config(path)"
    if not isinstance(path, str):
        raise ArgumentTypeError.of(where, "a str", path)
    if not Path(path).is_absolute() or Path(path).suffix != ".json":
        raise UnknownNameError.of(where, path, "the absolute paths that end with '.json'")
    if mode not in {"SAVE", "LOAD"}:
        raise UnknownNameError.of("set_op_strategy_config(mode)", mode, ["SAVE", "LOAD"])
    current.strategies = mode, path
