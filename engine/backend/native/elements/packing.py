"""Programs over elements as the words that the kernel reads, for arrays of one shape."""

from __future__ import annotations

import functools
import struct
from collections.abc import Sequence
from typing import NamedTuple

from .operations import OPERATIONS, PAIRS, SUMS
from .parting import GROUP, LANES, can_be_flat, groups_of, parted
from .program import Constant, Kind, Operand, Program
from .registers import Register, allotted
from .shortening import shortened
from .steps import Location, Step, steps_of

__all__ = ["Packed", "Shape", "packed"]

FIRST_ADDRESS = 2  # words in front: the memory, and where the program begins
_MOST_GROUPS = 4  # of a block
_WORKED_IN = (
    16  # groups of all registers and arrays: what a program works in stays in the first cache
)
_MOST_ROWS = 64
_MOST_SLOTS = 200
_LARGE = 1 << 20  # numbers of an array that a cache does not keep
_LEAST_PART = 1 << 16  # additions that repay another thread: some 3 microseconds
_CODES = {name: code for code, name in enumerate((*OPERATIONS, *PAIRS, *SUMS))}
_ARRAY, _BY_COLUMN, _BY_ROW, _NUMBER, _ALONE_AT, _MEMORY, _PARTIAL = range(7)
_SORTS = {
    Kind.ARRAY: _ARRAY,
    Kind.BY_COLUMN: _BY_COLUMN,
    Kind.BY_ROW: _BY_ROW,
    Kind.ONE: _ALONE_AT,
    Kind.NUMBER: _NUMBER,
}
_HEAD = struct.Struct("11q")
_SLOT = struct.Struct("6q")
_TOTAL = struct.Struct("6qd")


class Shape(NamedTuple):
    """Of the arrays of one call.

    Attributes:
        rows, columns: At least 1 each.
        strides: Of each array, how many numbers one row lies behind the one before; of one number a
            row, how far they are apart; of others it is of no account.

    """

    rows: int
    columns: int
    strides: tuple[int, ...]


class Packed(NamedTuple):
    """The words of a program: memory's address, where the program begins, what differs, the rest.

    Attributes:
        arrays, numbers: How many addresses there are, and how many numbers as double behind them.
        begin: At which word the program begins, behind its constants.
        rest: All words behind the numbers, which stay.
        front: Those before.
        partials, memory: Numbers of memory: for sums of the parts, and for each thread.
        parts: What threads share.
        is_shared: Whether it repays another thread.

    """

    arrays: int
    numbers: int
    begin: int
    rest: bytes
    front: struct.Struct
    partials: int
    memory: int
    parts: int
    is_shared: bool

    @property
    def address_words(self) -> range:
        """At which words the addresses of the arrays are, in their order."""
        return range(FIRST_ADDRESS, FIRST_ADDRESS + self.arrays)

    @property
    def number_words(self) -> range:
        """At which words the numbers are, as double, in their order."""
        return range(FIRST_ADDRESS + self.arrays, FIRST_ADDRESS + self.arrays + self.numbers)

    def memory_of(self, threads: int) -> int:
        """How many numbers of memory a call needs; their address is the first word."""
        return self.partials + threads * self.memory + LANES

    def words(self, memory: int, addresses: Sequence[int], numbers: Sequence[float]) -> bytes:
        """All words of one call."""
        return self.front.pack(memory, self.begin, *addresses, *numbers) + self.rest


class _Form(NamedTuple):
    """The steps of a program and their registers, for rows of some width."""

    steps: list[Step]
    registers: dict[Location, Register]
    cost: int


@functools.lru_cache(maxsize=512)
def _form_of(program: Program, is_narrow: bool, is_large: bool) -> _Form:
    steps = shortened(steps_of(program, is_narrow), is_narrow, is_large)
    cost = sum(_cost(step) for step in steps)
    return _Form(steps, allotted(steps), cost)


def _cost(step: Step) -> int:
    """Beside an addition: what lies in memory costs too."""
    cost = OPERATIONS[step.operation].cost if step.operation in OPERATIONS else 1
    in_memory = sum(one.sort == "operand" for one in (step.out, *step.operands))
    return cost + in_memory if step.extent.by_column else 0


def packed(program: Program, shape: Shape, slot_memory: int) -> Packed:
    """The words of a program for arrays of one shape.

    Args:
        program: What is to be computed.
        shape: Of its arrays.
        slot_memory: Numbers of memory that the kernel needs for each operand and register.

    Raises:
        OverflowError: If there are too many operands and registers.

    """
    rows, columns, strides = shape
    lie_together = all(
        stride == columns
        for stride, kind in zip(strides, program.kinds, strict=True)
        if kind is Kind.ARRAY
    )
    if rows > 1 and lie_together and can_be_flat(program):
        rows, columns = 1, rows * columns
    is_narrow = columns < LANES
    form = _form_of(program, is_narrow, rows * columns >= _LARGE)
    return _Packing(program, form, Shape(rows, columns, strides), slot_memory).packed()


class _Packing:
    """Lays out the memory of a thread, and writes the words."""

    def __init__(self, program: Program, form: _Form, shape: Shape, slot_memory: int) -> None:
        self.program, self.form = program, form
        self.rows, self.columns, self.strides = rows, columns, _ = shape
        self.arrays, self.numbers = len(program.kinds), program.numbers
        self.constants = {
            k: node.value for k, node in enumerate(program.nodes) if isinstance(node, Constant)
        }
        locations = {one for step in form.steps for one in (step.out, *step.operands)}
        self.holders: list[Location | Register] = [
            *sorted(locations - set(form.registers)),
            *sorted(set(form.registers.values())),
        ]
        self.numbers_of = {one: k for k, one in enumerate(self.holders)}
        if len(self.holders) > _MOST_SLOTS:
            raise OverflowError(f"a program has {len(self.holders)} operands and registers")
        width, groups = max(columns, LANES), groups_of(columns)
        block = max(1, min(_WORKED_IN // self._blocks(), _MOST_GROUPS))
        self.groups_at_once = min(groups, block)
        self.columns_at_once = width if groups <= block else block * GROUP + LANES
        self.rows_at_once = min(rows, max(1, block * GROUP // width), _MOST_ROWS)
        self.partials = 0
        self.totals: list[bytes] = []
        self.used = _whole(slot_memory * len(self.holders))
        work = rows * columns * form.cost // _LEAST_PART
        self.is_by_columns, self.parts = parted(program, rows, columns, work)
        self.is_shared = self.parts > 1 and work > 1

    def _blocks(self) -> int:
        """How many blocks are in use at the same time."""
        registers = set(self.form.registers.values())
        kinds = self.program.kinds
        return sum(one.extent.by_column for one in registers) + kinds.count(Kind.ARRAY)

    def packed(self) -> Packed:
        """The words."""
        slots = b"".join(self._slot(one) for one in self.holders)
        phases = 1 + max(step.phase for step in self.form.steps)
        head = _HEAD.pack(
            *(self.rows, self.columns, self.is_by_columns, self.parts),
            *(self.rows_at_once, self.groups_at_once, self.partials, self.used),
            *(len(self.holders), phases, len(self.totals)),
        )
        counts = b"".join(
            struct.pack("2q", self._count(phase, of_rows=True), self._count(phase, of_rows=False))
            for phase in range(phases)
        )
        steps = b"".join(self._instruction(step) for step in self.form.steps)
        constants = struct.pack(f"{len(self.constants)}d", *self.constants.values())
        return Packed(
            *(self.arrays, self.numbers, self._first_constant() + len(self.constants)),
            b"".join((constants, head, slots, counts, steps, *self.totals)),
            struct.Struct(f"{FIRST_ADDRESS + self.arrays}q{self.numbers}d"),
            *(self.partials, self.used, self.parts),
            is_shared=self.is_shared,
        )

    def _first_constant(self) -> int:
        return FIRST_ADDRESS + self.arrays + self.numbers

    def _count(self, phase: int, *, of_rows: bool) -> int:
        return sum(x.phase == phase and x.of_rows == of_rows for x in self.form.steps)

    def _taken(self, numbers: int) -> int:
        """Where so many numbers of a thread's memory are, in whole vectors."""
        where = self.used
        self.used += _whole(numbers)
        return where

    def _slot(self, one: Location | Register) -> bytes:
        if isinstance(one, Register):
            return self._register(one)
        if one.sort == "sums":
            return self._sums(one.number)
        node = self.program.nodes[one.number]
        if isinstance(node, Constant):
            word = self._first_constant() + list(self.constants).index(one.number)
            return _SLOT.pack(_NUMBER, word, 0, self._taken(LANES), 0, 0)
        assert isinstance(node, Operand)
        row = 0
        if node.kind in {Kind.ARRAY, Kind.BY_ROW}:
            row = self.strides[node.position]
        at = self._taken(LANES) if node.kind in {Kind.ONE, Kind.NUMBER} else 0
        return _SLOT.pack(_SORTS[node.kind], self._word(node), row, at, 0, 0)

    def _word(self, node: Operand) -> int:
        before = self.arrays if node.kind is Kind.NUMBER else 0
        return FIRST_ADDRESS + before + node.position

    def _register(self, register: Register) -> bytes:
        by_row, by_column = register.extent
        if not by_column:
            at = self._taken(self.rows_at_once if by_row else 1)
            return _SLOT.pack(_MEMORY, 0, by_row, at, 0, 0)
        width = max(self.columns, LANES) if register.is_kept else self.columns_at_once
        at = self._taken(width * (self.rows_at_once if by_row else 1))
        return _SLOT.pack(_MEMORY, 0, width if by_row else 0, at, register.is_kept, LANES)

    def _sums(self, number: int) -> bytes:
        """Room for each part's, and how they are put together."""
        output = self.program.outputs[number]
        target = self.program.target_of(output)
        is_of_columns = output.operation.startswith("column")
        count = self.columns if is_of_columns else 0
        parts = 1 if is_of_columns and self.is_by_columns else self.parts
        at, size = self.partials, _whole(max(count, LANES))
        self.partials += parts * size
        apart = size if parts > 1 else 0
        total = output.operation.endswith("max"), at, apart, self._word(target), count
        self.totals.append(_TOTAL.pack(*total, parts, output.divisor))
        return _SLOT.pack(_PARTIAL, 0, apart, at, is_of_columns, 0)

    def _instruction(self, step: Step) -> bytes:
        taken = [self._slot_number(one) for one in step.operands]
        taken += taken[:1] * (3 - len(taken))
        return bytes((_CODES[step.operation], self._slot_number(step.out), *taken, *step.extent, 0))

    def _slot_number(self, one: Location) -> int:
        return self.numbers_of[self.form.registers.get(one, one)]


def _whole(numbers: int) -> int:
    return -(-numbers // LANES) * LANES
