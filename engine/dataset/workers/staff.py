"""The workers of an iterator: made for its first pass, kept for the others, ended with it."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, TypeVar, cast

from engine.dataset import config

from .in_order import Crew
from .processes import Processes
from .task import Work
from .threads import Threads

MEGABYTE = 2**20

W = TypeVar("W", bound="Watching")


@dataclass(frozen=True)
class Wanted:
    """Which workers an operation wants.

    Attributes:
        where: The operation, in words.
        count: How many workers.
        processes: Whether they are processes, else threads.
        most_megabytes: Shared memory that a row may fill; None sets no bound.
        rows: How many rows an item is.
        together: How many of them are fetched at once, as a batch of them is made.

    """

    where: str
    count: int
    processes: bool = False
    most_megabytes: int | None = None
    rows: int = 1
    together: int = 1

    def room(self) -> int:
        """How many items may be under way: as many rows as the queues of MindSpore would hold.

        A queue holds `prefetch_size` rows a worker, and fewer where there are more than four. There
        batches are in queues too; here it is the rows of two batches a worker, if no size was set.
        """
        rows = config.get_prefetch_size()
        if not config.is_prefetch_set():
            rows = max(rows, 2 * self.together)
        return max(rows * min(self.count, 4) // self.rows, 2 * self.count)

    def largest(self) -> int:
        """How many items a task may have.

        Each worker has one to be at and one more; and as many again may be done and wait for one
        that takes long, so that nobody else has to.
        """
        return max(1, self.room() // (4 * self.count))


class Watching(Protocol):
    """What is told of the passes of an iterator."""

    def end_pass(self) -> None:
        """A pass came to its end."""


class Staff:
    """The crews of one iterator, by the operation that they work for, and who watches them."""

    def __init__(self) -> None:
        self._crews: dict[int, Crew] = {}
        self._watches: dict[int, Watching] = {}

    @property
    def is_at_work(self) -> bool:
        """Whether there are workers: then rows are begun before they are wanted."""
        return bool(self._crews)

    def crew(self, operation: object, wanted: Wanted, work: Work) -> Crew:
        """The workers of an operation; started if there are none.

        Raises:
            StateError: If they cannot be.

        """
        crew = self._crews.get(id(operation))
        if crew is None or crew.closed:
            crew = self._crews[id(operation)] = _started(wanted, work)
        return crew

    def watch(self, operation: object, make: Callable[[], W]) -> W:
        """Who watches an operation; made if there is nobody."""
        if id(operation) not in self._watches:
            self._watches[id(operation)] = make()
        return cast("W", self._watches[id(operation)])

    def end_pass(self) -> None:
        """Tell all who watch that the iterator came to the end of a pass."""
        for watch in self._watches.values():
            watch.end_pass()

    def close(self) -> None:
        """End all workers."""
        for crew in self._crews.values():
            crew.close()
        self._crews.clear()


def _started(wanted: Wanted, work: Work) -> Crew:
    if not wanted.processes:
        return Threads(wanted.where, wanted.count)
    most = wanted.most_megabytes
    bytes_ = None if most is None else most * MEGABYTE * wanted.largest()
    return Processes(wanted.where, work, wanted.count, bytes_)


def in_a_worker() -> bool:
    """Whether this process is itself a worker: it may not start any."""
    return bool(multiprocessing.current_process().daemon)
