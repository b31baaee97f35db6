"""How the matrices of many pairs lie: one behind the other, or in groups of near ones."""

from __future__ import annotations

import itertools
import operator
from typing import NamedTuple

__all__ = ["Pairs", "contiguous", "pairs_of"]

Lengths = tuple[int, ...]


class Pairs(NamedTuple):
    """Pairs of matrices, with what they make as the third of them."""

    number: int
    group: int
    """So many lie near each other."""
    far: Lengths
    """How far a group lies from the one before, of the left matrices, the right ones, the made."""
    near: Lengths
    """How far a matrix lies from the one before in its group."""


def pairs_of(lengths: Lengths, *apart: Lengths) -> Pairs | None:
    """The pairs along some axes; None where they lie as none of them can be said to.

    Args:
        lengths: Of these axes.
        apart: For each operand how far it lies from one to the next along each.

    >>> pairs_of((2, 3), (96, 32), (30, 10))
    Pairs(number=6, group=6, far=(0, 0), near=(32, 10))
    >>> pairs_of((2, 3), (100, 32), (30, 10))
    Pairs(number=6, group=3, far=(100, 30), near=(32, 10))

    """
    found: list[tuple[int, Lengths]] = []  # from the innermost one on
    for length, *steps in reversed(list(zip(lengths, *apart, strict=True))):
        if length == 1:
            continue
        if found:
            inner, near = found[-1]
            if all(far == step * inner for far, step in zip(steps, near, strict=True)):
                found[-1] = inner * length, near
                continue
        found.append((length, tuple(steps)))
    zeros = (0,) * len(apart)
    if len(found) > 2:
        return None
    (group, near), (groups, far) = (*found, (1, zeros), (1, zeros))[:2]
    return Pairs(group * groups, group, far, near)


def contiguous(shape: Lengths, itemsize: int) -> Lengths:
    """The strides of an array in C order.

    >>> contiguous((2, 3, 4), 4)
    (48, 16, 4)
    """
    behind = itertools.accumulate(reversed(shape[1:]), operator.mul, initial=itemsize)
    return tuple(behind)[::-1] if shape else ()
