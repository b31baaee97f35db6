"""Write runs as event files of another kind, as CSV or as Parquet: every point, unsampled.

Runs of any source are taken. Nothing that is there already is overwritten without --force. Exit
code 1 when a value that is in a table could not be read from its file.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from .workers import add_opening_arguments, opened

if TYPE_CHECKING:
    import argparse

_TARGETS = ("insight", "tensorboard", "csv", "parquet")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """`insight export DIR --to TARGET --out DIR [--runs RUN …] [--force] [--raw]`."""
    parser.add_argument(
        "directory", metavar="DIR", help="a run, or a folder above runs; or its URL"
    )
    parser.add_argument("--to", required=True, choices=_TARGETS, help="the kind of files")
    parser.add_argument("--out", required=True, metavar="DIR", help="the folder to make")
    parser.add_argument("--runs", nargs="+", metavar="RUN", help="names of runs; without it all")
    parser.add_argument("--force", action="store_true", help="replace what is at --out")
    parser.add_argument(
        "--raw",
        action="store_true",
        help="CSV as it is: without ' before texts that a spreadsheet would run",
    )
    add_opening_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """Write the files, and say what had no place in them."""
    from insight.export import UNREADABLE, export

    store = opened(arguments.directory, arguments.engine, arguments.tables)
    left_out = export(
        store,
        arguments.to,
        arguments.out,
        runs=arguments.runs,
        force=arguments.force,
        raw=arguments.raw,
    )
    unreadable = 0
    for (kind, why), count in sorted(left_out.items()):
        what = f"{count} values of kind {kind}"
        if why == UNREADABLE:
            unreadable += count
            _say(f"{what} could not be read; 'insight check' says where")
        else:
            _say(f"{what} have no place in {arguments.to} files")
    problems = store.problems()
    if len(problems):
        _say(f"{len(problems)} problems in the files read; 'insight check' says where")
    print(arguments.out)
    return 1 if unreadable else 0


def _say(words: str) -> None:
    print(f"insight: {words}", file=sys.stderr)
