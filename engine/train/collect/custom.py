"""Facts of the user's own, checked before the training begins."""

from __future__ import annotations

from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError

from . import lineage

_WHERE = "SummaryCollector(custom_lineage_data)"


def checked_custom(data: Any) -> dict[str, Any] | None:
    """A copy of names to numbers and texts, or None.

    Raises:
        ArgumentTypeError: If it is no dict, a name no text, or a value neither number nor text.
        ArgumentValueError: If a number does not fit the format.

    >>> checked_custom({"version": "v1"})
    {'version': 'v1'}

    """
    if data is None:
        return None
    if not isinstance(data, dict):
        raise ArgumentTypeError.of(_WHERE, "a dict or None", data)
    for key, value in data.items():
        where = f"{_WHERE}[{key!r}]"
        if not isinstance(key, str):
            raise ArgumentTypeError.of(_WHERE, "keys of type str", key)
        if isinstance(value, bool) or not isinstance(value, int | float | str):
            raise ArgumentTypeError.of(where, "an int, a float or a str", value)
        if not lineage.fits(value):
            raise ArgumentValueError.of(where, "a number of 32 bits", value)
    return dict(data)
