"""Steps that Lightning gives: one that was logged as a metric is a float."""

from __future__ import annotations

from numbers import Integral, Real
from typing import Any

from insight.errors import SummaryValueError
from insight.record.options import whole

_HINT = "give a whole number, such as 3"


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
