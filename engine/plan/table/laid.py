"""Units laid out, each by a program, a kernel, a function of NumPy's, or its operator."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from engine.autodiff import Spec
from engine.backend.native.calls import Call
from engine.backend.native.elements import Elements, Shape
from engine.backend.native.half_products import half_product_call, half_product_moved_call
from engine.backend.native.multiplied import product_call, product_moved_call
from engine.backend.native.pooling import largest_and_index_call
from engine.graph import GraphNode, Source
from engine.plan.liveness import outputs_of, sources_of

from .by_samples import add_chain, add_product
from .chains import chain_of
from .ended import ended_call, gated_call
from .forms import FORMS, Form
from .order import Order, axes_of, batch_innermost, in_memory, narrowed, order_of
from .pairs import PRODUCTS, Gate
from .rooms import Rooms
from .small import SMALL
from .spans import Extent
from .steps import by_operator, filling, instead
from .unit import Unit
from .work import Work

__all__ = ["Laid", "Together"]

_FLOAT = np.dtype(np.float32)


class Together(NamedTuple):
    """What may be computed in one pass; see `pairs.py`.

    Attributes:
        pairs: By the name of a node a later one.
        moves: By the name of an optimizer's step the product that it waits for.
        endings: By the name of a product the chain behind it.
        gates: By the name of what is put below windows what gates it.

    """

    pairs: Mapping[str, GraphNode]
    moves: Mapping[str, GraphNode]
    endings: Mapping[str, Unit]
    gates: Mapping[str, Gate]


class Laid:
    """What adds units to the work of a call.

    Args:
        rooms: Where values are.
        specs: Their shapes and number types.
        work: What is done in each call.
        together: What may be computed in one pass.

    """

    def __init__(
        self,
        rooms: Rooms,
        specs: Mapping[Source, Spec],
        work: Work,
        together: Together,
    ) -> None:
        self._rooms, self._specs, self._work = rooms, specs, work
        self._together, self._done = together, set[str]()
        self._waiting = {node.name for node in together.moves.values()}
        self._lying, self._numbers = rooms.lying, rooms.given.numbers

    def add(self, unit: Unit, wanted: Iterable[Source]) -> None:
        """Lay out a unit.

        Args:
            unit: The next one.
            wanted: Of a chain the values that others read.

        """
        if unit.members:
            if unit.nodes[0].name not in self._done:
                self._add_chain(unit, set(wanted))
        else:
            self._add_node(unit.nodes[0])
        for node in unit.nodes:
            if node.name not in self._waiting:
                self._work.behind(partial(self._rooms.release, node))

    # Chains.

    def _add_chain(self, unit: Unit, wanted: set[Source]) -> None:
        fixed = self._rooms.given.fixed
        constants = {one: fixed[one] for one, which in self._numbers.items() if which is None}
        chain = chain_of(unit, self._lying.roots, constants, wanted)
        columns = unit.columns or unit.size
        shape = unit.size // columns, columns
        given = [self._operand(source, order) for source, _, order in chain.reads]
        made = [self._rooms.made(root) for root, _ in chain.writes]
        arrays = [
            _flat(array, extent, shape)
            for array, extent in zip([*given, *made], chain.extents, strict=True)
        ]
        strides = tuple([columns if extent is Extent.FULL else 1 for extent in chain.extents])
        call = Elements(chain.program).of(Shape(*shape, strides)).call(arrays)
        assert call is not None  # there is a kernel: see `table_of`
        numbers = [self._rooms.number(one) for one in chain.numbers]
        abreast = self._work.abreast
        if not add_chain(abreast, call, chain.program, chain.extents, arrays, numbers):
            self._work.call(call, numbers)

    def _operand(self, source: Source, order: Order | None) -> np.ndarray:
        if order is not None:
            return self._rooms.turned(source, order)
        return narrowed(self._rooms.array(source))

    # Single nodes.

    def _add_node(self, node: GraphNode) -> None:
        if node.name in self._waiting:
            return
        if node.name in self._together.moves:
            self._move(node, self._together.moves[node.name])
            return
        if node.name in self._done or self._by_pair(node) or self._by_ending(node):
            return
        if self._by_gate(node):
            return
        self._compute(node)

    def _compute(self, node: GraphNode) -> None:
        if not (self._by_kernel(node) or self._by_filling(node)):
            self._by_operator(node)

    def _move(self, step: GraphNode, product: GraphNode) -> None:
        """An optimizer's step, and the product that is its gradient: together if they can be."""
        if not self._by_moving(step, product):
            self._compute(product)
            self._compute(step)
        self._waiting.remove(product.name)
        self._rooms.release(product)

    def _by_moving(self, step: GraphNode, product: GraphNode) -> bool:
        form, rooms = FORMS[step.primitive], self._rooms
        if any(step.sources[k] not in self._numbers for k in form.numbers):
            return False
        x, y = (rooms.array(source) for source in sources_of(product))
        (output,) = outputs_of(product)
        out = rooms.made(output)  # in which sums are kept that are not whole yet
        given = [self._given(k, source, form) for k, source in enumerate(step.sources)]
        assert form.moved is not None
        fits = x.ndim == y.ndim == 2
        moving = half_product_moved_call if _is_half(product) else product_moved_call
        call = moving(x, y, out, form.moved(given)) if fits else None
        if call is None:
            rooms.unmade(output)
            return False
        numbers = [rooms.number(one) for k in form.numbers for one in [step.sources[k]] if one]
        self._work.call(call, numbers)
        rooms.written(outputs_of(step)[0], step.writes[0])
        return True

    def _by_pair(self, node: GraphNode) -> bool:
        """With a later node that needs the same pass."""
        other = self._together.pairs.get(node.name)
        if other is None:
            return False
        rooms, outputs = self._rooms, [*outputs_of(node), *outputs_of(other)]
        (source,) = sources_of(node)
        x = rooms.turned(source, batch_innermost(rooms.array(source).shape))
        largest, indices = [rooms.made(one) for one in outputs]
        call = largest_and_index_call(x, largest, indices, node.attributes["window"])
        if call is None:
            for one in outputs:
                rooms.unmade(one)
            return False
        self._work.call(call)
        self._done.add(other.name)
        return True

    def _by_gate(self, put: GraphNode) -> bool:
        """What is put below windows, gated by the image in which these were."""
        gate = self._together.gates.get(put.name)
        if gate is None:
            return False
        form = FORMS[put.primitive]
        given = [self._given(k, source, form) for k, source in enumerate(put.sources)]
        call = gated_call(self._rooms, put, gate, given)
        if call is not None:
            self._work.call(call)
            gated = gate.unit.members.pop(0)
            if not gate.unit.members:
                self._done.add(gated.node.name)
        self._work.behind(partial(self._rooms.leave, gate.largest))
        return call is not None

    def _by_ending(self, product: GraphNode) -> bool:
        """A product with the chain that adds its bias, and may rectify it."""
        unit = self._together.endings.get(product.name)
        if unit is None:
            return False
        rooms, member, last = self._rooms, unit.members[0], unit.members[-1]
        added = [
            source
            for source, span in zip(member.node.sources, member.operands, strict=True)
            if source is not None and span is not None and span.extent is not Extent.FULL
        ]
        (output,) = outputs_of(last.node)
        if product.primitive == "convolve":
            return self._by_convolution(product, unit, added[0])
        x, y = (rooms.array(source) for source in sources_of(product))
        y = y.T if product.primitive.endswith("dense_product") else y
        made = rooms.made(output).reshape(product.outputs[0].shape)
        bias = _flat(narrowed(rooms.array(added[0])), Extent.COLUMN, made.shape)
        call = None
        if x.ndim > 1 and y.ndim > 1:
            ending = half_product_call if _is_half(product) else product_call
            call = ending(x, y, made, bias, relu=last is not member)
        if call is None:
            rooms.unmade(output)
            return False
        arrays = x, y, made, bias
        if _is_half(product) or not add_product(
            self._work, rooms.aside, call, arrays, relu=last is not member
        ):
            self._work.call(call)
        self._done.add(member.node.name)
        return True

    def _by_convolution(self, convolved: GraphNode, unit: Unit, added: Source) -> bool:
        """A convolution with the chain that adds its bias, and may rectify it."""
        form = FORMS[convolved.primitive]
        given = [self._given(k, source, form) for k, source in enumerate(convolved.sources)]
        bias = _flat(narrowed(self._rooms.array(added)), Extent.ROW, ())
        call = ended_call(self._rooms, convolved, unit, given, bias)
        if call is None:
            return False
        nodes = [convolved, *unit.nodes]
        self._work.call(call, (), self._instead(nodes) if call.may_refuse else None)
        self._done.add(unit.nodes[0].name)
        return True

    def _by_kernel(self, node: GraphNode) -> bool:
        form = FORMS.get(node.primitive)
        if form is None or any(node.sources[k] not in self._numbers for k in form.numbers):
            return False
        rooms, outputs = self._rooms, [] if form.writes else outputs_of(node)
        given = [self._given(k, source, form) for k, source in enumerate(node.sources)]
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
            self._work.call(call, numbers, self._instead([node]) if call.may_refuse else None)
        if form.writes:
            rooms.written(outputs_of(node)[0], node.writes[0])
        return True

    def _given(self, which: int, source: Source | None, form: Form) -> Any:
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

    def _instead(self, nodes: Sequence[GraphNode]) -> Any:
        made = {source for node in nodes for source in outputs_of(node)}
        reads = {
            source: self._rooms.reader(source)
            for node in nodes
            for source in node.sources
            if source not in made
        }
        slots = [self._rooms.slots[source] for source in outputs_of(nodes[-1])]
        return instead(nodes, self._specs, reads, slots)

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


def _is_half(product: GraphNode) -> bool:
    """Whether it is one of bfloat16."""
    return product.primitive.startswith("held_")


def _flat(array: np.ndarray, extent: Extent, shape: tuple[int, ...]) -> np.ndarray:
    """An array as the matrix, or the row of numbers, that a program goes through."""
    order = order_of(array)
    assert order is not None
    flat = in_memory(array, order)
    return flat.reshape(shape) if extent is Extent.FULL else flat
