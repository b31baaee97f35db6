"""Sums, means and largest numbers of float32 in machine code, along axes that lie together.

What they leave to NumPy, they say with None: few numbers, other types, arrays with gaps, axes
among others that stay. Numbers are put together as `decisions/0136` says.
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from .arrays import FLOAT, is_plain
from .calls import Call
from .elements import Builder, Elements, OfShape, Shape
from .matrices import Matrix, Way, matrix_of
from .recipes import LEAST, RECIPES

__all__ = ["LEAST", "middle_mean_calls", "put_together", "sum_to", "taken"]


@functools.lru_cache(maxsize=256)
def _elements(name: str, way: Way, count: int) -> Elements:
    recipe, build = RECIPES[name], Builder()
    x = build.array()
    if way == "row":
        build.store(recipe.make(build, x, count=count), build.by_row())
    else:
        target = build.by_column() if way == "column" else build.one()
        assert recipe.write is not None
        recipe.write(build, x, target, way, count=count)
    return Elements(build.program())


def taken(x: Any, axes: tuple[int, ...], least: int = LEAST) -> Matrix | None:
    """How an array is put together along axes; None where NumPy must do."""
    if x.size < least or x.__class__ is not np.ndarray or x.dtype is not FLOAT:
        return None
    return matrix_of(x.shape, x.strides, axes)


@functools.lru_cache(maxsize=512)
def _of_matrix(name: str, matrix: Matrix) -> OfShape:
    terms = matrix.terms if name == "reduce_mean" else 1
    shape = Shape(matrix.rows, matrix.columns, (matrix.columns, 1))
    return _elements(name, matrix.way, terms).of(shape)


def put_together(name: str, x: Any, axes: tuple[int, ...], keepdims: bool) -> Any:
    """What the recipe of a name gives along axes, counted from 0; None where NumPy must do."""
    matrix = taken(x, axes, RECIPES[name].least)
    if matrix is None:
        return None
    out = matrix.empty(keepdims)
    if not _of_matrix(name, matrix).run((x, out)):
        return None
    return out if out.ndim else out[()]


def sum_to(x: Any, shape: tuple[int, ...]) -> Any:
    """The sum along the axes along which a shape was broadcast; None where NumPy must do."""
    out = put_together("reduce_sum", x, _broadcast(x.shape, shape), True)
    return None if out is None else out.reshape(shape)


@functools.lru_cache(maxsize=512)
def _broadcast(given: tuple[int, ...], shape: tuple[int, ...]) -> tuple[int, ...]:
    axes = RECIPES["sum_to"].axes
    assert axes is not None
    return axes(given, shape)


_MOST_MATRICES = 64  # each is a call
_LEAST_OF_MATRIX = 1 << 10  # numbers that repay one
_ONE_PART = 1 << 16  # numbers; of fewer the rows are put together in their order, as NumPy does


def middle_mean_calls(x: Any, out: Any, axis: Any) -> list[Call] | None:
    """The means along an axis between others, in NumPy's bits; None where NumPy must do.

    Args:
        x: (matrices, rows, columns), contiguous.
        out: As many numbers as are left, contiguous.
        axis: Which one, counted from 0 or from the end.

    """
    if not is_plain(x, out) or not (x.flags.carray and out.flags.carray) or x.ndim != 3:
        return None
    count, rows, columns = x.shape
    if axis not in (1, -2, (1,), (-2,)) or count > _MOST_MATRICES:
        return None
    if not _LEAST_OF_MATRIX <= rows * columns < _ONE_PART:
        return None
    elements = _elements("reduce_mean", "column", rows).of(Shape(rows, columns, (columns, 1)))
    each = zip(x, out.reshape(count, columns), strict=True)
    calls = [elements.call(pair) for pair in each]
    return None if None in calls else [call for call in calls if call is not None]
