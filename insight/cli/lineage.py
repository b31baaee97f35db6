"""List what was trained, on what data, and how well it did.

One row a run, one column a recorded fact: hyperparameters, algorithm, metrics, data sets, model and
what the user added. What reproduces the runs (code, command, environment, packages, seeds,
hardware, data, parent) stands in --json and --csv, and in the table with --full; filters know it.
Filters, --sort and --columns know the columns of `insight runs` and metrics by their tags, too.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from .documents import FORMS
from .listing import add_listing_arguments, print_json, print_table
from .named_columns import beside_run, named_columns, short_names
from .runs import shown_as, with_times
from .workers import opened

if TYPE_CHECKING:
    import argparse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """`insight lineage DIR [--filter EXPR] [--sort COLUMN] [--columns A,B,C] [--json | --csv]`."""
    add_listing_arguments(parser, ("--tables",))  # `--csv` is a form of what it prints
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
    parser.add_argument(
        "--full", action="store_true", help="also what reproduces the runs; not with --columns"
    )
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
    if arguments.to and arguments.columns is not None:
        raise FilterError("insight lineage expected --to or --columns, got both. Hint: choose one.")
    if arguments.full and arguments.columns is not None:
        hint = "name in --columns what you want"
        raise FilterError(f"insight lineage expected --full or --columns, got both. Hint: {hint}.")
    if arguments.raw and not arguments.csv:
        raise FilterError("insight lineage expected --raw with --csv, got it alone.")
    store = opened(arguments.directory, arguments.engine, arguments.tables)
    table = store.lineage()
    runs = store.runs()
    known = table.merge(runs, on="run", how="left")
    rows = filter_rows(known, arguments.filter, store)
    if arguments.sort:
        rows = sort_rows(rows, arguments.sort, store)
    end = None if arguments.limit is None else arguments.offset + arguments.limit
    rows = rows.iloc[arguments.offset : end]
    named = with_times(named_columns(rows, arguments, store), rows[list(runs)], store)
    is_chosen = arguments.columns is not None
    found = named if is_chosen else rows[list(table.columns)]
    if arguments.to:
        count = write_documents(store, list(rows["run"]), arguments.to, arguments.out)
        print(f"{count} run{'' if count == 1 else 's'} in {arguments.out}", file=sys.stderr)
        if count < len(rows):
            why = "events need times, and theirs are none that a calendar has"
            print(f"{len(rows) - count} left out: {why}", file=sys.stderr)
        return 0
    if arguments.json:
        print_json(found)
    elif arguments.csv:
        texts = as_texts(found)
        (texts if arguments.raw else as_cells(texts)).to_csv(sys.stdout, index=False)
    else:
        shown = found
        if not is_chosen:
            usual = [name for name in found if arguments.full or not is_provenance(str(name))]
            shown = beside_run(found[usual], named)
        names = short_names(list(map(str, shown)), set(map(str, known)))
        print_table(shown.set_axis(names, axis="columns"), shown_as(shown, names))
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
