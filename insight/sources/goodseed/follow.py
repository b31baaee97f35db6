"""What is new in the file of one run."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from insight.errors import compose
from insight.sources.fractional_steps import AXIS, BEFORE, Settled, TrueSteps
from insight.sources.record import moved
from insight.sources.records import (
    MOST_NAMES,
    Batch,
    ChangingFacts,
    Fact,
    Gone,
    Points,
    Problem,
    Progress,
    Readable,
    Remark,
    as_text,
)
from insight.sources.sqlite.connection import WAL
from insight.sources.sqlite.tables import known_peek
from insight.sources.trackio.values import seconds

from .facts import facts_of, status_of
from .rows import Fresh, RunRows

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from insight.format.scalars.columns import Column
    from insight.sources.place import Place
    from insight.sources.records import News

    from .numbering import Numbering
    from .rows import Series, Texts

_Columns = tuple[Any, Any, Any]


class GoodSeedFollower:
    """Follows one file."""

    def __init__(self, path: str, name: str, place: Place) -> None:
        self._path = path
        self._name = name
        self._place = place
        self._has_begun = False
        self._facts = ChangingFacts()
        self._was_wrong = False
        self._has_told = False
        self._axes: dict[str, str] = {}
        self._remarked: set[str] = set()

    def poll(self, files: Sequence[str]) -> Iterator[News]:
        del files  # the file and the log beside it
        peek = known_peek(self._place, self._path)
        rows = peek.further
        if not isinstance(rows, RunRows):
            return
        if not self._has_begun and rows.is_told:
            rows.look_again()  # another follower took of it before this one began
        self._has_begun = rows.is_told = True
        settled = self._settled(rows)
        if settled is None:  # a step among those that were numbered: all of them are others now
            rows.look_again()
            settled = self._settled(rows)
        if self._was_wrong and not peek.problem:
            yield Readable(self._name)
        self._was_wrong = bool(peek.problem)
        if rows.is_anew and self._has_told:
            yield Gone(self._name)
        told = [Problem(self._name, -1, peek.problem)] if self._was_wrong else []
        if not peek.is_refused:
            yield from told  # where it has the last word, it is asked for again and again
        yield from self._news(rows, *(settled or ({}, [])))
        if peek.is_refused:
            yield from told

    def load(self, kind: str, tag: str, file: str, offset: int) -> Any:
        query = "SELECT value FROM string_points WHERE rowid = ?"
        try:
            with known_peek(self._place, self._path).connection() as connection:
                found = connection.execute(query, (offset,)).fetchone()
        except Exception as error:
            raise moved(file, offset, f"a {kind} named {tag!r}", error) from error
        if found is None:
            raise moved(file, offset, f"a {kind} named {tag!r}", "no such row")
        return as_text(found[0] if isinstance(found[0], bytes) else str(found[0]))

    def _news(
        self, rows: RunRows, series: dict[str, _Columns], batches: list[Batch]
    ) -> Iterator[News]:
        fresh, rows.fresh = rows.fresh, Fresh()
        if rows.is_anew:
            self._remarked = set()
            yield Fact(self._name, "named", _time(rows.meta.get("created_at")) or 0.0, self._facts)
        rows.is_anew, self._has_told = False, True
        yield from self._new_facts(rows)
        if series:
            yield Points.of(self._name, series)
        yield from batches
        if fresh.odd:
            yield Problem(self._name, 0, f"{fresh.odd} rows hold no number, no step or no time")
        yield self._progress(rows, fresh, series, batches)

    def _settled(self, rows: RunRows) -> tuple[dict[str, _Columns], list[Batch]] | None:
        """What is fresh, with the steps that tables have; None where those told hold no longer."""
        series: dict[str, _Columns] = {}
        batches: list[Batch] = []
        if rows.is_anew:
            self._axes = {}
        for number, parts in rows.fresh.points.items():
            one = rows.points[number]
            true_steps, times, values = (
                parts[0] if len(parts) == 1 else map(np.concatenate, zip(*parts, strict=True))
            )
            steps = one.steps.further(true_steps)
            if steps is None:
                return None
            series[one.tag] = steps, times, values
            self._number(rows, (one.steps, one.tag), series, (steps, times, true_steps))
        for number, texts in rows.fresh.texts.items():
            one = rows.texts[number]
            batch = self._batch(rows, one, texts, series)
            if batch is None:
                return None
            batches.append(batch)
        return series, batches

    def _batch(
        self, rows: RunRows, one: Series, texts: Texts, series: dict[str, _Columns]
    ) -> Batch | None:
        numbers, true_steps, values, times = zip(*texts, strict=True)
        if one.stream is not None:
            tag, level = one.stream
            lines = [(level, value) for value in values]
            return Batch(
                self._name, "message", tag, list(numbers), list(times), lines, list(numbers)
            )
        held = np.array(true_steps, np.float64)
        steps = one.steps.further(held)
        if steps is None:
            return None
        also_numbers = any(one.tag == held.tag for held in rows.points.values())
        name = f"{one.tag} (text)" if also_numbers else one.tag
        self._number(rows, (one.steps, name), series, (steps, np.array(times, np.float64), held))
        cells = [(value,) for value in values]
        return Batch(self._name, "text", one.tag, steps.tolist(), list(times), cells, list(numbers))

    def _number(
        self,
        rows: RunRows,
        numbered: tuple[Numbering, str],
        series: dict[str, _Columns],
        true: tuple[Column, Column, Column],
    ) -> None:
        """Add the true steps of a series that was numbered."""
        numbering, tag = numbered
        if not numbering.is_numbered:
            return
        if tag not in self._axes:
            taken = {held.tag for held in rows.points.values()} | {*self._axes.values()}
            name = BEFORE + tag
            while name in taken:
                name = BEFORE + name
            self._axes[tag] = name
        series[self._axes[tag]] = true

    def _new_facts(self, rows: RunRows) -> Iterator[News]:
        facts = facts_of(rows.meta, rows.configs)
        if len(facts) > MOST_NAMES:
            got = f"{len(facts)}; {MOST_NAMES} kept"
            text = compose("configuration", f"at most {MOST_NAMES} names", got)
            facts = dict(list(facts.items())[:MOST_NAMES])
            if len(self._facts) < MOST_NAMES:
                yield Problem(self._name, 0, text)
        axes = {AXIS + tag: name for tag, name in self._axes.items()}
        facts |= axes
        if facts != dict(self._facts):
            self._facts.become(facts)
        new = self._axes.keys() - self._remarked
        if new:
            self._remarked |= new
            none = np.empty(0)
            numbered = {tag: TrueSteps(self._axes[tag], none, none) for tag in new}
            yield Remark(self._name, Settled({}, numbered).remark())

    def _progress(
        self, rows: RunRows, fresh: Fresh, series: dict[str, _Columns], batches: list[Batch]
    ) -> Progress:
        status = status_of(rows.meta)
        for key in ("created_at", "closed_at"):
            time = _time(rows.meta.get(key))
            if time is not None:
                fresh.see(time, time)
        added = {*self._axes.values()}
        states = [self._file_state(self._path), self._file_state(self._path + WAL)]
        return Progress(
            file=self._name,
            records=sum(len(held[0]) for tag, held in series.items() if tag not in added)
            + sum(len(one.steps) for one in batches),
            size=int(states[0][0]),
            unfinished=0,
            modified=max(states[0][1], states[1][1]),
            closed=status not in {None, "running"},
            first_wall_time=fresh.first,
            last_wall_time=fresh.last,
            status=status,
        )

    def _file_state(self, path: str) -> tuple[int, float]:
        try:
            state = self._place.state(path)
        except OSError:
            return 0, 0.0
        return state.size, state.modified


def _time(text: str | None) -> float | None:
    try:
        return seconds(text) if text else None
    except ValueError:
        return None
