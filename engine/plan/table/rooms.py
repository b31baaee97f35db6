"""Where each value is: for native code an address that stays, for steps a slot among the values."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np

from engine.autodiff import Spec
from engine.backend.native.arrays import lines
from engine.backend.native.copies import copied_call
from engine.graph import GraphNode, Source
from engine.plan.liveness import outputs_of, sources_of
from engine.plan.memory import Buffers, Storage

from .lying import Lying
from .order import Order, arranged, order_of
from .steps import Read, copying, sight
from .views import seen
from .wanted import Inset
from .work import Values, Work

__all__ = ["Given", "Rooms"]


class Given(NamedTuple):
    """What is there before a graph is computed.

    Attributes:
        fixed: Numbers and arrays that stay.
        numbers: Values that are numbers of Python's, and which of those that a call gives; None of
            those that stay.
        arrays: Parameters and inputs, which lie in other memory each time.
        made: What is wanted and made by kernels, a new array each time.

    """

    fixed: Mapping[Source, Any]
    numbers: Mapping[Source, int | None]
    arrays: Mapping[Source, np.ndarray]
    made: Mapping[Source, np.ndarray]


class Rooms:
    """The values of a graph while it is laid out.

    Args:
        given: What is there before.
        lying: How all values lie, and in which memory.
        specs: Shapes and number types.
        reads: How often each root is read.
        buffers: Memory that stays.
        work: What is done in a call; steps that bring values where they are needed are added.
        insets: Values that are made as a part of another at once.

    Attributes:
        values: All values, as each call begins with them.
        slots: Which of them a value is.

    """

    def __init__(
        self,
        given: Given,
        lying: Lying,
        specs: Mapping[Source, Spec],
        reads: Counter[Source],
        buffers: Buffers,
        work: Work,
        insets: Mapping[Source, Inset] = MappingProxyType({}),
    ) -> None:
        self.given, self.lying, self._specs = given, lying, specs
        self._reads, self._buffers, self._work = reads, buffers, work
        self._insets = insets
        work.is_left = buffers.is_left
        self.values: Values = []
        self.slots: dict[Source, int] = {}
        self._arrays: dict[Source, np.ndarray] = {}  # where native code finds a value
        self._storages: dict[Source, tuple[Storage, ...]] = {}  # of roots
        self._stays: set[Source] = set()  # roots in memory that stays
        self._nodes: dict[Source, GraphNode] = {}  # that views are made by
        self._seen: set[Source] = set()  # views that a step has made
        self._begun: set[Source] = set()  # of which a part was made
        self._brought: dict[tuple[Source, Order], np.ndarray] = {}
        for source, value in given.fixed.items():
            self.new_slot(source, value)
            if hasattr(value, "dtype"):
                self._arrays[source] = value
                self._stays.add(source)
        for source in given.numbers:
            self.new_slot(source, given.fixed.get(source))
        for source, array in (*given.arrays.items(), *given.made.items()):
            self.new_slot(source, None)
            self._arrays[source] = array

    def add_view(self, node: GraphNode) -> None:
        """A node whose results are views of what it reads."""
        for source in outputs_of(node):
            self._nodes[source] = node
            self.new_slot(source, None)

    def new_slot(self, source: Source, value: Any) -> int:
        """Room for a value among the others."""
        if source not in self.slots:
            self.slots[source] = len(self.values)
            self.values.append(value)
        elif value is not None:
            self.values[self.slots[source]] = value
        return self.slots[source]

    def number(self, source: Source) -> float | int:
        """A number that stays, as a float, or which of those that a call gives."""
        which = self.given.numbers[source]
        return float(self.given.fixed[source]) if which is None else which

    # For native code.

    def array(self, source: Source) -> np.ndarray:
        """Where native code finds a value."""
        if source in self._arrays:
            return self._arrays[source]
        node = self._nodes.get(source)
        if node is None:
            return self._kept(source)
        (below,) = sources_of(node)
        views = seen(node, self.array(below))
        assert views is not None
        self._arrays |= dict(zip(outputs_of(node), views, strict=True))
        return self._arrays[source]

    def turned(self, source: Source, order: Order) -> np.ndarray:
        """A value as it lies in some order: itself, or a copy."""
        array = self.array(source)
        if order_of(array) == order:
            return array
        known = self._brought.get((source, order))
        if known is not None:
            return known
        copy = arranged(lines((array.size,), array.dtype), array.shape, order)
        self._brought[source, order] = copy
        call = copied_call(array, copy)
        if call is None:
            self._work.step(copying(self.ready(source), copy))
        else:
            self._work.call(call)
        return copy

    def made(self, source: Source) -> np.ndarray:
        """Where a new value goes."""
        if source in self.given.made or source in self._begun:
            return self._arrays[source]
        inset = self._insets.get(source)
        if inset is None:
            array, storage = self._taken(source)
            storages: tuple[Storage, ...] = (storage,)
        else:
            whole = self.made(inset.whole)
            self._begun.add(inset.whole)
            array = self._arrays[source] = inset.of(whole)
            storages = self._storages[inset.whole]
        self._stays.add(source)
        self.new_slot(source, array)
        self.hold(source, storages)
        return array

    def unmade(self, source: Source) -> None:
        """It is made elsewhere after all."""
        if source in self.given.made:
            return
        del self._arrays[source]
        self._stays.discard(source)
        self.values[self.slots[source]] = None
        for storage in self._storages.pop(source):
            storage.readers -= self._reads[source]
            if not storage.readers:
                self._buffers.give(storage)

    def aside(self, shape: tuple[int, ...]) -> tuple[np.ndarray, Callable[[], None]]:
        """Memory for what is no value, and what leaves it to others."""
        flat, storage = self._buffers.take((math.prod(shape),), np.dtype(np.float32))
        return flat.reshape(shape), partial(self._buffers.give, storage)

    def written(self, output: Source, target: Source) -> None:
        """What a node gives is what it has written to."""
        self.slots[output] = self.ready(target)
        self._arrays[output] = self.array(target)
        root = self.lying.roots[target]
        for key in [key for key in self._brought if self.lying.roots[key[0]] == root]:
            del self._brought[key]

    def _taken(self, source: Source) -> tuple[np.ndarray, Storage]:
        like = self.lying.array(source)
        order = order_of(like)
        assert order is not None
        flat, storage = self._buffers.take((like.size,), like.dtype)
        array = self._arrays[source] = arranged(flat, like.shape, order)
        return array, storage

    def _kept(self, source: Source) -> np.ndarray:
        """A copy, in memory that stays, of what an operator makes."""
        copy, storage = self._taken(source)
        self._work.step(copying(self.slots[source], copy))
        root = self.lying.roots[source]
        storage.readers += self._reads[root]
        self._storages[root] = (*self._storages.get(root, ()), storage)
        return copy

    # Memory.

    def hold(self, source: Source, storages: tuple[Storage, ...]) -> None:
        """The memory of a new value, until it was read for the last time."""
        self._storages[source] = storages
        for storage in storages:
            storage.readers += self._reads[source]
            if not storage.readers:
                self._buffers.give(storage)

    def storages(self, node: GraphNode) -> tuple[Storage, ...]:
        """All memory that a node reads."""
        found = [
            storage
            for source in sources_of(node)
            for storage in self._storages.get(self.lying.roots[source], ())
        ]
        return tuple(dict.fromkeys(found))

    def release(self, node: GraphNode) -> None:
        """A node has read what it reads."""
        for source in sources_of(node):
            self.leave(source)

    def leave(self, source: Source) -> None:
        """Somebody has read a value."""
        root = self.lying.roots[source]
        self._reads[root] -= 1
        for storage in self._storages.get(root, ()):
            storage.readers -= 1
            if not storage.readers:
                self._buffers.give(storage)

    # For steps.

    def ready(self, source: Source) -> int:
        """The slot of a value, in which it stands when the next step is done."""
        slot, node = self.slots[source], self._nodes.get(source)
        if node is None or source in self._seen:
            return slot
        if self.lying.roots[source] in self._stays:
            self.values[slot] = self.array(source)
            return slot
        (below,) = sources_of(node)
        slots = [self.slots[one] for one in outputs_of(node)]
        self._work.step(sight(node, self._specs, self.ready(below), slots))
        self._seen.update(outputs_of(node))
        return slot

    def reader(self, source: Source | None) -> Read:
        """How a step that is seldom done finds a value, though no other has prepared it."""
        if source is None:
            return lambda _values: None
        node, slot = self._nodes.get(source), self.slots[source]
        if node is None:
            return lambda values: values[slot]
        if self.lying.roots[source] in self._stays:
            array = self.array(source)
            return lambda _values: array
        (below,) = sources_of(node)
        look = sight(node, self._specs, None, [self.slots[one] for one in outputs_of(node)])
        read_below = self.reader(below)

        def read(values: Values) -> Any:
            look(values, read_below(values))
            return values[slot]

        return read
