"""Say which run is best, by how much, and what explains it.

Three lines: the run with the best value of what runs are judged by; how far it is ahead of the next
and of the median, and whether that is more than seeds make; the parameters that explain the most.
Without --target that is chosen as on the pages: docs/best_run.md has the rule. Exit code 1 where
nobody can say.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from .listing import add_folder_arguments, as_json, print_object, printable
from .workers import opened

if TYPE_CHECKING:
    import argparse

    from insight.lineage.best_run import Answer


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """`insight best DIR [--target TAG] [--filter EXPR] [--json]`."""
    add_folder_arguments(parser)
    parser.add_argument(
        "--target",
        metavar="TAG",
        help="what to judge by: a tag, or the name of a recorded metric",
    )
    parser.add_argument("--json", action="store_true", help="one object, for programs")


def run(arguments: argparse.Namespace) -> int:
    """Print the answer; 1 where there is none."""
    from insight.lineage.best_run import answered, lines_of, why_not

    store = opened(arguments.directory, arguments.engine, arguments.tables)
    found = answered(store, arguments.target, arguments.filter)
    if arguments.json:
        print_object(as_json(as_object(found)))
    lines = lines_of(found)
    if not lines:
        print(f"insight best: {printable(why_not(found))}", file=sys.stderr)
        return 1
    if not arguments.json:
        for line in lines:
            print(printable(line))
    return 0


def as_object(found: Answer) -> dict[str, Any]:
    """The answer for programs."""
    target, lead, seeds, explained = found.target, found.lead, found.seeds, found.explained
    told: dict[str, Any] = {
        "target": target.name or None,
        "of": target.of if target.name else None,
        "direction": target.direction,
        "runs": found.shown,
        "judged": 0 if lead is None else lead.judged,
        "best": None,
        "next": None,
        "median": None,
        "seeds": None,
        "explained": None,
    }
    if lead is None or seeds is None:
        return told
    told["best"] = {
        "run": lead.run,
        "value": lead.value,
        "step": lead.step,
        "status": found.status,
        "equal": lead.equal,
    }
    if lead.next is not None:
        run, value = lead.next
        told["next"] = {"run": run, "value": value, "ahead": abs(lead.value - value)}
    told["median"] = {"value": lead.median, "ahead": abs(lead.value - lead.median)}
    told["seeds"] = {
        "own": seeds.own._asdict(),
        "other": None if seeds.other is None else seeds.other._asdict(),
        "p": None if seeds.test is None else seeds.test.p,
    }
    if explained is not None:
        told["explained"] = explained._asdict() | {
            "found": [one._asdict() for one in explained.found],
            "together": [one._asdict() for one in explained.together],
        }
    return told
