"""A network's losses on a plane by its operators alone: for arrays that lie on a GPU.

There a point costs the launching of its operators. So what does not move is computed once, cells
and tensors are left out, and what was computed is read after the last point of a row.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from engine.backend import asnumpy, device_of, xp_of
from engine.graph import Source
from engine.plan import Replay
from insight.landscape import Plane

from .plane_losses import standard_errors
from .separable import SUM, mean_of_samples, split
from .traced import Traced, sliced_constants

Array = np.ndarray[Any, np.dtype[Any]]


class BatchReplay:
    """What one batch gives at a point, computed as it was when it was traced.

    Args:
        whole: The batch, traced.
        columns: Its arrays.
        rows: Names of the constants that have a row a sample; None where nothing is known of them.
        still: The parameters that do not move, by name.

    Attributes:
        count: How many samples have a loss of their own, of which that of the batch is the mean.

    """

    def __init__(
        self,
        whole: Traced,
        columns: Sequence[Any],
        rows: frozenset[str] | None,
        still: Mapping[str, Any],
    ) -> None:
        known = {f"inputs{k}": one for k, one in enumerate(columns)} | dict(still)
        each = None if rows is None else _each_sample(whole, rows, len(columns))
        self._ends = len(whole.graph.ends)
        self.count = 0 if each is None else whole.count
        wanted = [*whole.graph.ends, *([] if each is None else [each])]
        self._replay = Replay(whole.graph, known, wanted, device_of(*columns))

    def at(self, moved: Mapping[str, Any]) -> list[Any]:
        """The ends with these parameters, as arrays without axes, and the samples' squares, summed.

        The squares are those of the losses of single samples, in float64, where they have any.
        """
        found = self._replay((), [moved[name] for name in self._replay.parameters])
        ends = [one.reshape(()) for one in found[: self._ends]]
        if self.count:
            wide = found[-1].reshape(self.count, -1).astype(np.float64).mean(1)
            ends.append((wide * wide).sum())
        return ends


class ReplayedLosses:
    """The losses of rows: called with first coordinates, (nx,), and a second.

    Args:
        plane: The plane, its arrays where the network's are.
        batches: All batches.
        shares: How much each counts; they add up to 1.

    """

    def __init__(
        self, plane: Plane, batches: Sequence[BatchReplay], shares: Sequence[float]
    ) -> None:
        self._plane, self._batches = plane, batches
        self._shares = np.array(shares)
        counts = np.array([batch.count for batch in batches])
        total = int(counts.sum())
        fits = total > 1 and counts.all() and np.allclose(counts, self._shares * total)
        self._samples = total if fits else 0

    def __call__(self, x: Array, y: float) -> Array:
        """The losses in float64, (nx,)."""
        return self._row(x, y)[0][..., 0] @ self._shares

    def measures(self, x: Array, y: float) -> Array:
        """All that is wanted, then the loss's standard error and of how many parts; (k + 2, nx)."""
        ends, squares = self._row(x, y)
        whole = np.einsum("pbe,b->ep", ends, self._shares)
        errors = standard_errors(ends[..., 0], whole[0], squares, self._samples, self._shares)
        return np.concatenate([whole, errors])

    def beginning(self, x: float, y: float) -> list[float] | None:
        """All that is wanted of the first samples alone: nothing tells it."""
        return None

    def _row(self, x: Array, y: float) -> tuple[Array, Array]:
        """The ends of each point and batch, (nx, batches, ends), and summed squares, (nx,)."""
        coordinates = np.asarray(x, np.float64).reshape(-1).tolist()
        made: list[Any] = []
        for one in coordinates:
            point = self._plane.at(one, float(y))
            made += [part for batch in self._batches for part in batch.at(point)]
        if not made:
            return np.empty((0, len(self._batches), 1)), np.empty(0)
        # All at once, in a type that holds each of them.
        together = xp_of(*made).stack([one.astype(np.float64) for one in made])
        parts = asnumpy(together).reshape(len(coordinates), len(self._batches), -1)
        if not self._batches[0].count:
            return parts, np.zeros(len(coordinates))
        return parts[..., :-1], parts[..., -1].sum(1)


def _each_sample(whole: Traced, rows: frozenset[str], columns: int) -> Source | None:
    """Where the losses of single samples are, if the loss is their mean."""
    inputs = frozenset(f"inputs{k}" for k in range(columns))
    kinds = split(whole.graph, whole.count, rows | inputs)
    if kinds is None:
        return None
    mean = mean_of_samples(whole.graph, kinds, whole.count)
    return None if mean is None else kinds.nodes(whole.graph, SUM)[mean].sources[0]


def replayed(
    plane: Plane,
    batches: Sequence[tuple[Sequence[Any], Traced, int]],
    trace: Callable[[Sequence[Any], int], Traced],
    parameters: Mapping[str, Any],
) -> ReplayedLosses:
    """The rows of a plane, from all batches, their traces, and how much each counts.

    Args:
        plane: As `ReplayedLosses` takes it.
        batches: All of them.
        trace: Traces the first samples of a batch.
        parameters: Those of the network, by name.

    """
    total = sum(weight for *_, weight in batches)
    still = {name: one.array for name, one in parameters.items() if name not in plane.origin}
    made = []
    for columns, whole, _ in batches:
        half = whole.count // 2
        part = trace([column[:half] for column in columns], half) if half else None
        rows = None if part is None else sliced_constants(whole, part)
        made.append(BatchReplay(whole, [column.array for column in columns], rows, still))
    return ReplayedLosses(plane, made, [weight / total for *_, weight in batches])
