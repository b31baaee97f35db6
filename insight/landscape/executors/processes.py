"""Rows computed by processes of this machine."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.synchronize import Semaphore

from insight.errors import SummaryValueError, WorkerError, compose
from insight.landscape.parameters import Array
from insight.landscape.work import Job, Row

from .pool import hold, rows_of

_MOST_DEATHS = 3  # in a row, without one row between them


class ProcessExecutor:
    """So many processes, each with a model of its own.

    A process that dies (killed, out of memory) costs the rows that were begun; they are given to
    new processes. The processes end with this one, also where it is killed.

    Each is a new program, which imports the module of the model or of its factory: a fork would
    come with the locks of threads that it has not.

    Args:
        workers: How many.

    Raises:
        SummaryValueError: If they are fewer than one.
        WorkerError: From `losses`, if processes die again and again.

    """

    def __init__(self, workers: int) -> None:
        if workers < 1:
            raise SummaryValueError.of("ProcessExecutor: workers", "at least 1", workers)
        self.workers = workers
        self._workers: _Workers | None = None

    def losses(self, job: Job, rows: Sequence[Row]) -> Iterator[tuple[int, Array]]:
        """The rows as they end."""
        left = dict.fromkeys(range(len(rows)))
        deaths = 0
        while left:
            try:
                for index, found in rows_of(self._pool_of(job), rows, list(left)):
                    del left[index]
                    deaths = 0
                    yield index, found
            except BrokenProcessPool as error:
                self.close()
                deaths += 1
                if deaths == _MOST_DEATHS:
                    raise _dying(deaths) from error

    def close(self) -> None:
        """End the processes; rows that were begun are waited for."""
        if self._workers is not None:
            self._workers.end()
            self._workers = None

    def _pool_of(self, job: Job) -> ProcessPoolExecutor:
        if self._workers is None:
            self._workers = _Workers(self.workers)
        try:
            return self._workers.at(job)
        except BaseException:  # also Ctrl-C: some of them may hold it, others not
            self.close()
            raise


class _Workers:
    """Processes that stay from job to job: each begins with seconds of imports."""

    def __init__(self, count: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._count = count
        # No Barrier: it waits for ever for one that was killed while it waited.
        self._here, self._go = context.Semaphore(0), context.Semaphore(0)
        self._job: Job | None = None
        self._pool = ProcessPoolExecutor(
            count, mp_context=context, initializer=_begin, initargs=(self._here, self._go)
        )

    def at(self, job: Job) -> ProcessPoolExecutor:
        """The pool, each of its processes with this job.

        The one before is given up by all first: there may be room for one.
        """
        if self._job is not job:
            if self._job is not None:
                self._give(None)
            self._give(job)
            self._job = job
        return self._pool

    def end(self) -> None:
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _give(self, job: Job | None) -> None:
        """Send it as often as there are processes, of which each waits until all have it."""
        given = [self._pool.submit(_take, job) for _ in range(self._count)]
        try:
            self._wait_until_all_have_it(given)
        finally:
            for _ in given:
                self._go.release()
        for one in given:
            one.result()

    def _wait_until_all_have_it(self, given: Sequence[Future[None]]) -> None:
        left = self._count
        while left:
            if self._here.acquire(timeout=0.1):
                left -= 1
            else:
                for one in given:
                    if one.done():  # before the others: it could not be sent, or a process died
                        one.result()


_gate: tuple[Semaphore, Semaphore] | None = None


def _begin(here: Semaphore, go: Semaphore) -> None:
    global _gate
    _gate = here, go
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the asking process's to answer
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _take(job: Job | None) -> None:
    assert _gate is not None
    here, go = _gate
    hold(job)
    here.release()
    go.acquire()


def _end_with_parent() -> None:
    """A pool's process waits for rows for ever where the one that asks was killed."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def _dying(deaths: int) -> WorkerError:
    expected = "processes that live until a row is computed"
    got = f"{deaths} that died, one after the other"
    hint = (
        "too little memory? A model that is no part of an importable module needs a factory that is"
    )
    return WorkerError(compose("ProcessExecutor", expected, got, hint))
