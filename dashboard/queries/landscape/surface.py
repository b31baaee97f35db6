"""A recorded landscape as it can be drawn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    import pandas as pd
    from numpy.typing import NDArray

MOST_LINES = 201  # of a surface, along each axis: finer than a card has room for


@dataclass(frozen=True)
class Surface:
    """A recorded landscape, thinned to what can be drawn.

    Attributes:
        x: (nx,) Where the columns of `z` lie.
        y: (ny,) Where its rows lie.
        z: (ny, nx) The loss there.
        path: (4, n) Of each point of the training's path: x, y, loss and step.
        end: (x, y, loss) of where the training ended; NaN where it was not recorded.
        every: How many recorded lines there are for each line here, along x and y.
        unit: What steps of the path count.

    """

    x: NDArray[np.float64]
    y: NDArray[np.float64]
    z: NDArray[np.float64]
    path: NDArray[np.float64]
    end: tuple[float, float, float]
    every: tuple[int, int]
    unit: str


def surface_of(row: pd.Series[Any], shown: NDArray[np.float64] | None = None) -> Surface:
    """The landscape of a row of the table, with its losses or what else, (ny, nx), is shown."""
    x, y, z = (np.asarray(row[axis], np.float64) for axis in ("x", "y", "z"))
    z = z if shown is None else shown
    if z.shape != (y.size, x.size):  # a damaged or foreign one: nothing that can be drawn
        x, y, z = np.empty(0), np.empty(0), np.empty((0, 0))
    a, b, c = (float(one) for one in row["convergence"])
    along, down = (max(1, -(-size // MOST_LINES)) for size in (x.size, y.size))
    return Surface(
        x[::along],
        y[::down],
        z[::down, ::along],
        path_of(row),
        (a, b, c),
        (along, down),
        str(row["unit"]) or "step",
    )


def path_of(row: pd.Series[Any]) -> NDArray[np.float64]:
    """(4, n) Of each point of the recorded path: x, y, loss and step."""
    parts = [np.asarray(row[f"path_{name}"], np.float64) for name in ("x", "y", "z", "steps")]
    length = min(part.size for part in parts)
    return np.array([part[:length] for part in parts])
