"""Spans of wall times: which of them have an instant in common, without looking at each pair."""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable

T = TypeVar("T")

Span = tuple[float, float]
"""First and last wall time; infinite and minus infinity for none."""
NOTHING: Span = (math.inf, -math.inf)
ALWAYS: Span = (-math.inf, math.inf)


def joined(one: Span, other: Span) -> Span:
    """The span over both."""
    return min(one[0], other[0]), max(one[1], other[1])


def overlap(one: Span, other: Span) -> bool:
    """Whether two spans have an instant in common."""
    return one[0] <= other[1] and other[0] <= one[1]


class Covered:
    """The instants that some spans have, as spans that do not touch, sorted."""

    def __init__(self) -> None:
        self._firsts: list[float] = []
        self._lasts: list[float] = []

    def meets(self, span: Span) -> bool:
        """Whether a span overlaps any that was added.

        >>> covered = Covered()
        >>> covered.add((1.0, 2.0)); covered.add((5.0, 6.0))
        >>> covered.meets((2.0, 3.0)), covered.meets((3.0, 4.0)), covered.meets(NOTHING)
        (True, False, False)

        """
        index = bisect_right(self._firsts, span[1])
        return index > 0 and span[0] <= self._lasts[index - 1]

    def around(self, span: Span) -> Span:
        """What is covered without a gap around a span that was added.

        >>> covered = Covered()
        >>> covered.add((1.0, 2.0)); covered.add((2.0, 4.0)); covered.add((5.0, 6.0))
        >>> covered.around((3.0, 4.0)), covered.around(NOTHING) == NOTHING
        ((1.0, 4.0), True)

        """
        index = bisect_right(self._firsts, span[1]) - 1
        return span if index < 0 else (self._firsts[index], self._lasts[index])

    def add(self, span: Span) -> None:
        """Cover a span; those that it overlaps become one with it."""
        first, last = span
        if not first <= last:
            return
        begin, stop = bisect_left(self._lasts, first), bisect_right(self._firsts, last)
        if begin < stop:
            first, last = min(first, self._firsts[begin]), max(last, self._lasts[stop - 1])
        self._firsts[begin:stop] = [first]
        self._lasts[begin:stop] = [last]


def side_by_side(spans: Iterable[tuple[Span, T]]) -> set[T]:
    """Whose spans overlap those of another one.

    >>> sorted(side_by_side([((0.0, 2.0), "a"), ((1.0, 3.0), "b"), ((9.0, 9.0), "c")]))
    ['a', 'b']

    """
    found: set[T] = set()
    together: set[T] = set()
    end = -math.inf
    for (first, last), owner in sorted(spans, key=lambda entry: entry[0]):
        if first > last:
            continue
        if first > end:
            found |= together if len(together) > 1 else set()
            together = set()
        together.add(owner)
        end = max(end, last)
    return found | together if len(together) > 1 else found
