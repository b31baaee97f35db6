"""List the runs below a folder.

One row a run: what wrote it, when, how it ended, how far it came, and what rows are sorted or
filtered by. Filters, --sort and --columns know the columns shown, all names of `insight lineage`,
and metrics by their tags.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .listing import add_listing_arguments, print_json, print_table
from .named_columns import beside_run, named_columns, short_names
from .workers import opened

if TYPE_CHECKING:
    import argparse

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
    from insight.tables.moments import COLUMNS, moment_text, with_seconds

    store = opened(arguments.directory, arguments.engine)
    runs = store.runs()
    found, named, recorded = runs, runs[[]], {str(name) for name in runs}
    is_chosen = arguments.columns is not None
    if arguments.filter or arguments.sort or is_chosen:
        known = runs.merge(store.lineage(), on="run", how="left")
        recorded = {str(name) for name in known}
        found = filter_rows(known, arguments.filter, store)
        found = sort_rows(found, arguments.sort, store) if arguments.sort else found
        named = named_columns(found, arguments, store)
    found = with_seconds(found[list(runs.columns)], store.spans())
    # Times that no calendar has stand there as seconds.
    named = named.assign(**{str(name): found[name] for name in named if name in found})
    if arguments.json:
        print_json(named if is_chosen else found)
    else:
        table = named if is_chosen else beside_run(found[list(_SHOWN)], named)
        show = {"bytes": size, **dict.fromkeys(COLUMNS, moment_text)}
        print_table(
            table.set_axis(short_names(list(map(str, table)), recorded), axis="columns"), show
        )
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
