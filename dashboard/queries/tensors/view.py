"""What a page shows of a part of a tensor: a page of its table, its picture, its histogram."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from dashboard.encode import numbers
from dashboard.spelled import EXACT

from .numbers import is_whole

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

MOST_ROWS = 50
MOST_COLUMNS = 20
MOST_IN_A_ROW = 200  # numbers of a part with one axis
MOST_CELLS = 160  # of a picture, along each axis
BINS = 48


def table_page(
    values: NDArray[np.float64], axes: list[range], row: int, column: int
) -> dict[str, Any]:
    """At most 1,000 numbers of a part with two axes or fewer.

    Args:
        values: The part, in float64.
        axes: The indices that each of its axes shows of the tensor.
        row: The first row wanted.
        column: The first column wanted.

    """
    shown, row, column, tall = _window(values, row, column)
    rows, columns = values.shape if values.ndim == 2 else (values.size, 1)
    names = [list(axis) for axis in axes] + [[""]] * (2 - len(axes))
    return {
        "row": row,
        "column": column,
        "rows": rows,
        "columns": columns,
        "tall": tall,
        "wide": MOST_COLUMNS,
        "row_names": names[0][row : row + tall],
        "column_names": names[1][column : column + MOST_COLUMNS],
        "values": numbers(shown.reshape(-1)),
    }


def exact_texts(parts: Sequence[NDArray[Any]], row: int, column: int) -> list[str] | None:
    """The numbers of a page of a part, or of the difference of two, where float64 loses some.

    None where it holds them all.
    """
    if not all(is_whole(part) for part in parts):
        return None
    held = [_window(part, row, column)[0].reshape(-1).tolist() for part in parts]
    found = held[0] if len(held) == 1 else [a - b for a, b in zip(*held, strict=True)]
    return [str(one) for one in found] if any(abs(one) > EXACT for one in found) else None


def _window(values: NDArray[Any], row: int, column: int) -> tuple[NDArray[Any], int, int, int]:
    """The page of a part that a place lies on, its first row and column, and how tall pages are."""
    grid = values if values.ndim == 2 else values.reshape(-1, 1)
    tall = MOST_IN_A_ROW if values.ndim < 2 else MOST_ROWS
    row = _page(row, grid.shape[0], tall)
    column = _page(column, grid.shape[1], MOST_COLUMNS)
    return grid[row : row + tall, column : column + MOST_COLUMNS], row, column, tall


def _page(first: int, count: int, size: int) -> int:
    """The start of the page that `first` lies on."""
    return min(max(first, 0), max(count - 1, 0)) // size * size


@dataclass(frozen=True)
class Picture:
    """A part with two axes, small enough to draw.

    Attributes:
        values: (R, C) Means of the finite elements of each block; NaN where there is none.
        rows, columns: Which index of the tensor each block begins at.
        block: (rows, columns) How many elements a block has; (1, 1) shows each as it is.

    """

    values: NDArray[np.float64]
    rows: NDArray[np.int64]
    columns: NDArray[np.int64]
    block: tuple[int, int]


def picture(values: NDArray[np.float64], axes: list[range], most: int = MOST_CELLS) -> Picture:
    """The part in at most `most` x `most` blocks of equal size."""
    grid = values if values.ndim == 2 else values.reshape(1, -1)
    kept = [*([range(1)] * (2 - len(axes))), *axes]
    block = tuple(-(-size // most) or 1 for size in grid.shape)
    if block == (1, 1):
        means = np.where(np.isfinite(grid), grid, np.nan)
    else:
        finite = np.isfinite(grid)
        total = _blocks(np.where(finite, grid, 0.0), block)
        count = _blocks(finite.astype(np.float64), block)
        means = np.where(count > 0, total / np.maximum(count, 1.0), np.nan)
    rows, columns = (np.array(axis, np.int64) for axis in kept)
    return Picture(means, rows[:: block[0]], columns[:: block[1]], (block[0], block[1]))


def _blocks(grid: NDArray[np.float64], block: tuple[int, ...]) -> NDArray[np.float64]:
    for axis, size in enumerate(block):
        grid = np.add.reduceat(grid, np.arange(0, grid.shape[axis], size), axis=axis)
    return grid


def histogram(values: NDArray[np.float64]) -> tuple[NDArray[np.float64], NDArray[np.int64]]:
    """(edges, counts) of the finite elements; one bin without width where there is none."""
    finite = values[np.isfinite(values)]
    if not finite.size:
        return np.zeros(2), np.zeros(1, np.int64)
    low, high = float(finite.min()), float(finite.max())
    if low == high:
        room = max(abs(low) * 0.05, 1e-6)
        low, high = low - room, high + room
    # By halves: the distance of two float64 may be none.
    edges = 2 * np.linspace(low / 2, high / 2, BINS + 1)
    bins = np.clip(np.searchsorted(edges, finite, side="right") - 1, 0, BINS - 1)
    return edges, np.bincount(bins, minlength=BINS)
