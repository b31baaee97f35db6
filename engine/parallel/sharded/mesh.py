"""The processes of a training as a mesh, whose axes cut the axes of tensors."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence
from itertools import product
from math import prod
from typing import Any

from engine.context.processes import Communicator, world
from engine.errors import ArgumentValueError

Axes = tuple[int, ...]
"""Axes of the mesh that cut one axis of a tensor, that of the largest parts first."""


class Mesh:
    """All processes, along axes of prime sizes; the last axis counts fastest.

    Primes, so that every number of parts that divides the number of processes is some of the axes.

    Args:
        communicator: The processes.

    Attributes:
        sizes: How many processes stand along each axis.
        coordinates: Where this process stands along each.

    >>> Mesh(world()).sizes
    ()

    """

    def __init__(self, communicator: Communicator) -> None:
        self._communicator = communicator
        self.sizes = primes(len(communicator.ranks))
        coordinates = list(product(*map(range, self.sizes)))
        self.coordinates = coordinates[communicator.rank]
        self._by_rank = coordinates
        self._groups: dict[Axes, Communicator] = {}

    @property
    def count(self) -> int:
        """How many processes there are."""
        return prod(self.sizes)

    @property
    def axes(self) -> Axes:
        """All axes."""
        return tuple(range(len(self.sizes)))

    def parts(self, axes: Iterable[int]) -> int:
        """Into how many parts some axes cut."""
        return prod(self.sizes[axis] for axis in axes)

    def part(self, axes: Iterable[int]) -> int:
        """Which of the parts this process has."""
        found = 0
        for axis in axes:
            found = found * self.sizes[axis] + self.coordinates[axis]
        return found

    def group(self, axes: Axes) -> Communicator:
        """The processes that differ from this one along these axes alone, in the order of parts."""
        if axes not in self._groups:
            self._groups[axes] = self._made(axes)
        return self._groups[axes]

    def _made(self, axes: Axes) -> Communicator:
        if axes == self.axes:
            return self._communicator
        alike = [axis for axis in self.axes if axis not in axes]
        members = [
            rank
            for rank, own in enumerate(self._by_rank)
            if all(own[axis] == self.coordinates[axis] for axis in alike)
        ]
        members.sort(key=lambda rank: [self._by_rank[rank][axis] for axis in axes])
        name = f"mesh {axes} of {members}"
        return self._communicator.subset(name, tuple(members))

    def chosen(self, where: str, parts: Sequence[int], *, fastest: bool) -> list[Axes]:
        """For each number of parts the axes that cut into so many, none of them twice.

        Args:
            where: What stands first in the error.
            parts: The numbers, in the order of MindSpore's device matrix.
            fastest: Whether they stand along the fastest axes, as MindSpore has it.

        Raises:
            ArgumentValueError: If the processes are too few, or their number does not allow it.

        """
        free = list(self.axes)
        found: list[Axes] = []
        for count in reversed(parts) if fastest else parts:
            left, taken = count, []
            for axis in reversed(free) if fastest else list(free):
                if left % self.sizes[axis] == 0 and left > 1:
                    left //= self.sizes[axis]
                    taken.append(axis)
            if left != 1:
                expected = f"parts whose product divides {self.count} processes"
                raise ArgumentValueError.of(where, expected, tuple(parts))
            free = [axis for axis in free if axis not in taken]
            found.append(tuple(sorted(taken)))
        return found[::-1] if fastest else found


def primes(count: int) -> tuple[int, ...]:
    """The prime factors of a number, the largest first.

    >>> primes(12)
    (3, 2, 2)
    """
    found, factor = [], 2
    while count > 1:
        while count % factor == 0:
            found.append(factor)
            count //= factor
        factor += 1
    return tuple(reversed(found))


@functools.lru_cache(maxsize=1)
def _mesh(communicator: Any) -> Mesh:
    return Mesh(communicator)


def mesh_of_all() -> Mesh:
    """The mesh of all processes that `init` found."""
    processes: Any = world()
    return _mesh(processes)
