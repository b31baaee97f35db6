"""What the two ways to take rows apart give: numbers, and where all else lies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

Column = np.ndarray[Any, Any]


class OddRow(NamedTuple):
    """A row of another number of fields than it should have."""

    begin: int
    end: int
    fields: int


@dataclass(frozen=True, slots=True)
class RawRows:
    """WholeRows of which only plain numbers were read.

    Attributes:
        begins: Where they begin.
        numbers, kinds: Of shape (rows, columns).
        other_cells: Which cells are to be looked at, rising; `kinds` has `TEXT` there.
        other_begins, other_ends: Where they lie.
        other_firsts: Which of them has the same bytes, or is the same.
        odd: WholeRows of another number of fields.
        end: Behind the last whole row.

    """

    begins: Column
    numbers: Column
    kinds: Column
    other_cells: Column
    other_begins: Column
    other_ends: Column
    other_firsts: Column
    odd: list[OddRow]
    end: int
