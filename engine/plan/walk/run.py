"""One walk back that a table computes, from where the arrays of a tape lie now."""

from __future__ import annotations

import itertools
from bisect import bisect_right
from collections.abc import Sequence
from operator import is_
from typing import Any

import numpy as np

from engine.autodiff import Node
from engine.backend.native.arrays import address_of
from engine.plan.table import BusyError, Tabled, table_of
from engine.plan.table.order import order_of

from .written import Written

__all__ = ["Walk", "walk_of"]


class Walk:
    """Computes the gradients of tapes with one key, or moves by them.

    Args:
        table: It gives the gradients that are there.
        written: What it was made of.

    """

    def __init__(self, table: Tabled, written: Written) -> None:
        self._table, self._there = table, written.there
        self._count, self._has_all = len(written.finds), all(written.there)
        self._finds = [(position, written.finds[position]) for position in table.positions]
        self._outside = [(k, find) for k, find in self._finds if k in written.outside]
        by_name = {one.name: one.holder for one in written.graph.parameters}
        self._holders = [by_name[name] for name in table.parameters]
        self._moved: list[Any] = []

    def run(
        self, nodes: Sequence[Node], seeds: Sequence[Any], numbers: Sequence[Any] = ()
    ) -> list[Any]:
        """The gradients; where the walk moves parameters, that is done.

        Args:
            nodes: Those of the tape.
            seeds: The gradient of each output.
            numbers: Those of the optimizer's step.

        Raises:
            BusyError: If another table of this thread is being computed, or parameters do not lie
                as they did; nothing was done then.

        """
        inputs: list[Any] = [None] * self._count
        for position, find in self._finds:
            array = find(nodes, seeds, numbers)
            is_found = array.__class__ is np.ndarray or array.__class__ is float
            inputs[position] = array if is_found else np.asarray(array)
        made = self._table(inputs, self._parameters(inputs))
        for at in self._table.still:  # who gets it may write to it
            made[at] = made[at].copy()
        if self._has_all:
            return made
        left = iter(made)
        return [next(left) if is_there else None for is_there in self._there]

    def _parameters(self, inputs: Sequence[Any]) -> list[Any]:
        """The arrays of what is moved."""
        now = [one.array for one in self._holders]
        if not now:
            return now
        if not (len(self._moved) and all(map(is_, now, self._moved))):
            self._take(now)
        for position, _ in self._outside:  # who moves must not write to what was given
            address = address_of(inputs[position])
            at = bisect_right(self._begins, address + inputs[position].nbytes - 1) - 1
            if at >= 0 and address < self._ends[at]:
                raise BusyError
        return now

    def _take(self, now: list[Any]) -> None:
        """Other arrays hold the parameters."""
        if self._moved and any(
            one.shape != other.shape or one.dtype != other.dtype
            for one, other in zip(now, self._moved, strict=True)
        ):
            raise BusyError
        bounds = sorted((address_of(one), address_of(one) + one.nbytes) for one in now)
        if any(one[1] > other[0] for one, other in itertools.pairwise(bounds)):
            raise BusyError
        self._begins, self._ends = [one for one, _ in bounds], [end for _, end in bounds]
        self._moved = now


def walk_of(written: Written) -> Walk | None:
    """The walk of a graph whose inputs fill their memory, as float32 or whole numbers."""
    given = [one for one in written.graph.parameters if one.value is None]
    read = [written.arrays[int(one.name.removeprefix("inputs"))] for one in given]
    arrays = [array for array in read if array.__class__ is np.ndarray]
    if any(array.dtype.kind not in "iub" and array.dtype != np.float32 for array in arrays):
        return None
    if any(order_of(array) is None for array in arrays):
        return None
    table = table_of(written.graph, written.arrays)
    return None if table is None else Walk(table, written)
