"""From traces of the batches at a plane's origin to rows of losses."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from engine.autodiff import Spec
from engine.graph import Graph, GraphNode, Source
from engine.plan import reads
from engine.plan.held import Fixed, Held, Read
from engine.plan.layout import Layout
from engine.plan.memory import Buffers
from engine.plan.samples_inside.order import laid_out, with_samples_inside
from engine.plan.specs import specs_of

from .given_losses import GivenLosses
from .keeping import AffineKeeper, RowSteps
from .plane_losses import BatchLosses, Block, PlaneLosses, Sum
from .separable import FREE, SAMPLE, SUM, TAIL, Split, free_nodes, mean_of_samples, split
from .traced import Traced, sliced_constants

BLOCK_BYTES = (
    5 << 18
)  # of the largest value of a block: it and what it is made of stay in the cache
_LENGTHS = (256, 128, 64, 32)  # of 16 native convolutions take twice as long a sample; measured
BEGINNING = 32  # samples that are compared with the network elsewhere on the plane
AFFINE_BYTES = 1 << 28  # of the parts of one value, of all samples together

Batch = Sequence[Any]
Trace = Callable[[Batch, int], Traced]


class Laying:
    """Lays out one plane, or no plane.

    Args:
        parameters: What each parameter is on the plane, by name; None for one that is given with
            each call.
        trace: Traces a part of a batch.

    Attributes:
        piece: The first `BEGINNING` samples of the first batch, traced, if `PlaneLosses.beginning`
            tells what they give.

    """

    def __init__(self, parameters: Mapping[str, Held | None], trace: Trace) -> None:
        self._parameters, self._trace = parameters, trace
        self._count = 0  # of all samples
        self._buffers, self._rows = Buffers(laid_out), RowSteps()
        self._parts: dict[tuple[int, int], tuple[Traced, frozenset[str]] | None] = {}
        self.piece: Traced | None = None

    @property
    def cut(self) -> frozenset[str]:
        """Names of constants that have a row a sample."""
        return frozenset().union(*(part[1] for part in self._parts.values() if part))

    def rows(self, batches: Sequence[tuple[Batch, Traced, int]]) -> PlaneLosses:
        """The rows of a plane, from all batches, their traces, and how much each counts."""
        point, made = self._laid_out(batches)
        beginning = self._beginning(made[0], *batches[0][:2])
        return PlaneLosses(point, made, self._rows, beginning)

    def given(self, batches: Sequence[tuple[Batch, Traced, int]]) -> GivenLosses:
        """The losses of parameters that are given, from the same."""
        point, made = self._laid_out(batches)
        indices = {
            name: point.slot(Source(name)).index
            for name, held in self._parameters.items()
            if held is None and Source(name) in point.held
        }
        return GivenLosses(point, made, indices)

    def _laid_out(
        self, batches: Sequence[tuple[Batch, Traced, int]]
    ) -> tuple[Layout, list[BatchLosses]]:
        point = self._point([traced.graph for _, traced, _ in batches])
        self._count = sum(traced.count for _, traced, _ in batches)
        weight = sum(weight for _, _, weight in batches)
        return point, [self._batch(point, a, b, c / weight) for a, b, c in batches]

    def _beginning(self, made: BatchLosses, batch: Batch, whole: Traced) -> BatchLosses | None:
        """The first block of a batch, of which only the first samples count."""
        block = made.blocks[0]
        part = self._part(batch, whole, BEGINNING) if block.count >= BEGINNING else None
        if part is None or block.each is None:
            return None
        self.piece, rows = part
        kinds = split(self.piece.graph, self.piece.count, rows | _inputs(batch))
        if kinds is None or len(kinds.nodes(self.piece.graph, SUM)) != len(block.sums):
            self.piece = None
            return None
        divisors = _divisors(kinds.nodes(self.piece.graph, SUM), specs_of(self.piece.graph))
        some = tuple(replace(a, divisor=b) for a, b in zip(block.sums, divisors, strict=True))
        first = replace(block, sums=some, first=BEGINNING)
        return replace(made, blocks=(first,), share=1.0)

    def _point(self, graphs: Sequence[Graph]) -> Layout:
        """What does not know samples: parameters, and what is made of them alone."""
        known: dict[Source, Held] = {}
        given = []
        for value in graphs[0].parameters:
            if value.name in self._parameters:
                held = self._parameters[value.name]
                if held is None:
                    given.append(Source(value.name))
                else:
                    known[Source(value.name)] = held
        specs = dict(ChainMap(*map(specs_of, graphs)))
        point = Layout(known, specs, keeper=AffineKeeper(self._rows), given=1)
        for source in given:
            point.hold(source, None, ())
        return point

    def _batch(self, point: Layout, batch: Batch, whole: Traced, share: float) -> BatchLosses:
        pieces = self._pieces(batch, whole)
        if pieces is None:
            return self._mixed(point, batch, whole, share)
        kinds, parts = pieces
        free = frozenset(name for name, kind in kinds.kinds.items() if kind == FREE)
        self._add_free(point, whole, free)
        sums = kinds.nodes(whole.graph, SUM)
        mean = mean_of_samples(whole.graph, kinds, whole.count)
        specs = specs_of(whole.graph)
        divisors = _divisors(sums, specs)
        blocks = []
        for first, traced, rows in parts:
            layout = self._block(point, batch, whole, traced, rows, first)
            layout.add(_lookers_first(kinds.nodes(traced.graph, SAMPLE)))
            wanted = []
            for node, divisor in zip(kinds.nodes(traced.graph, SUM), divisors, strict=True):
                wanted.append(Sum(_index(layout, _only(node)), divisor))
            each = None if mean is None else wanted[mean].index
            blocks.append(Block(layout, tuple(wanted), each, traced.count))
        ends = whole.graph.ends
        tail = kinds.nodes(whole.graph, TAIL)
        direct = [_sum_behind(end, tail, sums) for end in ends]
        if None not in direct:
            return BatchLosses(tuple(blocks), None, tuple(direct), share)
        behind = Layout(self._constants(whole), specs, around=point)
        for node in sums:
            behind.hold(Source(node.name), None, ())
        behind.add(tail)
        return BatchLosses(tuple(blocks), behind, tuple(map(behind.operand, ends)), share)

    def _mixed(self, point: Layout, batch: Batch, whole: Traced, share: float) -> BatchLosses:
        """A batch whose samples are not apart: one block, whose ends are what is wanted."""
        arrays = {name for name, value in whole.constants.items() if isinstance(value, np.ndarray)}
        free = free_nodes(whole.graph, frozenset(arrays | _inputs(batch)))
        self._add_free(point, whole, free)
        layout = self._block(point, batch, whole, whole, frozenset(), 0)
        layout.add([node for node in whole.graph.nodes if node.name not in free])
        ends = tuple(Sum(_index(layout, end), 1.0) for end in whole.graph.ends)
        return BatchLosses((Block(layout, ends),), None, tuple(range(len(ends))), share)

    def _pieces(
        self, batch: Batch, whole: Traced
    ) -> tuple[Split, list[tuple[int, Traced, frozenset[str]]]] | None:
        """The blocks of a batch: from which sample on, how they are computed, what is cut."""
        inputs = _inputs(batch)
        if any(column.shape[:1] != (whole.count,) for column in batch):
            return None
        length = min(_block_length(whole), whole.count)
        found = []
        rows: frozenset[str] = frozenset()
        for first in range(0, whole.count, length):
            part = self._part(batch, whole, min(length, whole.count - first))
            if part is None:
                return None
            rows |= part[1]
            found.append((first, *part))
        kinds = split(whole.graph, whole.count, rows | inputs)
        if kinds is None:
            return None
        for _, traced, _ in found:
            other = split(traced.graph, traced.count, rows | inputs)
            if other is None or other.kinds != kinds.kinds:
                return None
        return kinds, found

    def _part(
        self, batch: Batch, whole: Traced, count: int
    ) -> tuple[Traced, frozenset[str]] | None:
        """How the first samples of a batch are computed; that is the same for others."""
        if count == whole.count:
            return whole, frozenset()
        key = whole.count, count
        if key not in self._parts:
            traced = self._trace([column[:count] for column in batch], count)
            rows = sliced_constants(whole, traced)
            self._parts[key] = None if rows is None else (traced, rows)
        return self._parts[key]

    def _block(
        self,
        point: Layout,
        batch: Batch,
        whole: Traced,
        traced: Traced,
        rows: frozenset[str],
        first: int,
    ) -> Layout:
        inside = slice(first, first + traced.count)
        known: dict[Source, Held] = {
            Source(f"inputs{k}"): Fixed(_inside(column.asnumpy()[inside]))
            for k, column in enumerate(batch)
        }
        for name, value in whole.constants.items():
            known[Source(name)] = Fixed(_inside(value[inside]) if name in rows else value)
        self._buffers.restart()
        keeper = AffineKeeper(self._rows, AFFINE_BYTES * traced.count / self._count)
        return Layout(
            known,
            specs_of(traced.graph),
            reads(traced.graph.nodes, traced.graph.ends),
            self._buffers,
            forms=keeper.forms,
            keeper=keeper,
            around=point,
        )

    def _constants(self, whole: Traced) -> dict[Source, Held]:
        return {Source(name): Fixed(value) for name, value in whole.constants.items()}

    def _add_free(self, point: Layout, whole: Traced, free: frozenset[str]) -> None:
        """What is made of parameters alone: the same for all batches, so added once."""
        fresh = [
            node
            for node in whole.graph.nodes
            if node.name in free and Source(node.name) not in point.held
        ]
        if fresh:
            point.held.update(self._constants(whole))
            point.add(fresh)


def _divisors(sums: Sequence[GraphNode], specs: Mapping[Source, Spec]) -> list[float]:
    """What each sum over samples is divided by."""
    return [
        float(np.prod(specs[_only(node)].shape)) if node.primitive == "reduce_mean" else 1.0
        for node in sums
    ]


def _sum_behind(end: Source, tail: Sequence[GraphNode], sums: Sequence[GraphNode]) -> int | None:
    """Which of the sums an end is, but for its shape; None where more is done with it."""
    made = {node.name: node for node in tail}
    while end.name in made:
        if made[end.name].primitive not in {"rearranged", "clone"}:
            return None
        end = _only(made[end.name])
    names = [node.name for node in sums]
    return names.index(end.name) if end.name in names else None


def _inputs(batch: Batch) -> frozenset[str]:
    return frozenset(f"inputs{k}" for k in range(len(batch)))


def _index(layout: Layout, source: Source) -> int:
    """Where a value lies among those of a block, when all steps are done."""
    operand = layout.operand(source)
    if isinstance(operand, Read):
        return operand.index
    return layout.hold(Source(f"{source.name} as it is"), np.asarray(operand), ()).index


def _lookers_first(nodes: Sequence[GraphNode]) -> list[GraphNode]:
    """The nodes, and right behind what it reads each that only looks: others may change that."""
    looking = [node for node in nodes if node.primitive == "index_of_max"]
    made = {node.name for node in nodes}
    found = [node for node in looking if made.isdisjoint(node.inputs)]
    for node in nodes:
        if node not in looking:
            found.append(node)
            found += [one for one in looking if node.name in one.inputs]
    return found


def _only(node: GraphNode) -> Source:
    source = node.sources[0]
    assert source is not None
    return source


def _inside(array: Any) -> Any:
    return with_samples_inside(array) if array.dtype.kind == "f" else np.array(array)


def _block_length(traced: Traced) -> int:
    """How many samples a block has: a power of two whose largest value stays in the cache."""
    sizes = [
        np.prod(out.shape) * out.dtype.itemsize
        for node in traced.graph.nodes
        for out in node.outputs
    ]
    one = max(sizes, default=1) / traced.count
    return next((n for n in _LENGTHS if n * one <= BLOCK_BYTES), _LENGTHS[-1])
