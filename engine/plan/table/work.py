"""What is done in each call, in order: native calls, and steps of Python's between them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from engine.backend.native.call_table import CallTable
from engine.backend.native.calls import Call

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

    """

    def __init__(self, outside: Sequence[np.ndarray]) -> None:
        self.table = CallTable(outside)
        self._parts: list[_Part] = []
        self._instead: dict[int, Step] = {}

    def call(
        self, call: Call, numbers: Sequence[float | int] = (), instead: Step | None = None
    ) -> None:
        """One more native call.

        Args:
            call: What it is.
            numbers: As `CallTable.add` takes them.
            instead: What is done if it refuses.

        """
        if call.may_refuse:
            assert instead is not None
            self._instead[len(self.table)] = instead
        self.table.add(call, numbers)

    def step(self, step: Step) -> None:
        """One more step."""
        self._parts.append(_Part(len(self.table), step))

    @property
    def steps(self) -> int:
        """How many steps there are."""
        return sum(part.step is not None for part in self._parts)

    def finish(self, scratch: Callable[[int], np.ndarray]) -> None:
        """After the last one; `scratch` is memory that kernels work in, by its size."""
        self._parts.append(_Part(len(self.table), None))
        self.table.finish(scratch)

    def run(self, values: Values) -> None:
        """Do everything."""
        done, run = 0, self.table.run
        for end, step in self._parts:
            while done < end:
                done = run(done, end)
                if done < end:
                    self._instead[done](values)
                    done += 1
            if step is not None:
                step(values)
