"""What is done in each call, in order: native calls, and steps of Python's between them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from engine.backend.native.call_table import CallTable
from engine.backend.native.calls import Call

from .abreast import Abreast
from .inside import inside_of

__all__ = ["Work"]

Values = list[Any]
Step = Callable[[Values], None]


class _Part(NamedTuple):
    """Native calls up to one of the table, and then a step."""

    end: int
    step: Step | None


class Work:
    """Calls and steps, added one behind the other.

    Args:
        outside: Arrays instead of which others come in each call.

    Attributes:
        table: All calls.
        abreast: Those that wait for others that go through the same samples.
        is_left: Whether memory at an address is that of a value which nobody reads any more.

    """

    def __init__(self, outside: Sequence[np.ndarray]) -> None:
        self.table = CallTable(outside)
        self._parts: list[_Part] = []
        self._instead: dict[int, Step] = {}
        self._behind: list[Callable[[], None]] = []
        self.abreast = Abreast()
        self.is_left: Callable[[int], bool] = lambda _address: False

    def call(
        self, call: Call, numbers: Sequence[float | int] = (), instead: Step | None = None
    ) -> None:
        """One more native call.

        Args:
            call: What it is.
            numbers: As `CallTable.add` takes them.
            instead: What is done if it refuses.

        """
        self._put_abreast()
        if call.may_refuse:
            assert instead is not None
            self._instead[len(self.table)] = instead
        self.table.add(call, numbers)

    def step(self, step: Step) -> None:
        """One more step."""
        self._put_abreast()
        self._parts.append(_Part(len(self.table), step))

    def behind(self, what: Callable[[], None]) -> None:
        """Do something while this is laid out, once all that was added so far is in its place."""
        if self.abreast:
            self._behind.append(what)
        else:
            what()

    def _put_abreast(self) -> None:
        """Add the units that wait."""
        units, made = self.abreast.given()
        behind, self._behind = self._behind, []
        for what in behind:
            what()
        if len(units) == 1:
            self.table.add(units[0].whole, units[0].numbers)
        elif units:
            for unit in units:
                if unit.before is not None:
                    self.table.add(unit.before)
            left = [bounds for bounds in made if self.is_left(int(bounds.begin[0]))]
            parts = list(zip(*[unit.parts for unit in units], strict=True))
            inside = inside_of(parts, left)
            numbers = [unit.numbers for unit in units]
            self.table.add_abreast(inside.parts, numbers, inside.told, inside.size)

    @property
    def steps(self) -> int:
        """How many steps there are."""
        return sum(part.step is not None for part in self._parts)

    def finish(self, scratch: Callable[[int], np.ndarray], each_time: Sequence[int]) -> None:
        """After the last one.

        Args:
            scratch: Memory that kernels work in, by its size.
            each_time: Which arrays outside `CallTable.give` is given.

        """
        self._put_abreast()
        self._parts.append(_Part(len(self.table), None))
        self.table.finish(scratch, each_time)

    def run(self, values: Values, done: int = 0) -> None:
        """Do everything, but for so many calls that were made."""
        run = self.table.run
        for end, step in self._parts:
            while done < end:
                done = run(done, end)
                if done < end:
                    self._instead[done](values)
                    done += 1
            if step is not None:
                step(values)
