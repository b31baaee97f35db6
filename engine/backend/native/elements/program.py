"""A program over elements: what it reads, what it computes, and what it writes."""

from __future__ import annotations

import enum
from typing import NamedTuple

from .operations import ROW_SUMS

__all__ = ["Constant", "Extent", "Instruction", "Kind", "Node", "Operand", "Output", "Program"]


class Kind(enum.Enum):
    """What an operand has numbers for."""

    ARRAY = "rows x columns"
    BY_COLUMN = "one number a column"
    BY_ROW = "one number a row"
    ONE = "an array of one number"
    NUMBER = "a number that each call gives"


class Extent(NamedTuple):
    """Along what a value differs."""

    by_row: bool
    by_column: bool

    def __or__(self, other: Extent) -> Extent:
        return Extent(self.by_row or other.by_row, self.by_column or other.by_column)


class Operand(NamedTuple):
    """What a call is given: arrays and numbers are counted apart, each from 0."""

    kind: Kind
    position: int


class Constant(NamedTuple):
    """A number that stays."""

    value: float


class Instruction(NamedTuple):
    """An operation, or "row_sum" or "row_max" along the columns, and the nodes it takes."""

    operation: str
    nodes: tuple[int, ...]


Node = Operand | Constant | Instruction

_EXTENTS = {
    Kind.ARRAY: Extent(by_row=True, by_column=True),
    Kind.BY_COLUMN: Extent(by_row=False, by_column=True),
    Kind.BY_ROW: Extent(by_row=True, by_column=False),
    Kind.ONE: Extent(by_row=False, by_column=False),
    Kind.NUMBER: Extent(by_row=False, by_column=False),
}


class Output(NamedTuple):
    """What is written: "store", or "column_sum" and so on; of which node, to which operand.

    Attributes:
        divisor: By which a sum is divided at the end.

    """

    operation: str
    node: int
    target: int
    divisor: float = 1.0


class Program(NamedTuple):
    """Nodes in an order in which they can be computed, and what of them is written.

    It is as if all operands were read before any is written. Operands lie apart in memory; a result
    that is to lie where an operand does is stored into that operand.
    """

    nodes: tuple[Node, ...]
    outputs: tuple[Output, ...]

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """Those of the arrays that a call gives, in their order."""
        return tuple(
            node.kind
            for node in self.nodes
            if isinstance(node, Operand) and node.kind is not Kind.NUMBER
        )

    @property
    def numbers(self) -> int:
        """How many numbers a call gives."""
        return sum(isinstance(x, Operand) and x.kind is Kind.NUMBER for x in self.nodes)

    def target_of(self, output: Output) -> Operand:
        """The operand that an output writes."""
        target = self.nodes[output.target]
        assert isinstance(target, Operand)
        return target

    def extents(self) -> list[Extent]:
        """Along what each node differs."""
        found: list[Extent] = []
        for node in self.nodes:
            found.append(extent_of(node, found))
        return found


def extent_of(node: Node, before: list[Extent]) -> Extent:
    """Along what a node differs, of those before it."""
    if isinstance(node, Operand):
        return _EXTENTS[node.kind]
    extent = Extent(by_row=False, by_column=False)
    if isinstance(node, Constant):
        return extent
    if node.operation in ROW_SUMS:
        return _EXTENTS[Kind.BY_ROW]
    for one in node.nodes:
        extent |= before[one]
    return extent
