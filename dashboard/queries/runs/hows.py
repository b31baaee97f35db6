"""Which value of a series stands in the grid of runs, and what that is of each run."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from insight.lineage.target.best import best_rows, extreme_rows
from insight.tables.scalar_index import held_at

from .columns import MOST_SHOWN

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import NDArray

    from insight.lineage.target import Target
    from insight.tables.scalar_index import ScalarIndex, Segment

LONGEST_MEAN = 100_000


class How(NamedTuple):
    """Which value of a series stands in the grid."""

    word: str
    """`last`, `min`, `max`, `mean` of the last `number`, value at `step` `number`, value where the
    tag `other` is lowest or highest: `atmin`, `atmax`; or `best`, which runs are judged by."""
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
    if word in {"best", "min", "max"}:
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
    numbers = [number for number, run in enumerate(runs) if run in series]
    segments = [series[runs[number]] for number in numbers]
    rows = _rows(index, segments, how)
    at, held = np.array(numbers, np.int64)[rows >= 0], rows[rows >= 0]
    values = np.full(len(runs), np.nan)
    steps = np.zeros(len(runs), np.int64)
    has = np.zeros(len(runs), np.bool_)
    values[at], steps[at], has[at] = index.value[held], index.step[held], True
    if how.word == "mean":
        values[at] = [
            index.value[max(one.start, one.end - how.number) : one.end].mean() for one in segments
        ]
    return MetricColumn(values, steps, has.tolist())


def _rows(index: ScalarIndex, segments: Sequence[Segment], how: How) -> NDArray[np.int64]:
    """The row of the table whose step stands for each series; -1 where there is none."""
    match how.word:
        case "best" if segments and index.direction(segments[0].tag):
            return best_rows(index, segments, index.direction(segments[0].tag))
        case "min" | "max":
            return extreme_rows(index, segments, 1 if how.word == "max" else -1)
        case "step":
            steps = [how.number] * len(segments)
        case "atmin" | "atmax":
            return _rows_at_extreme(index, segments, how)
        case _:
            return np.array([one.end - 1 for one in segments], np.int64)
    return _rows_at(index, segments, steps)


def _rows_at_extreme(
    index: ScalarIndex, segments: Sequence[Segment], how: How
) -> NDArray[np.int64]:
    """The rows at the steps where the series of another tag are lowest or highest."""
    others = {segment.run: segment for segment in index.by_tag.get(how.other, [])}
    rows = np.full(len(segments), -1)
    both = [number for number, one in enumerate(segments) if one.run in others]
    best = [others[segments[number].run] for number in both]
    steps = index.step[extreme_rows(index, best, 1 if how.word == "atmax" else -1)].tolist()
    rows[both] = _rows_at(index, [segments[number] for number in both], steps)
    return rows


def _rows_at(
    index: ScalarIndex, segments: Sequence[Segment], steps: Sequence[int]
) -> NDArray[np.int64]:
    """The last row of each series at or before a step of its own; -1 where it begins later."""
    within = [
        held_at(index.step[one.start : one.end], step)
        for one, step in zip(segments, steps, strict=True)
    ]
    return np.array(
        [one.start + at if at >= 0 else -1 for one, at in zip(segments, within, strict=True)],
        np.int64,
    )


def usual_hows(target: Target) -> dict[str, How]:
    """Of the tag that runs are judged by the value that they are judged by."""
    return {target.name: How("best")} if target.of == "best" else {}


def asked_hows(asked: Mapping[str, Any]) -> dict[str, How]:
    """How the tags that somebody chose something for are to be told."""
    return {str(tag): how_of(text) for tag, text in list(asked.items())[:MOST_SHOWN]}
