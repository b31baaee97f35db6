"""What is wrong with runs: how they ended, values that are no numbers, damage, silence."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import numpy as np

from insight.tables.rank_ends import status_words
from insight.watching import holding

from .text import cell, counted, quoted

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from .folder import Folder

BAD = ("diverged", "failed")
_SAID = frozenset((*BAD, "lost", "alert"))
"""Rules that say what is told anyway."""
_MOST_DAMAGE = 5  # places of a run
_LINE = 300


def troubles_of(folder: Folder, runs: Collection[str]) -> list[str]:
    """A line for each trouble of some runs."""
    found = all_troubles(folder)
    return [line for run in runs for line in found.get(run, ())]


def all_troubles(folder: Folder) -> dict[str, list[str]]:
    """The troubles of each run that has any, and the rules that hold for it."""
    found = dict(folder.keep("troubles", lambda: _found(folder)))
    for one in holding(folder.watched.found(), time.time()):
        if one.rule.text not in _SAID:
            tag = f"{one.found.tag}: " if one.found.tag else ""
            told = quoted(f"{one.rule.text} ({tag}{one.found.words})", _LINE)
            found[one.run] = [*found.get(one.run, ()), told]
    return found


def _found(folder: Folder) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for part in (_ends(folder), _odd(folder), _damage(folder)):
        for run, line in part:
            found.setdefault(run, []).append(line)
    return found


def _ends(folder: Folder) -> Iterator[tuple[str, str]]:
    bad = folder.store.bad_ranks()
    runs = folder.runs
    for run, status in zip(runs["run"].astype(str), runs["status"].astype(str), strict=True):
        if status in BAD or bad.get(run):
            yield run, status_words(status, bad.get(run, {}))


def _odd(folder: Folder) -> Iterator[tuple[str, str]]:
    """Series with values that are not finite: how many, and from which step on."""
    index = folder.scalars
    odd = np.flatnonzero(~np.isfinite(index.value))
    if not odd.size:
        return
    for one in index.segments:
        first, last = np.searchsorted(odd, (one.start, one.end))
        if first < last:
            begins = int(odd[first])
            lasting = " and never finite again" if begins + (last - first) == one.end else ""
            count = f"{last - first} of {counted(one.end - one.start, 'value')}"
            where = f"not finite from step {index.step[begins]} on"
            yield one.run, f"{cell(one.tag)}: {count} {where}{lasting}"


def _damage(folder: Folder) -> Iterator[tuple[str, str]]:
    problems = folder.store.problems()
    seen: dict[str, int] = {}
    columns = (problems[name].tolist() for name in ("run", "file", "offset", "problem", "kept"))
    for run, file, offset, problem, kept in zip(*columns, strict=True):
        seen[run] = seen.get(run, 0) + 1
        if seen[run] <= _MOST_DAMAGE:
            at = f" at byte {offset}" if offset >= 0 else ""
            told = f"{quoted(problem, _LINE)}; {counted(kept, 'record')} of the file kept"
            yield run, f"damaged {quoted(file, _LINE)}{at}: {told}"
    for run, count in seen.items():
        if count > _MOST_DAMAGE:
            yield run, f"damaged in {count - _MOST_DAMAGE} more places"


def replaced(folder: Folder) -> dict[str, int]:
    """How many rows of each run a restart took, or a later row of their step."""
    found = folder.store.superseded(without=("scalar", "text"))
    return {run: sum(files.values()) for run, files in found.items()}


def silent_s(folder: Folder, runs: Collection[str]) -> dict[str, float]:
    """Seconds since each of some runs recorded something."""
    spans, now = folder.store.spans(), time.time()
    return {run: now - spans[run][1] for run in runs if run in spans}
