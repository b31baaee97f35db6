"""The minima of a grid of losses, and at which height the basins around them meet.

Water rises: at each minimum a basin begins, and where two meet, at a saddle, the one whose minimum
is higher ends. How long it was there is the persistence of its minimum.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from .parameters import Array

_AROUND = ((-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1))


@dataclass(frozen=True)
class Minimum:
    """A node that is lower than the eight around it.

    Attributes:
        row: Of the grid.
        column: Of the grid.
        loss: There.
        persistence: How high above it its basin ends in that of a lower minimum; of the lowest, how
            high the highest node is above it.
        first_saddle: The height at which its basin first meets another; infinite where none does.

    """

    row: int
    column: int
    loss: float
    persistence: float
    first_saddle: float


def minima_of(z: Array) -> list[Minimum]:
    """The minima of a grid, of the longest persistence first.

    Nodes touch their eight neighbours; of equal ones the first counts as lower, so that a flat
    piece has one minimum. Nodes that are not finite are above all others.

    Args:
        z: The losses, (ny, nx).

    Source: 0-dimensional persistent homology of sublevel sets, paired by the elder rule
    (Edelsbrunner and Harer, "Computational Topology", 2010, chapter VII).

    >>> [(one.column, one.persistence) for one in minima_of(np.array([[5.0, 1, 4, 0, 6]]))]
    [(3, 6.0), (1, 3.0)]

    """
    heights = np.where(np.isfinite(z), z, np.inf)
    order = np.argsort(heights, axis=None, kind="stable")
    order = order[np.isfinite(heights.ravel()[order])]
    if not order.size:
        return []
    return _Flood(heights, order).minima()


class _Flood:
    """Nodes are flooded in the order of their heights."""

    def __init__(self, heights: Array, order: Array) -> None:
        self.heights = heights.ravel().tolist()
        self.rows, self.columns = heights.shape
        self.order: list[int] = order.tolist()
        self.parent: dict[
            int, int
        ] = {}  # of a flooded node, one of its basin; of a minimum, itself
        self.ended: dict[int, float] = {}  # where the basin of a minimum ended
        self.met: dict[int, float] = {}  # where it first met another

    def minima(self) -> list[Minimum]:
        for node in self.order:
            self._flood(node)
        highest = self.heights[self.order[-1]]
        found = []
        for node in (one for one in self.order if one in self.met or self.parent[one] == one):
            row, column = divmod(node, self.columns)
            loss = self.heights[node]
            lasts = self.ended.get(node, highest) - loss
            found.append(Minimum(row, column, loss, lasts, self.met.get(node, np.inf)))
        return sorted(found, key=lambda one: (-one.persistence, one.loss))

    def _flood(self, node: int) -> None:
        basins = sorted({self._lowest(one) for one in self._around(node)}, key=self._height)
        self.parent[node] = basins[0] if basins else node
        if len(basins) < 2:
            return
        height = self.heights[node]
        for basin in basins:
            self.met.setdefault(basin, height)
        for basin in basins[1:]:
            self.ended[basin] = height
            self.parent[basin] = basins[0]

    def _height(self, node: int) -> tuple[float, int]:
        return self.heights[node], node

    def _around(self, node: int) -> list[int]:
        """The neighbours that are flooded."""
        row, column = divmod(node, self.columns)
        near = [
            (row + up) * self.columns + column + aside
            for up, aside in _AROUND
            if 0 <= row + up < self.rows and 0 <= column + aside < self.columns
        ]
        return [one for one in near if one in self.parent]

    def _lowest(self, node: int) -> int:
        """The minimum of the basin of a flooded node; the way to it becomes short."""
        end = node
        while self.parent[end] != end:
            end = self.parent[end]
        while self.parent[node] != end:
            self.parent[node], node = end, self.parent[node]
        return end
