"""The threads that share the work of native kernels: one pool for the process, made when needed.

A kernel cuts its work into parts whose bits do not depend on who computes them. The caller takes
parts like every other thread and waits only for those that are begun, so a thread that the system
does not run now, because others use the machine, delays nothing. Between kernels a worker looks for
work for `LOOKS_FOR_S` and then sleeps.

One thread of Python at a time has the pool; another that calls a kernel meanwhile computes all
parts itself. `INSIGHT_NUM_THREADS` or `OMP_NUM_THREADS` says how many threads there are; otherwise
there are as many as processors that this process may use.
"""

from __future__ import annotations

import atexit
import ctypes
import functools
import os
import sys
import threading
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, NamedTuple

from insight import native

__all__ = ["Pool", "pool", "said_threads"]

SAID_BY = ("INSIGHT_NUM_THREADS", "OMP_NUM_THREADS")
LOOKS_FOR_S = 1e-3  # longer than Python needs between two planned steps
_LOOKS_TIMED = 20_000
_LOCK_BYTES = 256  # more than a mutex or a condition has on any system
_LINE = 64


def said_threads(environment: Mapping[str, str]) -> int | None:
    """How many threads the environment asks for; None where it says nothing that is a number.

    >>> said_threads({"OMP_NUM_THREADS": "4,2"})
    4
    """
    for name in SAID_BY:
        first = environment.get(name, "").partition(",")[0].strip()
        if first.isdecimal() and int(first):
            return int(first)
    return None


def _processors() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class _System(NamedTuple):
    """Where the system's functions lie that let a thread sleep."""

    lock: int
    unlock: int
    wake: int
    give_way: int
    wait: int
    prepare: Callable[[int, int], None]
    """Makes a lock and a condition at two addresses."""


@functools.cache
def _system() -> _System | None:
    """None where no other thread can be waited for, as on Windows; there each kernel has one."""
    if sys.platform == "win32":
        return None
    library = ctypes.CDLL(None)

    def prepare(mutex: int, condition: int) -> None:
        library.pthread_mutex_init(ctypes.c_void_p(mutex), None)
        library.pthread_cond_init(ctypes.c_void_p(condition), None)

    return _System(
        lock=_address(library.pthread_mutex_lock),
        unlock=_address(library.pthread_mutex_unlock),
        wake=_address(library.pthread_cond_broadcast),
        give_way=_address(library.sched_yield),
        wait=_address(library.pthread_cond_wait),
        prepare=prepare,
    )


def _address(function: Any) -> int:
    return ctypes.cast(function, ctypes.c_void_p).value or 0


class _Functions(NamedTuple):
    size: Callable[[], int]
    open: Callable[..., None]
    looked: Callable[[int, int], int]
    serve: Callable[[int, int], None]
    close: Callable[[int], None]


@functools.cache
def _functions() -> _Functions | None:
    library = native.library("pool")
    if library is None:
        return None
    address, number = ctypes.c_void_p, ctypes.c_int64
    return _Functions(
        library.function("pool_size", number),
        library.function("open_pool", None, address, number, number, *[address] * 7),
        library.function("looked", number, address, number),
        library.function("serve", None, address, number),
        library.function("close_pool", None, address),
    )


class Pool:
    """Threads that compute parts of kernels beside the caller's.

    Its memory stays where it is for the life of the process: a closed pool is always busy, so who
    still has its address computes alone.

    Args:
        threads: How many, with the caller's.

    """

    def __init__(self, threads: int) -> None:
        functions, system = _functions(), _system()
        assert functions is not None
        assert system is not None
        self.threads = threads
        self._functions, self._system = functions, system
        self._workers: list[threading.Thread] = []
        size = -(-functions.size() // _LINE) * _LINE
        self._memory = ctypes.create_string_buffer(size + 2 * _LOCK_BYTES + _LINE)
        begin = ctypes.addressof(self._memory)
        self.address = -(-begin // _LINE) * _LINE
        self._mutex = self.address + size
        self.is_open = False

    def open(self) -> None:
        """Starts its workers; for a pool that is closed."""
        ctypes.memset(self.address, 0, self._functions.size())
        condition = self._mutex + _LOCK_BYTES
        system = self._system
        system.prepare(self._mutex, condition)
        self._functions.open(
            *(self.address, self.threads, self._looks()),
            *(system.lock, system.unlock, system.wake, system.wait, system.give_way),
            *(self._mutex, condition),
        )
        self.is_open = True
        self._workers = []
        for worker in range(1, self.threads):
            thread = threading.Thread(
                target=self._serve,  # which holds the memory for as long as one works in it
                args=(worker,),
                name=f"kernels-{worker}",
                daemon=True,
            )
            with suppress(RuntimeError):  # no more threads: those that there are take its parts
                thread.start()
                self._workers.append(thread)

    def _serve(self, worker: int) -> None:
        self._functions.serve(self.address, worker)

    def _looks(self) -> int:
        started = time.perf_counter()
        self._functions.looked(self.address, _LOOKS_TIMED)
        spent = max(time.perf_counter() - started, 1e-6)
        return int(_LOOKS_TIMED * LOOKS_FOR_S / spent)

    def close(self) -> None:
        """Lets the kernel that is running end, and its workers; then each caller computes alone."""
        if self.is_open:
            self.is_open = False
            self._functions.close(self.address)
            for worker in self._workers:
                worker.join()


class _OfProcess:
    """The pool of this process."""

    def __init__(self) -> None:
        self.pool: Pool | None = None
        self.ended = False
        self.right = threading.RLock()

    def opened(self) -> Pool | None:
        with self.right:
            if self.pool is None and not self.ended:
                self.pool = self._made()
            made = self.pool
            if made is not None and not made.is_open and not self.ended:
                made.open()
            return made

    @staticmethod
    def _made() -> Pool | None:
        if _system() is None or _functions() is None:
            return None
        return Pool(said_threads(os.environ) or _processors())

    def before_fork(self) -> None:
        """A child has none of the threads; it and its parent start theirs when they need them."""
        self.right.acquire()
        if self.pool is not None:
            self.pool.close()

    def after_fork(self) -> None:
        self.right.release()

    def end(self) -> None:
        with self.right:
            self.ended = True
            if self.pool is not None:
                self.pool.close()


_of_process = _OfProcess()
atexit.register(_of_process.end)
if hasattr(os, "register_at_fork"):
    os.register_at_fork(
        before=_of_process.before_fork,
        after_in_parent=_of_process.after_fork,
        after_in_child=_of_process.after_fork,
    )


def pool() -> Pool | None:
    """The pool of this process, its workers running; None where a kernel has one thread alone."""
    found = _of_process.pool
    return found if found is not None and found.is_open else _of_process.opened()
