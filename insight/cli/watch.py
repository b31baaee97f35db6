"""Watch the runs below a folder, and tell when a rule holds.

It is a live table in the terminal. Rules are lines of a small file, such as 'loss is nan', 'no
record for 10 min' or 'val_loss rose 3 times', each told once by a command, a webhook, an e-mail or
the desktop: docs/watching.md. Without --rules the usual ones hold. With --once it looks once, and
exits 1 where a rule holds. Where there is no terminal, what begins to hold is printed line by line.
Ctrl-C ends it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from insight.errors import SummaryValueError

from .listing import add_folder_arguments
from .workers import opened

if TYPE_CHECKING:
    import argparse

    from insight.watching import RulesFile

    from .watching.following import Following

PERIOD_S, REMOTE_PERIOD_S = 2.0, 10.0
SORTS = ("active", "run", "status", "updated", "started", "last_step")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """`insight watch DIR [--rules FILE] [--once] [--json] [--filter EXPR] ...`."""
    add_folder_arguments(parser)
    parser.add_argument("--rules", metavar="FILE", help="the rules; by default the usual ones")
    parser.add_argument("--once", action="store_true", help="look once; exit 1 if a rule holds")
    parser.add_argument(
        "--json", action="store_true", help="with --once one object, else one a line, for programs"
    )
    parser.add_argument(
        "--sort",
        default="active",
        metavar="COLUMN",
        help=f"{', '.join(SORTS)}, or a column of --columns; with a - before it the other way",
    )
    parser.add_argument(
        "--columns", metavar="A,B", help="the series whose last values are shown, by their tags"
    )
    parser.add_argument(
        "--every", type=float, metavar="SECONDS", help="how often to look; 2, or 10 behind a URL"
    )


def run(arguments: argparse.Namespace) -> int:
    """Watch until Ctrl-C, or once."""
    from .watching import live, once
    from .watching.following import Following

    if arguments.every is not None and not 0.1 <= arguments.every <= 86_400:
        raise SummaryValueError.of("--every", "0.1 to 86400 seconds", arguments.every)
    rules = _rules(arguments.rules)
    following = Following(
        opened(arguments.directory, arguments.engine, arguments.tables), rules, arguments.filter
    )
    if arguments.once:
        return once.look(following, arguments)
    return live.watch(following, arguments, _period(arguments.every, following))


def _rules(path: str | None) -> RulesFile:
    from insight.watching import read_rules, usual_rules

    return usual_rules() if path is None else read_rules(path)


def _period(every: float | None, following: Following) -> float:
    if every is not None:
        return every
    return REMOTE_PERIOD_S if "://" in following.store.root else PERIOD_S
