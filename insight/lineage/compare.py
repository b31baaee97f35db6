"""One column against one value."""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd

from insight.errors import FilterError, compose

from .facts import text_of

if TYPE_CHECKING:
    from collections.abc import Callable

_OPERATORS: dict[str, Callable[[Any, Any], Any]] = {
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}


def compare(column: pd.Series, sign: str, word: str) -> pd.Series[bool]:
    """Where a column compares so with a value; never where it has none.

    A column of texts compares with the word as it is written. In a column of several kinds numbers
    compare with numbers and texts with the word: those of the other kind are unlike it, and neither
    less nor greater. A list is the text that `text_of` makes of it.

    Raises:
        FilterError: If the column's kind cannot be compared with this value.

    """
    known = column.notna()
    result = pd.Series(data=False, index=column.index)
    held = column[known]
    if sign == "~":
        pieces = word.casefold().split("*")
        found = [contains(text_of(cell).casefold(), pieces) for cell in held]
        result[known] = np.array(found, np.bool_)
    elif column.dtype == object:
        number = _number_or_none(word)
        found = [_cell_holds(cell, sign, word, number) for cell in held]
        result[known] = np.array(found, np.bool_)
    else:
        result[known] = _OPERATORS[sign](held, _as_column_kind(column, word)).astype(bool)
    return result


def contains(text: str, pieces: list[str]) -> bool:
    """Whether the pieces stand in a text one after the other; in time that grows with the text."""
    at = 0
    for piece in pieces:
        at = text.find(piece, at)
        if at < 0:
            return False
        at += len(piece)
    return True


def is_number(cell: Any) -> bool:
    """Whether a cell of a column of several kinds compares as a number."""
    return isinstance(cell, (int, float)) and not isinstance(cell, bool)


def _cell_holds(cell: Any, sign: str, word: str, number: float | None) -> bool:
    """Whether one cell of a column of several kinds compares so."""
    if is_number(cell) and number is not None:
        return bool(_OPERATORS[sign](cell, number))
    if isinstance(cell, bool):
        cell, word = str(cell).casefold(), word.casefold()
    if sign in {"==", "!="} or not (is_number(cell) or number is not None):
        return bool(_OPERATORS[sign](text_of(cell), word))
    return False


def _as_column_kind(column: pd.Series, word: str) -> Any:
    """A word as what the column holds."""
    kind = pd.api.types
    try:
        if kind.is_bool_dtype(column.dtype):
            return {"true": True, "false": False}[word.casefold()]
        if kind.is_numeric_dtype(column.dtype):
            return _number(word)
        if kind.is_datetime64_any_dtype(column.dtype):
            return _moment(word)
    except (KeyError, ValueError, OverflowError) as error:
        holds = f"what compares with the {column.dtype} column {column.name!r}"
        raise FilterError(compose("filter", holds, repr(word))) from error
    return word


def _number(word: str) -> float:
    """A number as it is written, every digit of a whole one that 64 bits hold.

    Raises:
        ValueError: If it is none.

    """
    number = float(word)
    whole = word.strip().lstrip("+-")
    return int(word) if whole.isdecimal() and abs(number) < 2**63 else number


def _number_or_none(word: str) -> float | None:
    try:
        return _number(word)
    except ValueError:
        return None


def _moment(word: str) -> pd.Timestamp:
    moment = pd.Timestamp(word)
    return moment.tz_localize("UTC") if moment.tzinfo is None else moment
