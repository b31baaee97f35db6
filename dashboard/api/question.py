"""What somebody asks of a table: the query of an address, read and bounded."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from insight.errors import SummaryValueError

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from werkzeug.datastructures import MultiDict

USUAL_ROWS = 10_000
MOST_ROWS = 100_000
MOST_NAMES = 1_000
LONGEST_NAME = 4_096
LONGEST_CURSOR = 200_000  # tags have no bound; longer addresses the server does not read
FORMATS = ("json", "csv")
_STEPS = range(-(2**63), 2**63)
_LONGEST_NUMBER = 20  # characters of the least step

LastRow = tuple[str, str, int]
"""Run, tag and step of a row: tables are sorted by them."""


@dataclass(frozen=True)
class Question:
    """Which rows of a table are wanted.

    Attributes:
        runs, tags: Names; None for all.
        after_step: Rows of greater steps only.
        limit: The most rows; None for all, which only CSV has.
        after: The last row that was seen before.

    """

    runs: frozenset[str] | None = None
    tags: frozenset[str] | None = None
    after_step: int | None = None
    limit: int | None = USUAL_ROWS
    after: LastRow | None = None


def question_of(query: MultiDict[str, str], *, as_csv: bool) -> Question:
    """The question in the query of an address.

    Raises:
        SummaryValueError: If there is anything in it that is not understood.

    """
    known(query, ("run", "tag", "after_step", "limit", "cursor", "format"))
    step, limit, cursor = query.get("after_step"), query.get("limit"), query.get("cursor")
    return Question(
        runs=_names("run", query.getlist("run")),
        tags=_names("tag", query.getlist("tag")),
        after_step=None if step is None else _number("after_step", step, _STEPS),
        limit=(
            (None if as_csv else USUAL_ROWS)
            if limit is None
            else _number("limit", limit, range(1, MOST_ROWS + 1))
        ),
        after=None if cursor is None else last_row_of(cursor),
    )


def known(query: Collection[str], names: Sequence[str]) -> None:
    """Refuse a parameter that would be ignored.

    Raises:
        SummaryValueError: If there is one.

    """
    for name in query:
        if name not in names:
            hint = "the addresses and their parameters are in api/v1/openapi.json"
            raise SummaryValueError.of("the query", " or ".join(names), repr(name[:100]), hint)


def _names(parameter: str, names: list[str]) -> frozenset[str] | None:
    if len(names) > MOST_NAMES or any(len(name) > LONGEST_NAME for name in names):
        expected = f"at most {MOST_NAMES} names of at most {LONGEST_NAME} characters"
        raise SummaryValueError.of(f"the parameter {parameter}", expected, "more")
    return frozenset(names) if names else None


def _number(parameter: str, text: str, allowed: range) -> int:
    digits = text.removeprefix("-")
    if len(text) <= _LONGEST_NUMBER and digits.isascii() and digits.isdigit():
        number = int(text)
        if number in allowed:
            return number
    expected = f"a whole number from {allowed[0]} to {allowed[-1]}"
    raise SummaryValueError.of(f"the parameter {parameter}", expected, repr(text[:40]))


def cursor_of(row: LastRow) -> str:
    """A last row as the text that asks for what comes behind it.

    >>> last_row_of(cursor_of(("a", "loss", 7)))
    ('a', 'loss', 7)
    """
    text = json.dumps(row, ensure_ascii=False).encode("utf-8", "surrogatepass")
    return urlsafe_b64encode(text).decode().rstrip("=")


def last_row_of(cursor: str) -> LastRow:
    """The last row in a cursor.

    Raises:
        SummaryValueError: If it is not one of ours.

    """
    found: Any = None
    try:
        if len(cursor) <= LONGEST_CURSOR:
            found = json.loads(urlsafe_b64decode(cursor + "=" * (-len(cursor) % 4)))
    except (ValueError, RecursionError):
        pass
    match found:
        case [str(run), str(tag), int(step)] if step in _STEPS:
            return run, tag, step
    hint = "take it from `next` of the answer before"
    raise SummaryValueError.of("the parameter cursor", "a cursor", "another text", hint)
