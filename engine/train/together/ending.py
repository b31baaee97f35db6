"""The end of a training that one of its processes asks for: all end behind the same step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.context.processes import Communicator, Pending, told_by_all


class SharedEnding:
    """What processes of a training tell each other behind each step, and hear one step later.

    So nobody waits: what is told is on its way while the next step is computed, whose gradients
    bring the processes together anyway.

    Args:
        processes: Those that train together; all call each method, in one order.

    """

    def __init__(self, processes: Communicator) -> None:
        self._processes = processes
        self._words = np.zeros(0, np.uint8)
        self._pending: Pending | None = None

    def tell(self, wishes: Sequence[bool]) -> None:
        """Say what this process asks for; what all said before must have been heard."""
        self._words = np.array(wishes, np.uint8)
        self._pending = self._processes.all_reduce(self._words, "max")

    def hear(self) -> list[bool]:
        """What any process asked for when they told each other last; nothing where they did not.

        Raises:
            StateError: If a process has left.

        """
        if self._pending is None:
            return []
        self._pending.wait()
        self._pending = None
        return [bool(word) for word in self._words]

    def is_same(self, fact: Any) -> bool:
        """Whether every process tells the same, of what JSON can hold.

        Raises:
            StateError: If a process has left.

        """
        told = told_by_all(fact, self._processes)
        return all(one == told[0] for one in told)

    def mean(self, value: float | None) -> float | None:
        """The mean of a number over the processes that have it; None where none has.

        Raises:
            StateError: If a process has left.

        """
        told = told_by_all(None if value is None else float(value).hex(), self._processes)
        known = [float.fromhex(one) for one in told if one is not None]
        return float(np.mean(known)) if known else None
