"""Units laid out, each by a program, or its nodes with others in one pass, or by themselves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial

import numpy as np

from engine.autodiff import Spec
from engine.backend.native.elements import Elements, Shape
from engine.graph import GraphNode, Source

from .by_samples import add_chain
from .chains import chain_of
from .joined import Joined, Together
from .order import Order, narrowed
from .rooms import Rooms
from .single import Single
from .spans import Extent, flattened
from .unit import Unit
from .work import Work

__all__ = ["Laid"]


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
        self._rooms, self._work, self._moves = rooms, work, together.moves
        self._single = Single(rooms, specs, work)
        self._joined = Joined(rooms, work, together, self._single)
        self._waiting = {node.name for node in together.moves.values()}

    def add(self, unit: Unit, wanted: Iterable[Source]) -> None:
        """Lay out a unit.

        Args:
            unit: The next one.
            wanted: Of a chain the values that others read.

        """
        if not unit.members:
            self._add_node(unit.nodes[0])
        elif unit.nodes[0].name not in self._joined.done:
            self._add_chain(unit, set(wanted))
        for node in unit.nodes:
            if node.name not in self._waiting:
                self._work.behind(partial(self._rooms.release, node))

    def _add_chain(self, unit: Unit, wanted: set[Source]) -> None:
        given = self._rooms.given
        constants = {one: given.fixed[one] for one, which in given.numbers.items() if which is None}
        chain = chain_of(unit, self._rooms.lying.roots, constants, wanted)
        columns = unit.columns or unit.size
        shape = unit.size // columns, columns
        reads = [self._operand(source, order) for source, _, order in chain.reads]
        made = [self._rooms.made(root) for root, _ in chain.writes]
        arrays = [
            flattened(array, extent, shape)
            for array, extent in zip([*reads, *made], chain.extents, strict=True)
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

    def _add_node(self, node: GraphNode) -> None:
        if node.name in self._waiting or node.name in self._joined.done:
            return
        if node.name in self._moves:
            self._move(node, self._moves[node.name])
        elif not self._joined.add(node):
            self._single.add(node)

    def _move(self, step: GraphNode, product: GraphNode) -> None:
        """An optimizer's step, and the product that is its gradient: together if they can be."""
        if not self._joined.moved(step, product):
            self._single.add(product)
            self._single.add(step)
        self._waiting.remove(product.name)
        self._rooms.release(product)
