"""What only calls abreast make and read lies in memory of the thread that computes a part.

So it stays in that thread's cache, and no memory waits to be written to.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from engine.backend.native.arrays import LINE, address_of
from engine.backend.native.calls import Call

__all__ = ["Bounds", "Inside", "inside_of"]


class Bounds(NamedTuple):
    """Where the parts of an array begin and end in memory."""

    begin: np.ndarray
    end: np.ndarray


class Inside(NamedTuple):
    """Calls by part, without what lies inside; for each the words of that, and how far behind."""

    parts: list[list[Call]]
    told: list[list[list[tuple[int, int]]]]
    size: int
    """How many bytes all needs."""


class _Value(NamedTuple):
    bounds: Bounds
    first: int
    last: int
    """Of the calls that make or read it."""


def inside_of(parts: Sequence[Sequence[Call]], made: Sequence[Bounds]) -> Inside:
    """The same calls with values in memory of a thread.

    Args:
        parts: For each part its calls.
        made: Where the parts of values lie that nobody else reads.

    """
    lie = [[_lie(call) for call in part] for part in parts]
    alone = [one for one in made if not any(_share(one, other) for other in made)]
    values = [value for bounds in alone if (value := _value_of(bounds, lie)) is not None]
    values.sort(key=lambda value: value.first)
    behind = _behind(values)
    told, left = [], []
    for k, part in enumerate(parts):
        own: list[list[tuple[int, int]]] = []
        kept = []
        for call in part:
            words = {
                word: at + address_of(array) - int(value.bounds.begin[k])
                for word, array in call.arrays
                for value, at in zip(values, behind, strict=True)
                if value.bounds.begin[k] <= address_of(array) < value.bounds.end[k]
            }
            own.append(list(words.items()))
            arrays = tuple([(word, x) for word, x in call.arrays if word not in words])
            kept.append(call._replace(arrays=arrays))
        told.append(own)
        left.append(kept)
    ends = [at + _size(value) for value, at in zip(values, behind, strict=True)]
    return Inside(left, told, max(ends, default=0))


def _share(one: Bounds, other: Bounds) -> bool:
    """Whether two values lie in the same memory."""
    apart = one.end.max() <= other.begin.min() or other.end.max() <= one.begin.min()
    return one is not other and not apart


def _lie(call: Call) -> list[tuple[int, int]]:
    return [np.lib.array_utils.byte_bounds(array) for _, array in call.arrays]


def _value_of(bounds: Bounds, lie: Sequence[Sequence[Sequence[tuple[int, int]]]]) -> _Value | None:
    """Which calls make or read a value; None where some part needs another's."""
    least, most = bounds.begin.min(), bounds.end.max()
    used: set[int] = set()
    for k, part in enumerate(lie):
        for n, arrays in enumerate(part):
            for begin, end in arrays:
                if begin < most and least < end:
                    used.add(n)
                    if begin < bounds.begin[k] or bounds.end[k] < end:
                        return None
    return _Value(bounds, min(used), max(used)) if used else None


def _size(value: _Value) -> int:
    longest = int((value.bounds.end - value.bounds.begin).max())
    return -(-longest // LINE) * LINE


def _behind(values: Sequence[_Value]) -> list[int]:
    """How many bytes behind the beginning each is: what nobody reads any more leaves its room."""
    found: list[int] = []
    for value in values:
        there = sorted(
            (at, at + _size(other))
            for other, at in zip(values, found, strict=False)
            if other.last >= value.first
        )
        at = 0
        for begin, end in there:
            if at + _size(value) <= begin:
                break
            at = max(at, end)
        found.append(at)
    return found
