"""MLflow's SQLite files that cannot be read whole: each has a problem of its own."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from insight.sources.record import moved
from insight.sources.records import Gone, Problem, Progress

from .catalogue import wrongs_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from insight.sources.place import Place
    from insight.sources.records import News

    from .catalogue import FoundUnreadable, Wrong


class UnreadableFollower:
    """Tells what is wrong with databases, and what no longer is."""

    def __init__(self, found: FoundUnreadable, place: Place) -> None:
        self._run = found.run
        self._place = place
        self._told: Mapping[str, Wrong] = {}

    def poll(self, files: Sequence[str]) -> Iterator[News]:
        del files  # it has none of its own
        now = wrongs_of(self._place, self._run)
        before, self._told = self._told, now
        for file, held in before.items():
            if now.get(file) != held:
                yield Gone(file)
        for file, (problem, may_pass) in now.items():
            if before.get(file) != (problem, may_pass):
                told, progress = Problem(file, -1, problem), _nothing_of(file)
                # Where the problem has the last word, it is asked for again and again.
                yield from (progress, told) if may_pass else (told, progress)

    def load(self, kind: str, tag: str, file: str, offset: int) -> Any:
        raise moved(file, offset, f"a {kind} named {tag!r}", "a database without any")


def _nothing_of(file: str) -> Progress:
    return Progress(
        file=file,
        records=0,
        size=0,
        unfinished=0,
        modified=0.0,
        closed=True,  # what becomes of it says nothing of a run beside it
        first_wall_time=math.inf,
        last_wall_time=-math.inf,
    )
