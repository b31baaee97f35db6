"""A part of an image drawn at random, of bounded shape and size, that shows enough of an object.

Source: Szegedy et al., "Going deeper with convolutions" (2015), section 6.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

__all__: list[str] = []

_TINY = 1e-7


class Constraints(NamedTuple):
    """What a part must be like.

    Attributes:
        ratios: The least and the largest width by height.
        areas: The least and the largest share of the image.
        covered: How much of an object it must show at least, from 0 to 1.

    """

    ratios: tuple[float, float]
    areas: tuple[float, float]
    covered: float


class Part(NamedTuple):
    """Whole pixels: from top and left to before bottom and right."""

    top: int
    left: int
    bottom: int
    right: int

    @property
    def area(self) -> int:
        """How many pixels it has; none if an end lies before its beginning."""
        return max(self.bottom - self.top, 0) * max(self.right - self.left, 0)


def drawn_part(
    height: int,
    width: int,
    objects: list[Part],
    constraints: Constraints,
    attempts: int,
    source: Any,
) -> Part:
    """The first of some parts drawn at random that fits them; the whole image if none is.

    Args:
        height: Of the image.
        width: Of the image.
        objects: Of which one must be shown.
        constraints: What the part must be like.
        attempts: How many are drawn at most.
        source: A generator of the host.

    """
    least, most = constraints.ratios
    for _ in range(attempts):
        ratio = least + (most - least) * source.random()
        part = _of_ratio(height, width, ratio, constraints.areas, source)
        if part is not None and _shows(part, objects, constraints.covered):
            return part
    return Part(0, 0, height, width)


def _of_ratio(
    height: int, width: int, ratio: float, areas: tuple[float, float], source: Any
) -> Part | None:
    """A part of that width by height, its height and position drawn evenly; None if none fits."""
    least, most = (share * height * width for share in areas)
    largest = min(_largest_height(width, ratio, most), height)
    high = min(round(math.sqrt(least / ratio)), largest)
    high += int(source.integers(largest - high + 1))
    if round(high * ratio) * high < least:
        high += 1
    if round(high * ratio) * high > most:
        high -= 1
    wide = round(high * ratio)
    if not (least <= wide * high <= most and 0 < wide <= width and 0 < high <= height):
        return None
    top, left = (
        int(source.integers(whole - own)) if own < whole else 0
        for whole, own in ((height, high), (width, wide))
    )
    return Part(top, left, top + high, left + wide)


def _largest_height(width: int, ratio: float, area: float) -> int:
    high = round(math.sqrt(area / ratio))
    if round(high * ratio) > width:
        high = int((width + 0.5 - _TINY) / ratio)
        high -= round(high * ratio) > width
    return high


def _shows(part: Part, objects: list[Part], covered: float) -> bool:
    """Whether it shows enough of one of them; what has no pixel is no object."""
    return part.area > 0 and any(
        one.area > 0 and _common(part, one).area / one.area >= covered for one in objects
    )


def _common(one: Part, other: Part) -> Part:
    return Part(*np.maximum(one[:2], other[:2]).tolist(), *np.minimum(one[2:], other[2:]).tolist())
