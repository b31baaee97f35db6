"""In which parts a program is computed, and in which groups a row is put together.

Where numbers are put together, parts and groups decide their order: those follow from the shape
alone, so that a sum has the same bits at the end of any program, for any number of threads.
"""

from __future__ import annotations

import functools

from .operations import ROW_SUMS, TOTALS
from .program import Instruction, Kind, Program

__all__ = ["GROUP", "LANES", "can_be_flat", "groups_of", "parted"]

LANES = 16
GROUP = 512  # columns: what is put together along a row is so in groups
_MOST_PARTS = 32
_PART_NUMBERS = 1 << 15  # of a part where parts decide in which order numbers are put together
_PART_ROWS = 16  # so that a part's own sums are few beside what it reads


def groups_of(columns: int) -> int:
    """As `groups_of` in insight/native/src/element_words.h."""
    return max(1, (columns + GROUP - LANES) // GROUP)


@functools.lru_cache(maxsize=512)
def can_be_flat(program: Program) -> bool:
    """Whether neither rows nor columns matter: only arrays and single numbers, all of one shape."""
    if any(kind in {Kind.BY_COLUMN, Kind.BY_ROW} for kind in program.kinds):
        return False
    if any(output.operation != "store" for output in program.outputs):
        return False
    return all(x.by_row == x.by_column for x in program.extents())


@functools.lru_cache(maxsize=512)
def _can_part_rows(program: Program) -> bool:
    """Whether some columns can be computed without the others of their rows."""
    sums = any(isinstance(x, Instruction) and x.operation in ROW_SUMS for x in program.nodes)
    by_row = any(program.target_of(output).kind is Kind.BY_ROW for output in program.outputs)
    return not sums and not by_row


def _parts_of_sums(rows: int, columns: int) -> int:
    """In how many parts rows are whose numbers are put together: by the shape alone."""
    return max(1, min(rows * columns // _PART_NUMBERS, rows // _PART_ROWS, _MOST_PARTS))


def _parts_of_row(columns: int) -> int:
    """The same of the only row, which is put together as a whole."""
    return max(1, min(columns // _PART_NUMBERS, _MOST_PARTS))


def parted(program: Program, rows: int, columns: int, work: int) -> tuple[bool, int]:
    """Whether parts are some of the columns or of the rows, and how many there are.

    Args:
        program: What is computed.
        rows: Of its matrices.
        columns: Of its matrices.
        work: How many threads it would repay.

    """
    put_together = {output.operation for output in program.outputs} - {"store"}
    of_sums, groups = _parts_of_sums(rows, columns), groups_of(columns)
    by_work = max(1, min(work, _MOST_PARTS))
    can_be_by_columns = groups > 1 and _can_part_rows(program)
    if put_together & TOTALS and rows == 1 and can_be_by_columns:
        return True, _parts_of_row(columns)
    if put_together & TOTALS or (put_together and of_sums > 1):
        return False, of_sums
    if can_be_by_columns and (put_together or rows < by_work):
        return True, min(by_work, groups)
    return False, 1 if put_together else min(by_work, rows)
