"""Which value of a series stands in the grid of runs, and what that is of each run."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from dashboard.queries.series.best import best_row
from dashboard.queries.series.index import held_at

from .columns import MOST_SHOWN

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from dashboard.queries.series.index import ScalarIndex, Segment
    from dashboard.queries.target import Target

LONGEST_MEAN = 100_000


class How(NamedTuple):
    """Which value of a series stands in the grid."""

    word: str
    """`last`, `min`, `max`, `mean` of the last `number`, value at `step` `number`, or value where
    the tag `other` is best: `atmin`, `atmax`."""
    number: int = 0
    other: str = ""


LAST = How("last")


class MetricColumn(NamedTuple):
    """One value a run. `has` tells a run that lacks the tag from one whose value is NaN."""

    held: np.ndarray[tuple[int], np.dtype[np.float64]]
    steps: np.ndarray[tuple[int], np.dtype[np.int64]]
    has: list[bool]


def how_of(text: object) -> How:
    """What is to stand in a metric's column, as addresses write it; `last` for what is unclear.

    >>> how_of("mean:10"), how_of("atmin:val/loss"), how_of("?")
    (How(word='mean', number=10, other=''), How(word='atmin', number=0, other='val/loss'), \
How(word='last', number=0, other=''))
    """
    word, _, rest = str(text).partition(":")
    if word in {"min", "max"}:
        return How(word)
    if word in {"atmin", "atmax"} and rest:
        return How(word, other=rest)
    if word in {"mean", "step"} and rest.removeprefix("-").isdecimal() and len(rest) < 19:
        number = int(rest)
        return How(word, min(max(number, 1), LONGEST_MEAN) if word == "mean" else number)
    return LAST


def metric_column(index: ScalarIndex, tag: str, how: How, runs: Sequence[str]) -> MetricColumn:
    """What a tag's column holds for some runs, each value with its step."""
    series = {segment.run: segment for segment in index.by_tag.get(tag, [])}
    others = (
        {segment.run: segment for segment in index.by_tag.get(how.other, [])} if how.other else {}
    )
    values = np.full(len(runs), np.nan)
    steps = np.zeros(len(runs), np.int64)
    has = [False] * len(runs)
    for number, run in enumerate(runs):
        segment = series.get(run)
        row = None if segment is None else _row(index, segment, how, others.get(run))
        if segment is None or row is None:
            continue
        has[number] = True
        steps[number] = index.step[row]
        if how.word == "mean":
            values[number] = index.value[
                max(segment.start, segment.end - how.number) : segment.end
            ].mean()
        else:
            values[number] = index.value[row]
    return MetricColumn(values, steps, has)


def _row(index: ScalarIndex, segment: Segment, how: How, other: Segment | None) -> int | None:
    """The row of the table whose step stands for a series; None where there is none."""
    match how.word:
        case "min" | "max":
            return best_row(index, segment, 1 if how.word == "max" else -1)
        case "step":
            return _row_at(index, segment, how.number)
        case "atmin" | "atmax":
            if other is None:
                return None
            best = best_row(index, other, 1 if how.word == "atmax" else -1)
            return _row_at(index, segment, int(index.step[best]))
    return segment.end - 1


def _row_at(index: ScalarIndex, segment: Segment, step: int) -> int | None:
    """The last row at or before a step; None where the series begins later."""
    within = held_at(index.step[segment.start : segment.end], step)
    return segment.start + within if within >= 0 else None


def usual_hows(target: Target) -> dict[str, How]:
    """Of the tag that runs are judged by the value that they are judged by."""
    words = {1: "max", -1: "min"}
    return {target.name: How(words[target.direction])} if target.of == "best" else {}


def asked_hows(asked: Mapping[str, Any]) -> dict[str, How]:
    """How the tags that somebody chose something for are to be told."""
    return {str(tag): how_of(text) for tag, text in list(asked.items())[:MOST_SHOWN]}
