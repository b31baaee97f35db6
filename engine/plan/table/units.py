"""Nodes of a graph put together to units: chains, which one program computes, and single nodes.

A node joins the chain of what it reads where that leaves an order in which all units can be done.
Whoever writes or draws comes behind everything that stood before it. A step of an optimizer may
come sooner, as its gradient is in a cache then: behind all that reads what it moves, and behind all
that may raise, so that an error leaves parameters as they were.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.autodiff import PRIMITIVES, Spec
from engine.graph import GraphNode, Source
from engine.plan.liveness import outputs_of, sources_of

from .forms import FORMS
from .lying import Lying
from .members import Member, member_of
from .small import SMALL
from .spans import Extent
from .unit import MOST, Unit

__all__ = ["in_order", "units_of"]


class _Units:
    """Those of a graph, while they grow."""

    def __init__(
        self, lying: Lying, specs: Mapping[Source, Spec], numbers: frozenset[Source]
    ) -> None:
        self.lying, self.specs, self.numbers = lying, specs, numbers
        self.all: list[Unit] = []
        self.maker: dict[Source, Unit] = {}  # of roots
        self.readers: dict[Source, list[Unit]] = {}  # of roots: chains
        self.written: dict[Source, int] = {}  # of roots: the units that wrote to them, as bits
        self.reading: dict[Source, int] = {}  # of roots: the units that read them
        self.raising = 0  # units that may raise

    def add(self, position: int, node: GraphNode) -> None:
        """Put a node where it belongs; views belong nowhere."""
        if self.lying.is_view(node):
            self.lying.add(node)
            return
        member = member_of(node, self.lying, self.specs, self.numbers)
        needed = self._needed(node)
        unit = None if member is None else self._joined(member, needed)
        if unit is None:
            unit = Unit(len(self.all), before=needed)
            self.all.append(unit)
            if member is not None:
                unit.size, unit.columns = member.size, member.columns
        if member is None and _may_raise(node):
            self.raising |= unit.bit
        if _is_step(node):
            unit.behind = self.maker.get(
                self.lying.roots[sources_of(node)[FORMS[node.primitive].gradient]]
            )
        for source in sources_of(node):
            root = self.lying.roots[source]
            self.reading[root] = self.reading.get(root, 0) | unit.bit
        unit.positions.append(position)
        unit.nodes.append(node)
        self.lying.add(node, None if member is None else member.orders)
        for source in outputs_of(node):
            self.maker[source] = unit
        if member is not None:
            unit.members.append(member)
            for source in sources_of(node):
                self.readers.setdefault(self.lying.roots[source], []).append(unit)
            is_row = unit.size != member.size
            for source, extent in zip(outputs_of(node), member.makes, strict=True):
                unit.made[source] = Extent.ROW if is_row else extent
        for source in node.writes:
            root = self.lying.roots[source]
            self.written[root] = self.written.get(root, 0) | unit.bit

    def _needed(self, node: GraphNode) -> int:
        """The units that have to be done before a node."""
        if PRIMITIVES[node.primitive].has_effects and not _is_step(node):
            return (1 << len(self.all)) - 1
        needed = 0
        if _is_step(node):
            needed = self.raising
            for source in node.writes:
                needed |= self.reading.get(self.lying.roots[source], 0)
        for source in sources_of(node):
            root = self.lying.roots[source]
            needed |= self.written.get(root, 0)
            if root in self.maker:
                needed |= self.maker[root].bit
        return self._with_those_before(needed)

    def _with_those_before(self, bits: int) -> int:
        for unit in self.all:
            if bits & unit.bit:
                bits |= unit.before
        return bits

    def _joined(self, member: Member, needed: int) -> Unit | None:
        """The chain that a node becomes part of; None: it begins one."""
        roots = {self.lying.roots[one] for one in sources_of(member.node)} - self.numbers
        made_by = [self.maker[root] for root in roots if root in self.maker]
        # What only reads the same is one pass over memory, too.
        beside = [unit for root in roots for unit in self.readers.get(root, ())]
        chains = {unit.number: unit for unit in (*made_by, *beside) if unit.members}
        found = None
        for unit in sorted(chains.values(), key=lambda unit: -unit.positions[-1]):
            if found is not None:
                if unit in made_by and unit.fits(member, self.lying):
                    self._merge(found, unit)
            elif unit.fits(member, self.lying) and self._may_join(needed, unit):
                self._take(unit, member, needed)
                found = unit
        return found

    def _may_join(self, needed: int, unit: Unit) -> bool:
        """Whether a chain has room, and nothing that a node needs is to be done behind it."""
        if len(unit.nodes) >= MOST:
            return False
        bit, behind = unit.bit, 0
        for one in self.all:
            if one.before & bit:
                behind |= one.bit
        return not needed & behind & ~bit

    def _take(self, unit: Unit, member: Member, needed: int) -> None:
        unit.columns = unit.columns or (member.columns if member.size == unit.size else 0)
        self._put_before(unit, needed & ~unit.bit)

    def _put_before(self, unit: Unit, bits: int) -> None:
        if not bits & ~unit.before:
            return
        unit.before |= bits
        bit, before = unit.bit, unit.before
        for one in self.all:
            if one.before & bit:
                one.before |= before

    def _merge(self, unit: Unit, other: Unit) -> None:
        """Make one chain of two, where that may be."""
        is_alike = unit.size == other.size and (
            not (unit.columns and other.columns) or unit.columns == other.columns
        )
        if not is_alike or len(unit.nodes) + len(other.nodes) >= MOST:
            return
        if not (unit.can_read(other, self.lying) and other.can_read(unit, self.lying)):
            return
        both = unit.bit | other.bit
        for one in self.all:
            between = one.bit & (unit.before | other.before) & ~both
            if between and one.before & both:
                return
        pairs = sorted(
            zip(
                unit.positions + other.positions,
                unit.nodes + other.nodes,
                unit.members + other.members,
                strict=True,
            ),
            key=lambda pair: pair[0],
        )
        unit.positions, unit.nodes, unit.members = (list(part) for part in zip(*pairs, strict=True))
        unit.columns = unit.columns or other.columns
        unit.made |= other.made
        for source, maker in self.maker.items():
            if maker is other:
                self.maker[source] = unit
        for readers in self.readers.values():
            readers[:] = [unit if one is other else one for one in readers]
        self._put_before(unit, other.before & ~both)
        unit.before &= ~both
        for one in self.all:
            if one.before & other.bit:
                one.before = (one.before & ~other.bit) | unit.bit | unit.before
        for kept in (self.written, self.reading):
            for root, bits in kept.items():
                if bits & other.bit:
                    kept[root] = bits & ~other.bit | unit.bit
        other.nodes, other.members, other.positions, other.before = [], [], [], 0


def _is_step(node: GraphNode) -> bool:
    """Whether it is a step of an optimizer for which there is a kernel."""
    return node.primitive in FORMS and FORMS[node.primitive].writes


def _may_raise(node: GraphNode) -> bool:
    """Whether a single node may refuse numbers of what it reads."""
    form = FORMS.get(node.primitive)
    return node.primitive not in SMALL if form is None else form.may_raise


def _turn(unit: Unit) -> tuple[int, int]:
    """What decides which of several units is next."""
    if unit.behind is not None and unit.behind.positions:
        return unit.behind.positions[-1], unit.positions[-1]
    return unit.positions[-1], -1


def units_of(
    nodes: Sequence[GraphNode],
    lying: Lying,
    specs: Mapping[Source, Spec],
    numbers: frozenset[Source],
) -> list[Unit]:
    """The units of some nodes, in the order in which they are to be done.

    Args:
        nodes: In order of execution.
        lying: How what they are given lies; what they make is added.
        specs: Shapes and number types of all values.
        numbers: Values that are numbers of Python's.

    """
    units = _Units(lying, specs, numbers)
    for position, node in enumerate(nodes):
        units.add(position, node)
    return in_order([unit for unit in units.all if unit.nodes])


def in_order(units: Sequence[Unit]) -> list[Unit]:
    """Units so that each comes behind those before it, otherwise by their last nodes."""
    left = sorted(units, key=_turn)
    there = sum(unit.bit for unit in left)
    found: list[Unit] = []
    while left:
        next_one = next(unit for unit in left if not unit.before & there)
        left.remove(next_one)
        there &= ~next_one.bit
        found.append(next_one)
    return found
