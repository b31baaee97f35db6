"""Tables on the terminal, as JSON and as CSV."""

from __future__ import annotations

import math
import shutil
import sys
import unicodedata
from typing import TYPE_CHECKING, Any

from .workers import TABLES, add_opening_arguments

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Mapping, Sequence

    import pandas as pd

_GAP = "  "
_SHORTEST = 12  # characters that are left of a name before a column is left out


def add_listing_arguments(parser: argparse.ArgumentParser, tables: Sequence[str] = TABLES) -> None:
    """What every listing takes: DIR, --filter, --sort, --columns, --json."""
    add_folder_arguments(parser, tables)
    parser.add_argument(
        "--sort",
        metavar="COLUMN",
        help="--sort=accuracy, or --sort=-accuracy for the greatest first; also --sort='min(loss)'",
    )
    parser.add_argument(
        "--columns",
        metavar="A,B,C",
        help="only these columns and the run; names as in --filter, such as lr,'max(acc)'",
    )
    parser.add_argument("--json", action="store_true", help="a list of objects, for programs")


def add_folder_arguments(parser: argparse.ArgumentParser, tables: Sequence[str] = TABLES) -> None:
    """Which runs are meant, and how they are read: DIR, --filter, --csv, --engine."""
    parser.add_argument(
        "directory", metavar="DIR", help="a run, or a folder above runs; or its URL"
    )
    parser.add_argument(
        "--filter",
        default="",
        metavar="EXPR",
        help="""such as 'lr > 0.01 and min(val_loss) < 2'""",
    )
    add_opening_arguments(parser, tables)


def print_json(table: pd.DataFrame) -> None:
    """The rows as a list of objects; infinities as texts, NaN and what lacks as null."""
    rows = [
        {str(name): as_json(value) for name, value in row.items()}
        for row in table.to_dict("records")
    ]
    print_object(rows)


def print_object(value: Any) -> None:
    """What JSON has a form for, on several lines."""
    import json  # five modules that `--help` does without

    print(json.dumps(value, indent=2, ensure_ascii=False))


def as_json(value: Any) -> Any:
    """`value` as JSON has it, and all that is in it.

    >>> as_json({"shape": (2, 3), "loss": float("inf"), "best": float("nan")})
    {'shape': [2, 3], 'loss': 'Infinity', 'best': None}

    """
    if isinstance(value, dict):
        return {name: as_json(item) for name, item in value.items()}
    if isinstance(value, (tuple, list)):
        return [as_json(item) for item in value]
    if is_lacking(value):
        return None
    if isinstance(value, float) and math.isinf(value):
        return "Infinity" if value > 0 else "-Infinity"
    if hasattr(value, "isoformat"):
        return value.isoformat()
    return value.item() if hasattr(value, "item") else value


def is_lacking(value: Any) -> bool:
    """Whether it is None, NA, NaN or NaT."""
    import pandas as pd

    return not isinstance(value, (tuple, list)) and bool(pd.isna(value))


def print_table(table: pd.DataFrame, show: Mapping[str, Callable[[Any], str]]) -> None:
    """The rows in aligned columns that fit the terminal; unbroken where there is none.

    Long names in the first column are cut in the middle; then columns are left out from the right,
    and a line on stderr says how many.

    Args:
        table: At least one column.
        show: How to write the values of a column; others are written by their type.

    """
    columns = [
        [str(name), *(_cell(value, show.get(str(name), _plain)) for value in table[name])]
        for name in table.columns
    ]
    numeric = [_is_numeric(table[name]) for name in table.columns]
    fitted = _fitted(columns, shutil.get_terminal_size().columns if sys.stdout.isatty() else 0)
    widths = [max(map(_width, column)) for column in fitted]
    for cells in zip(*fitted, strict=True):
        padded = [
            _padded(cell, width, right=right)
            for cell, width, right in zip(cells, widths, numeric, strict=False)
        ]
        print(_GAP.join(padded).rstrip())
    if len(fitted) < len(columns):
        hidden = len(columns) - len(fitted)
        print(f"{hidden} more columns need a wider terminal, or --json", file=sys.stderr)


def _fitted(columns: list[list[str]], room: int) -> list[list[str]]:
    """As many columns as the room has space for; no room at all is no limit."""
    if room <= 0:
        return columns
    first, *others = columns
    least = min(_SHORTEST, max(map(_width, first)))
    used, kept = least, []
    for column in others:
        used += len(_GAP) + max(map(_width, column))
        if used > room:
            used -= len(_GAP) + max(map(_width, column))
            break
        kept.append(column)
    widest = max(least, least + room - used)
    return [[_shortened(cell, widest) for cell in first], *kept]


def _shortened(text: str, width: int) -> str:
    """`text` in so many characters: its middle gives way, as runs differ at the ends."""
    if _width(text) <= width:
        return text
    head = (width - 1) // 2
    return f"{text[:head]}…{text[len(text) - (width - 1 - head) :]}"


def _cell(value: Any, show: Callable[[Any], str]) -> str:
    return "-" if is_lacking(value) else printable(show(value))


def printable(text: str) -> str:
    """`text` without what could move the cursor: names come from files and folders."""
    return "".join(letter if letter.isprintable() else "�" for letter in text)


def _plain(value: Any) -> str:
    from insight.lineage.facts import text_of
    from insight.tables.moments import moment_text

    if isinstance(value, float):
        return f"{value:.6g}"
    if hasattr(value, "strftime"):
        return moment_text(value)
    return text_of(value)


def _is_numeric(column: pd.Series) -> bool:
    return getattr(column.dtype, "kind", "") in "iuf"


def _width(text: str) -> int:
    """Places that a text takes on a terminal; Chinese letters take two."""
    wide = sum(unicodedata.east_asian_width(letter) in "WF" for letter in text)
    return len(text) + wide - sum(unicodedata.combining(letter) > 0 for letter in text)


def _padded(text: str, width: int, *, right: bool) -> str:
    space = " " * (width - _width(text))
    return space + text if right else text + space
