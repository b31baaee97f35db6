"""Curves of a report, so coarse that they stay within its room."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import orjson

from dashboard.encode import numbers
from dashboard.queries.series.buckets import buckets
from dashboard.queries.series.curves import curves
from dashboard.queries.series.edges import reach_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from dashboard.queries.series.curves import Curve
    from dashboard.queries.series.reduction import Buckets
    from insight.tables.scalar_index import ScalarIndex

# Buckets of a run in colour, and of any other: as many as there is room for, the most first.
LADDER = ((600, 240), (400, 160), (300, 100), (240, 64), (160, 48), (120, 32), (100, 24), (64, 16))
CROWDS = (1.0, 0.5, 0.25, 0.1, 0.05, 0.0)  # shares of the other runs that are drawn
_BYTES = 4 * 4 / 3  # of a number in base64


class Drawn(NamedTuple):
    """What is drawn.

    Attributes:
        cards: One a tag: `tag`, `direction`, `best`, and `parts` of runs in colour and others.
        runs: How many runs have curves.
        buckets: Of each run in colour, and of others, at most; None where every point is drawn.

    """

    cards: list[dict[str, Any]]
    runs: int
    buckets: tuple[int, int] | None


def drawn(
    index: ScalarIndex, tags: Sequence[str], runs: Sequence[str], own: int, room: int
) -> Drawn:
    """The curves of some tags, within a room.

    Args:
        index: All series.
        tags: Whose curves.
        runs: The best first.
        own: How many of the first have a colour.
        room: Bytes that all of them may take.

    """
    held = {tag: _held(index, tag, runs) for tag in tags}
    for share in CROWDS:
        some = [*runs[:own], *_evenly(runs[own:], share)]
        for steps in LADDER:
            if _least(held, some, own, steps) > room:
                continue
            cards = [
                _card((tag, index.direction(tag)), held[tag], some, own, steps) for tag in tags
            ]
            if len(orjson.dumps(cards)) <= room:
                is_whole = all(
                    _longest(held, part) <= most
                    for part, most in zip((some[:own], some[own:]), steps, strict=True)
                )
                return Drawn(cards, len(some), None if is_whole else steps)
    return Drawn([], 0, None)


def _held(index: ScalarIndex, tag: str, runs: Sequence[str]) -> dict[str, Curve]:
    return {curve.run: curve for curve in curves(index, tag, runs=set(runs))}


def _evenly(runs: Sequence[str], share: float) -> list[str]:
    """Some of the runs, from the best to the worst alike."""
    count = int(len(runs) * share)
    return [runs[at * len(runs) // count] for at in range(count)]


def _longest(held: dict[str, dict[str, Curve]], runs: Sequence[str]) -> int:
    wanted = set(runs)
    return max(
        (len(one.x) for found in held.values() for one in found.values() if one.run in wanted),
        default=0,
    )


def _least(
    held: dict[str, dict[str, Curve]], runs: Sequence[str], own: int, steps: tuple[int, int]
) -> float:
    """Bytes that curves take at least: before they are cut, which takes its time."""
    most = {run: steps[0] if at < own else steps[1] for at, run in enumerate(runs)}
    points = sum(
        min(len(curve.x), most[run])
        for found in held.values()
        for run, curve in found.items()
        if run in most
    )
    return points * _BYTES


def _card(
    named: tuple[str, int],
    held: dict[str, Curve],
    runs: Sequence[str],
    own: int,
    steps: tuple[int, int],
) -> dict[str, Any]:
    tag, sign = named
    rank_of = {run: at for at, run in enumerate(runs)}
    found = sorted((held[run] for run in held if run in rank_of), key=lambda one: rank_of[one.run])
    reach = reach_of(found) if found else None
    parts = []
    for some, count, bounds in (
        ([one for one in found if rank_of[one.run] < own], steps[0], True),
        ([one for one in found if rank_of[one.run] >= own], steps[1], False),
    ):
        if some:
            cut = buckets(some, count, reach=reach)
            parts.append({"runs": [one.run for one in some]} | _columns(cut, bounds=bounds))
    return {"tag": tag, "direction": sign, "best": _best(sign, found), "parts": parts}


def _best(sign: int, found: Sequence[Curve]) -> tuple[str, float] | None:
    """Which run has the best value of a tag at any step, where somebody knows what is better."""
    judged = [(sign * one.best, one.run) for one in found if math.isfinite(one.best)]
    if not judged:
        return None
    rank, run = max(judged, key=lambda one: one[0])
    return run, sign * rank


def _columns(cut: Buckets, *, bounds: bool) -> dict[str, Any]:
    """Buckets as typed arrays; steps that are the same for every run stand there once."""
    step = np.rint(cut.step).astype(np.int64)
    shared = _repeats(step, cut.offset)
    told = {
        "offset": numbers(cut.offset),
        "step": numbers(step[: cut.offset[1]] if shared else step),
        "shared": shared,
        "mean": _short(cut.mean),
    }
    if bounds and (cut.size > 1).any():
        told |= {"low": _short(cut.low), "high": _short(cut.high)}
    if (cut.odd.astype(np.bool_) & np.isfinite(cut.mean)).any():
        told["kinds"] = numbers(cut.odd)
    return told


def _short(values: NDArray[np.float64]) -> dict[str, str]:
    """Seven digits are enough to be drawn and read out; what they cannot hold stays whole."""
    with np.errstate(over="ignore"):
        short = values.astype(np.float32)
    is_lost = np.isfinite(values) & (~np.isfinite(short) | ((short == 0) & (values != 0)))
    return numbers(values if is_lost.any() else short)


def _repeats(column: NDArray[np.int64], offset: NDArray[np.int64]) -> bool:
    """Whether every run has the very same numbers."""
    lengths = np.diff(offset)
    if len(lengths) < 2 or (lengths != lengths[0]).any() or not lengths[0]:
        return False
    rows = column.reshape(len(lengths), int(lengths[0]))
    return bool((rows == rows[0]).all())
