"""Softmax and normalisation of float32 in machine code, along axes that lie innermost.

What they leave to NumPy, they say with None: as `reductions.py`, and other axes.
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from .elements import Builder, Elements, OfShape, Shape
from .matrices import Matrix
from .recipes import RECIPES
from .reductions import taken

__all__ = ["shares", "standardized"]


@functools.lru_cache(maxsize=256)
def _elements(name: str, count: int, settings: tuple[tuple[str, Any], ...]) -> Elements:
    build = Builder()
    made = RECIPES[name].make(build, build.array(), count=count, **dict(settings))
    first, *others = made if isinstance(made, tuple) else (made,)
    build.store(first, build.array())
    for other in others:
        build.store(other, build.by_row())
    return Elements(build.program())


def _rows(name: str, x: Any, axes: tuple[int, ...]) -> Matrix | None:
    """How an array is put together in rows; None where it is not."""
    matrix = taken(x, tuple(axis % x.ndim for axis in axes), RECIPES[name].least)
    return None if matrix is None or matrix.way == "column" else matrix


@functools.lru_cache(maxsize=512)
def _shares(name: str, matrix: Matrix) -> OfShape:
    rows, columns = matrix[:2]
    return _elements(name, 1, ()).of(Shape(rows, columns, (columns, columns)))


def shares(name: str, x: Any, axis: int) -> np.ndarray | None:
    """The softmax or its logarithm, as the recipe of a name has it; None where NumPy must do."""
    matrix = _rows(name, x, (axis,)) if x.ndim else None
    if matrix is None:
        return None
    out = np.empty_like(x)  # in the order of x
    return out if _shares(name, matrix).run((x, out)) else None


@functools.lru_cache(maxsize=512)
def _standardized(matrix: Matrix, epsilon: float) -> OfShape:
    rows, columns = matrix[:2]
    elements = _elements("standardized", columns, (("epsilon", float(epsilon)),))
    return elements.of(Shape(rows, columns, (columns, columns, 1, 1)))


def standardized(
    x: Any, axes: tuple[int, ...], epsilon: float
) -> tuple[np.ndarray, np.ndarray, np.ndarray] | None:
    """Rows less their mean, divided by their deviation; both moments; None where NumPy must do."""
    matrix = _rows("standardized", x, axes)
    if matrix is None:
        return None
    made = np.empty_like(x), matrix.empty(True), matrix.empty(True)
    return made if _standardized(matrix, epsilon).run((x, *made)) else None
