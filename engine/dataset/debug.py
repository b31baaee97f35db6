"""What looks at the columns around each operation of a map: `config.set_debug_mode` calls it.

>>> from engine import dataset as ds
>>> ds.config.set_debug_mode(True, [PrintDataHook()])
>>> rows = ds.NumpySlicesDataset([1, 2], shuffle=False).map(abs)
>>> _ = list(rows)
before abs: 1
after abs: 1
before abs: 2
after abs: 2
>>> ds.config.set_debug_mode(False)

"""

from __future__ import annotations

import copy
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

import numpy as np

__all__ = ["DebugHook", "PrintDataHook", "PrintMetaDataHook"]


class DebugHook(ABC):
    """Something that looks at columns; derive from it and write `compute`.

    It may also stand among the operations of a map, where it is called with what the one before
    gives.

    Args:
        prev_op_name: The operation that it stands around.

    Attributes:
        is_first_op: Whether it stands before the operation: None where it was put by hand.

    """

    def __init__(self, prev_op_name: str | None = None) -> None:
        self.prev_op_name = prev_op_name
        self.is_first_op: bool | None = None

    def __call__(self, *args: Any) -> Any:
        self.compute(args)
        return args

    @abstractmethod
    def compute(self, *args: Any) -> Any:
        """Look at the columns, which come in one tuple; what it returns is not used."""

    def set_previous_op_name(self, prev_op_name: str | None) -> None:
        """Say what operation it stands around."""
        self.prev_op_name = prev_op_name

    def set_is_first(self, is_first_op: bool) -> None:
        """Say whether it stands before the operation."""
        self.is_first_op = is_first_op

    def _where(self) -> str:
        if self.prev_op_name is None:
            return "columns"
        return f"{'before' if self.is_first_op else 'after'} {self.prev_op_name}"


class PrintMetaDataHook(DebugHook):
    """Prints the type and the shape of each column."""

    def compute(self, *args: Any) -> None:
        """Print them."""
        for column in args[0]:
            array = np.asarray(column)
            print(f"{self._where()}: {array.dtype} {array.shape}", flush=True)


class PrintDataHook(DebugHook):
    """Prints each column."""

    def compute(self, *args: Any) -> None:
        """Print them."""
        for column in args[0]:
            print(f"{self._where()}: {column}", flush=True)


def hooked(calls: list[Any], hooks: list[DebugHook], name: Callable[[Any], str]) -> list[Any]:
    """The operations of a map with hooks before the first and after each."""
    around = [*_named(hooks, name(calls[0]), is_first=True)]
    for call in calls:
        around += [call, *_named(hooks, name(call), is_first=False)]
    return around


def _named(hooks: list[DebugHook], name: str, *, is_first: bool) -> list[DebugHook]:
    copies = [copy.copy(hook) for hook in hooks]
    for hook in copies:
        hook.set_previous_op_name(name)
        hook.set_is_first(is_first)
    return copies
