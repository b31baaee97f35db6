"""The parts of a card that a browser does not have yet."""

from __future__ import annotations

import zlib
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from dashboard.encode import numbers
from dashboard.queries.series.edges import reach_of, slice_width
from dashboard.queries.series.grid import grid, less_base

from .card import close_part, crowd_part, difference_part, near_part, points_a_run, seen, viewed
from .group_inks import NO_INKS
from .groups import aggregate, group_order
from .marks import CHUNK, chunks, mark, reach
from .ranks import NO_RANKS, CardRanks, mark_of, ranks_part

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from dashboard.queries.series.curves import Curve
    from dashboard.queries.series.edges import AxisWindow
    from insight.tables.scalar_index import ScalarIndex, Segment

    from .group_inks import Ink
    from .ranks import Ranks
    from .view import View

FEW = 30  # runs, all of which are drawn closely: as in assets/charts/scalar_view.mjs
CLOSE = 600
GROUP_SLICES = 240
MOST_ALONE = 2  # parts that look for their curves themselves: more of them share a search


def card_parts(
    index: ScalarIndex,
    tag: str,
    view: View,
    window: AxisWindow | None,
    known: Mapping[str, str],
    names: Mapping[str, str],
    inks: Mapping[str, Ink] = NO_INKS,
    ranks: Ranks = NO_RANKS,
) -> dict[str, Any] | None:
    """What has changed of a card, or None.

    Of few runs everything is the part `close`: points, or buckets with their bounds, finer within
    the window. Of many, `crowd:0`, `crowd:1`, … have means of some of the runs each, `near:0`, …
    those within the window, and `close` only the runs in focus; so a zoom asks for what lies in it,
    a click for one run, and of a run that grows come those that travel with it. `groups` are lines
    of runs with the same fact, `ranks` the range of runs of several processes, which are drawn by
    their median. A part that is no longer wanted is None.

    Args:
        index: The scalar table.
        tag: The card.
        view: How somebody looks at it.
        window: What part of the axis, or None for all of it.
        known: The keys of the parts that the browser has.
        names: The group of each run (`groups.group_names`); empty for no groups.
        inks: The colours of groups.
        ranks: Of runs of several processes.

    """
    asked = _Asked(index, tag, view, window, ranks)
    parts = dict(_wanted(asked, names, inks))
    due = [name for name, part in parts.items() if known.get(name) != part.key]
    gone = known.keys() - parts.keys()
    if not due and not gone:
        return None
    card: dict[str, Any] = dict.fromkeys(gone)
    card |= {"tag": tag, "direction": index.direction(tag)}
    card["key"] = {name: part.key for name, part in parts.items()}
    if len(due) > MOST_ALONE:
        asked.every()
    return card | {name: parts[name].make() for name in due}


class _Part(NamedTuple):
    key: str
    make: Callable[[], dict[str, Any]]


class _Asked:
    """A card as it is asked for, and its curves, made at most once."""

    def __init__(
        self, index: ScalarIndex, tag: str, view: View, window: AxisWindow | None, ranks: Ranks
    ) -> None:
        self.index, self.tag, self.view = index, tag, seen(index, tag, view)
        self.window = None if self.view.is_own else window
        self.segments = index.by_tag[tag]
        self.ranks = CardRanks(index, tag, self.view, ranks)
        self._every: dict[str, Curve] = {}

    def every(self) -> list[Curve]:
        """The curves of all runs."""
        if not self._every:
            found = viewed(self.index, self.tag, self.view, ranks=self.ranks)
            self._every = {curve.run: curve for curve in found}
        return list(self._every.values())

    def some(self, runs: Sequence[str]) -> list[Curve]:
        """The curves of some runs."""
        if not self._every:
            return viewed(self.index, self.tag, self.view, set(runs), self.ranks)
        return [self._every[run] for run in runs if run in self._every]

    def key(self, segments: Sequence[Segment], *more: Any) -> str:
        """Changes with these series, the view and what else makes a part."""
        is_whole = segments is self.segments  # asked for by each part of a crowd
        marks = self._marks if is_whole else self._marks_of(segments)
        several = mark_of(self.ranks.held, [one.run for one in segments])
        if several:
            more = (*more, several, self.view.ranks)
        return _check([*marks, self.view.key, *more])

    @cached_property
    def _marks(self) -> list[str]:
        return self._marks_of(self.segments)

    def _marks_of(self, segments: Sequence[Segment]) -> list[str]:
        """Change with these series, and with those that say where their points lie."""
        marks = [mark(self.index, segments)]
        if self.view.axis == "tag":
            marks.append(mark(self.index, self.index.by_tag.get(self.view.x_tag, [])))
        if self.view.axis == "training":
            longest = [self.index.longest.get(one.run) for one in segments]
            marks.append(mark(self.index, [one for one in longest if one is not None]))
        return marks


def _check(facts: Any) -> str:
    return f"{zlib.crc32(repr(facts).encode('utf-8', 'replace')):08x}"


def _wanted(
    asked: _Asked, names: Mapping[str, str], inks: Mapping[str, Ink]
) -> Iterator[tuple[str, _Part]]:
    view, window, segments = asked.view, asked.window, asked.segments
    if names:
        chosen = None if view.runs is None else sorted(view.runs)
        grouping = (
            window,
            view.by,
            view.also,
            view.middle,
            view.band,
            sorted(names.items()),
            chosen,
            sorted(inks.items()),
        )
        groups = partial(_groups, asked, names, inks)
        yield "groups", _Part(asked.key(segments, *grouping), groups)
    is_few = len(segments) <= FEW or bool(view.base)
    focus = [one for one in segments if is_few or one.run in view.focus]
    if asked.ranks.are_joined and not names:
        runs = [one.run for one in focus if one.run in asked.ranks.held]
        key = asked.key(focus, window, "ranks")
        yield "ranks", _Part(key, partial(_ranks, asked, runs))
    if is_few:
        yield "close", _Part(asked.key(segments, window), partial(_close, asked))
        return
    yield "close", _Part(asked.key(focus, window, "focus"), partial(_focused, asked))
    yield from _crowded(asked)


def _crowded(asked: _Asked) -> Iterator[tuple[str, _Part]]:
    """The parts of many runs: those of some of them change with these runs alone.

    Slices have one of few widths, so that they hardly ever change while the longest run grows.
    Where it cannot be told cheaply how far the axis reaches, every part changes with every run.
    """
    view, window, found = asked.view, asked.window, chunks(asked.segments)
    count = points_a_run(CHUNK * len(found))
    steady = view.axis not in {"tag", "training"} and not view.log_x
    whole = reach(asked.index, asked.segments, view.axis) if steady else None
    slices: tuple[Any, ...] = (count,)
    if whole is not None:
        span = whole.high - whole.low
        slices += (slice_width(span, count) if 0 < span < np.inf else whole,)
    for number, chunk in enumerate(found):
        if not chunk:
            continue
        runs = [one.run for one in chunk]
        marked = chunk if steady else asked.segments
        key = asked.key(marked, number, slices)
        yield f"crowd:{number}", _Part(key, partial(_crowd, asked, runs, count, whole))
        if window is not None:
            key, near = asked.key(marked, number, count, window), partial(_near, asked, window)
            yield f"near:{number}", _Part(key, partial(near, runs, count, whole))


def _close(asked: _Asked) -> dict[str, Any]:
    part = difference_part if asked.view.base else close_part
    found = asked.ranks.split(asked.every())
    count = points_a_run(max(len(found), len(asked.segments)))
    return part(found, count, asked.view, asked.window)


def _focused(asked: _Asked) -> dict[str, Any]:
    found = asked.ranks.split(asked.some(sorted(asked.view.focus)))
    return close_part(found, CLOSE, asked.view, asked.window)


def _ranks(asked: _Asked, runs: Sequence[str]) -> dict[str, Any]:
    return ranks_part(asked.ranks, asked.some(runs), asked.view, asked.window)


def _crowd(
    asked: _Asked, runs: Sequence[str], count: int, whole: AxisWindow | None
) -> dict[str, Any]:
    reached = whole or reach_of(asked.every(), log=asked.view.log_x)
    return crowd_part(asked.some(runs), count, asked.view, reached)


def _near(
    asked: _Asked, window: AxisWindow, runs: Sequence[str], count: int, whole: AxisWindow | None
) -> dict[str, Any]:
    reached = whole or reach_of(asked.every(), log=asked.view.log_x)
    return near_part(asked.some(runs), count, asked.view, window, reached)


def _groups(asked: _Asked, names: Mapping[str, str], inks: Mapping[str, Ink]) -> dict[str, Any]:
    return groups_part(asked.every(), asked.view, asked.window, names, inks)


def groups_part(
    found: Sequence[Curve],
    view: View,
    window: AxisWindow | None,
    names: Mapping[str, str],
    inks: Mapping[str, Ink] = NO_INKS,
) -> dict[str, Any]:
    """A line and a band for each group, on one grid; `n` says how many runs each x has.

    A quantity that was never negative has no negative band: there the spread of a few runs would
    say what cannot be.
    """
    table = grid(found, GROUP_SLICES, window, log=view.log_x)
    bases = [number for number, curve in enumerate(found) if curve.run == view.base]
    if view.base:
        table = less_base(table, bases[0]) if bases else table._replace(mean=table.mean * np.nan)
    shown = np.array([view.runs is None or curve.run in view.runs for curve in found], np.bool_)
    floor = -np.inf if view.base or _is_negative(found) else 0.0
    group_of = np.array([names.get(curve.run, "") for curve in found], object)
    lines = []
    for number, name in enumerate(group_order(names)):
        members = shown & (group_of == name)
        group = aggregate(table.mean[members], view.middle, view.band)
        held = group.n > 0
        if not held.any():
            continue
        lines.append(
            {
                "name": name,
                "index": number,
                "ink": inks[name].told if name in inks else None,
                "runs": int(members.sum()),
                "x": numbers(table.x[held]),
                "n": numbers(group.n[held]),
                "middle": numbers(group.middle[held]),
                "low": numbers(np.maximum(group.low[held], floor)),
                "high": numbers(group.high[held]),
            }
        )
    head = {
        "by": view.by,
        "also": view.also,
        "axis": [view.axis, view.x_tag],
        "weight": view.weight,
    }
    colours = [[name, inks[name].told if name in inks else None] for name in group_order(names)]
    return head | {"lines": lines, "of": dict(names), "inks": colours}


def _is_negative(found: Sequence[Curve]) -> bool:
    """Whether any value is below 0; NaN is not."""
    return any(bool((curve.value < 0).any()) for curve in found)
