"""Whole rows of a text, as columns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from .fields import read_field
from .native_rows import native_rows
from .rows_by_python import rows_by_python

if TYPE_CHECKING:
    from .raw_rows import OddRow, RawRows

EMPTY, NUMBER, TEXT = range(3)

Column = np.ndarray[Any, Any]


class Texts(NamedTuple):
    """The texts of a column: `texts[codes[i]]` stands in row `rows[i]`.

    One text may have several codes.
    """

    rows: Column
    codes: Column
    texts: list[str]

    def all(self) -> list[str]:
        """The text of each row."""
        return [self.texts[code] for code in self.codes.tolist()]


@dataclass(frozen=True, slots=True)
class WholeRows:
    """Whole rows of a text, each of as many fields.

    Attributes:
        begins: int64 of shape (rows,): where they begin.
        numbers: float64 of shape (rows, columns).
        kinds: uint8 of the same shape: EMPTY, NUMBER or TEXT.
        text_codes: Of each cell with a text, in the order of the cells.
        texts: By their codes.
        exact: Whole numbers that float64 rounds, by row and column.
        odd: WholeRows of another number of fields, which are none of these.
        end: Behind the last whole row.

    """

    begins: Column
    numbers: Column
    kinds: Column
    text_codes: Column
    texts: list[str]
    exact: dict[tuple[int, int], int]
    odd: list[OddRow]
    end: int

    def __len__(self) -> int:
        return len(self.begins)

    def numbers_of(self, column: int) -> tuple[Column, Column]:
        """The rows in which a column has a number, and those numbers."""
        rows = np.flatnonzero(self.kinds[:, column] == NUMBER)
        held = self.numbers[:, column]
        return rows, held.copy() if len(rows) == len(held) else held[rows]

    def texts_of(self, column: int) -> Texts:
        """The rows in which a column has a text, and those texts."""
        rows = np.flatnonzero(self.kinds[:, column] == TEXT)
        if not len(rows) or len(rows) == len(self.text_codes):  # none, or no other column has any
            return Texts(rows, self.text_codes[: len(rows)], self.texts)
        where = np.flatnonzero(np.nonzero(self.kinds == TEXT)[1] == column)
        return Texts(rows, self.text_codes[where], self.texts)


def rows_in(text: bytes, separator: bytes, columns: int, begin: int = 0) -> WholeRows:
    r"""The whole rows of a text from a place on.

    Args:
        text: What ends inside of a row is not looked at.
        separator: One byte, neither a quote nor an end of a line.
        columns: How many fields a row has.
        begin: Where the first row begins.

    >>> rows = rows_in(b"0,0.1,\n1,a,-inf\n2", b",", 3)
    >>> rows.numbers_of(0), rows.texts_of(1).all(), rows.end
    ((array([0, 1]), array([0., 1.])), ['a'], 16)

    """
    raw = native_rows(text, separator, columns, begin)
    return _read(text, rows_by_python(text, separator, columns, begin) if raw is None else raw)


def _read(text: bytes, raw: RawRows) -> WholeRows:
    """Those rows, with what was not read at once as the numbers and texts that they say."""
    firsts = np.flatnonzero(raw.other_firsts == np.arange(len(raw.other_firsts)))
    spans = zip(raw.other_begins[firsts].tolist(), raw.other_ends[firsts].tolist(), strict=True)
    values = [read_field(text[begin:end]) for begin, end in spans]
    code_of = np.empty(len(raw.other_firsts), np.int64)
    code_of[firsts] = np.arange(len(firsts))
    codes = code_of.take(raw.other_firsts)
    texts = [value if isinstance(value, str) else "" for value in values]
    if all(isinstance(value, str) for value in values):  # as the names in a table of long rows
        raw.numbers.reshape(-1)[raw.other_cells] = 0.0
        return WholeRows(raw.begins, raw.numbers, raw.kinds, codes, texts, {}, raw.odd, raw.end)
    kinds = np.array([_kind(value) for value in values], np.uint8)[codes]
    numbers = np.array([_number(value) for value in values], np.float64)[codes]
    raw.numbers.reshape(-1)[raw.other_cells] = numbers
    raw.kinds.reshape(-1)[raw.other_cells] = kinds
    exact = {}
    rounded = [code for code, value in enumerate(values) if isinstance(value, int)]
    for at in np.flatnonzero(np.isin(codes, rounded)).tolist() if rounded else ():
        row, column = divmod(int(raw.other_cells[at]), raw.kinds.shape[1])
        exact[row, column] = int(values[codes[at]])
    codes = codes[kinds == TEXT]
    return WholeRows(raw.begins, raw.numbers, raw.kinds, codes, texts, exact, raw.odd, raw.end)


def _kind(value: float | str | None) -> int:
    if value is None:
        return EMPTY
    return TEXT if isinstance(value, str) else NUMBER


def _number(value: float | str | None) -> float:
    return float(value) if isinstance(value, float | int) else 0.0
