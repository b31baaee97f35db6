"""Which run is open here: the innermost of this thread, or of this task of asyncio."""

from __future__ import annotations

import weakref
from contextvars import ContextVar
from typing import Any, Protocol, TypeAlias

Held: TypeAlias = "Open | weakref.ref[Open]"
_OPEN: ContextVar[tuple[Held, ...]] = ContextVar("insight_open_runs", default=())


class Open(Protocol):
    """A run, as far as it matters here."""

    is_closed: bool
    is_entered: bool


def innermost() -> Any:
    """The innermost open run of this thread, or of this task of asyncio; None without one."""
    return next((run for run in reversed(_known()) if not run.is_closed), None)


def entered() -> Any:
    """The innermost open run whose `with` this code stands in."""
    return next((run for run in reversed(_known()) if run.is_entered and not run.is_closed), None)


def begin(run: Open) -> None:
    """From now on it is the innermost.

    One without `with` that was begun before is held no longer: where the script dropped it too, as
    a cell of a notebook does that is run again, it ends here.
    """
    held: list[Held] = [one if one.is_entered else weakref.ref(one) for one in _known()]
    _OPEN.set((*held, run))


def enter(run: Open) -> None:
    """Its `with` begins: it is the innermost, whatever was begun since."""
    _OPEN.set((*(one for one in _known() if one is not run), run))


def end(run: Open) -> None:
    """It is closed, perhaps by another thread than the one that began it."""
    _OPEN.set(tuple(one for one in _known() if one is not run and not one.is_closed))


def _known() -> list[Open]:
    runs = (one() if isinstance(one, weakref.ref) else one for one in _OPEN.get())
    return [run for run in runs if run is not None]
