"""Nodes of a graph laid out as steps over values: what is fixed is computed here, once.

A value that is linear in the coordinates stays three arrays until an operator reads it that is not
linear; what comes then is computed at each point, by a form that fills memory that is there
(`forms.py`), or by the operator itself.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import numpy as np

from engine.autodiff import PRIMITIVES
from engine.graph import GraphNode, Source

from . import folded, fused, steps
from .folded import CONVOLVE
from .forms import FORMS, MOVE, RELU, convolved
from .held import Affine, Buffers, Fixed, Held, Slot, Storage, with_samples_inside
from .linear import affine_result
from .row_product import Row, RowWeight
from .steps import Read, Step, Values

_FEW_TERMS = 32  # of a filter; measured
_PARTS = 4  # of an affine value: three, and what of them is the same along a row


class Layout:
    """Steps and values of some nodes.

    Args:
        known: What the nodes read that is not among them.
        shapes: Of everything that is read.
        readers: How often each value is read; where nothing is said, nobody shares its memory.
        buffers: Memory for what is made at each point; None: operators make their own.
        around: The layout of what is the same for all samples; None: this is it. Its values are
            counted from the end, so those of a block have them behind their own.
        most_affine: How many bytes the parts of one value may have.

    Attributes:
        held: What each value is.
        values: The values of a point; those that are always in the same memory are there already.
        row_steps: To be done where a row begins; each is called with it.
        steps: To be done at each point, in this order.
        made: Indices of values that operators make anew at each point.
        weights: Indices of affine values that know no samples, for `weights.Weights`.

    """

    def __init__(
        self,
        known: Mapping[Source, Held],
        shapes: Mapping[Source, tuple[int, ...]],
        readers: Mapping[Source, int] | None = None,
        buffers: Buffers | None = None,
        around: Layout | None = None,
        most_affine: float = math.inf,
    ) -> None:
        self.held: dict[Source, Held] = dict(known)
        self.shapes = shapes
        self.values: Values = [None] if around is None else []  # the first coordinate: X
        self.row_steps: list[Callable[[Row], None]] = []
        self.steps: list[Step] = []
        self.made: list[int] = []
        self.weights: list[tuple[int, Affine]] = []
        self.buffers = buffers
        self._around = around
        self._readers = readers or {}
        self.most_affine = most_affine
        self._points: dict[Source, Slot] = {}
        self._row_weights: dict[Source, RowWeight] = {}

    def add(self, nodes: Iterable[GraphNode]) -> None:
        """Lay out nodes, in order of execution."""
        for node in nodes:
            self._add(node)
            for source in sources_of(node):
                self._release(source)

    def readers_of(self, source: Source) -> int:
        """How often a value is read."""
        return self._readers.get(source, 0)

    def slot(self, source: Source, *, waiting: bool = False) -> Slot:
        """A value that is made at each point; what is affine is put together here.

        Args:
            source: Its name.
            waiting: Whether what waits to be done with it may go on waiting.

        """
        if source not in self.held and self._around is not None:
            return self._around.slot(source)
        held = self.held[source]
        if isinstance(held, Affine):
            if source not in self._points:
                self._points[source] = self._put_together(held, source)
            held = self._points[source]
        assert isinstance(held, Slot)
        if not waiting:
            self.finish(held)
        return held

    def what(self, source: Source) -> Held:
        """What a value is, here or around."""
        if source not in self.held and self._around is not None:
            return self._around.what(source)
        return self.held[source]

    def row_weight(self, source: Source) -> RowWeight | None:
        """A value that knows no samples, for products along rows; None if it is made at each point.

        Its step stands before those that ask for it.
        """
        if source not in self.held and self._around is not None:
            return self._around.row_weight(source)
        held = self.held[source]
        if isinstance(held, Slot):
            return None
        if source not in self._row_weights:
            affine = held if isinstance(held, Affine) else Affine((held.value, None, None))
            self._row_weights[source] = RowWeight(affine)
            self.row_steps.append(self._row_weights[source].move)
        return self._row_weights[source]

    def operand(self, source: Source) -> Any:
        """What a step reads: a fixed value, or an index among the values."""
        held = self.what(source)
        return held.value if isinstance(held, Fixed) else Read(self.slot(source).index)

    def filled(self, source: Source, shape: tuple[int, ...], dtype: Any) -> Any:
        """The array of a new value, for a step to fill."""
        assert self.buffers is not None
        array, storage = self.buffers.take(shape, dtype)
        self.hold(source, array, [storage])
        return array

    def hold(self, source: Source, array: Any, storages: Iterable[Storage]) -> Slot:
        """A new value in memory that is there; None: an operator makes it."""
        slot = self._new_slot(source, array, storages)
        self.held[source] = slot
        return slot

    def _new_slot(self, source: Source, array: Any, storages: Iterable[Storage]) -> Slot:
        self.values.append(array)
        count = len(self.values)
        slot = Slot(-count if self._around is None else count - 1, array, tuple(storages))
        for storage in slot.storages:
            storage.readers += self.readers_of(source)
        if array is None:
            self.made.append(slot.index)
        return slot

    def _add(self, node: GraphNode) -> None:
        read = [self.what(one) for one in sources_of(node)]
        if all(isinstance(one, Fixed) for one in read):
            self._hold_fixed(node)
        elif not self._stays_affine(node):
            form = FORMS.get(node.primitive)
            if self.buffers is None or form is None or not form(self, node):
                self._by_operator(node)

    def _hold_fixed(self, node: GraphNode) -> None:
        arguments = [None if one is None else self.operand(one) for one in node.sources]
        made = PRIMITIVES[node.primitive](*arguments, **node.attributes)
        for k, part in enumerate(made if isinstance(made, tuple) else (made,)):
            self.held[Source(node.name, k)] = Fixed(part)

    def _stays_affine(self, node: GraphNode) -> bool:
        size = _PARTS * math.prod(node.shape) * node.outputs[0].dtype.itemsize
        if None in node.sources or size > self.most_affine:
            return False
        read = [self.what(one) for one in node.sources if one is not None]
        if _is_cheap(node, self.shapes):
            return False
        made = affine_result(node.primitive, read, node.attributes)
        if made is None:
            return False
        self.held[Source(node.name)] = made
        return True

    def _put_together(self, affine: Affine, source: Source) -> Slot:
        if self.buffers is None:
            slot = self._new_slot(source, None, ())
            self.weights.append((slot.index, affine))
            return slot
        start, along_x, along_y = (
            None if one is None else with_samples_inside(one) for one in affine.parts
        )
        assert start is not None
        base = self._base(start, along_y)
        array, storage = self.buffers.take(start.shape, start.dtype)
        slot = self._new_slot(source, array, [storage])
        slot.pending = [(MOVE, (along_x, base))]
        return slot

    def _base(self, start: Any, along_y: Any) -> Any:
        """What of an affine value is the same along a row."""
        if along_y is None:
            return start
        base = np.empty_like(start)

        def row_step(row: Row) -> None:
            np.multiply(along_y, row.y, out=base)
            np.add(base, start, out=base)

        self.row_steps.append(row_step)
        return base

    def _by_operator(self, node: GraphNode) -> None:
        """The operator itself, with the arrays as they are at the point."""
        arguments = [None if one is None else self.operand(one) for one in node.sources]
        # What comes out may lie in the memory of what goes in.
        storages = [storage for source in sources_of(node) for storage in self._storages(source)]
        makes = [
            self.hold(Source(node.name, k), None, storages).index for k in range(len(node.outputs))
        ]
        function, attributes = PRIMITIVES[node.primitive], node.attributes
        first = makes[0]

        def step(values: Values) -> None:
            given = [values[one.index] if type(one) is Read else one for one in arguments]
            made = function(*given, **attributes)
            if isinstance(made, tuple):
                for index, part in zip(makes, made, strict=True):
                    values[index] = part
            else:
                values[first] = made

        self.steps.append(step)

    def finish(self, slot: Slot) -> None:
        """Do what waits for a value, two operators at once where native code can."""
        assert self.buffers is not None or not slot.pending
        array, pending = slot.array, slot.pending
        while pending:
            if pending[0][0] == CONVOLVE:
                this, pending = folded.convolution(self.steps, pending)
                convolved(self, this, array)
                continue
            (name, operand), *pending = pending
            rectifies = bool(pending) and pending[0] == RELU
            step: Step | None = None
            if name == MOVE:
                part, base = operand
                step = fused.moved(part, base, array, rectifies=rectifies)
            elif operand is not None:
                step = fused.biased(name, array, operand, rectifies=rectifies)
            if step is None:
                self.steps.append(self._one(name, operand, array))
            else:
                self.steps.append(step)
                pending = pending[rectifies:]
        slot.pending = []

    def _one(self, name: str, operand: Any, array: Any) -> Step:
        """One operator that waited."""
        assert self.buffers is not None
        if name == MOVE:
            part, base = operand
            return steps.combination(part, base, array)
        if operand is None:
            return steps.rectified(array, array, self.buffers)
        return steps.binary(name, array, operand, array)

    def _storages(self, source: Source) -> tuple[Storage, ...]:
        held = self._points.get(source) or self.what(source)
        return held.storages if isinstance(held, Slot) else ()

    def _release(self, source: Source) -> None:
        """One reading less; who was the last gives the memory back."""
        self.release(self._storages(source))

    def release(self, storages: Iterable[Storage]) -> None:
        """One reading less of memory; who was the last gives it back."""
        for storage in storages:
            storage.readers -= 1
            if not storage.readers and self.buffers is not None:
                self.buffers.give(storage)


def _is_cheap(node: GraphNode, shapes: Mapping[Source, tuple[int, ...]]) -> bool:
    """Whether what an operator makes takes no longer to make than to read what it would be of.

    The sums of a few terms do; two arrays of results are more than the cache holds, and would have
    to be made for each plane and each row first.
    """
    if node.primitive != "convolve" or not fused.is_native(node.outputs[0].dtype):
        return False
    weight = node.sources[1]
    return weight is not None and math.prod(shapes[weight][1:]) <= _FEW_TERMS


def sources_of(node: GraphNode) -> list[Source]:
    """All that a node reads."""
    return [one for one in node.sources if one is not None]
