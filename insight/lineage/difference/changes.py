"""The facts in which two runs differ, section by section."""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING, Any, NamedTuple

from insight.lineage.parameters import end_of

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

SECTIONS = (
    *("parameters", "data", "code", "command", "environment", "packages"),
    *("seed", "hardware", "parent"),
)
"""In the order in which a cause is looked for."""
MOST_LINES = 5_000
"""Lines of two diffs that are compared with each other: it takes time that grows with both."""

_OF = {
    **dict.fromkeys(("hyperparameters", "algorithm", "user", "model"), "parameters"),
    "dataset": "data",
}
# What came of a run, or lies elsewhere for each: it explains nothing.
_OUTCOMES = frozenset(
    (
        *("algorithm.loss", "model.path", "model.size", "code.problem", "code.root"),
        *("model.stopped_early", "model.stopped_at_step", "model.restored_epoch"),
    )
)


FIRST_BATCH = ".first_batch"
"""Of data: where seeds or the size of batches differ, another one says nothing of the data."""
_ORDERING = frozenset(("batch_size",))


class Change(NamedTuple):
    """One fact that two runs have in different ways; None where one lacks it."""

    section: str
    name: str
    a: Any
    b: Any


def changed_facts(a: Mapping[str, Any], b: Mapping[str, Any]) -> list[Change]:
    """The recorded facts in which two runs differ, in the order of `SECTIONS`.

    >>> changed_facts({"hyperparameters.lr": 0.1}, {"hyperparameters.lr": 0.2, "seed.engine": 1})
    [Change(section='parameters', name='lr', a=0.1, b=0.2), \
Change(section='seed', name='engine', a=None, b=1)]

    """
    found = []
    for column in sorted({*a, *b}):
        heading, dot, rest = column.partition(".")
        section = "seed" if is_seed(column) else _OF.get(heading, heading)
        if not dot or heading in {"metric", "packages"} or column in _OUTCOMES:
            continue
        if section in SECTIONS and not _same(a.get(column), b.get(column)):
            found.append(Change(section, rest, a.get(column), b.get(column)))
    is_ordered = not any(one.section == "seed" or one.name in _ORDERING for one in found)
    return in_sections(
        [one for one in found if (is_ordered and _is_of_both(one)) or not _is_batch(one)]
    )


def _is_batch(change: Change) -> bool:
    return change.name.endswith(FIRST_BATCH)


def _is_of_both(change: Change) -> bool:
    return change.a is not None and change.b is not None


def changed_packages(a: Mapping[str, Any], b: Mapping[str, Any]) -> list[Change]:
    """The packages that only one run had installed, or in another version."""
    return [
        Change("packages", name, a.get(name), b.get(name))
        for name in sorted({*a, *b})
        if a.get(name) != b.get(name)
    ]


def in_sections(changes: Collection[Change]) -> list[Change]:
    """The changes section by section."""
    return sorted(changes, key=lambda change: SECTIONS.index(change.section))


def diff_of_texts(a: str, b: str) -> list[str]:
    """What changed between two diffs, as the lines of a unified diff."""
    if a == b:
        return []
    lines = a.splitlines(), b.splitlines()
    if max(map(len, lines)) > MOST_LINES:
        return [f"the uncommitted changes differ; they have over {MOST_LINES} lines"]
    return list(difflib.unified_diff(*lines, "A uncommitted", "B uncommitted", lineterm=""))


def is_seed(column: str) -> bool:
    """Whether a fact is a seed.

    >>> [is_seed(name) for name in ("seed.engine", "user.data_seed", "hyperparameters.seeds")]
    [True, True, False]

    """
    last = end_of(column).casefold()
    named = last == "seed" or last.endswith(("_seed", "-seed")) or last == "random_state"
    return column.startswith("seed.") or named


def _same(a: Any, b: Any) -> bool:
    return bool(a == b) or (a != a and b != b)  # NaN is unlike itself
