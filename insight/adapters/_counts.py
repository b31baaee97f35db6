"""Steps and counts that a user gives to an adapter: whole numbers, of whichever library."""

from __future__ import annotations

from operator import index
from typing import Any

from insight.errors import SummaryValueError, ValueKindError


def whole(where: str, number: Any, least: int | None = None) -> int:
    """`number` as an int; an integer of NumPy and a tensor of one are as good.

    Args:
        where: Whose argument it is, for the error.
        number: What was given.
        least: The smallest that is taken; None takes negative ones, too.

    Raises:
        ValueKindError: If it is no whole number; text, a bool and a float are none.
        SummaryValueError: If it is less than `least`.

    >>> whole("log: step", 3)
    3

    """
    try:
        found = None if isinstance(number, bool) else index(number)
    except (TypeError, ValueError, RuntimeError):  # the last of tensors of several numbers
        found = None
    if found is None:
        raise ValueKindError.of(where, "an int", number)
    if least is not None and found < least:
        raise SummaryValueError.of(where, f"at least {least}", found)
    return found
