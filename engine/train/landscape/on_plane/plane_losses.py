"""The losses of rows of a grid, by steps that were laid out for one plane."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import repeat
from typing import Any

import numpy as np

from engine.plan.held import Read, Values
from engine.plan.layout import Layout
from engine.plan.memory import Array
from insight.landscape.sampling import sampling_error

from .affine import X
from .keeping import RowSteps
from .row_product import Row
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
        each: Where the losses of the samples lie, if the loss is their mean.
        count: How many samples there are.
        first: Of how many of them the sums are; None: of all.

    """

    layout: Layout
    sums: tuple[Sum, ...]
    each: int | None = None
    count: int = 0
    first: int | None = None

    def compute(self, point: Values, losses: Array | None = None) -> list[float]:
        """The sums at a point, whose values are given.

        Args:
            point: The values.
            losses: Where to put those of the samples, (count,) of float64.

        """
        values = self.layout.values
        behind = len(values)
        values += point
        for step in self.layout.steps:
            step(values)
        found = [_summed(values[one.index], self.first) / one.divisor for one in self.sums]
        if losses is not None:
            assert self.each is not None
            held = values[self.each]
            losses[:] = held if held.ndim == 1 else held.reshape(self.count, -1).mean(1)
        for index in self.layout.made:
            values[index] = None
        del values[behind:]
        return found


@dataclass(frozen=True, eq=False)
class BatchLosses:
    """A batch: its blocks, and what makes its loss, and what else is wanted, of their sums.

    Attributes:
        blocks: In the order in which their sums are added.
        tail: What is computed of the sums, which are its first values; None: they are wanted.
        ends: What is wanted among its values, the loss first; or the very values. Without a tail
            which of the sums.
        share: How much the batch counts.

    """

    blocks: tuple[Block, ...]
    tail: Layout | None
    ends: tuple[Any, ...]
    share: float

    @property
    def count(self) -> int:
        """How many samples have a loss of their own, of which the batch's is the mean."""
        return 0 if self.blocks[0].each is None else sum(block.count for block in self.blocks)

    def losses(self, points: Sequence[Values]) -> list[float]:
        """The loss at each point of a row, times the share of the batch."""
        return [
            self.share * self._ends(point, total)[0]
            for point, total in zip(points, self._sums(points), strict=True)
        ]

    def measures(self, points: Sequence[Values], squares: Array) -> list[list[float]]:
        """All that is wanted at each point; to `squares` the sums of squared losses are added."""
        totals = self._sums(points, squares if self.count else None)
        return [self._ends(*one) for one in zip(points, totals, strict=True)]

    def each(self, point: Values) -> tuple[list[float], Array]:
        """All that is wanted at a point, and the losses of the samples, (count,); none if mixed."""
        losses = np.empty(self.count)
        sums, at = [0.0] * len(self.blocks[0].sums), 0
        for block in self.blocks:
            room = losses[at : at + block.count] if self.count else None
            for k, part in enumerate(block.compute(point, room)):
                sums[k] += part
            at += block.count
        return self._ends(point, sums), losses

    def _sums(self, points: Sequence[Values], squares: Array | None = None) -> list[list[float]]:
        """The sums over the blocks at each point."""
        sums = [[0.0] * len(self.blocks[0].sums) for _ in points]
        for block in self.blocks:
            losses = None if squares is None else np.empty((len(points), block.count))
            rooms = repeat(None) if losses is None else losses
            for point, total, room in zip(points, sums, rooms, strict=False):
                for k, part in enumerate(block.compute(point, room)):
                    total[k] += part
            if losses is not None:
                squares += np.einsum("ij,ij->i", losses, losses)
        return sums

    def _ends(self, point: Values, sums: list[float]) -> list[float]:
        if self.tail is None:
            return [sums[k] for k in self.ends]
        values = [*map(np.float64, sums), *self.tail.values[len(sums) :], *point]
        for step in self.tail.steps:
            step(values)
        found = [values[one.index] if type(one) is Read else one for one in self.ends]
        return [float(np.asarray(one, np.float64).reshape(())) for one in found]


class PlaneLosses:
    """The losses of rows: called with first coordinates, (nx,), and a second.

    Args:
        point: What is the same for all samples.
        batches: All batches.
        rows: What is to be done where a row begins.
        beginning: The first block of the first batch, of which only some samples count.

    """

    def __init__(
        self,
        point: Layout,
        batches: Sequence[BatchLosses],
        rows: RowSteps,
        beginning: BatchLosses | None = None,
    ) -> None:
        self._point, self._batches, self._beginning = point, batches, beginning
        self._weights, self._row_steps = Weights(rows.weights), rows.steps
        self._samples = _counting_samples(batches)
        self._sets: list[Values] = []
        self._lock = threading.Lock()  # all calls use the same memory

    def __call__(self, x: Array, y: float) -> Array:
        """The losses in float64, (nx,)."""
        coordinates = [float(one) for one in np.asarray(x).reshape(-1)]
        out = np.empty(len(coordinates))
        for first, points in self._row(coordinates, float(y)):
            total = [0.0] * len(points)
            for batch in self._batches:
                for k, loss in enumerate(batch.losses(points)):
                    total[k] += loss
            out[first : first + len(points)] = total
        return out

    def measures(self, x: Array, y: float) -> Array:
        """All that is wanted, then the loss's standard error and of how many parts; (k + 2, nx).

        The parts are samples, where each batch's loss is a mean over samples that counts by their
        number; else they are batches.
        """
        coordinates = [float(one) for one in np.asarray(x).reshape(-1)]
        squares = np.zeros(len(coordinates))
        made: list[list[list[float]]] = []  # of each point each batch's ends
        for first, points in self._row(coordinates, float(y)):
            some = squares[first : first + len(points)]
            by_batch = [batch.measures(points, some) for batch in self._batches]
            made += map(list, zip(*by_batch, strict=True))
        ends = np.array(made).reshape(len(coordinates), len(self._batches), -1)
        whole = np.zeros((ends.shape[2], len(coordinates)))
        for k, batch in enumerate(self._batches):  # one after the other, as losses alone are
            whole += batch.share * ends[:, k].T
        shares = np.array([batch.share for batch in self._batches])
        errors = standard_errors(ends[..., 0], whole[0], squares, self._samples, shares)
        return np.concatenate([whole, errors])

    def beginning(self, x: float, y: float) -> list[float] | None:
        """All that is wanted of the first samples alone, by the same steps; None: not told."""
        if self._beginning is None:
            return None
        ((_, points),) = self._row([x], y)
        return self._beginning.measures(points, np.zeros(1))[0]

    def _row(self, coordinates: list[float], y: float) -> Iterator[tuple[int, list[Values]]]:
        """Where in the row, and the values of some points one after another."""
        row = Row(y, tuple(coordinates))
        with self._lock, np.errstate(all="ignore"):
            self._weights.move_row(y)
            for step in self._row_steps:
                step(row)
            yield from self._some_points(coordinates)

    def _some_points(self, coordinates: list[float]) -> Iterator[tuple[int, list[Values]]]:
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


def standard_errors(
    losses: Array, mean: Array, squares: Array, samples: int, shares: Array
) -> Array:
    """Standard errors of the losses at the points of a row, and of how many parts; (2, points).

    Args:
        losses: Of the batches at each point, (points, batches).
        mean: The losses, (points,).
        squares: The sum of the squared losses of single samples, (points,).
        samples: How many these are; 0: batches are the parts.
        shares: How much each batch counts, (batches,).

    """
    found = np.empty((2, mean.size))
    if samples:
        found[1] = samples
        with np.errstate(all="ignore"):
            spread = np.maximum(squares - samples * mean**2, 0.0)
            np.sqrt(spread / (samples * (samples - 1)), out=found[0])
        return found
    each = zip(losses, mean.tolist(), strict=True)
    found[0] = [sampling_error(one, shares, at) for one, at in each]
    found[1] = len(shares)
    return found


def _counting_samples(batches: Sequence[BatchLosses]) -> int:
    """How many samples there are, if the loss is a mean over them, each as much as others; or 0."""
    counts = np.array([batch.count for batch in batches])
    total = int(counts.sum())
    shares = np.array([batch.share for batch in batches])
    fits = total > 1 and counts.all() and np.allclose(counts, shares * total)
    return total if fits else 0


def _summed(value: Any, first: int | None) -> float:
    array = value if first is None else np.asarray(value)[:first]
    return float(np.add.reduce(array, None, np.float64))
