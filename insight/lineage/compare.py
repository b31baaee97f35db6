"""One column against words."""

from __future__ import annotations

import operator
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd

from insight.errors import FilterError, compose

from .facts import text_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import NDArray

_OPERATORS: dict[str, Callable[[Any, Any], Any]] = {
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}


class Cells:
    """A column made ready to be compared with words, once for however many there are.

    A column of texts compares with a word as it is written. In a column of several kinds numbers
    compare with numbers and texts with the word: those of the other kind are unlike it, and neither
    less nor greater. A list is the text that `text_of` makes of it.
    """

    def __init__(self, column: pd.Series) -> None:
        self._column = column
        self._known = column.notna().to_numpy(np.bool_)
        self._held = column[self._known]

    def holds(self, sign: str, word: str) -> NDArray[np.bool_]:
        """Where the column compares so with a word; never where it has nothing.

        Raises:
            FilterError: If the column's kind cannot be compared with this word.

        """
        found: Any
        if sign == "~":
            found = containing(self._texts, word)
        elif self._column.dtype == object:
            found = self._kinds.holds(sign, word)
        else:
            found = _OPERATORS[sign](self._held, _as_column_kind(self._column, word)).to_numpy(bool)
        result = np.zeros(len(self._known), np.bool_)
        result[self._known] = found
        return result

    @cached_property
    def _texts(self) -> list[str]:
        return [text_of(cell).casefold() for cell in self._held]

    @cached_property
    def _kinds(self) -> _Kinds:
        return _Kinds(list(self._held))


class _Kinds:
    """The cells of a column of several kinds: each kind compares by a rule of its own."""

    def __init__(self, cells: list[Any]) -> None:
        self._are_numbers = np.array([is_number(cell) for cell in cells], np.bool_)
        self._are_truths = np.array([isinstance(cell, bool) for cell in cells], np.bool_)
        self._numbers = [cell for cell in cells if is_number(cell)]
        self._written = [text_of(cell) for cell in self._numbers]
        self._truths = [str(cell).casefold() for cell in cells if isinstance(cell, bool)]
        others = ~(self._are_numbers | self._are_truths)
        self._texts = [text_of(cells[at]) for at in np.flatnonzero(others)]

    def holds(self, sign: str, word: str) -> NDArray[np.bool_]:
        compared, number = _OPERATORS[sign], _number_or_none(word)
        is_either = sign in {"==", "!="}
        found = np.zeros(len(self._are_numbers), np.bool_)
        if number is not None:
            found[self._are_numbers] = [compared(cell, number) for cell in self._numbers]
        elif is_either:
            found[self._are_numbers] = [compared(cell, word) for cell in self._written]
        if is_either or number is None:
            low = word.casefold()
            found[self._are_truths] = [compared(cell, low) for cell in self._truths]
            others = ~(self._are_numbers | self._are_truths)
            found[others] = [compared(cell, word) for cell in self._texts]
        return found


def containing(texts: Sequence[str], pattern: str) -> list[bool]:
    """Whether the pieces of a pattern stand in each text one after the other, `*` between them.

    In time that grows with the texts and with the pieces, whatever stands in them.

    Args:
        texts: In lower case.
        pattern: In any case.

    >>> containing(["le_net_5", "resnet"], "Le*5")
    [True, False]

    """
    pieces = pieces_of(pattern.casefold())
    if len(pieces) == 1:
        (piece,) = pieces
        return [piece in text for text in texts]
    left = [(index, text, 0) for index, text in enumerate(texts)]
    for piece in pieces:
        left = [
            (index, text, at + len(piece))
            for index, text, begin in left
            if (at := text.find(piece, begin)) >= 0
        ]
    found = [False] * len(texts)
    for index, _, _ in left:
        found[index] = True
    return found


def pieces_of(pattern: str) -> list[str]:
    """What stands between the stars of a pattern; nothing else than that has to be found."""
    return [piece for piece in pattern.split("*") if piece]


def is_number(cell: Any) -> bool:
    """Whether a cell of a column of several kinds compares as a number."""
    return isinstance(cell, (int, float)) and not isinstance(cell, bool)


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
