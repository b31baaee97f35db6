"""What a search of strategies for several devices would be told; one process searches none.

The parameters are rows of `recorded/table.py`.

>>> set_algo_parameters(fully_use_devices=True)
>>> get_algo_parameters("fully_use_devices")
True
>>> reset_algo_parameters()
"""

from __future__ import annotations

from pathlib import Path

from engine.errors import ArgumentTypeError, UnknownNameError

from .recorded.functions import of_group
from .state import current

__all__ = [
    "get_algo_parameters",
    "reset_algo_parameters",
    "set_algo_parameters",
    "set_op_strategy_config",
]


set_algo_parameters, get_algo_parameters, reset_algo_parameters = of_group(
    __name__, "algo_parameters"
)


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
