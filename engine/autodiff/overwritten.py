"""Arrays that are written to in memory while gradients are asked for: what they held before.

A node keeps the arrays that it was computed from, not copies. Where a tensor without a history is
assigned to, those arrays change; so what they held is copied first, and the walk back gives the
rules of older nodes that.
"""

from __future__ import annotations

import bisect
from contextvars import ContextVar
from typing import Any, Protocol

from .node import Value, next_age
from .offload import Away
from .tape import Holding


class Earlier(Protocol):
    """The numbers in the memory of an array at one time; `engine.backend` has one."""

    def __init__(self, array: Any) -> None: ...

    @staticmethod
    def memory(array: Any) -> int:
        """What arrays that lie in one memory have in common."""

    def of(self, array: Any) -> Any:
        """What an array of that memory held then."""


class Overwritten:
    """What was written to in the course of one differentiation.

    Attributes:
        kept: For each memory what it held, and until when; empty where nothing was.

    """

    def __init__(self) -> None:
        self.kept: dict[int, list[tuple[int, Earlier]]] = {}
        self._last = -1
        self._since_last_node: set[int] = set()

    def keep(self, array: Any, earlier: type[Earlier]) -> None:
        """Keep what an array holds, before it is written to."""
        self._memory_of = earlier.memory
        age, memory = next_age(), earlier.memory(array)
        if age != self._last + 1:
            self._since_last_node.clear()
        self._last = age
        if memory not in self._since_last_node:  # else no node has seen what was written since
            self._since_last_node.add(memory)
            self.kept.setdefault(memory, []).append((age, earlier(array)))

    def __bool__(self) -> bool:
        return bool(self.kept)

    def as_at(self, age: int, given: Any) -> Any:
        """What a node of that age was given, or has made, as it was then."""
        if isinstance(given, tuple):
            return tuple(self.as_at(age, part) for part in given)
        array = given
        while isinstance(array, Value):  # one, or two where it was put away
            array = array.array
        kept = self.kept.get(self._memory_of(array), ())
        first = bisect.bisect(kept, age, key=lambda one: one[0])
        if first == len(kept):
            return given
        found = kept[first][1].of(array)
        is_bare = isinstance(given, Away) or not isinstance(given, Value)
        return found if is_bare else Value.wrap(found, given.origin)


_overwritten: ContextVar[Overwritten | None] = ContextVar("overwritten", default=None)

overwritten = _overwritten.get  # what was written to in this differentiation; None outside of one


def minding(written: Overwritten) -> Holding[Overwritten | None]:
    """Let what is written to inside the block be kept, and what was be asked for."""
    return Holding(_overwritten, written)


def overwriting(array: Any, earlier: type[Earlier]) -> None:
    """Say that an array is about to be written to in memory."""
    written = _overwritten.get()
    if written is not None:
        written.keep(array, earlier)
