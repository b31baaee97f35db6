"""Nodes that one pass computes: a product and what follows it, windows and what gates them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

from engine.backend.native.half_products import half_product_call, half_product_moved_call
from engine.backend.native.multiplied import product_call, product_moved_call
from engine.backend.native.pooling import largest_and_index_call
from engine.graph import GraphNode, Source
from engine.plan.liveness import outputs_of, sources_of

from .by_samples import add_product
from .ended import ended_call, gated_call
from .forms import FORMS
from .order import batch_innermost, narrowed
from .pairs import Gate
from .rooms import Rooms
from .single import Single
from .spans import Extent, flattened
from .unit import Unit
from .work import Work

__all__ = ["Joined", "Together"]


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


class Joined:
    """What adds nodes that one pass computes to the work of a call.

    Args:
        rooms: Where values are.
        work: What is done in each call.
        together: What may be computed in one pass.
        single: What lays out a node by itself.

    Attributes:
        done: The names of nodes that were computed with one before them.

    """

    def __init__(self, rooms: Rooms, work: Work, together: Together, single: Single) -> None:
        self._rooms, self._work, self._together, self._single = rooms, work, together, single
        self._numbers = rooms.given.numbers
        self.done = set[str]()

    def add(self, node: GraphNode) -> bool:
        """Lay out a node with others; False where it has none, or no kernel takes them so."""
        return self._by_pair(node) or self._by_ending(node) or self._by_gate(node)

    def moved(self, step: GraphNode, product: GraphNode) -> bool:
        """Lay out an optimizer's step with the product that is its gradient."""
        form, rooms = FORMS[step.primitive], self._rooms
        if any(step.sources[k] not in self._numbers for k in form.numbers):
            return False
        x, y = (rooms.array(source) for source in sources_of(product))
        (output,) = outputs_of(product)
        out = rooms.made(output)  # in which sums are kept that are not whole yet
        given = [self._single.given(k, source, form) for k, source in enumerate(step.sources)]
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
        self.done.add(other.name)
        return True

    def _by_gate(self, put: GraphNode) -> bool:
        """What is put below windows, gated by the image in which these were."""
        gate = self._together.gates.get(put.name)
        if gate is None:
            return False
        form = FORMS[put.primitive]
        given = [self._single.given(k, source, form) for k, source in enumerate(put.sources)]
        call = gated_call(self._rooms, put, gate, given)
        if call is not None:
            self._work.call(call)
            gated = gate.unit.members.pop(0)
            if not gate.unit.members:
                self.done.add(gated.node.name)
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
        bias = flattened(narrowed(rooms.array(added[0])), Extent.COLUMN, made.shape)
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
        self.done.add(member.node.name)
        return True

    def _by_convolution(self, convolved: GraphNode, unit: Unit, added: Source) -> bool:
        """A convolution with the chain that adds its bias, and may rectify it."""
        form = FORMS[convolved.primitive]
        given = [self._single.given(k, source, form) for k, source in enumerate(convolved.sources)]
        bias = flattened(narrowed(self._rooms.array(added)), Extent.ROW, ())
        call = ended_call(self._rooms, convolved, unit, given, bias)
        if call is None:
            return False
        nodes = [convolved, *unit.nodes]
        self._work.call(call, (), self._single.instead(nodes) if call.may_refuse else None)
        self.done.add(unit.nodes[0].name)
        return True


def _is_half(product: GraphNode) -> bool:
    """Whether it is one of bfloat16."""
    return product.primitive.startswith("held_")
