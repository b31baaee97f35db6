"""List what was trained, on what data, and how well it did.

One row a run, one column a recorded fact: hyperparameters, algorithm, metrics, data sets, model and
what the user added. What reproduces the runs (code, command, environment, packages, seeds,
hardware, data, parent) stands in --json and --csv, and in the table with --full; filters know it.
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import TYPE_CHECKING

from .documents import FORMS
from .listing import add_listing_arguments, print_json, print_table
from .workers import opened

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterable


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """`insight lineage DIR [--filter EXPR] [--sort COLUMN] [--limit N] [--json | --csv]`."""
    add_listing_arguments(parser)
    parser.add_argument("--csv", action="store_true", help="comma-separated, for spreadsheets")
    parser.add_argument(
        "--raw",
        action="store_true",
        help="CSV as it is: without ' before texts that a spreadsheet would run",
    )

    parser.add_argument(
        "--to",
        choices=FORMS,
        help="write what is listed as W3C PROV, OpenLineage events, model cards or RO-Crates",
    )
    parser.add_argument("--out", metavar="PATH", help="the new file or folder for --to")
    parser.add_argument("--full", action="store_true", help="also what reproduces the runs")
    parser.add_argument(
        "--offset", type=_count, default=0, metavar="N", help="leave the first N rows out"
    )
    parser.add_argument(
        "--limit", type=_count, metavar="N", help="at most N rows, after filter, order and offset"
    )


def run(arguments: argparse.Namespace) -> int:
    """Print the table."""
    from insight.errors import FilterError
    from insight.lineage import filter_rows, sort_rows
    from insight.lineage.provenance import is_provenance
    from insight.tables.spreadsheet import as_cells, as_texts

    from .documents import write_documents

    if arguments.json and arguments.csv:
        raise FilterError("insight lineage expected --json or --csv, got both. Hint: choose one.")
    if bool(arguments.to) != bool(arguments.out):
        raise FilterError("insight lineage expected --to and --out together, got one of them.")
    if arguments.to and (arguments.json or arguments.csv):
        raise FilterError("insight lineage expected one of --to, --json and --csv, got two.")
    if arguments.raw and not arguments.csv:
        raise FilterError("insight lineage expected --raw with --csv, got it alone.")
    store = opened(arguments.directory, arguments.engine)
    table = store.lineage()
    known = table.merge(store.runs()[["run", "source"]], on="run", how="left")
    found = filter_rows(known, arguments.filter, store)[list(table.columns)]
    if arguments.sort:
        found = sort_rows(found, arguments.sort, store)
    end = None if arguments.limit is None else arguments.offset + arguments.limit
    found = found.iloc[arguments.offset : end]
    if arguments.to:
        count = write_documents(store, list(found["run"]), arguments.to, arguments.out)
        print(f"{count} run{'' if count == 1 else 's'} in {arguments.out}", file=sys.stderr)
        if count < len(found):
            why = "events need times, and theirs are none that a calendar has"
            print(f"{len(found) - count} left out: {why}", file=sys.stderr)
        return 0
    if arguments.json:
        print_json(found)
    elif arguments.csv:
        texts = as_texts(found)
        (texts if arguments.raw else as_cells(texts)).to_csv(sys.stdout, index=False)
    else:
        shown = [name for name in found.columns if arguments.full or not is_provenance(name)]
        print_table(found[shown].set_axis(short_names(shown), axis="columns"), {})
    return 0


def _count(text: str) -> int:
    """A number of rows, for argparse.

    >>> _count("20")
    20

    """
    number = int(text)
    if number < 0:
        raise ValueError(text)
    return number


def short_names(columns: Iterable[str]) -> list[str]:
    """The last part of each dotted name where no other column ends the same.

    >>> short_names(["run", "metric.loss", "algorithm.loss", "hyperparameters.epoch"])
    ['run', 'metric.loss', 'algorithm.loss', 'epoch']

    """
    names = list(columns)
    ends = Counter(name.rpartition(".")[2] for name in names)
    return [end if ends[end := name.rpartition(".")[2]] == 1 else name for name in names]
