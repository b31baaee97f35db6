"""A network's losses on a plane by its operators alone: for arrays that lie on a GPU.

There a point costs the launching of its operators. So what does not move is computed once, cells
and tensors are left out, and what was computed is read after the last point of a row.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from engine.autodiff import PRIMITIVES
from engine.backend import asnumpy, xp_of
from engine.graph import GraphNode, Source
from insight.landscape import Plane

from .layout import sources_of
from .plane_losses import standard_errors
from .separable import SUM, mean_of_samples, split
from .traced import Traced, sliced_constants

Array = np.ndarray[Any, np.dtype[Any]]
Known = dict[Source, Any]


class Replay:
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
        graph = whole.graph
        self._known: Known = {Source(f"inputs{k}"): one for k, one in enumerate(columns)}
        self._known |= {Source(one.name): one.value for one in graph.constants}
        self._known |= {Source(name): array for name, array in still.items()}
        self._ends = graph.ends
        self._each = None if rows is None else _each_sample(whole, rows, len(columns))
        self.count = 0 if self._each is None else whole.count
        self._steps: list[tuple[GraphNode, list[Source]]] = []
        moving = []
        for node in graph.nodes:
            if all(source in self._known for source in sources_of(node)):
                _compute(node, self._known)
            else:
                moving.append(node)
        wanted = [*self._ends, *([] if self._each is None else [self._each])]
        self._steps = list(zip(moving, _last_read(moving, wanted), strict=True))

    def at(self, moved: Mapping[str, Any]) -> list[Any]:
        """The ends with these parameters, as arrays without axes, and the samples' squares, summed.

        The squares are those of the losses of single samples, in float64, where they have any.
        """
        values = dict(self._known)
        values |= {Source(name): array for name, array in moved.items()}
        for node, unread in self._steps:
            _compute(node, values)
            for source in unread:
                values.pop(source, None)
        found = [values[end].reshape(()) for end in self._ends]
        if self._each is not None:
            losses = values[self._each]
            wide = losses.reshape(self.count, -1).astype(np.float64).mean(1)
            found.append((wide * wide).sum())
        return found


class ReplayedLosses:
    """The losses of rows: called with first coordinates, (nx,), and a second.

    Args:
        plane: The plane, its arrays where the network's are.
        batches: All batches.
        shares: How much each counts; they add up to 1.

    """

    def __init__(self, plane: Plane, batches: Sequence[Replay], shares: Sequence[float]) -> None:
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


def _compute(node: GraphNode, values: Known) -> None:
    arguments = [None if one is None else values[one] for one in node.sources]
    made = PRIMITIVES[node.primitive](*arguments, **node.attributes)
    for k, part in enumerate(made if isinstance(made, tuple) else (made,)):
        values[Source(node.name, k)] = part


def _last_read(nodes: Sequence[GraphNode], wanted: Sequence[Source]) -> list[list[Source]]:
    """For each node what nobody reads after it, of what these nodes make."""
    left = Counter(source for node in nodes for source in sources_of(node))
    left.update(wanted)
    made = {Source(node.name, k) for node in nodes for k in range(len(node.outputs))}
    found = []
    for node in nodes:
        unread = []
        for source in sources_of(node):
            left[source] -= 1
            if not left[source] and source in made:
                unread.append(source)
        found.append(unread)
    return found


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
        made.append(Replay(whole, [column.array for column in columns], rows, still))
    return ReplayedLosses(plane, made, [weight / total for *_, weight in batches])
