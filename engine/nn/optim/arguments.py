"""Checks of the numbers that optimizers and schedules take."""

from __future__ import annotations

from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError


def number(name: str, value: Any, above: float | None = None) -> float:
    """A float from 0, or above a bound."""
    if isinstance(value, bool) or not isinstance(value, float | int):
        raise ArgumentTypeError.of(name, "a float", value)
    if above is None and value < 0:
        raise ArgumentValueError.of(name, "a number from 0", value)
    if above is not None and value <= above:
        raise ArgumentValueError.of(name, f"a number above {above:g}", value)
    return float(value)


def share(name: str, value: Any) -> float:
    """A float from 0 and below 1: how much of a running mean stays."""
    if number(name, value) >= 1:
        raise ArgumentValueError.of(name, "a number from 0 and below 1", value)
    return float(value)


def whole_number(name: str, value: Any) -> int:
    """An int above 0."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise ArgumentTypeError.of(name, "an int", value)
    if value <= 0:
        raise ArgumentValueError.of(name, "a number above 0", value)
    return value


def switch(name: str, value: Any) -> bool:
    """A bool."""
    if not isinstance(value, bool):
        raise ArgumentTypeError.of(name, "a bool", value)
    return value
