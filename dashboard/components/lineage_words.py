"""What the columns and targets of the lineage page are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dashboard.words import say

if TYPE_CHECKING:
    from insight.lineage.target import Target

TITLES = {
    "metric": "Metrics",
    "hyperparameters": "Hyperparameters",
    "algorithm": "Algorithm",
    "user": "Recorded by the user",
    "dataset": "Data",
    "model": "Model",
    "run": "Run",
    "last": "Last values",
    "": "Run",
}


def short(name: str) -> str:
    """The name of a recorded column without its section."""
    section, dot, rest = name.partition(".")
    return rest if dot and section in TITLES else name


def named(found: Target) -> str:
    """A recorded column without its section; a tag as it is."""
    return short(found.name) if found.of == "recorded" else found.name


def title(found: Target) -> str:
    """A target and what of it, in words."""
    if found.of == "recorded":
        return named(found) or say("no target")
    if found.of == "best":
        return say("{name}, best", name=found.name)
    return say("{name}, last", name=found.name)


def more(count: int) -> str:
    """What is left out, in words."""
    return say("{count} more columns are not shown", count=f"{count:,}") if count else ""
