"""Checks that the functions and cells of this folder share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from engine.errors import ArgumentTypeError, ArgumentValueError

__all__: list[str] = []

Checked = TypeVar("Checked")


def count(where: str, value: Any) -> int:
    """A whole number from 0.

    Raises:
        ArgumentTypeError: If it is no int.
        ArgumentValueError: If it is below 0.

    """
    if isinstance(value, bool) or not isinstance(value, int):
        raise ArgumentTypeError.of(where, "an int", value)
    if value < 0:
        raise ArgumentValueError.of(where, "a number from 0", value)
    return value


def both(where: str, value: Any, check: Callable[[str, Any], Checked]) -> tuple[Checked, Checked]:
    """What is said of weights and of the data that flow: one for both, or a list or tuple of two.

    Raises:
        ArgumentValueError: If there are more than two, or none.
        ArgumentTypeError: As `check` says.

    >>> both("depth", (1, 2), count), both("depth", 3, count), both("depth", [4], count)
    ((1, 2), (3, 3), (4, 4))

    """
    listed = value if isinstance(value, list | tuple) else (value,)
    if not 1 <= len(listed) <= 2:
        expected = "one value, or two: of weights and of data"
        raise ArgumentValueError.of(where, expected, f"{len(listed)}")
    return check(where, listed[0]), check(where, listed[-1])
