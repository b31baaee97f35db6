"""Items dealt to a crew ahead of time, and what it makes of them in their order."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Iterable, Iterator
from time import monotonic
from typing import Any, Protocol

from engine.dataset import config
from engine.dataset.leaving import raised
from engine.errors import StateError

from .task import Task, Work

_logger = logging.getLogger("engine.dataset")

# A task is to keep a worker busy for so long: handing one over costs some tenths of a millisecond,
# and on a busy machine who hands over is late.
TASK_S = 5e-3


class Crew(Protocol):
    """Workers of one kind."""

    where: str

    @property
    def closed(self) -> bool:
        """Whether it takes no more tasks, and finishes none."""

    def ready(self) -> bool:
        """Whether another task can be handed over now."""

    def submit(self, task: Task) -> None:
        """Hand a task over."""

    def wait(self, task: Task | None, timeout_s: float) -> bool:
        """Wait until the task is done or another may be submitted; False after so long.

        None stands for no task: it is asked of a crew that is not ready.
        """

    def close(self) -> None:
        """End the workers."""


def in_order(
    work: Work, items: Iterable[Any], crew: Crew, room: int, largest: int, seed: int
) -> Iterator[Any]:
    """What the crew makes of the items.

    Args:
        work: What is done with each item.
        items: Pulled by whoever iterates, never by a worker.
        crew: Who works.
        room: How many items may be under way or waiting to be fetched.
        largest: How many items a task may have.
        seed: See `Task`.

    Raises:
        Exception: What an item raised, or the work on one, once all items before it are given. What
            would end the thread that works is told as a `StateError`.

    """
    dealer = _Dealer(work, iter(items), crew, room, largest, seed)
    try:
        while (task := dealer.next()) is not None:
            yield from task.results
            if task.failure is not None:
                raise raised(crew.where, task.failure, by_worker=True)
        if dealer.failure is not None:
            raise dealer.failure
    finally:
        dealer.abandon()


class _Dealer:
    """Keeps the crew busy, within the room there is."""

    def __init__(
        self, work: Work, items: Iterator[Any], crew: Crew, room: int, largest: int, seed: int
    ) -> None:
        self._work = work
        self._items = items
        self._crew = crew
        self._room = room
        self._largest = largest
        self._seed = seed
        self._size = 1  # of the next task: it grows where items take little time
        self._waiting: deque[Task] = deque()
        self._under_way = 0
        self._number = 0
        self._ended = False
        self.failure: BaseException | None = None

    def next(self) -> Task | None:
        """The oldest task once it is done; None after the last.

        While it is not, more items are handed over: so a crew that is behind has all it can hold,
        and one that is ahead does not make anybody wait for a slow source.
        """
        self._deal()
        while not self._waiting and not self._ended:  # another pass may fill the crew
            self._go_on(None)
        if not self._waiting:
            return None
        oldest = self._waiting[0]
        while not oldest.done:
            self._go_on(oldest)
        self._waiting.popleft()
        self._under_way -= oldest.size
        if oldest.results:
            fitting = TASK_S * len(oldest.results) / max(oldest.elapsed_s, 1e-9)
            self._size = max(1, min(int(fitting), 2 * self._size, self._largest))
        return oldest

    def abandon(self) -> None:
        """Nobody wants what is still under way."""
        for task in self._waiting:
            task.abandoned = True

    def _go_on(self, oldest: Task | None) -> None:
        """Hand more items over, or wait: for the task, or for the crew to have room for one."""
        if self._crew.closed:
            raise StateError(
                f"{self._crew.where} expected its workers, got an iterator that was stopped."
            )
        if not self._deal() and (oldest is not None or not self._ended):
            self._await(oldest)

    def _deal(self) -> bool:
        if self._ended or self._under_way >= self._room or not self._crew.ready():
            return False
        items = self._pulled(min(self._size, self._room - self._under_way))
        if not items:
            return False
        task = Task(self._work, self._number, items, self._seed)
        self._crew.submit(task)
        self._waiting.append(task)
        self._number += task.size
        self._under_way += task.size
        return True

    def _pulled(self, count: int) -> list[Any]:
        """Up to so many items, fewer where the source takes its time."""
        pulled: list[Any] = []
        began = monotonic()
        try:
            while len(pulled) < count:
                pulled.append(next(self._items))
                if monotonic() - began > TASK_S:
                    break
        except StopIteration:
            self._ended = True
        except KeyboardInterrupt:  # it ends whoever iterates, and at once
            raise
        except BaseException as error:  # of the source: what came before is given first
            self._ended, self.failure = True, error
        return pulled

    def _await(self, task: Task | None) -> None:
        interval = config.get_multiprocessing_timeout_interval()
        if not self._crew.wait(task, interval):
            _logger.warning(
                "%s: row %d of the pass has been in the making for more than %d s.",
                self._crew.where, self._number if task is None else task.first, interval,
            )  # fmt: skip
