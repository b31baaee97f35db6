"""The losses of rows of a grid, by steps that were laid out for one plane."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from .held import Array
from .layout import Layout
from .steps import Read, Values, X
from .weights import Weights

# Of several points of a row each block is computed while it is in the cache; their weights are
# there as long.
_MOST_POINTS = 16
_POINT_BYTES = 1 << 18


@dataclass(frozen=True, eq=False)
class Sum:
    """A sum over samples: where a block has its part, and what the whole is divided by."""

    index: int
    divisor: float


@dataclass(frozen=True, eq=False)
class Block:
    """Some samples of a batch, laid out.

    Attributes:
        layout: What is computed of them.
        sums: Of which values the sums are wanted.

    """

    layout: Layout
    sums: tuple[Sum, ...]

    def compute(self, point: Values) -> list[float]:
        """The sums at a point, whose values are given."""
        values = self.layout.values
        behind = len(values)
        values += point
        for step in self.layout.steps:
            step(values)
        found = [_summed(values[one.index]) / one.divisor for one in self.sums]
        for index in self.layout.made:
            values[index] = None
        del values[behind:]
        return found


@dataclass(frozen=True, eq=False)
class BatchLosses:
    """A batch: its blocks, and what makes its loss of their sums.

    Attributes:
        blocks: In the order in which their sums are added.
        tail: What is computed of the sums, which are its first values; None: the loss is the first.
        end: The loss among its values, or the loss.
        share: How much the batch counts.

    """

    blocks: tuple[Block, ...]
    tail: Layout | None
    end: Any
    share: float

    def losses(self, points: Sequence[Values]) -> list[float]:
        """The loss at each point of a row, times the share of the batch."""
        sums = [[0.0] * len(self.blocks[0].sums) for _ in points]
        for block in self.blocks:
            for point, total in zip(points, sums, strict=True):
                for k, part in enumerate(block.compute(point)):
                    total[k] += part
        return [
            self.share * self._loss(point, total) for point, total in zip(points, sums, strict=True)
        ]

    def _loss(self, point: Values, sums: list[float]) -> float:
        if self.tail is None:
            return sums[0]
        values = [*map(np.float64, sums), *self.tail.values[len(sums) :], *point]
        for step in self.tail.steps:
            step(values)
        loss = values[self.end.index] if type(self.end) is Read else self.end
        return float(np.asarray(loss, np.float64).reshape(()))


class PlaneLosses:
    """The losses of rows: called with first coordinates, (nx,), and a second.

    Args:
        point: What is the same for all samples.
        batches: All batches.

    """

    def __init__(self, point: Layout, batches: Sequence[BatchLosses]) -> None:
        self._point, self._batches = point, batches
        blocks = [block.layout for batch in batches for block in batch.blocks]
        self._weights = Weights(point.weights)
        self._layouts = [point, *blocks, *(one.tail for one in batches if one.tail is not None)]
        self._sets: list[Values] = []
        self._lock = threading.Lock()  # all calls use the same memory

    def __call__(self, x: Array, y: float) -> Array:
        """The losses in float64, (nx,)."""
        coordinates = [float(one) for one in np.asarray(x).reshape(-1)]
        out = np.empty(len(coordinates))
        with self._lock, np.errstate(all="ignore"):
            self._weights.move_row(float(y))
            for layout in self._layouts:
                for step in layout.row_steps:
                    step(float(y))
            for first, points in self._some_points(coordinates):
                total = [0.0] * len(points)
                for batch in self._batches:
                    for k, loss in enumerate(batch.losses(points)):
                        total[k] += loss
                out[first : first + len(points)] = total
        return out

    def _some_points(self, coordinates: list[float]) -> Iterator[tuple[int, list[Values]]]:
        """Where in the row, and the values of some points one after another."""
        count = max(1, min(_MOST_POINTS, _POINT_BYTES // max(self._weights.size, 1)))
        for first in range(0, len(coordinates), count):
            some = coordinates[first : first + count]
            for k, x in enumerate(some):
                values = self._values_of(k)
                values[X] = x
                self._weights.fill(values)
                for step in self._point.steps:
                    step(values)
            yield first, self._sets[: len(some)]

    def _values_of(self, k: int) -> Values:
        """Memory for the values of the k-th point of some."""
        if k == len(self._sets):
            self._sets.append([None] * len(self._point.values))
        return self._sets[k]


def _summed(value: Any) -> float:
    return float(np.add.reduce(np.asarray(value), None, np.float64))
