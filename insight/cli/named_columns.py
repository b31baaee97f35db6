"""The columns that a listing is asked for: by `--columns`, or by what its rows are sorted by."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse
    from collections.abc import Collection, Sequence

    import pandas as pd

    from insight.lineage.metrics import Measure
    from insight.tables import Store

OPTION = "--columns"
_RUN = "run"
_QUOTED = re.compile(r"""\s*(?:"([^"]*)"|'([^']*)')""")
_BEGINS = re.compile(r"(.*\()?\s*", re.DOTALL)  # before a quote: nothing of the name, or a bracket
_DEEPER = {"(": 1, ")": -1}


def parts_of(text: str) -> list[str]:
    """The names in a list with commas; those with commas, and with spaces at an end, in quotes.

    Commas in brackets part nothing. A quote is one where a name begins, or what its brackets hold.

    >>> parts_of('lr, min("a,b"), "eval loss"')
    ['lr', 'min(a,b)', 'eval loss']
    """
    parts, depth, at = [""], 0, 0
    while at < len(text):
        quoted = _QUOTED.match(text, at) if _BEGINS.fullmatch(parts[-1]) else None
        piece = text[at] if quoted is None else quoted[0]
        at += len(piece)
        if piece == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += piece
            depth = max(0, depth + _DEEPER.get(piece, 0))
    return [name for name in (_unquoted(part.strip()) for part in parts) if name]


def named_columns(known: pd.DataFrame, arguments: argparse.Namespace, store: Store) -> pd.DataFrame:
    """What was asked for by name, in that order, called in full; no column where nothing was.

    With `--columns` those and the name of the run; else what the rows are in order of, and what the
    filter compares.

    Args:
        known: The rows with all columns that can be named.
        arguments: With `columns`, `sort` and `filter`.
        store: Whose metrics can be named by their tags.

    Raises:
        FilterError: If a name is unknown or ambiguous.

    """
    import pandas as pd

    from insight.lineage.named import column_named

    if arguments.columns is None:
        asked = compared_by(arguments, known)
        found = [column_named(known, name, measure, store) for name, measure in asked]
    else:
        wanted = [_measured(name, known) for name in parts_of(arguments.columns)]
        found = [column_named(known, name, measure, store, OPTION) for name, measure in wanted]
        if _RUN not in {column.name for column in found}:
            found = [known[_RUN], *found]
    return pd.DataFrame({str(column.name): column for column in found}, index=known.index)


def beside_run(table: pd.DataFrame, named: pd.DataFrame) -> pd.DataFrame:
    """A table that begins with the run and what was named: a narrow terminal shows that, too."""
    others = [name for name in table if name != _RUN and name not in named]
    first = [name for name in named if name != _RUN]
    return table[[_RUN]].join(named[first]).join(table[others])


def short_names(names: Sequence[str], recorded: Collection[str]) -> list[str]:
    """What `insight.lineage.short_names` calls columns."""
    from insight.lineage.short_names import short_names as called

    return called(names, recorded)


def compared_by(
    arguments: argparse.Namespace, known: pd.DataFrame
) -> list[tuple[str, Measure | None]]:
    """What rows are in order of, and what the filter compares."""
    from insight.lineage.query import compared

    order = [_measured(arguments.sort.removeprefix("-"), known)] if arguments.sort else []
    return list(dict.fromkeys([*order, *compared(arguments.filter)]))


def _measured(name: str, known: pd.DataFrame) -> tuple[str, Measure | None]:
    from insight.lineage.metrics import measured

    return (name, None) if name in known.columns else measured(name)


def _unquoted(text: str) -> str:
    """A name without the quotes around it, or around what its brackets hold."""
    return re.sub(rf"(^|\(){_QUOTED.pattern}", lambda m: m[1] + (m[2] or m[3] or ""), text)
