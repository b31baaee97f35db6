"""Checks of what operations on images are told."""

from __future__ import annotations

from enum import Enum
from typing import Any, TypeVar

import numpy as np

from engine.dataset.arguments import flag, number, probability, whole
from engine.errors import ArgumentTypeError, ArgumentValueError

__all__ = [
    "above_zero",
    "choice",
    "fill",
    "flag",
    "is_whole",
    "number",
    "padding",
    "pair",
    "probability",
    "reach",
    "sides",
    "span",
    "whole",
]

LARGEST = 16777216  # whole numbers up to here are exact as float32

Kind = TypeVar("Kind", bound=Enum)


def pair(where: str, value: Any, low: int = 1) -> tuple[int, int]:
    """A height and a width; one number is both."""
    listed = [value, value] if is_whole(value) else value
    if not isinstance(listed, list | tuple) or len(listed) != 2:
        raise ArgumentTypeError.of(where, "an int or a pair of int", value)
    first, second = (whole(where, one, low) for one in listed)
    return first, second


def sides(where: str, value: Any) -> list[int]:
    """A height and a width, or the length of the shorter side alone."""
    listed = [value] if is_whole(value) else value
    if not isinstance(listed, list | tuple) or len(listed) not in {1, 2}:
        raise ArgumentTypeError.of(where, "an int or a pair of int", value)
    return [whole(where, one, 1) for one in listed]


def fill(where: str, value: Any) -> tuple[int, int, int]:
    """A level for each of three channels, from 0 to 255; one number is for all."""
    listed = (value, value, value) if is_whole(value) else value
    if not isinstance(listed, tuple | list) or len(listed) != 3:
        raise ArgumentTypeError.of(where, "an int or a tuple of 3 int", value)
    red, green, blue = (whole(where, one, 0, 255) for one in listed)
    return red, green, blue


def padding(where: str, value: Any) -> tuple[int, int, int, int]:
    """How wide a frame is on the left, above, on the right, below.

    One number is for all sides, two are for left and right, and for above and below.
    """
    listed = [value] * 4 if is_whole(value) else value
    if not isinstance(listed, tuple | list):
        raise ArgumentTypeError.of(where, "an int, or a tuple of 2 or 4 int", value)
    if len(listed) not in {2, 4}:
        raise ArgumentValueError.of(where, "an int, or a tuple of 2 or 4 int", value)
    widths = [whole(where, one, 0) for one in listed]
    left, above, right, below = widths * 2 if len(widths) == 2 else widths
    return left, above, right, below


def reach(where: str, value: Any, low: float, high: float = LARGEST) -> float:
    """A number from `low` to `high`."""
    checked = number(where, value)
    if not low <= checked <= high:
        told = f"from {low}" if high == LARGEST else f"from {low} to {high}"
        raise ArgumentValueError.of(where, f"a number {told}", value)
    return checked


def above_zero(where: str, value: Any) -> float:
    """A number above 0."""
    checked = number(where, value)
    if not 0 < checked <= LARGEST:
        raise ArgumentValueError.of(where, "a number above 0", value)
    return checked


def span(where: str, value: Any, low: float, high: float = LARGEST) -> tuple[float, float]:
    """The lowest and the highest number that may be drawn."""
    if not isinstance(value, tuple | list) or len(value) != 2:
        raise ArgumentTypeError.of(where, "a pair of numbers (lowest, highest)", value)
    first, last = (reach(where, one, low, high) for one in value)
    if first > last:
        raise ArgumentValueError.of(where, "the lowest number first", value)
    return first, last


def choice(where: str, value: Any, kind: type[Kind]) -> Kind:
    """The value, a member of an enumeration."""
    if not isinstance(value, kind):
        article = "an" if kind.__name__[0] in "AEIOU" else "a"
        raise ArgumentTypeError.of(where, f"{article} {kind.__name__}", value)
    return value


def is_whole(value: Any) -> bool:
    """Whether it is a whole number, no bool."""
    return isinstance(value, int | np.integer) and not isinstance(value, bool)
