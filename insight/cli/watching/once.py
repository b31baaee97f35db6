"""`insight watch --once`: look, tell, and leave."""

from __future__ import annotations

import sys
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from insight.cli.listing import as_json, print_object, printable

if TYPE_CHECKING:
    import argparse

    from insight.watching import Holding

    from .following import Following, View

PATIENCE_S = 60.0
"""How long what is told may be on its way."""


def look(following: Following, arguments: argparse.Namespace) -> int:
    """Print what there is and what holds; 1 where anything does."""
    view = following.look()
    if arguments.json:
        print_object(as_json(as_object(view, following.root)))
    else:
        _print(view, following, arguments)
    following.wait(PATIENCE_S)
    for line in (*view.news, *following.settle(), *view.troubles):
        print(printable(line), file=sys.stderr)
    return 1 if view.holdings else 0


def as_object(view: View, root: str) -> dict[str, Any]:
    """All of a look for programs."""
    return {
        "root": root,
        "runs": view.runs.to_dict("records"),
        "holds": [holding_object(one) for one in view.holdings],
    }


def columns_of(asked: str | None) -> list[str] | None:
    """The tags of `--columns`."""
    if asked is None:
        return None
    return [tag.strip() for tag in asked.split(",") if tag.strip()]


def holding_object(one: Holding) -> dict[str, Any]:
    """What holds for a run, for programs."""
    return {
        "run": one.run,
        "rule": one.rule.text,
        "tag": one.found.tag or None,
        "step": one.found.step,
        "found": one.found.words,
    }


def _print(view: View, following: Following, arguments: argparse.Namespace) -> None:
    from .rows import RunRows
    from .table import Screen, console_of

    is_terminal = sys.stdout.isatty()
    console = console_of(is_terminal=is_terminal)
    screen = Screen(
        replace(view, troubles=()),
        RunRows(following.store, columns_of(arguments.columns)),
        console.size,
        arguments.sort,
        whole=not is_terminal,
        most_held=len(view.holdings) if is_terminal else 0,
    )
    console.print(screen.drawn(console, following.root))
    if not is_terminal:  # in full, for whoever reads them
        for one in view.holdings:
            print(f"! {printable(one.sentence)}")
