"""What a network computes of a batch, as a graph; and whether that is the same everywhere."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from engine.backend import asnumpy, is_array
from engine.graph import Graph, GraphValue, forward_graph

# Attributes in which the length of a batch may stand.
_SIZED = frozenset({"shape", "index"})


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
    sliced = set()
    others = part.constants
    for name, value in whole.constants.items():
        other = others[name]
        if _equal(value, other):
            continue
        if not _cut(value, other, whole.count, part.count):
            return None
        sliced.add(name)
    return frozenset(sliced)


def same_elsewhere(one: Traced, other: Traced) -> bool:
    """Whether a batch is computed in the same way at two points, constants and all."""
    if one.count != other.count or not _alike(one, other):
        return False
    others = other.constants
    return all(_equal(value, others[name]) for name, value in one.constants.items())


def same_operators(one: Traced, other: Traced, rows: frozenset[str]) -> bool:
    """Whether two batches are computed in the same way, but for the constants named."""
    if not _alike(one, other):
        return False
    others = other.constants
    shared = {name: value for name, value in one.constants.items() if name not in rows}
    return all(_equal(value, others[name]) for name, value in shared.items())


def _alike(one: Traced, other: Traced) -> bool:
    first, second = one.graph, other.graph
    if [value.name for value in first.parameters] != [value.name for value in second.parameters]:
        return False
    if len(first.nodes) != len(second.nodes) or len(first.constants) != len(second.constants):
        return False
    if first.ends != second.ends:
        return False
    pairs = zip(first.nodes, second.nodes, strict=True)
    return all(
        a.primitive == b.primitive
        and a.sources == b.sources
        and a.attributes.keys() == b.attributes.keys()
        and all(
            _same(value, b.attributes[name], one.count, other.count, sized=name in _SIZED)
            for name, value in a.attributes.items()
        )
        for a, b in pairs
    )


def _same(one: Any, other: Any, count: int, other_count: int, *, sized: bool) -> bool:
    if isinstance(one, tuple | list):
        return (
            isinstance(other, type(one))
            and len(one) == len(other)
            and all(
                _same(a, b, count, other_count, sized=sized)
                for a, b in zip(one, other, strict=True)
            )
        )
    if _equal(one, other):
        return True
    both_whole = isinstance(one, int) and isinstance(other, int)
    return sized and both_whole and (one, other) == (count, other_count)


def on_host(value: Any) -> Any:
    """An array of whatever device as NumPy's, anything else as it is."""
    return asnumpy(value) if is_array(value) else value


def _equal(one: Any, other: Any) -> bool:
    one, other = on_host(one), on_host(other)
    if isinstance(one, np.ndarray) or isinstance(other, np.ndarray):
        if np.shape(one) != np.shape(other):
            return False
        exact = np.asarray(one).dtype.kind in "fc" and np.asarray(other).dtype.kind in "fc"
        return bool(np.array_equal(one, other, equal_nan=exact))
    return type(one) is type(other) and bool(one == other or one != one)


def _cut(one: Any, other: Any, count: int, other_count: int) -> bool:
    """Whether `other` is the beginning of `one`, as the batches are."""
    one, other = on_host(one), on_host(other)
    if not (isinstance(one, np.ndarray) and isinstance(other, np.ndarray)):
        return False
    lengths = one.shape[:1], other.shape[:1]
    return lengths == ((count,), (other_count,)) and _equal(one[:other_count], other)
