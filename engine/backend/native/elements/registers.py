"""Registers for the steps of a program: as few as can be, each free again when nobody reads it.

A register holds a block of rows. One that a later phase reads holds their whole rows, and one of a
number a row a vector for each. Where a value is the last that a step reads, the result may take its
register, as each element is read before it is written.
"""

from __future__ import annotations

from typing import NamedTuple

from .operations import ROW_SUMS
from .program import Extent
from .steps import Location, Step

__all__ = ["Register", "allotted"]

_REGISTERS = frozenset({"register", "whole"})
_BY_ROW = Extent(by_row=True, by_column=False)


class Register(NamedTuple):
    """Some memory of a thread.

    Attributes:
        extent: Of what it holds; those of different ones are never one register.
        is_kept: It holds whole rows, as a later phase reads it.
        number: Among those alike.

    """

    extent: Extent
    is_kept: bool
    number: int


def allotted(steps: list[Step]) -> dict[Location, Register]:
    """The register of every value that is not in an array."""
    ends = _ends(steps)
    found: dict[Location, Register] = {}
    free: dict[tuple[Extent, bool], list[Register]] = {}
    counts: dict[tuple[Extent, bool], int] = {}
    freed_later: list[Register] = []
    phase = 0
    for k, step in enumerate(steps):
        if step.phase != phase:  # chunks of a row go through a phase again and again
            for register in freed_later:
                free[register.extent, register.is_kept].append(register)
            freed_later, phase = [], step.phase
        done = {one for one in step.operands if one in found and ends[one] == k}
        out = step.out
        if out.sort in _REGISTERS and out not in found:
            extent = _BY_ROW if step.operation in ROW_SUMS else step.extent
            kind = extent, extent.by_column and _is_read_later(out, steps, step.phase)
            for one in [one for one in done if found[one][:2] == kind and extent.by_column]:
                free[kind].append(found[one])
                done.discard(one)
            waiting = free.setdefault(kind, [])
            if not waiting:
                waiting.append(Register(*kind, counts.get(kind, 0)))
                counts[kind] = counts.get(kind, 0) + 1
            found[out] = waiting.pop()
        for one in done:
            register = found[one]
            if register.extent.by_column:
                free[register.extent, register.is_kept].append(register)
            else:
                freed_later.append(register)
    return found


def _ends(steps: list[Step]) -> dict[Location, int]:
    """The last step that reads each."""
    return {one: k for k, step in enumerate(steps) for one in step.operands}


def _is_read_later(value: Location, steps: list[Step], phase: int) -> bool:
    return any(step.phase > phase and value in step.operands for step in steps)
