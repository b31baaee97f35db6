"""Which runs are drawn: those that are shown, or the family of one, and not too many."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence

    from .records import RunRecord

MOST_RUNS = 2_000


def savers(records: Mapping[str, RunRecord]) -> dict[tuple[str, str], str]:
    """Which run wrote a checkpoint, by hash and path, and by its hash alone under an empty path."""
    found: dict[tuple[str, str], str] = {}
    for run, record in records.items():
        for file in record.saved:
            found.setdefault((file.sha256, file.path), run)
            found.setdefault((file.sha256, ""), run)
    return found


def saver_of(known: Mapping[tuple[str, str], str], sha256: str, path: str) -> str | None:
    """The run that wrote a checkpoint, wherever the file lies by now; None for none of these."""
    return known.get((sha256, path), known.get((sha256, "")))


def parents_of(records: Mapping[str, RunRecord]) -> dict[str, list[str]]:
    """The runs that each run descends from, in whatever way that was told; never itself."""
    known = savers(records)
    models: dict[str, str] = {}
    for run, record in records.items():
        if record.model_path:
            models.setdefault(record.model_path, run)
    found = {}
    for run, record in records.items():
        told = [saver_of(known, file.sha256, file.path) for file in record.loaded]
        told += [models.get(path) for path in record.named] + list(record.parents)
        found[run] = [one for one in dict.fromkeys(told) if one is not None and one != run]
    return found


def family_of(run: str, parents: Mapping[str, Sequence[str]]) -> frozenset[str]:
    """A run, all that it descends from, and all that descends from it.

    >>> sorted(family_of("b", {"a": [], "b": ["a"], "c": ["b"], "d": ["a"]}))
    ['a', 'b', 'c']
    """
    children: dict[str, list[str]] = defaultdict(list)
    for child, held in parents.items():
        for one in held:
            children[one].append(child)
    return frozenset(_reached(run, parents) | _reached(run, children))


def _reached(run: str, after: Mapping[str, Iterable[str]]) -> set[str]:
    seen, waiting = {run}, [run]
    while waiting:
        new = [one for one in after.get(waiting.pop(), ()) if one not in seen]
        seen.update(new)
        waiting.extend(new)
    return seen


def drawn_runs(
    oldest_first: Sequence[str],
    shown: Collection[str] | None,
    family: Collection[str] | None,
    most: int = MOST_RUNS,
) -> list[str]:
    """The runs to draw, oldest first: of too many the newest.

    Args:
        oldest_first: All runs.
        shown: Those that pass the filter and are not hidden; None for all.
        family: Those to draw whether they pass or not; None where no run was chosen.
        most: So many at most.

    >>> drawn_runs(["a", "b", "c"], {"a", "c"}, None), drawn_runs(["a", "b", "c"], None, None, 2)
    (['a', 'c'], ['b', 'c'])

    """
    wanted = shown if family is None else family
    return [run for run in oldest_first if wanted is None or run in wanted][-most:]
