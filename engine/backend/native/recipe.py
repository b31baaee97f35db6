"""How one operator is computed as nodes of a program over elements."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

__all__ = ["LEAST", "Recipe"]

LEAST = 1 << 11  # numbers from which recipes that are not exact compute; of fewer NumPy is as fast


class Recipe(NamedTuple):
    """How one operator is computed.

    Attributes:
        make: Given a builder, the operands as its values or floats, and the settings of the
            operator by name; it gives the result, a tuple of them where there are several, or None
            of settings that it does not do. Truth values are 0 and 1, as operands too.
        is_exact: Whether NumPy's form gives the same bits, so that both may stand for each other.
            Of others the operator has a native form, which computes this from `least` numbers on.
        axes: Given the shape of the first operand and the settings, the axes that it puts together,
            counted from 0; None: it has to do with no other element. They have to be all columns of
            the program, and `make` is told their `count`.
        write: Where the axes are all rows of the program instead ("column"), or all there is, which
            has to be one row then ("total"), it writes what they give to an operand:
            `write(build, value, target, way, count=count)`.
        goes_in_order: Whether of fewer than `least` numbers "column" has NumPy's bits, if there are
            several columns: it goes from row to row, as NumPy does.
        leads: Which operand the result lies like, whatever the others do; None: as NumPy has it.
        least: Of how many numbers it is computed, if it is not exact; of fewer NumPy is as fast.

    """

    make: Callable[..., Any]
    is_exact: bool = True
    axes: Callable[..., tuple[int, ...]] | None = None
    write: Callable[..., None] | None = None
    goes_in_order: bool = False
    leads: int | None = None
    least: int = LEAST
