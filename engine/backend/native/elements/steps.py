"""A program as the machine goes through it: steps in phases, and where each reads and writes.

Along a row numbers are put together in one phase, to be operands in the next. A result goes
straight to its array where nobody reads that afterwards.
"""

from __future__ import annotations

from typing import NamedTuple

from .operations import ROW_SUMS
from .program import Constant, Extent, Instruction, Kind, Operand, Output, Program

__all__ = ["Location", "Step", "steps_of"]

_ALL = Extent(by_row=True, by_column=True)


class Location(NamedTuple):
    """Where a value lies: in the operand of a node, in registers of one, or in an output's sums."""

    sort: str
    number: int


class Step(NamedTuple):
    """One instruction of the machine.

    Attributes:
        of_rows: It goes through one number a row, before the phase goes through the columns.

    """

    operation: str
    out: Location
    operands: tuple[Location, ...]
    extent: Extent
    phase: int
    of_rows: bool

    def with_location(self, old: Location, new: Location) -> Step:
        """The same where a value lies elsewhere."""
        return self._replace(
            out=new if self.out == old else self.out,
            operands=tuple(new if one == old else one for one in self.operands),
        )


class _Steps:
    """Of one program, its rows as wide as a vector or narrower."""

    def __init__(self, program: Program, is_narrow: bool) -> None:
        self.program, self.is_narrow = program, is_narrow
        self.extents = program.extents()
        self.phases: list[int] = []
        self.steps: list[Step] = []
        for number, node in enumerate(program.nodes):
            self.phases.append(self._phase_of(number, node))
        # What is written may be read before, so it is written when all else is done.
        for number, output in sorted(enumerate(program.outputs), key=lambda x: _stores(x[1])):
            self._put_out(number, output)
        self.steps.sort(key=lambda step: (step.phase, not step.of_rows))

    def _phase_of(self, number: int, node: Operand | Constant | Instruction) -> int:
        """Adds a node's step; the first phase in which others may read it."""
        register = Location("register", number)
        if isinstance(node, Operand):
            if node.kind is Kind.BY_ROW and self._is_read(number):
                self._add("take_row", register, (Location("operand", number),), number, 0)
            if self.is_narrow and self.extents[number].by_column and self._is_read(number):
                self._add("take_narrow", register, (Location("operand", number),), number, 0)
            return 0
        if isinstance(node, Constant):
            return 0
        phase = max((self.phases[one] for one in node.nodes), default=0)
        taken = tuple(self._location(one) for one in node.nodes)
        if node.operation in ROW_SUMS:
            self.steps.append(Step(node.operation, register, taken, _ALL, phase, False))
            return phase + 1
        self._add(node.operation, register, taken, number, phase)
        return phase

    def _is_read(self, number: int) -> bool:
        """Whether it is an operand of a node or a result itself, and not only a target."""
        nodes, outputs = self.program.nodes, self.program.outputs
        return any(number == one.node for one in outputs) or any(
            number in node.nodes for node in nodes if isinstance(node, Instruction)
        )

    def _location(self, number: int) -> Location:
        node = self.program.nodes[number]
        is_copied = isinstance(node, Operand) and (
            node.kind is Kind.BY_ROW or (self.is_narrow and self.extents[number].by_column)
        )
        is_made = isinstance(node, Instruction)
        return Location("register" if is_made or is_copied else "operand", number)

    def _add(
        self, operation: str, out: Location, taken: tuple[Location, ...], number: int, phase: int
    ) -> None:
        extent = self.extents[number]
        self.steps.append(Step(operation, out, taken, extent, phase, not extent.by_column))

    def _put_out(self, number: int, output: Output) -> None:
        operation, node, target, _ = output
        value, phase, extent = self._location(node), self.phases[node], self.extents[node]
        if not _stores(output):
            of_rows = operation.startswith("total") and not extent.by_column
            along = extent if of_rows else _ALL
            sums = Location("sums", number)
            self.steps.append(Step(operation, sums, (value,), along, phase, of_rows))
            return
        goal, last = Location("operand", target), max(self.phases)
        if not self.extents[target].by_column:
            along = Extent(by_row=True, by_column=False)
            self.steps.append(Step("give_row", goal, (value,), along, last, True))
            return
        if self._is_to_be_held(value, target) or (self.is_narrow and extent != _ALL):
            whole = Location("whole", number)
            first = next(k for k, one in enumerate([*self.steps, None]) if _is_last(one))
            self.steps.insert(first, Step("copy", whole, (value,), _ALL, phase, False))
            value = whole
        name = "give_narrow" if self.is_narrow else "copy"
        self.steps.append(Step(name, goal, (value,), _ALL, last, False))

    def _is_to_be_held(self, value: Location, target: int) -> bool:
        """Whether it is an operand that is written too, before it may be read."""
        targets = {one.target for one in self.program.outputs} - {target}
        return value.sort == "operand" and value.number in targets


def _stores(output: Output) -> bool:
    return output.operation == "store"


def _is_last(step: Step | None) -> bool:
    return step is None or step.out.sort == "operand"


def steps_of(program: Program, is_narrow: bool) -> list[Step]:
    """The steps of a program, in order."""
    return _Steps(program, is_narrow).steps
