"""Functions of each element of float32 in machine code: their recipes, run alone.

What they leave to NumPy, they say with None: few numbers, other types, arrays with gaps.
"""

from __future__ import annotations

import functools
import math
from typing import Any

import numpy as np

from .arrays import FLOAT, FLOAT_BYTES
from .elements import Builder, Elements, OfShape, Shape
from .layout import fills
from .recipes import LEAST, RECIPES

__all__ = ["curve"]


@functools.lru_cache(maxsize=64)
def _elements(name: str, numbers: tuple[float, ...]) -> Elements | None:
    build = Builder()
    made = RECIPES[name].make(build, build.array(), *numbers)
    if made is None:
        return None
    build.store(made, build.array())
    return Elements(build.program())


@functools.lru_cache(maxsize=512)
def _of_shape(
    name: str, numbers: tuple[float, ...], shape: tuple[int, ...], strides: tuple[int, ...]
) -> OfShape | None:
    """For arrays of one long row, in whatever order it lies; None of those with gaps."""
    elements = _elements(name, numbers)
    if elements is None or not fills(shape, strides, FLOAT_BYTES):
        return None
    count = math.prod(shape)
    return elements.of(Shape(1, count, (count, count)))


def _taken(name: str, x: Any, numbers: tuple[Any, ...]) -> OfShape | None:
    if x.size < LEAST or x.__class__ is not np.ndarray or x.dtype is not FLOAT:
        return None
    if numbers and not all(one.__class__ is float for one in numbers):
        return None
    return _of_shape(name, numbers, x.shape, x.strides)


def curve(name: str, x: Any, *numbers: Any) -> np.ndarray | None:
    """The recipe of a name, of an array and numbers; None where NumPy must do."""
    taken = _taken(name, x, numbers)
    if taken is None:
        return None
    out = np.empty_like(x)  # in the order of x
    return out if taken.run((x, out)) else None
