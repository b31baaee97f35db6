"""Checks of arguments, with the built-in error types that MindSpore raises."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.errors import ArgumentTypeError, ArgumentValueError, StateError, compose


def whole(where: str, value: Any, low: int, high: int | None = None) -> int:
    """The value, a whole number from `low` to `high`."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise ArgumentTypeError.of(where, "an int", value)
    if value < low or (high is not None and value > high):
        reach = f"from {low} to {high}" if high is not None else f"from {low}"
        raise ArgumentValueError.of(where, f"a number {reach}", value)
    return value


def whole_or_none(where: str, value: Any, low: int) -> int | None:
    """The value, a whole number from `low`, or None."""
    return None if value is None else whole(where, value, low)


def number(where: str, value: Any) -> float:
    """The value, a number."""
    if isinstance(value, bool) or not isinstance(value, int | float | np.number):
        raise ArgumentTypeError.of(where, "a number", value)
    return float(value)


def probability(where: str, value: Any) -> float:
    """The value, a number from 0 to 1."""
    likely = number(where, value)
    if not 0 <= likely <= 1:
        raise ArgumentValueError.of(where, "a number from 0 to 1", value)
    return likely


def flag(where: str, value: Any) -> bool:
    """The value, True or False."""
    if not isinstance(value, bool):
        raise ArgumentTypeError.of(where, "a bool", value)
    return value


def names(where: str, value: Any) -> list[str]:
    """A name or a list of names as a list without repeats."""
    listed = [value] if isinstance(value, str) else value
    if not isinstance(listed, list | tuple) or not all(isinstance(name, str) for name in listed):
        raise ArgumentTypeError.of(where, "a str or a list of str", value)
    if len(set(listed)) < len(listed) or "" in listed:
        raise ArgumentValueError.of(where, "names that are not empty, each once", listed)
    return list(listed)


def distinct(where: str, columns: list[str]) -> list[str]:
    """The columns that an operation would give, if no name comes twice.

    Raises:
        StateError: If one does.

    """
    if len(set(columns)) < len(columns):
        hint = "rename one of them"
        raise StateError(compose(where, "columns of different names", columns, hint))
    return columns


def positions(where: str, wanted: list[str], present: list[str]) -> list[int]:
    """Where the wanted columns stand.

    Raises:
        StateError: If there is no such column.

    """
    missing = [name for name in wanted if name not in present]
    if missing:
        raise StateError(compose(where, f"columns among {present}", missing))
    return [present.index(name) for name in wanted]
