"""One column against one value."""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING, Any

import pandas as pd

from insight.errors import FilterError, compose

if TYPE_CHECKING:
    from collections.abc import Callable

    from .syntax import Value

_OPERATORS: dict[str, Callable[[Any, Any], Any]] = {
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}


def compare(column: pd.Series, sign: str, value: Value) -> pd.Series[bool]:
    """Where a column compares so with a value; never where it has none.

    Raises:
        FilterError: If the column's kind cannot be compared with this value.

    """
    known = column.notna()
    if sign == "~":
        pieces = str(value).casefold().split("*")
        found = [contains(str(cell).casefold(), pieces) for cell in column]
        return known & pd.Series(found, index=column.index, dtype=bool)
    wanted = _as_column_kind(column, value)
    held = column[known]
    if isinstance(wanted, str):
        held = held.astype("str")
    result = pd.Series(data=False, index=column.index)
    result[known] = _OPERATORS[sign](held, wanted).astype(bool)
    return result


def contains(text: str, pieces: list[str]) -> bool:
    """Whether the pieces stand in a text one after the other; in time that grows with the text."""
    place = 0
    for piece in pieces:
        place = text.find(piece, place)
        if place < 0:
            return False
        place += len(piece)
    return True


def _as_column_kind(column: pd.Series, value: Value) -> Any:
    """`value` as what the column holds."""
    kind = pd.api.types
    try:
        if kind.is_bool_dtype(column.dtype):
            return {"true": True, "false": False}[str(value).casefold()]
        if kind.is_numeric_dtype(column.dtype):
            return float(value)
        if kind.is_datetime64_any_dtype(column.dtype):
            return _moment(value)
    except (KeyError, ValueError) as error:
        holds = f"what compares with the {column.dtype} column {column.name!r}"
        raise FilterError(compose("filter", holds, repr(value))) from error
    return str(value)


def _moment(value: Value) -> pd.Timestamp:
    moment = pd.Timestamp(str(value))
    return moment.tz_localize("UTC") if moment.tzinfo is None else moment
