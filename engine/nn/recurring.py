"""Which inputs come so often that a plan for them pays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

RUNS = 16  # what making a plan and comparing it costs, at most, in runs operator by operator
MOST = 16  # kinds that are planned: no more than plans are kept for (`engine.planning`)
_COUNTED = 256  # kinds of inputs that are counted at a time


class Recurring:
    """Counts runs by the shapes and number types of their inputs.

    Who plans only what came as often as making a plan costs, loses at most as much again; and
    shapes that are ever new cost nothing.

    >>> import engine
    >>> x, recurring = engine.Tensor([1.0]), Recurring()
    >>> [recurring.often([x]) for _ in range(RUNS + 1)].index(True)
    16

    """

    def __init__(self) -> None:
        self._counts: dict[Any, int] = {}
        self._often: set[Any] = set()

    def often(self, inputs: Sequence[Any]) -> bool:
        """Whether such inputs came so often before; of the first few kinds that did."""
        key = tuple([(one.shape, one.dtype) for one in inputs])
        if key in self._often:
            return True
        if len(self._often) == MOST:
            return False
        if len(self._counts) >= _COUNTED:
            self._counts.clear()
        count = self._counts[key] = self._counts.get(key, 0) + 1
        if count <= RUNS:
            return False
        self._often.add(key)
        del self._counts[key]
        return True
