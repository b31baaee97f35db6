"""Functions of compiled code, called as Python functions."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast


@dataclass(frozen=True)
class Library:
    """One C file, compiled and in memory; every call of its functions releases the GIL.

    >>> from insight import native
    >>> events = native.library("events")
    >>> events is None or events.address("scan") > 0
    True

    """

    name: str
    address: Callable[[str], int]
    """Where a function lies in memory; 0 if there is none of the name."""

    def function(self, name: str, result: Any, *arguments: Any) -> Callable[..., Any]:
        """The function of a name; `result` and `arguments` are types of ctypes.

        Raises:
            LookupError: If the library has no such function.

        """
        address = self.address(name)
        if not address:
            raise LookupError(f"the native library '{self.name}' has no function '{name}'")
        function: Any = ctypes.CFUNCTYPE(result, *arguments)(address)
        function.library = self  # its code is there for as long as anything refers to it
        return cast("Callable[..., Any]", function)

    def prepare(self) -> None:
        """Lets it fill its tables, if it has any; once, before any other call."""
        if self.address("prepare"):
            self.function("prepare", None)()
