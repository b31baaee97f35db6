"""Attributes of configurations that are checked whenever they are set."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.nn.layer.arguments import positive, truth


class Checked:
    """An attribute whose value a function checks and gives back."""

    def __init__(self, check: Callable[[str, Any], Any]) -> None:
        self.check = check

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, holder: Any, kind: type | None = None) -> Any:
        return self if holder is None else vars(holder)[f"_{self.name}"]

    def __set__(self, holder: Any, value: Any) -> None:
        where = f"{type(holder).__name__}({self.name})"
        vars(holder)[f"_{self.name}"] = self.check(where, value)


class Passed:
    """An attribute that lies in parts of a configuration: read from the first, set in all."""

    def __init__(self, *parts: str) -> None:
        self.parts = parts

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, holder: Any, kind: type | None = None) -> Any:
        return self if holder is None else getattr(getattr(holder, self.parts[0]), self.name)

    def __set__(self, holder: Any, value: Any) -> None:
        for part in self.parts:
            setattr(getattr(holder, part), self.name, value)


def count() -> Checked:
    """A whole number above 0."""
    return Checked(positive)


def switch() -> Checked:
    """A bool."""
    return Checked(truth)


class Config:
    """A configuration, which prints what it holds, a line each."""

    def __str__(self) -> str:
        return "[ParallelConfig]\n" + "".join(f"{k}:{v}\n" for k, v in vars(self).items())
