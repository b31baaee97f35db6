"""Deals the files of tests to shards: each is run by a pytest of its own, beside another.

A file stays whole, as its tests share what its fixtures made. Each shard takes a part of what is
left to deal, so the first are long, as a process costs seconds before its first test, and the last
are short, so that no processor waits for long at the end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tools.budgets import ROOT, Budget, budget_of

PART = 0.25  # of what is left, for two processors with two shards each
LEAST_S = 20.0
# A browser starts, knows no script yet, and the servers that its tests share start too: fewer are
# cheaper. They begin before what computes, and so need not be short at the end.
PART_WAITING = 0.4
LEAST_WAITING_S = 160.0


class Shard(NamedTuple):
    files: list[str]
    folders: list[str]  # the budgets' rows that these are of
    seconds: float  # that it may take
    waits: bool

    @property
    def name(self) -> str:
        first, *others = self.folders
        return first if not others else f"{first} and {len(others)} more"


class _Dealt(NamedTuple):
    path: str
    row: Budget
    seconds: float


def shards(files: Iterable[str], rows: Sequence[Budget]) -> list[Shard]:
    """Every file in one shard; those that mostly wait are in others than those that compute.

    Files whose tests run on several processes are in one, as those of a shard share their jobs.

    Raises:
        LookupError: If a file is in no folder with a budget.

    """
    dealt = _weighed(files, rows)
    on_ranks = [one for one in dealt if _is_on_ranks(one.path)]
    others = [one for one in dealt if one not in on_ranks]
    waiting = _cut([one for one in others if one.row.waits], PART_WAITING, LEAST_WAITING_S)
    computing = _cut([one for one in others if not one.row.waits], PART, LEAST_S)
    # Each of their processes waits for the others.
    return [*waiting, *(shard._replace(waits=True) for shard in _cut(on_ranks, 1, 0)), *computing]


def _is_on_ranks(path: str) -> bool:
    file = ROOT / path
    return file.is_file() and "\n@on_ranks(" in file.read_text(encoding="utf-8")


def _weighed(files: Iterable[str], rows: Sequence[Budget]) -> list[_Dealt]:
    """The files with the seconds of each, those of a folder together and the longest first."""
    pairs = []
    for path in files:
        row = budget_of(path, rows)
        if row is None:
            raise LookupError(f"{path} has no budget. Hint: give its folder one in budgets.toml")
        pairs.append((path, row))
    counts = Counter(row.path for _, row in pairs)
    weighed = [_Dealt(path, row, row.seconds / counts[row.path]) for path, row in pairs]
    return sorted(weighed, key=lambda one: (-one.row.seconds, one.row.path, one.path))


def _cut(waiting: list[_Dealt], part: float, least_s: float) -> list[Shard]:
    left = sum(one.seconds for one in waiting)
    found = []
    while waiting:
        wanted = max(least_s, left * part)
        mine, seconds = [], 0.0
        while waiting and (not mine or seconds + waiting[0].seconds / 2 <= wanted):
            mine.append(waiting.pop(0))
            seconds += mine[-1].seconds
        left -= seconds
        folders = list(dict.fromkeys(one.row.path for one in mine))
        found.append(Shard([one.path for one in mine], folders, seconds, mine[0].row.waits))
    return found
