"""How who reads a product wants it to lie: so what would be copied next is made there.

Heads of attention are multiplied one by one and read side by side, and so are the gradients of
queries, keys and values.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np

from engine.autodiff import Spec
from engine.graph import GraphNode, Source
from engine.plan.liveness import outputs_of, sources_of

from .order import Order

__all__ = ["Inset", "Wanted", "wanted_of"]


class Inset(NamedTuple):
    """Part of a larger value, in which a product is made at once."""

    whole: Source
    axis: int
    begin: int
    end: int
    axes: tuple[int, ...]
    """Which axis of the product each of the whole is."""

    def of(self, whole: np.ndarray) -> np.ndarray:
        """Where the product goes, in its own axes."""
        index = [slice(None)] * whole.ndim
        index[self.axis] = slice(self.begin, self.end)
        return whole[tuple(index)].transpose(np.argsort(self.axes))


class Wanted(NamedTuple):
    """By product the order in which it is read, and what it becomes part of."""

    orders: dict[Source, Order]
    insets: dict[Source, Inset]


class _Read(NamedTuple):
    """Who alone copies a value, what it reads, and which axis of the value each of its axes is."""

    reader: GraphNode
    source: Source
    axes: tuple[int, ...]


def wanted_of(
    nodes: Sequence[GraphNode], specs: Mapping[Source, Spec], ends: Sequence[Source]
) -> Wanted:
    """What the readers of products of many pairs want.

    Args:
        nodes: In order of execution.
        specs: Shapes of all values.
        ends: What is wanted of the nodes.

    """
    readers: dict[Source, list[GraphNode]] = {}
    for node in nodes:
        for source in sources_of(node):
            readers.setdefault(source, []).append(node)
    kept, wanted = frozenset(ends), Wanted({}, {})
    for node in nodes:
        shape = node.outputs[0].shape
        if node.primitive != "matrix_product" or len(shape) < 3:
            continue
        (output,) = outputs_of(node)
        found = _read_by(output, len(shape), readers, kept)
        order = () if found is None else [axis for axis in found.axes if shape[axis] != 1]
        if found is None or not order or order[-1] < len(shape) - 2:
            continue  # a product has its rows or its columns in a row
        wanted.orders[output] = tuple(order)
        inset = _inset_of(found, shape, specs)
        if inset is not None and inset.whole not in kept:
            wanted.insets[output] = inset
    return wanted


def _read_by(
    source: Source,
    rank: int,
    readers: Mapping[Source, Sequence[GraphNode]],
    kept: frozenset[Source],
) -> _Read | None:
    """Who copies a value whose axes are permuted before; None where others read it, too."""
    axes = tuple(range(rank))
    while source not in kept and len(readers.get(source, ())) == 1:
        (reader,) = readers[source]
        if reader.primitive in {"rearranged", "joined"}:
            return _Read(reader, source, axes)
        if reader.primitive != "permuted":
            return None
        axes = tuple([axes[axis] for axis in reader.attributes["axes"]])
        (source,) = outputs_of(reader)
    return None


def _inset_of(read: _Read, shape: tuple[int, ...], specs: Mapping[Source, Spec]) -> Inset | None:
    """Which part of what its reader joins a product is."""
    node, axes = read.reader, read.axes
    if node.primitive != "joined":
        return None
    if len(set(node.sources)) != len(node.sources):
        return None
    axis = int(node.attributes["axis"]) % len(shape)
    before = sources_of(node)[: node.sources.index(read.source)]
    begin = sum(specs[source].shape[axis] for source in before)
    end = begin + shape[axes[axis]]
    return Inset(outputs_of(node)[0], axis, begin, end, axes)
