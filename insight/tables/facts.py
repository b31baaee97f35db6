"""The order in which the facts of a run hold: of two under one name the later one wins.

Inside a file the order of its records decides, never a wall time: clocks are set back. Between
files wall times decide, and what a process of higher rank says comes before it all.
"""

from __future__ import annotations

import math
from itertools import accumulate, chain, groupby
from operator import itemgetter
from typing import TYPE_CHECKING

from insight.format.names import recorder_of

from .spans import NOTHING, Covered, joined

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from insight.lineage.told import ToldFact

    from .run_file import RunFile
    from .spans import Span


def in_order(files: Collection[RunFile]) -> list[ToldFact]:
    """What the files of a run tell, what holds least first."""
    telling = sorted((file for file in files if file.facts), key=lambda file: file.name)
    if len(telling) == 1:
        return list(telling[0].facts)
    behind = _behind(files) if any(file.rank for file in telling) else set()
    ordered = []
    for file in telling:
        is_first = (file.rank, recorder_of(file.name)) not in behind
        ordered += [((is_first, time), told) for time, told in _timed(file.facts)]
    return [told for _, told in sorted(ordered, key=itemgetter(0))]


def _timed(facts: Sequence[ToldFact]) -> Iterator[tuple[float, ToldFact]]:
    """The facts of a file in its order, with wall times that never fall.

    None is newer than what its file tells after it: that replaces it. One that was told in no
    finite time goes with the one before it.
    """
    bounds = list(accumulate((_bound(told) for told in reversed(facts)), min))
    newest = -math.inf
    for bound, told in zip(reversed(bounds), facts, strict=True):
        newest = bound if math.isfinite(told.fact.wall_time) else newest
        yield newest, told


def _bound(told: ToldFact) -> float:
    return told.fact.wall_time if math.isfinite(told.fact.wall_time) else math.inf


def _behind(files: Collection[RunFile]) -> set[tuple[int, str]]:
    """The recorders, with their ranks, beside which a process of lower rank wrote.

    A file of facts may hold a single instant: its recorder's other file says the rest.
    """
    spans: dict[tuple[int, str], tuple[Span, Span]] = {}
    for file in files:
        key = file.rank, recorder_of(file.name)
        spans[key] = joined(spans.get(key, (NOTHING,))[0], file.span), file.beside
    lower = Covered()
    found: set[tuple[int, str]] = set()
    for _, group in groupby(sorted(spans), key=itemgetter(0)):
        keys = list(group)
        found.update(key for key in keys if any(map(lower.meets, spans[key])))
        for span in chain.from_iterable(spans[key] for key in keys):
            lower.add(span)
    return found
