"""What is wrong with a parameter, read from its histograms: not finite, exploding, dead."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from .bins import BUCKETS, joined, recorded

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pandas as pd
    from numpy.typing import NDArray

    from insight.tables.scalar_index import Segment

GROWTH = 10.0  # times the first steps' spread, from which on a parameter explodes
FIRST = 3  # steps that count as the first ones: a bias starts at nothing but zeros
AT_ZERO = 0.99  # of all values in the buckets around 0, from which on a parameter is dead
EDGE = 1e-6  # of a bucket's width: further off, an edge is elsewhere
NARROW = 0.05  # of the whole range: a wider bucket around 0 says nothing

ODD = ("nan_count", "positive_inf_count", "negative_inf_count")


class Finding(NamedTuple):
    """What is wrong with a tag in a run.

    `value` counts the odd values of "odd", is the growth of "spread" and "mean", and the share
    around zero of "dead", of which none is further from zero than `reach`; `step` is where it was
    seen, or seen first.
    """

    what: str
    run: str
    tag: str
    step: int
    value: float
    reach: float = 0.0


@dataclass(frozen=True)
class Moments:
    """Of each row: the mean, the standard deviation, the share around 0 and how far that reaches.

    All from the buckets, whose values are taken as evenly spread; NaN without finite values.
    """

    mean: NDArray[np.float64]
    std: NDArray[np.float64]
    at_zero: NDArray[np.float64]
    reach: NDArray[np.float64]


def findings(table: pd.DataFrame, segments: Sequence[Segment]) -> list[Finding]:
    """Everything wrong, the worst kind first: not finite, then exploding, then dead."""
    if not segments:
        return []
    starts = np.array([segment.start for segment in segments])
    ends = np.array([segment.end for segment in segments])
    # The first steps and the last one of each series, and no row between them.
    indices = np.concatenate([np.minimum(starts + k, ends - 1) for k in range(FIRST)] + [ends - 1])
    looked = moments(table, indices)
    shape = (FIRST + 1, len(segments))
    mean, std = looked.mean.reshape(shape), looked.std.reshape(shape)
    at_zero, reach = looked.at_zero.reshape(shape)[-1], looked.reach.reshape(shape)[-1]
    steps = table["step"].to_numpy(np.int64)
    found = _odd(table, segments, steps)
    found += _exploding(segments, steps, mean, std)
    found += [
        Finding("dead", segment.run, segment.tag, int(steps[segment.end - 1]), share, far)
        for segment, share, far in zip(segments, at_zero.tolist(), reach.tolist(), strict=True)
        if share >= AT_ZERO
    ]
    return found


def _odd(
    table: pd.DataFrame, segments: Sequence[Segment], steps: NDArray[np.int64]
) -> list[Finding]:
    odd = table[list(ODD)].to_numpy(np.int64).sum(axis=1)
    found = []
    for segment in segments:
        part = odd[segment.start : segment.end]
        if part.any():
            first = int(steps[segment.start + int(np.flatnonzero(part)[0])])
            found.append(Finding("odd", segment.run, segment.tag, first, float(part.sum())))
    return found


def _exploding(
    segments: Sequence[Segment],
    steps: NDArray[np.int64],
    mean: NDArray[np.float64],
    std: NDArray[np.float64],
) -> list[Finding]:
    size = np.sqrt(mean**2 + std**2)
    spread = np.where(np.isfinite(std[:-1]), std[:-1], 0.0).max(axis=0)
    scale = np.where(np.isfinite(size[:-1]), size[:-1], 0.0).max(axis=0)
    with np.errstate(divide="ignore", invalid="ignore"):
        wider = std[-1] / np.where(spread > 0, spread, scale)
        further = np.abs(mean[-1]) / scale
    growth = np.array([wider, further])
    growth[~np.isfinite(growth)] = 0.0
    found = []
    for index in np.flatnonzero(growth.max(axis=0) >= GROWTH).tolist():
        segment, what = segments[index], ("spread", "mean")[int(growth[:, index].argmax())]
        if segment.end - segment.start > FIRST:
            last, times = int(steps[segment.end - 1]), float(growth[:, index].max())
            found.append(Finding(what, segment.run, segment.tag, last, times))
    return found


def moments(table: pd.DataFrame, indices: NDArray[np.int64]) -> Moments:
    """The moments of some rows of the histogram table."""
    columns = [table[name].to_numpy() for name in BUCKETS]
    parts = [recorded(*(column[index] for column in columns)) for index in indices]
    rows = len(indices)
    row = np.repeat(np.arange(rows), [len(count) for *_, count in parts])
    left, width, count = joined(parts)
    low, high = (table[name].to_numpy(np.float64)[indices] for name in ("min", "max"))

    def added(values: NDArray[np.float64]) -> NDArray[np.float64]:
        return np.bincount(row, values, rows).astype(np.float64)

    total = added(count)
    known = np.where(total > 0, total, np.nan)
    centre = left + width / 2
    mean = added(count * centre) / known
    variance = added(count * ((centre - mean[row]) ** 2 + width**2 / 12)) / known
    narrow = width <= NARROW * (high - low)[row]
    slack = EDGE * width  # an edge at 0 is hardly ever exactly there
    around = (left <= slack) & (left + width >= -slack) & narrow
    reach = np.zeros(rows)
    np.maximum.at(reach, row[around], np.maximum(-left, left + width)[around])
    return Moments(mean, np.sqrt(variance), added(count * around) / known, reach)
