"""A crew of threads of this process."""

from __future__ import annotations

import weakref
from queue import SimpleQueue
from threading import Thread
from time import monotonic

from engine.errors import StateError, compose

from .task import Task

Queue = SimpleQueue[Task | None]

LOOK_S = 1.0  # how often it is asked whether threads are left that could finish a task


class Threads:
    """Threads that take tasks from one queue; they end with this object.

    They are daemons: a function that never returns does not keep the program from ending.
    """

    def __init__(self, where: str, count: int) -> None:
        self.where = where
        self._queue: Queue = SimpleQueue()
        self._threads = [
            Thread(target=_serve, args=(self._queue,), name=f"{where} worker {number}", daemon=True)
            for number in range(count)
        ]
        for thread in self._threads:
            thread.start()
        self._end = weakref.finalize(self, _dismiss, self._queue, count)

    @property
    def closed(self) -> bool:
        """Whether the threads were told to end."""
        return not self._end.alive

    def ready(self) -> bool:
        """Whether another task can be handed over now; the queue has no bound of its own."""
        return not self.closed

    def submit(self, task: Task) -> None:
        """Hand a task over."""
        self._queue.put(task)

    def wait(self, task: Task | None, timeout_s: float) -> bool:
        """Wait until the task is done; False after so long.

        Raises:
            StateError: If there is no thread left that could do it, as in a forked process.

        """
        assert task is not None, "threads are always ready for one more"
        until = monotonic() + timeout_s
        while not task.finished.acquire(timeout=max(min(LOOK_S, until - monotonic()), 0)):
            if not any(thread.is_alive() for thread in self._threads):
                self.close()
                hint = "a process that was forked meanwhile needs an iterator of its own"
                raise StateError(compose(self.where, "a thread that works", "none", hint))
            if monotonic() >= until:
                return False
        return True

    def close(self) -> None:
        """Let the threads end after the task that each is at."""
        self._end()


def _serve(queue: Queue) -> None:
    while (task := queue.get()) is not None:
        try:
            task.run()
        finally:
            task.done = True
            task.finished.release()
        del task  # its results belong to whoever waits for them


def _dismiss(queue: Queue, count: int) -> None:
    for _ in range(count):
        queue.put(None)
