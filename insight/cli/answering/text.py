"""Answers as text: tables that cost few tokens, whatever stands in their cells."""

from __future__ import annotations

import csv
import io
import math
import re
from typing import TYPE_CHECKING, Any

from insight.cli.listing import is_lacking, printable
from insight.errors import shortened
from insight.lineage.facts import text_of
from insight.masking import masked
from insight.tables.moments import moment_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

ROOM = 12_000
"""Characters of an answer: 4,000 tokens where three characters are one."""
LONGEST = 160  # characters of a cell
NAME = 1_000  # of the name of a run: it is asked for by it
_COLOURS = re.compile(r"\x1b\[[0-?]*[ -/]*[@-~]")
_HOMES = re.compile(r"((?:/home|/Users|[A-Za-z]:\\Users)[/\\])[^/\\\s\"':,;)]+")


def table(header: Sequence[str], rows: Iterable[Sequence[Any]]) -> Iterator[str]:
    """The lines of a CSV table; empty cells are what a row lacks.

    >>> list(table(["run", "loss"], [["a, b", 0.12345678], ["c", None]]))
    ['run,loss', '"a, b",0.123457', 'c,']

    """
    yield line_of(header)
    rooms = [NAME if name == "run" else LONGEST for name in header]
    for row in rows:
        yield line_of(row, rooms)


def line_of(cells: Sequence[Any], rooms: Sequence[int] = ()) -> str:
    """A row of CSV without its end.

    Args:
        cells: Any values.
        rooms: The most characters of each; by default as few as usual.

    """
    held = io.StringIO()
    pairs = zip(cells, rooms or [LONGEST] * len(cells), strict=True)
    csv.writer(held, lineterminator="").writerow([cell(*pair) for pair in pairs])
    return held.getvalue()


def cell(value: Any, most: int = LONGEST) -> str:
    r"""A value as a cell has it: one line that prints, and not too long.

    >>> cell(0.1 + 0.2), cell(3), cell(float("nan")), cell("a\nb"), cell((64, 32))
    ('0.3', '3', '', 'a\\nb', '[64, 32]')

    """
    if value is None or is_lacking(value):
        return ""
    if isinstance(value, float):
        return number(value)
    if hasattr(value, "strftime"):
        return moment_text(value)
    return quoted(text_of(value), most)


def run_name(run: str) -> str:
    """A run's name, by which it can be asked for."""
    return quoted(run, NAME)


def number(value: float) -> str:
    """A number in six digits; what is none by its name.

    >>> number(0.1234567), number(1e7), number(float("nan")), number(-math.inf)
    ('0.123457', '1e+07', 'NaN', '-Infinity')

    """
    if math.isnan(value):
        return "NaN"
    if math.isinf(value):
        return "Infinity" if value > 0 else "-Infinity"
    return f"{value:.6g}"


def told(text: str) -> str:
    """A recorded text without secrets, and without whose home a path lies in.

    >>> told("/home/somebody/runs"), told("/data/runs")
    ('~/runs', '/data/runs')

    """
    return _HOMES.sub("~", masked(text))


def quoted(text: str, most: int) -> str:
    r"""A recorded text as one line that prints, without colours.

    >>> quoted("epoch 1\n\x1b[31mdone\x1b[0m\a", 100)
    'epoch 1\\ndone�'

    """
    if len(text) > 4 * most:  # what is far beyond is not looked through: it may be a gigabyte
        return f"{_printed(text[: 4 * most])[:most]}… ({len(text):,} characters)"
    return shortened(_printed(text), most)


def _printed(text: str) -> str:
    return printable(told(_COLOURS.sub("", text)).replace("\n", "\\n"))


def counted(count: int, what: str) -> str:
    """A number of things.

    >>> counted(1, "run"), counted(1000, "run")
    ('1 run', '1,000 runs')

    """
    return f"{count:,} {what}{'' if count == 1 else 's'}"


def fitting(lines: Iterable[str], room: int = ROOM) -> tuple[list[str], int]:
    """As many of the lines as there is room for, and how many are left out."""
    kept: list[str] = []
    left_out = 0
    for line in lines:
        room -= len(line) + 1
        if room >= 0 and not left_out:
            kept.append(line)
        else:
            left_out += 1
    return kept, left_out
