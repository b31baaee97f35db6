"""What is done at once: a single node, or a chain, and which nodes may become part of it."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.graph import GraphNode, Source

from .lying import Lying
from .members import Member
from .spans import Extent, Span

__all__ = ["MOST", "Unit"]

MOST = 40  # nodes of a chain: its program has registers for so many


@dataclass
class Unit:
    """What is done at once.

    Attributes:
        number: Which it is.
        bit: Its own bit.
        positions: Of each node, where it stood in the graph.
        nodes: In their order.
        members: The same as parts of a chain; empty of a single node.
        size, columns: Of the chain's matrix: all numbers, and those of a row; 0 where that is open.
        made: For each value that the chain makes, along what it differs.
        before: A bit for each unit that is to be done before.
        behind: The unit that it is to be done soon after; None: it has its turn.

    """

    number: int
    positions: list[int] = field(default_factory=list)
    nodes: list[GraphNode] = field(default_factory=list)
    members: list[Member] = field(default_factory=list)
    size: int = 0
    columns: int = 0
    made: dict[Source, Extent] = field(default_factory=dict)
    before: int = 0
    behind: Unit | None = None
    bit: int = field(init=False)

    def __post_init__(self) -> None:
        self.bit = 1 << self.number

    def fits(self, member: Member, lying: Lying, columns: int = 0) -> bool:
        """Whether a chain's matrix and values are what a node may be computed from.

        Args:
            member: The node.
            lying: What lies in which memory.
            columns: How long its rows are going to be, if that is open.

        """
        columns = self.columns or columns
        if member.size != self.size:
            is_a_row = bool(columns) and member.size == self.size // columns
            return is_a_row and self._fits_a_row(member, lying)
        if member.columns and columns and member.columns != columns:
            return False
        if any(lying.roots[one] in self.made for one in member.turned):
            return False
        return all(
            self._is_there(one, span, lying)
            for one, span in zip(member.node.sources, member.operands, strict=True)
            if one is not None and span is not None
        )

    def _is_there(self, source: Source, span: Span, lying: Lying) -> bool:
        """Whether a chain reads a value, or has it at hand as it is read; sums come too late."""
        inside = self.made.get(lying.roots[source])
        if inside is None:
            return True
        is_at_hand = inside in {Extent.FULL, Extent.ROW} and inside is span.extent
        return is_at_hand and lying.fills(source)

    def _fits_a_row(self, member: Member, lying: Lying) -> bool:
        """Whether it is computed of numbers for each row alone."""
        if member.columns or member.makes != (Extent.FULL,) or member.turned:
            return False
        for one, span in zip(member.node.sources, member.operands, strict=True):
            if one is None or span is None:
                continue
            inside = self.made.get(lying.roots[one])
            if inside is None and span.extent in {Extent.FULL, Extent.ONE}:
                continue
            if inside is not Extent.ROW or span.extent is not Extent.FULL:
                return False
            if not lying.fills(one):
                return False
        return True

    def can_read(self, other: Unit, lying: Lying) -> bool:
        """Whether all of its nodes may be computed where another's values are made, too."""
        return all(other.fits(member, lying, self.columns) for member in self.members)
