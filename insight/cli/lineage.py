"""List what was trained, on what data, and how well it did.

One row a run, one column a recorded fact: hyperparameters, algorithm, metrics, data sets, model and
what the user added.
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import TYPE_CHECKING

from .listing import add_listing_arguments, print_json, print_table
from .workers import opened

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterable


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """`insight lineage DIR [--filter EXPR] [--sort COLUMN] [--json | --csv [--raw]]`."""
    add_listing_arguments(parser)
    parser.add_argument("--csv", action="store_true", help="comma-separated, for spreadsheets")
    parser.add_argument(
        "--raw",
        action="store_true",
        help="CSV as it is: without ' before texts that a spreadsheet would run",
    )


def run(arguments: argparse.Namespace) -> int:
    """Print the table."""
    from insight.errors import FilterError
    from insight.lineage import filter_rows, sort_rows
    from insight.tables.spreadsheet import as_cells, as_texts

    if arguments.json and arguments.csv:
        raise FilterError("insight lineage expected --json or --csv, got both. Hint: choose one.")
    if arguments.raw and not arguments.csv:
        raise FilterError("insight lineage expected --raw with --csv, got it alone.")
    store = opened(arguments.directory, arguments.engine)
    table = store.lineage()
    known = table.merge(store.runs()[["run", "source"]], on="run", how="left")
    found = filter_rows(known, arguments.filter, store)[list(table.columns)]
    if arguments.sort:
        found = sort_rows(found, arguments.sort, store)
    if arguments.json:
        print_json(found)
    elif arguments.csv:
        texts = as_texts(found)
        (texts if arguments.raw else as_cells(texts)).to_csv(sys.stdout, index=False)
    else:
        print_table(found.set_axis(short_names(found.columns), axis="columns"), {})
    return 0


def short_names(columns: Iterable[str]) -> list[str]:
    """The last part of each dotted name where no other column ends the same.

    >>> short_names(["run", "metric.loss", "algorithm.loss", "hyperparameters.epoch"])
    ['run', 'metric.loss', 'algorithm.loss', 'epoch']

    """
    names = list(columns)
    ends = Counter(name.rpartition(".")[2] for name in names)
    return [end if ends[end := name.rpartition(".")[2]] == 1 else name for name in names]
