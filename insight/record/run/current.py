"""Which run is open here: the innermost of this thread, or of this task of asyncio."""

from __future__ import annotations

import weakref
from contextvars import ContextVar
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from .open_run import Run

    Held: TypeAlias = "Run | weakref.ref[Run]"

_OPEN: ContextVar[tuple[Held, ...]] = ContextVar("insight_open_runs", default=())


def current() -> Run | None:
    """The innermost open run of this thread, or of this task of asyncio; None without one.

    >>> import tempfile
    >>> from insight.record.run import run
    >>> with run(tempfile.mkdtemp(), name="a", provenance=False, machine=None, console=False):
    ...     current().name
    'a'
    >>> current() is None
    True

    """
    return next((run for run in reversed(_known()) if not run.is_closed), None)


def innermost_entered() -> Run | None:
    """The innermost open run whose `with` this code stands in."""
    return next((run for run in reversed(_known()) if run.is_entered and not run.is_closed), None)


def begin(run: Run) -> None:
    """From now on it is the innermost.

    One without `with` that was begun before is held no longer: where the script dropped it too, as
    a cell of a notebook does that is run again, it ends here.
    """
    held: list[Held] = [one if one.is_entered else weakref.ref(one) for one in _known()]
    _OPEN.set((*held, run))


def enter(run: Run) -> None:
    """Its `with` begins: it is the innermost, whatever was begun since."""
    _OPEN.set((*(one for one in _known() if one is not run), run))


def end(run: Run) -> None:
    """It is closed, perhaps by another thread than the one that began it."""
    _OPEN.set(tuple(one for one in _known() if one is not run and not one.is_closed))


def _known() -> list[Run]:
    runs = (one() if isinstance(one, weakref.ref) else one for one in _OPEN.get())
    return [run for run in runs if run is not None]
