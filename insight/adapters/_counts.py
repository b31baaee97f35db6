"""Steps and counts that a user gives to an adapter: whole numbers, of whichever library."""

from __future__ import annotations

from numbers import Integral, Real
from operator import index
from typing import Any

from insight.errors import SummaryValueError, ValueKindError

_HINT = "give a whole number, such as 3"
_RANGE = range(-(2**63), 2**63)


def whole(where: str, number: Any, least: int | None = None) -> int:
    """`number` as an int; an integer of NumPy and a tensor of one are as good.

    Args:
        where: Whose argument it is, for the error.
        number: What was given.
        least: The smallest that is taken; None takes negative ones, too.

    Raises:
        ValueKindError: If it is no whole number; text, a bool and a float are none.
        SummaryValueError: If it is less than `least`, or does not fit 64 bits.

    >>> whole("log: step", 3)
    3

    """
    try:
        found = None if isinstance(number, bool) else index(number)
    except (TypeError, ValueError, RuntimeError):  # the last of tensors of several numbers
        found = None
    if found is None:
        raise ValueKindError.of(where, "an int", number, _HINT)
    if found not in _RANGE:
        got = f"one of {found.bit_length()} bits"  # of thousands Python shows no digits
        raise SummaryValueError.of(where, "a number of 64 bits", got, _HINT)
    if least is not None and found < least:
        raise SummaryValueError.of(where, f"at least {least}", found, _HINT)
    return found


def cut(where: str, number: Any) -> int:
    """`number` as an int, of a float what stands before the point.

    Raises:
        ValueKindError: If it is no number; text and a bool are none.
        SummaryValueError: If it is not finite, or does not fit 64 bits.

    >>> cut("log_metrics: step", 3.5)
    3

    """
    if isinstance(number, Integral) or not isinstance(number, Real):
        return whole(where, number)
    try:
        found = int(float(number))
    except (OverflowError, ValueError) as error:  # infinity; NaN
        raise SummaryValueError.of(where, "a finite number", number, _HINT) from error
    return whole(where, found)
