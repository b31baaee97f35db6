"""Checks that several callbacks make of their arguments."""

from __future__ import annotations

from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError


def check_count(where: str, value: Any, *, least: int) -> None:
    """`value` is a whole number from `least`.

    Raises:
        ArgumentTypeError: If it is no int.
        ArgumentValueError: If it is below.

    """
    if isinstance(value, bool) or not isinstance(value, int):
        raise ArgumentTypeError.of(where, "an int", value)
    if value < least:
        raise ArgumentValueError.of(where, f"a number from {least}", value)


def check_bool(where: str, value: Any) -> None:
    """`value` is True or False.

    Raises:
        ArgumentTypeError: If it is not.

    """
    if not isinstance(value, bool):
        raise ArgumentTypeError.of(where, "a bool", value)


def check_number(where: str, value: Any) -> None:
    """`value` is an int or a float.

    Raises:
        ArgumentTypeError: If it is not.

    """
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise ArgumentTypeError.of(where, "a number", value)


def check_text(where: str, value: Any) -> None:
    """`value` is a str.

    Raises:
        ArgumentTypeError: If it is not.

    """
    if not isinstance(value, str):
        raise ArgumentTypeError.of(where, "a str", value)
