"""Small drawings of a report, as SVG of numbers alone."""

from __future__ import annotations

from typing import NamedTuple

WIDTH, HEIGHT = 200, 14


class Drawing(NamedTuple):
    """A drawing that stands in the file as it is."""

    svg: str


def interval(share: float, low: float, high: float) -> Drawing:
    """A bar from 0 to 1 with a whisker for its interval.

    >>> interval(0.5, 0.25, 0.75).svg.count("<rect")
    3
    """
    bar, left, right = (round(WIDTH * min(1.0, max(0.0, part)), 1) for part in (share, low, high))
    middle = HEIGHT / 2
    return Drawing(
        f'<svg class="interval" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        'aria-hidden="true">'
        f'<rect class="track" width="{WIDTH}" height="{HEIGHT}" rx="3"/>'
        f'<rect class="bar" width="{bar}" height="{HEIGHT}" rx="3"/>'
        f'<rect class="whisker" x="{left}" y="{middle - 1}" '
        f'width="{max(1.0, round(right - left, 1))}" height="2"/></svg>'
    )
