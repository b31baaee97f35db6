"""Libraries that are used together are made side by side: while one is waited for, the others.

A training step needs several, and one behind the other they would keep it waiting for as many times
as long. They are compiled by processes, one library after the other; what waits for those here are
threads that end with it.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from contextlib import AbstractContextManager, suppress

__all__ = ["made", "sooner", "together"]

Make = Callable[[str], bytes | None]
Making = Callable[[], AbstractContextManager[Make]]

_lock = threading.Lock()
_groups: list[tuple[str, ...]] = []
_waited_for: set[tuple[str, ...]] = set()
_begun: dict[str, Future[bytes | None]] = {}
_sooner: set[str] = set()


def together(*names: str) -> None:
    """Say that who needs one of some libraries needs others of them, in this order."""
    _groups.append(names)


def sooner(*names: str) -> None:
    """Say that some of a group will be needed, so that they are made before the others of it."""
    _sooner.update(names)


def made(name: str, making: Making) -> bytes | None:
    """What is made for a name, now or by a thread that has begun with it.

    Meanwhile other threads make the others of its group, for which nobody waits.

    Args:
        name: Of a library.
        making: Begins what makes one library after the other, for one thread; it is called once a
            name.

    """
    mine, found = _begin(name)
    if mine:
        _make_others(name, making)
        with making() as make:
            _make(name, make, found)
    return found.result()


def _make_others(name: str, making: Making) -> None:
    """Let other threads make the others of its group, once."""
    group = next((group for group in _groups if name in group), ())
    with _lock:
        # As many as processors, for this one waits for them soon; on a single one it does alone.
        most = _processors() if _processors() > 1 else 0
        threads = 0 if group in _waited_for else min(len(group) - 1, most)
        _waited_for.add(group)
        group = (*[one for one in group if one in _sooner], *group)
    with suppress(RuntimeError):  # where there can be no more threads
        for _ in range(threads):
            threading.Thread(target=_make_all, args=(group, making), daemon=True).start()


def _begin(name: str) -> tuple[bool, Future[bytes | None]]:
    """Whether this thread is to make it, and where the result will be."""
    with _lock:
        found = _begun.get(name)
        if found is not None:
            return False, found
        return True, _begun.setdefault(name, Future())


def _make(name: str, make: Make, to: Future[bytes | None]) -> None:
    try:
        to.set_result(make(name))
    except BaseException as error:  # who else waits hears of it; who asks later begins anew
        with _lock:
            _begun.pop(name, None)
        to.set_exception(error)
        if not isinstance(error, Exception):
            raise


def _make_all(names: Iterable[str], making: Making) -> None:
    with making() as make:
        for name in names:
            mine, found = _begin(name)
            if mine:
                _make(name, make, found)


def _processors() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _forget() -> None:
    """A child of a fork has no thread that would make what was begun."""
    global _lock
    _lock = threading.Lock()
    _waited_for.clear()
    _begun.clear()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget)
