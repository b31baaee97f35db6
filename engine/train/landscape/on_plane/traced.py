"""What a network computes of a batch, as a graph; and whether that is the same everywhere."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from engine.backend import asnumpy
from engine.graph import Graph, GraphValue, forward_graph
from engine.graph.alike import but_for, is_cut, other_constants, other_operators


@dataclass(frozen=True, eq=False)
class Traced:
    """One batch, computed and written down.

    Attributes:
        graph: The operators; its first end is the loss.
        ends: What came out, a number for each end.
        count: The length of the batch.

    """

    graph: Graph
    ends: tuple[float, ...]
    count: int

    @property
    def loss(self) -> float:
        """The first end."""
        return self.ends[0]

    @property
    def constants(self) -> dict[str, Any]:
        """Numbers and arrays without a name, by theirs in the graph."""
        return {one.name: constant(one) for one in self.graph.constants}


def constant(value: GraphValue) -> Any:
    """A number as Python has it, or an array on the host."""
    return value.value if isinstance(value.value, bool | int | float) else asnumpy(value.value)


def traced(
    of_batch: Callable[..., Any],
    batch: Sequence[Any],
    parameters: Iterable[Any],
    count: int,
) -> Traced:
    """What is wanted of a batch with the parameters that the network has now, and how it came.

    Masks that it draws are the same at all points, as a network has them that begins alike there.

    Args:
        of_batch: Gives the loss as a tensor, or a tuple of it and other numbers.
        batch: The columns.
        parameters: Those of the network.
        count: How many samples there are.

    """
    seen: list[tuple[float, ...]] = []

    def watched(*inputs: Any) -> Any:
        made = of_batch(*inputs)
        ends = made if isinstance(made, tuple) else (made,)
        seen.append(tuple(float(one.asnumpy().astype(np.float64)) for one in ends))
        return ends

    graph = forward_graph(watched, batch, parameters, effects=False)
    return Traced(graph, seen[-1], count)


def sliced_constants(whole: Traced, part: Traced) -> frozenset[str] | None:
    """Whether a part of a batch is computed as the whole is; which constants are cut with it.

    Returns:
        Names of constants that have a row a sample, or None where the two computations differ in
        more than the length of the batch: in operators, attributes or constants.

    """
    if not _alike(whole, part):
        return None
    pairs = list(other_constants(whole.graph, part.graph))
    if not all(is_cut(one.value, other.value, (whole.count, part.count)) for one, other in pairs):
        return None
    return frozenset(one.name for one, _ in pairs)


def same_elsewhere(one: Traced, other: Traced) -> bool:
    """Whether a batch is computed in the same way at two points, constants and all."""
    return one.count == other.count and same_operators(one, other, frozenset())


def same_operators(one: Traced, other: Traced, rows: frozenset[str]) -> bool:
    """Whether two batches are computed in the same way, but for the constants named."""
    return _alike(one, other) and all(
        value.name in rows for value, _ in other_constants(one.graph, other.graph)
    )


def _alike(one: Traced, other: Traced) -> bool:
    lengths = but_for((one.count, other.count))
    return other_operators(one.graph, other.graph, lengths) is None
