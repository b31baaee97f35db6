"""List the runs below a folder.

One row a run: what wrote it, when, how it ended, how far it came. Filters know the columns shown,
all names of `insight lineage`, and metrics by their tags.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .listing import add_listing_arguments, print_json, print_table
from .workers import opened

if TYPE_CHECKING:
    import argparse

_SHOWN = (
    *("run", "status", "last_step", "points", "updated"),
    *("problems", "source", "files", "bytes", "started"),
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """`insight runs DIR [--filter EXPR] [--sort COLUMN] [--json]`."""
    add_listing_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the table."""
    from insight.lineage import filter_rows, sort_rows
    from insight.tables.moments import COLUMNS, moment_text, with_seconds

    store = opened(arguments.directory, arguments.engine)
    runs = store.runs()
    found = runs
    if arguments.filter or arguments.sort:
        known = runs.merge(store.lineage(), on="run", how="left")
        found = filter_rows(known, arguments.filter, store)
        found = sort_rows(found, arguments.sort, store) if arguments.sort else found
    found = with_seconds(found[list(runs.columns)], store.spans())
    if arguments.json:
        print_json(found)
    else:
        show = {"bytes": size, **dict.fromkeys(COLUMNS, moment_text)}
        print_table(found[list(_SHOWN)], show)
    return 0


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
