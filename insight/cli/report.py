"""Write some runs and what is said of them as one file that opens anywhere without a request.

The table of runs, their curves alive, what explains the best of them and what was changed, notes in
Markdown, and the line that runs each again: at most 2 MB, for whoever has a browser. Paths, hosts
and people are left out of it without --full. Exit code 1 where no run passes the filter.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from insight.errors import PathError, SummaryValueError, compose

from .listing import printable
from .workers import add_opening_arguments, opened

if TYPE_CHECKING:
    import argparse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """`insight report DIR [EXPR] --out FILE.html [--title T] [--tags GLOB …] [--notes FILE.md]`."""
    parser.add_argument(
        "directory", metavar="DIR", help="a run, or a folder above runs; or its URL"
    )
    parser.add_argument(
        "filter",
        nargs="?",
        default="",
        metavar="EXPR",
        help="which runs, such as 'lr > 0.01 and optimizer = adam'; without it all",
    )
    parser.add_argument("--out", required=True, metavar="FILE.html", help="the file to write")
    parser.add_argument("--title", default="", metavar="TEXT", help="what stands above all")
    parser.add_argument(
        "--notes", metavar="FILE.md", help="notes in Markdown; - reads them from stdin"
    )
    parser.add_argument(
        "--tags",
        nargs="+",
        default=(),
        metavar="GLOB",
        help="whose curves are drawn, such as 'val/*'; without it the twelve usual ones",
    )
    parser.add_argument(
        "--target",
        default="",
        metavar="TAG",
        help="what to judge by: a tag, or the name of a recorded metric",
    )
    parser.add_argument(
        "--runs", nargs="+", default=(), metavar="RUN", help="only these, by their names"
    )
    parser.add_argument(
        "--full",
        action="store_true",
        help="also paths, hosts, people and uncommitted changes, as they were recorded",
    )
    parser.add_argument("--force", action="store_true", help="replace what is at --out")
    add_opening_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """Write the file, and say what it had no room for."""
    from insight.needed import need_package

    need_package("dashboard", "insight report")
    import insight
    from dashboard.live import LiveStore
    from dashboard.report import Asked, made
    from insight.format.atomic import written_atomically

    out = Path(arguments.out)
    _check_free(out, force=arguments.force)
    asked = Asked(
        title=arguments.title,
        filter=arguments.filter,
        runs=tuple(arguments.runs),
        tags=tuple(arguments.tags),
        target=arguments.target,
        notes=_read(arguments.notes),
        full=arguments.full,
    )
    store = LiveStore(opened(arguments.directory, arguments.engine, arguments.tables))
    found = made(store, asked, insight.__version__)
    written_atomically(out, [found.html])
    for note in found.notes:
        print(f"insight report: {printable(note)}", file=sys.stderr)
    if not found.runs:
        print("insight report: there is no run, or none passes the filter", file=sys.stderr)
    print(arguments.out)
    return 0 if found.runs else 1


def _check_free(out: Path, *, force: bool) -> None:
    """Refuse what cannot be written before runs are read."""
    if out.is_dir():
        raise SummaryValueError.of("--out", "the name of a file", f"{out}, a folder")
    if out.exists() and not force:
        raise SummaryValueError.of("--out", "a file that is not there", out, "--force replaces it")
    if not out.parent.is_dir():
        raise PathError(compose("--out", "a folder that is there", str(out.parent), "create it"))


def _read(notes: str | None) -> str:
    if notes is None:
        return ""
    if notes == "-":
        return sys.stdin.read()
    try:
        return Path(notes).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "no text in UTF-8"
        raise PathError(compose("--notes", "a file of Markdown", f"{notes}: {reason}")) from error
