"""Which runs and which curves a report shows."""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, NamedTuple

from dashboard.passing import matching
from dashboard.queries.runs.given import hidden_runs, name_of
from insight.errors import SummaryValueError
from insight.lineage.best_run import called as folder_called
from insight.lineage.target.ranking import ranked
from insight.plugins.beside import is_beside

from .asked import wanted_runs

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from dashboard.live import LiveStore
    from insight.lineage.best_run import Answer
    from insight.tables.scalar_index import ScalarIndex

    from .asked import Asked

USUAL_TAGS = 12
MOST_TAGS = 60
OWN = 12  # runs that have a colour


class Chosen(NamedTuple):
    """What is shown.

    Attributes:
        runs: Their names, the best first, then those that nobody can judge, newest first.
        answer: Which is best, and what explains it.
        tags: Whose curves are drawn, the target first.
        other_tags: How many tags these runs have beside those.
        called: What a person calls each run, where it is another name.
        inks: Index in the palette of runs that have a colour.
        scores: What each run is judged by.
        judged: How many of the first are in an order.

    """

    runs: list[str]
    answer: Answer
    tags: list[str]
    other_tags: int
    called: dict[str, str]
    inks: dict[str, int]
    scores: dict[str, float]
    judged: int


def chosen(store: LiveStore, asked: Asked) -> Chosen:
    """What a report shows of a folder.

    Raises:
        FilterError: If the filter cannot be read, or there is no such target.
        SummaryValueError: If a run or a tag is named that there is not.

    """
    given = store.notes.runs()
    there = store.runs().sort_values(["started", "run"], ascending=[False, True])
    names = there["run"].astype(str).tolist()
    passing = matching(store, asked.filter.strip())
    hidden = hidden_runs(given) if not asked.runs else frozenset()
    through = set(names if passing is None else passing) - hidden
    held = [run for run in names if run in through]
    runs = wanted_runs(held, set(names), asked)
    answer = store.best_run(runs, asked.target or None)
    first = ranked(runs, answer.target)
    judged = set(first)
    order = [*first, *(run for run in runs if run not in judged)]
    tags, others = _tags(store.scalars(), set(order), answer.target.name, asked.tags)
    called = {run: name for run in order if (name := name_of(given, run)) != run}
    if "." in order:  # the folder itself is the run
        called = {".": folder_called(store.root)} | called
    inks = _inks(store, order[:OWN], given)
    scores = dict(zip(runs, answer.target.scores.tolist(), strict=True)) if runs else {}
    return Chosen(order, answer, tags, others, called, inks, scores, len(first))


def _tags(
    index: ScalarIndex, runs: set[str], target: str, patterns: Sequence[str]
) -> tuple[list[str], int]:
    counts = {
        tag: count
        for tag, segments in index.by_tag.items()
        if (count := sum(one.run in runs for one in segments))
    }
    if patterns:
        found = [tag for one in patterns for tag in counts if fnmatchcase(tag, one)]
        if not found and counts:
            hint = f"there are {', '.join(list(counts)[:5])}"
            raise SummaryValueError.of(
                "report", "a pattern of tags that there are", repr(" ".join(patterns)), hint
            )
        return list(dict.fromkeys(found))[:MOST_TAGS], 0
    usual = sorted(
        (tag for tag in counts if not is_beside(tag)),
        key=lambda tag: (tag != target, -counts[tag], tag),
    )
    return usual[:USUAL_TAGS], len(usual[USUAL_TAGS:])


def _inks(
    store: LiveStore, runs: Sequence[str], given: Mapping[str, Mapping[str, object]]
) -> dict[str, int]:
    """The colours that pages show where runs have one, and those that are left for the others."""
    known = store.colours.runs()
    inks: dict[str, int] = {}
    for run in runs:
        ink = given.get(run, {}).get("colour", known.get(run))
        if isinstance(ink, int) and ink not in inks.values():
            inks[run] = ink
    free = [ink for ink in range(OWN) if ink not in inks.values()]
    return inks | dict(zip([run for run in runs if run not in inks], free, strict=False))
