"""List the runs below a folder.

One row a run: what wrote it, when, how it ended, how far it came, and what rows are sorted or
filtered by. Filters, --sort and --columns know the columns shown, all names of `insight lineage`,
and metrics by their tags.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .listing import add_listing_arguments, print_json, print_table
from .named_columns import beside_run, named_columns, short_names
from .workers import opened

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Sequence

    import pandas as pd

    from insight.tables import Store

_SHOWN = (
    *("run", "status", "last_step", "points", "updated"),
    *("problems", "source", "files", "bytes", "started"),
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """`insight runs DIR [--filter EXPR] [--sort COLUMN] [--columns A,B,C] [--json]`."""
    add_listing_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the table."""
    from insight.lineage import filter_rows, sort_rows
    from insight.tables.moments import with_seconds

    store = opened(arguments.directory, arguments.engine, arguments.tables)
    runs = store.runs()
    found, named, recorded = runs, runs[[]], {str(name) for name in runs}
    is_chosen = arguments.columns is not None
    if arguments.filter or arguments.sort or is_chosen:
        known = runs.merge(store.lineage(), on="run", how="left")
        recorded = {str(name) for name in known}
        found = filter_rows(known, arguments.filter, store)
        found = sort_rows(found, arguments.sort, store) if arguments.sort else found
        named = named_columns(found, arguments, store)
    named = with_times(named, found[list(runs)], store)
    found = with_seconds(found[list(runs)], store.spans())
    if arguments.json:
        print_json(named if is_chosen else found)
    else:
        table = named if is_chosen else beside_run(found[list(_SHOWN)], named)
        names = short_names(list(map(str, table)), recorded)
        table = _with_ranks(table, found, store)
        print_table(table.set_axis(names, axis="columns"), shown_as(table, names))
    return 0


def _with_ranks(table: pd.DataFrame, found: pd.DataFrame, store: Store) -> pd.DataFrame:
    """A table of runs, whose statuses name the ranks that ended badly.

    Args:
        table: Of which columns may be chosen.
        found: The same rows of `store.runs()`.
        store: Whose runs they are.

    """
    from insight.tables.rank_ends import status_words

    bad = store.bad_ranks() if "status" in table else {}
    if not bad:
        return table
    told = zip(found["run"].astype(str), found["status"].astype(str), strict=True)
    return table.assign(status=[status_words(status, bad.get(run, {})) for run, status in told])


def with_times(named: pd.DataFrame, runs: pd.DataFrame, store: Store) -> pd.DataFrame:
    """Named columns, with seconds in place of the times that no calendar has.

    Args:
        named: The columns.
        runs: The same rows of `store.runs()`.
        store: Whose runs they are.

    """
    from insight.tables.moments import COLUMNS, with_seconds

    asked = [name for name in COLUMNS if name in named]
    return named.assign(**with_seconds(runs, store.spans())[asked]) if asked else named


def shown_as(table: pd.DataFrame, names: Sequence[str]) -> dict[str, Callable[[Any], str]]:
    """How the columns of `insight runs` are written that a table has, by the names it shows."""
    from insight.tables.moments import COLUMNS, moment_text

    show = {"bytes": size, **dict.fromkeys(COLUMNS, moment_text)}
    pairs = zip(map(str, table), names, strict=True)
    return {short: show[name] for name, short in pairs if name in show}


def size(count: int) -> str:
    """A number of bytes for people.

    >>> [size(count) for count in (0, 999, 1500, 25_000_000)]
    ['0 B', '999 B', '1.5 kB', '25 MB']

    """
    units = ("B", "kB", "MB", "GB", "TB")
    scaled, index = float(count), 0
    while scaled >= 1000 and index < len(units) - 1:
        scaled, index = scaled / 1000, index + 1
    return f"{scaled:.3g} {units[index]}"
