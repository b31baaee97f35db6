"""What runs of tests side by side came to together: their tallies added up, and told in lines."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from tests.tally import GROUPS
from tools.budgets import Budget, budget_of

SLOWEST = 10


class Totals(NamedTuple):
    """Of all tests that ran.

    Attributes:
        outcomes: How many passed, failed and so on.
        tests: How many there are in each file.
        seconds: What those of each file took.
        slowest: Those that took longest, each with its seconds.
        failed: Their names.
        skipped: How many by group of what a machine may lack.
        reasons: Why tests were skipped, and how many for each.
        figures: Lines of what campaigns measured.

    """

    outcomes: Counter[str]
    tests: Counter[str]
    seconds: Counter[str]
    slowest: list[tuple[str, float]]
    failed: list[str]
    skipped: Counter[str]
    reasons: Counter[str]
    figures: list[str]


def added(tallies: Iterable[dict[str, Any]]) -> Totals:
    total = Totals(*(Counter() if name not in _LISTS else [] for name in Totals._fields))
    for one in tallies:
        for name, known in zip(Totals._fields, total, strict=True):
            if isinstance(known, Counter):
                known.update(one[name])
            else:
                known.extend(one[name])
    total.slowest.sort(key=lambda pair: -pair[1])
    return total


_LISTS = {"slowest", "failed", "figures"}


def read(files: Iterable[Path]) -> Totals:
    """Of the tallies that are there: a run that was killed has written none."""
    there = [path for path in files if path.is_file()]
    return added(json.loads(path.read_text(encoding="utf-8")) for path in there)


def folder_lines(totals: Totals, rows: Sequence[Budget]) -> list[str]:
    """The table of seconds by folder, the longest first; who passed its budget is marked."""
    taken: Counter[str] = Counter()
    tests: Counter[str] = Counter()
    for path, count in totals.tests.items():
        row = budget_of(path, rows)
        name = row.path if row is not None else "no budget"
        taken[name] += totals.seconds[path]
        tests[name] += count
    allowed = {row.path: row.seconds for row in rows}
    lines = [f"{'folder':<60}{'tests':>7}{'seconds':>10}{'budget':>8}"]
    for name, seconds in taken.most_common():
        budget = allowed.get(name, 0)
        mark = "  over budget" if seconds > budget else ""
        lines.append(f"{name:<60}{tests[name]:>7}{seconds:>10.1f}{budget:>8.0f}{mark}")
    sums = f"{sum(tests.values()):>7}{sum(taken.values()):>10.1f}"
    return [
        *lines,
        f"{'all':<60}{sums}{sum(allowed[name] for name in taken if name in allowed):>8.0f}",
    ]


def slowest_lines(totals: Totals) -> list[str]:
    found = totals.slowest[:SLOWEST]
    return ["slowest tests:", *(f"{seconds:8.1f} s  {name}" for name, seconds in found)]


def skip_lines(totals: Totals) -> list[str]:
    return [f"skipped {count}: {reason}" for reason, count in totals.reasons.most_common()]


def failed_lines(totals: Totals) -> list[str]:
    return [f"FAILED {name}" for name in totals.failed]


def outcome_line(totals: Totals) -> str:
    counts = [f"{count:,} {kind}" for kind, count in totals.outcomes.items() if count]
    return ", ".join(counts) or "no tests"


def group_line(totals: Totals) -> str:
    counts = ", ".join(f"{name} {totals.skipped[name]}" for name in GROUPS)
    return f"skipped by group: {counts}"
