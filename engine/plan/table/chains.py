"""A chain of nodes as one program over elements."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from typing import Any, NamedTuple

from engine.backend.native.elements import Builder, Program
from engine.backend.native.matrices import Way
from engine.backend.native.recipes import RECIPES
from engine.graph import Source
from engine.plan.liveness import outputs_of

from .members import Member
from .order import Order
from .spans import Extent
from .unit import Unit

__all__ = ["Chain", "chain_of"]

_WAYS: Mapping[Extent, Way] = {Extent.COLUMN: "column", Extent.ONE: "total"}


class Chain(NamedTuple):
    """What a program reads and writes.

    Attributes:
        program: What is computed.
        reads: For each of its first arrays the value, and the order that it is to be brought to;
            None where it lies as it is read.
        writes: For each array behind them the value, a root.
        numbers: For each of its numbers the value.

    """

    program: Program
    reads: list[tuple[Source, Extent, Order | None]]
    writes: list[tuple[Source, Extent]]
    numbers: list[Source]

    @property
    def extents(self) -> list[Extent]:
        """Those of all its arrays, in order."""
        return [extent for _, extent, _ in self.reads] + [extent for _, extent in self.writes]


class Sum(NamedTuple):
    """What is put together from all rows, and is there when the program is done."""

    write: Callable[..., None]
    value: Any
    root: Source
    extent: Extent
    terms: int


class _Building:
    """A program while its nodes are added."""

    def __init__(
        self, unit: Unit, roots: Mapping[Source, Source], constants: Mapping[Source, Any]
    ) -> None:
        self.unit, self.roots, self.constants = unit, roots, constants
        self.build = Builder()
        self.values: dict[Any, Any] = {}
        self.reads: list[tuple[Source, Extent, Order | None]] = []
        self.numbers: list[Source] = []
        self.sums: list[Sum] = []

    def operand(self, source: Source, extent: Extent | None, order: Order | None) -> Any:
        """A value of the builder's, or a number that stays."""
        root = self.roots[source]
        if root in self.values:
            return self.values[root]
        if source in self.constants and extent is None:
            return float(self.constants[source])
        key = source, extent, order
        if key not in self.values:
            self.values[key] = self._given(extent)
            if extent is None:
                self.numbers.append(source)
            else:
                self.reads.append((source, extent, order))
        return self.values[key]

    def _given(self, extent: Extent | None) -> Any:
        return self.build.number() if extent is None else array_of(self.build, extent)

    def add(self, member: Member) -> None:
        """Compute what a node makes."""
        node, is_row = member.node, member.size != self.unit.size
        operands = []
        for source, span in zip(node.sources, member.operands, strict=True):
            assert source is not None
            extent = None if span is None else span.extent
            extent = _in_rows(extent) if is_row else extent
            operands.append(self.operand(source, extent, member.turned.get(source)))
        recipe, made = RECIPES[node.primitive], member.makes
        if made[0] in _WAYS:
            assert recipe.write is not None
            count = member.size // member.columns if made[0] is Extent.COLUMN else member.size
            self.sums.append(Sum(recipe.write, operands[0], outputs_of(node)[0], made[0], count))
            return
        settings = dict(node.attributes)
        if recipe.axes is not None:
            settings["count"] = member.columns
        results = recipe.make(self.build, *operands, **settings)
        results = results if isinstance(results, tuple) else (results,)
        self.values.update(zip(outputs_of(node), results, strict=True))


def _in_rows(extent: Extent | None) -> Extent | None:
    """How what is whole beside rows goes through all rows and columns."""
    return Extent.ROW if extent is Extent.FULL else extent


def array_of(build: Builder, extent: Extent) -> Any:
    """An array of a program."""
    kinds: Mapping[Extent, Callable[[], Any]] = {
        Extent.FULL: build.array,
        Extent.ROW: build.by_row,
        Extent.COLUMN: build.by_column,
        Extent.ONE: build.one,
    }
    return kinds[extent]()


def chain_of(
    unit: Unit,
    roots: Mapping[Source, Source],
    constants: Mapping[Source, Any],
    wanted: Container[Source],
) -> Chain:
    """The program of a unit.

    Args:
        unit: A chain.
        roots: For each value the one in whose memory it lies.
        constants: Numbers of Python's that stay.
        wanted: Roots that others read.

    """
    building = _Building(unit, roots, constants)
    for member in unit.members:
        building.add(member)
    build, writes = building.build, []
    for root, extent in unit.made.items():
        if root in wanted and root in building.values:
            build.store(building.values[root], array_of(build, extent))
            writes.append((root, extent))
    for one in building.sums:
        if one.root in wanted:
            target = array_of(build, one.extent)
            one.write(build, one.value, target, _WAYS[one.extent], count=one.terms)
            writes.append((one.root, one.extent))
    return Chain(build.program(), building.reads, writes, building.numbers)
