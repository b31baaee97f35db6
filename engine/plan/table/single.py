"""A node laid out by itself: by a kernel, a function of NumPy's, or its operator."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from engine.autodiff import Spec
from engine.backend.native.calls import Call
from engine.graph import GraphNode, Source
from engine.plan.liveness import outputs_of, sources_of

from .by_samples import add_product
from .forms import FORMS, Form
from .order import axes_of, batch_innermost
from .pairs import PRODUCTS
from .rooms import Rooms
from .small import SMALL
from .steps import by_operator, filling, instead
from .work import Work

__all__ = ["Single"]

_FLOAT = np.dtype(np.float32)


class Single:
    """What adds single nodes to the work of a call.

    Args:
        rooms: Where values are.
        specs: Their shapes and number types.
        work: What is done in each call.

    """

    def __init__(self, rooms: Rooms, specs: Mapping[Source, Spec], work: Work) -> None:
        self._rooms, self._specs, self._work = rooms, specs, work
        self._lying, self._numbers = rooms.lying, rooms.given.numbers

    def add(self, node: GraphNode) -> None:
        """Lay out a node."""
        if not (self._by_kernel(node) or self._by_filling(node)):
            self._by_operator(node)

    def given(self, which: int, source: Source | None, form: Form) -> Any:
        """What a form is given of an input: an array, or what it is where that is a setting."""
        if source is None or which in form.numbers:
            return None
        if source in self._numbers:
            return self._rooms.given.fixed.get(source)
        array = self._rooms.array(source)
        if form.writes and which == form.gradient:
            return self._rooms.turned(source, axes_of(array.shape))
        if which in form.samples_inside and array.ndim > 2:
            return self._rooms.turned(source, batch_innermost(array.shape))
        return array

    def instead(self, nodes: Sequence[GraphNode]) -> Any:
        """The step by operators for where the kernel of some nodes refuses."""
        made = {source for node in nodes for source in outputs_of(node)}
        reads = {
            source: self._rooms.reader(source)
            for node in nodes
            for source in node.sources
            if source not in made
        }
        slots = [self._rooms.slots[source] for source in outputs_of(nodes[-1])]
        return instead(nodes, self._specs, reads, slots)

    def _by_kernel(self, node: GraphNode) -> bool:
        form = FORMS.get(node.primitive)
        if form is None or any(node.sources[k] not in self._numbers for k in form.numbers):
            return False
        rooms, outputs = self._rooms, [] if form.writes else outputs_of(node)
        given = [self.given(k, source, form) for k, source in enumerate(node.sources)]
        made = [rooms.made(source) for source in outputs]
        calls = form.call(given, made, node.attributes)
        if calls is None:
            for source in outputs:
                rooms.unmade(source)
            return False
        if node.primitive in PRODUCTS and isinstance(calls, Call):
            x, y = given
            y = y.T if node.primitive == "dense_product" else y
            if add_product(self._work, rooms.aside, calls, (x, y, made[0])):
                return True
        numbers = [rooms.number(one) for k in form.numbers for one in [node.sources[k]] if one]
        for call in calls if isinstance(calls, list) else [calls]:
            self._work.call(call, numbers, self.instead([node]) if call.may_refuse else None)
        if form.writes:
            rooms.written(outputs_of(node)[0], node.writes[0])
        return True

    def _by_filling(self, node: GraphNode) -> bool:
        """By a function of NumPy's that puts its result where kernels find it."""
        making = SMALL.get(node.primitive)
        arrays = [self._lying.array(one) for one in sources_of(node)]
        output = outputs_of(node)[0]
        out = self._lying.array(output)
        if making is None or {x.dtype for x in (*arrays, out)} != {_FLOAT}:
            return False
        if not out.flags.c_contiguous:
            return False
        read = [self._rooms.ready(source) for source in sources_of(node)]
        self._rooms.made(output)
        fill = making(node.attributes, arrays[0].shape)
        self._work.step(filling(fill, read, self._rooms.slots[output]))
        return True

    def _by_operator(self, node: GraphNode) -> None:
        rooms, outputs = self._rooms, outputs_of(node)
        read = [None if one is None else rooms.ready(one) for one in node.sources]
        slots = [(rooms.new_slot(one, None), one in rooms.given.made) for one in outputs]
        self._work.step(by_operator(node, self._specs, read, slots))
        if node.writes:
            rooms.written(outputs[0], node.writes[0])
            return
        # What comes out may lie in the memory of what goes in.
        below = rooms.storages(node)
        for source in outputs:
            rooms.hold(source, below)
