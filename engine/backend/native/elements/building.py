"""Building a program over elements, node by node, each checked when it is given."""

from __future__ import annotations

import math
from typing import Any, NewType

from engine.errors import ArgumentValueError

from .operations import COLUMN_SUMS, OPERATIONS, TOTALS
from .program import Constant, Extent, Instruction, Kind, Node, Operand, Output, Program, extent_of

__all__ = ["Builder", "Value"]

Value = NewType("Value", int)

_WORTH_KEEPING = 8  # additions: an operation that costs as many is computed once
_WANTED = {
    "store": (Kind.ARRAY, Kind.BY_ROW),
    **dict.fromkeys(COLUMN_SUMS, (Kind.BY_COLUMN,)),
    **dict.fromkeys(TOTALS, (Kind.ONE,)),
}


class Builder:
    """Makes a program; its methods give values, which are operands of later ones.

    >>> build = Builder()
    >>> x, bias, y = build.array(), build.by_column(), build.array()
    >>> build.store(build.apply("relu", build.apply("add", x, bias)), y)
    >>> [kind.value for kind in build.program().kinds]
    ['rows x columns', 'one number a column', 'rows x columns']

    """

    def __init__(self) -> None:
        self._nodes: list[Node] = []
        self._extents: list[Extent] = []
        self._outputs: list[Output] = []
        self._arrays = self._numbers = 0
        self._same: list[Value] = []  # for each node the first one that computes the same
        self._computed: dict[tuple[str, tuple[Value, ...]], Value] = {}

    def array(self) -> Value:
        """A matrix of all rows and columns, to read or to write."""
        return self._given(Kind.ARRAY)

    def by_column(self) -> Value:
        """One number a column, the same in all rows: a bias."""
        return self._given(Kind.BY_COLUMN)

    def by_row(self) -> Value:
        """One number a row."""
        return self._given(Kind.BY_ROW)

    def one(self) -> Value:
        """An array of one number, in memory: a total, or a scale that another program makes."""
        return self._given(Kind.ONE)

    def number(self) -> Value:
        """A number that each call gives, such as a learning rate."""
        self._numbers += 1
        return self._added(Operand(Kind.NUMBER, self._numbers - 1))

    def apply(self, operation: str, *operands: Value | float) -> Value:
        """An operation of `OPERATIONS`; a bare `float` is a constant.

        Raises:
            ArgumentValueError: If there is no such operation, it has other operands, or a value is
                not one of this builder's.

        """
        known = OPERATIONS.get(operation)
        if known is None:
            names = ", ".join(OPERATIONS)
            raise ArgumentValueError.of("an element program", f"one of {names}", repr(operation))
        if len(operands) != known.operands:
            expected = f"{known.operands} operands of {operation}"
            raise ArgumentValueError.of("an element program", expected, len(operands))
        made = Instruction(operation, tuple(self._node(one) for one in operands))
        same = operation, tuple(self._same[node] for node in made.nodes)
        is_there = same in self._computed
        if is_there and known.cost >= _WORTH_KEEPING:
            return self._computed[same]
        value = self._added(made)
        # What is cheap is computed anew: to keep it for a later phase would cost memory.
        self._same[value] = self._computed.setdefault(same, value)
        return value

    def row_sum(self, value: Value) -> Value:
        """The sum along the columns: one number a row, which later nodes may take."""
        return self._added(Instruction("row_sum", (self._node(value),)))

    def row_max(self, value: Value) -> Value:
        """The largest along the columns; what is no number wins."""
        return self._added(Instruction("row_max", (self._node(value),)))

    def store(self, value: Value, target: Value) -> None:
        """Writes it to an array of all rows and columns, or what differs by row alone to one."""
        self._written("store", value, target)

    def column_sum(self, value: Value, target: Value, divisor: float = 1.0) -> None:
        """Writes the sum along the rows, one number a column, divided by a number at the end."""
        self._written("column_sum", value, target, divisor)

    def column_max(self, value: Value, target: Value) -> None:
        """Writes the largest along the rows."""
        self._written("column_max", value, target)

    def total_sum(self, value: Value, target: Value, divisor: float = 1.0) -> None:
        """Writes the sum of all, divided; what differs by row alone counts once for each row."""
        self._written("total_sum", value, target, divisor)

    def total_max(self, value: Value, target: Value) -> None:
        """Writes the largest of all."""
        self._written("total_max", value, target)

    def program(self) -> Program:
        """What was built.

        Raises:
            ArgumentValueError: If it writes nothing, or no operand has all rows and columns.

        """
        if not self._outputs:
            raise ArgumentValueError.of("an element program", "something that it writes", "nothing")
        program = Program(tuple(self._nodes), tuple(self._outputs))
        if Kind.ARRAY not in program.kinds:
            expected = "an operand with all rows and columns"
            raise ArgumentValueError.of("an element program", expected, "none")
        return program

    def _given(self, kind: Kind) -> Value:
        self._arrays += 1
        return self._added(Operand(kind, self._arrays - 1))

    def _added(self, node: Node) -> Value:
        self._extents.append(extent_of(node, self._extents))
        self._nodes.append(node)
        value = Value(len(self._nodes) - 1)
        self._same.append(value)
        return value

    def _node(self, value: Any) -> int:
        if isinstance(value, float):
            same = [k for k, node in enumerate(self._nodes) if _is_constant(node, value)]
            return same[0] if same else self._added(Constant(value))
        if not isinstance(value, int) or not 0 <= value < len(self._nodes):
            expected = "a value of this builder, or a float"
            raise ArgumentValueError.of("an element program", expected, repr(value))
        return value

    def _written(self, operation: str, value: Value, target: Value, divisor: float = 1.0) -> None:
        node, goal_node = self._node(value), self._node(target)
        goal = self._nodes[goal_node]
        kinds = _WANTED[operation]
        if not isinstance(goal, Operand) or goal.kind not in kinds:
            expected = f"for {operation} an operand of {' or '.join(one.value for one in kinds)}"
            raise ArgumentValueError.of("an element program", expected, goal)
        if any(one.target == goal_node for one in self._outputs):
            raise ArgumentValueError.of("an element program", "one result for an operand", "two")
        extent = self._extents[node]
        if goal.kind is Kind.BY_ROW and extent.by_column:
            expected = "for one number a row a value that does not differ by column"
            raise ArgumentValueError.of("an element program", expected, extent)
        if operation in TOTALS and not (extent.by_row or extent.by_column):
            raise ArgumentValueError.of("an element program", "a total of more than one number", 1)
        self._outputs.append(Output(operation, node, goal_node, divisor))


def _is_constant(node: Node, value: float) -> bool:
    if not isinstance(node, Constant):
        return False
    return math.copysign(1, node.value) == math.copysign(1, value) and node.value == value
