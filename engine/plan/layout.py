"""Nodes of a graph laid out as steps over values: what is fixed is computed here, once.

What is made anew in each computation is made by a form that fills memory that is there, where the
layout is given one, or by the operator itself. Values that somebody keeps in another way, such as
what is linear in the coordinates of a plane, are put together when a step reads them.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Protocol, TypeAlias

from engine.autodiff import Spec
from engine.errors import BARE
from engine.graph import GraphNode, Source

from .folding import computed, is_fixed, written_by
from .held import Fixed, Held, Kept, Read, Slot, Step, Values
from .liveness import outputs_of, sources_of
from .memory import Buffers, Storage
from .operators import bound, tell


class Waiting(Protocol):
    """Something that waits to be done with the array of a value, until somebody reads that.

    So two operators become one step, and what reads the value may do it in a cheaper way.
    """

    def lay_out(self, layout: Layout, array: Any, behind: Waits) -> Waits:
        """Add the steps that do it, in place.

        Args:
            layout: What it is laid out on.
            array: The array of the value.
            behind: What waits after it.

        Returns:
            What of `behind` is still to be done.

        """
        ...


Waits: TypeAlias = Sequence[Waiting]


class Keeper(Protocol):
    """Keeps some values in a way of its own: it is asked of each node before forms are."""

    def kept(self, layout: Layout, node: GraphNode) -> Kept | None:
        """What the node makes, kept in the keeper's way; None: it is to be laid out."""
        ...

    def slot(self, layout: Layout, source: Source, kept: Any) -> Slot:
        """Such a value, put together in each computation."""
        ...


class Layout:
    """Steps and values of some nodes.

    Args:
        known: What the nodes read that is not among them.
        specs: Shape and number type of everything that is read.
        readers: How often each value is read; where nothing is said, nobody shares its memory.
        buffers: Memory for what is made anew; None: operators make their own.
        forms: By the name of the primitive what lays out a node in that memory. It is called with
            the layout and the node, and returns whether it could.
        keeper: Who keeps some values in a way of its own.
        around: The layout of what is computed before, whose values stand behind those of this one:
            they are counted from the end. None: this is such a layout.
        given: How many values whoever computes gives such a layout, the last ones.

    Attributes:
        held: What each value is.
        values: The values of a computation; those always in the same memory are there already.
        steps: To be done in each, in this order.
        made: Indices of values that operators make anew.

    """

    def __init__(
        self,
        known: Mapping[Source, Held],
        specs: Mapping[Source, Spec],
        readers: Mapping[Source, int] = MappingProxyType({}),
        buffers: Buffers | None = None,
        *,
        forms: Mapping[str, Form] = MappingProxyType({}),
        keeper: Keeper | None = None,
        around: Layout | None = None,
        given: int = 0,
    ) -> None:
        self.held: dict[Source, Held] = dict(known)
        self.specs = specs
        self.values: Values = [None] * given
        self.steps: list[Step] = []
        self.made: list[int] = []
        self.buffers = buffers
        self._readers = readers
        self._forms = forms
        self._keeper = keeper
        self._around = around
        self._put_together: dict[Source, Slot] = {}

    def add(self, nodes: Sequence[GraphNode]) -> None:
        """Lay out nodes, in order of execution."""
        written = written_by(nodes)
        for node in nodes:
            self._add(node, written)
            for source in sources_of(node):
                self.release(self._storages(source))

    def readers_of(self, source: Source) -> int:
        """How often a value is read."""
        return self._readers.get(source, 0)

    def slot(self, source: Source, *, waiting: bool = False) -> Slot:
        """A value that is made anew; what is kept in another way is put together here.

        Args:
            source: Its name.
            waiting: Whether what waits to be done with it may go on waiting.

        """
        holder = self.holder(source)
        if holder is not self:
            return holder.slot(source)
        held = self.held[source]
        if isinstance(held, Kept):
            assert self._keeper is not None
            if source not in self._put_together:
                self._put_together[source] = self._keeper.slot(self, source, held)
            held = self._put_together[source]
        assert isinstance(held, Slot)
        if not waiting:
            self.finish(held)
        return held

    def holder(self, source: Source) -> Layout:
        """The layout that a value belongs to: this one, or one around it."""
        if source not in self.held and self._around is not None:
            return self._around.holder(source)
        return self

    def what(self, source: Source) -> Held:
        """What a value is, here or around."""
        return self.holder(source).held[source]

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
        slot = self.new_slot(source, array, storages)
        self.held[source] = slot
        return slot

    def new_slot(self, source: Source, array: Any, storages: Iterable[Storage]) -> Slot:
        """Room for a value among the others, without a word of what it is held as."""
        self.values.insert(0 if self._around is None else len(self.values), array)
        count = len(self.values)
        slot = Slot(-count if self._around is None else count - 1, array, tuple(storages))
        for storage in slot.storages:
            storage.readers += self.readers_of(source)
        if array is None:
            self.made.append(slot.index)
        return slot

    def finish(self, slot: Slot) -> None:
        """Do what waits for a value."""
        while slot.pending:
            first, *behind = slot.pending
            slot.pending = [*first.lay_out(self, slot.array, behind)]

    def release(self, storages: Iterable[Storage]) -> None:
        """One reading less of memory; who was the last gives it back."""
        for storage in storages:
            storage.readers -= 1
            if not storage.readers and self.buffers is not None:
                self.buffers.give(storage)

    def _add(self, node: GraphNode, written: Container[Source]) -> None:
        is_known = all(isinstance(self.what(one), Fixed) for one in sources_of(node))
        if is_known and is_fixed(node, written):
            self._hold_fixed(node)
            return
        kept = None if self._keeper is None else self._keeper.kept(self, node)
        if kept is not None:
            self.held[Source(node.name)] = kept
            return
        form = self._forms.get(node.primitive)
        if self.buffers is None or form is None or not form(self, node):
            self._by_operator(node)

    def _hold_fixed(self, node: GraphNode) -> None:
        given = [None if one is None else self.operand(one) for one in node.sources]
        made = computed(node, given, self.specs)
        for source, part in zip(outputs_of(node), made, strict=True):
            self.held[source] = Fixed(part)

    def _by_operator(self, node: GraphNode) -> None:
        """The operator itself, with the arrays as they are."""
        arguments = [None if one is None else self.operand(one) for one in node.sources]
        # What comes out may lie in the memory of what goes in.
        storages = [storage for source in sources_of(node) for storage in self._storages(source)]
        makes = [self.hold(source, None, storages).index for source in outputs_of(node)]
        function = bound(node, self.specs)
        first = makes[0]

        def step(values: Values) -> None:
            given = [values[one.index] if type(one) is Read else one for one in arguments]
            try:
                made = function(*given)
            except BARE as error:
                tell(node, given, error)
            if isinstance(made, tuple):
                for index, part in zip(makes, made, strict=True):
                    values[index] = part
            else:
                values[first] = made

        self.steps.append(step)

    def _storages(self, source: Source) -> tuple[Storage, ...]:
        held = self._put_together.get(source) or self.what(source)
        return held.storages if isinstance(held, Slot) else ()


Form: TypeAlias = Callable[[Layout, GraphNode], bool]
