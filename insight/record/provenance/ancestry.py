"""The checkpoints that a process read and wrote, told to the runs that it records.

A checkpoint that is read while runs are recorded belongs to each of them; one that is read before
belongs to the next that begins: a script loads weights, and then trains.
"""

from __future__ import annotations

import threading
import weakref
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from insight.format.system import call_in_forked_children
from insight.masking import masked_value

from .fingerprint import of_file, of_parts

if TYPE_CHECKING:
    import os
    from collections.abc import Sequence

MOST_LOADED = 20
MOST_SAVED = 200


class Descendant(Protocol):
    """A run that is being recorded."""

    def loaded(self, checkpoint: dict[str, Any]) -> None:
        """It read a checkpoint."""

    def saved(self, checkpoint: dict[str, Any]) -> None:
        """It wrote a checkpoint."""


class _Known:
    """What this process knows; a forked one begins anew: a lock may be held that nobody gives."""

    def __init__(self) -> None:
        self.lock = threading.RLock()
        self.open: weakref.WeakSet[Any] = weakref.WeakSet()
        self.waiting: list[dict[str, Any]] = []


_KNOWN = _Known()
call_in_forked_children(_KNOWN.__init__)  # type: ignore[misc] # the very object, as it began


def note_loaded(path: str | os.PathLike[str], *, resumed: bool = False) -> None:
    """Say that a checkpoint was read; a file that is gone by now is passed over.

    Args:
        path: The file.
        resumed: Whether a training goes on where it was, with its optimizer and its step: not only
            its weights were taken.

    """
    checkpoint = _told(path)
    if checkpoint is None:
        return
    if resumed:
        checkpoint["resumed"] = True
    with _KNOWN.lock:
        known = list(_KNOWN.open)
        if not known:
            _KNOWN.waiting.append(checkpoint)
            del _KNOWN.waiting[:-MOST_LOADED]
    for run in known:
        run.loaded(checkpoint)


def note_saved(
    path: str | os.PathLike[str], content: Sequence[bytes | memoryview] | None = None
) -> None:
    """Say that a checkpoint was written; nothing is done where no run is recorded.

    Args:
        path: The file.
        content: Its bytes in parts, where they are still at hand; else the file is read.

    """
    with _KNOWN.lock:
        known = list(_KNOWN.open)
    checkpoint = _told(path, content) if known else None
    if checkpoint is not None:
        for run in known:
            run.saved(checkpoint)


def begin(run: Descendant) -> list[dict[str, Any]]:
    """From now on a run is told; what was read before it."""
    with _KNOWN.lock:
        _KNOWN.open.add(run)
        waiting = list(_KNOWN.waiting)
        _KNOWN.waiting.clear()
    return waiting


def end(run: Descendant) -> None:
    """A run is told no more."""
    with _KNOWN.lock:
        _KNOWN.open.discard(run)


def _told(
    path: str | os.PathLike[str], content: Sequence[bytes | memoryview] | None = None
) -> dict[str, Any] | None:
    try:
        file = Path(path).resolve()
        shown = {"path": masked_value(str(file))}
        return shown | (of_file(file) if content is None else of_parts(content))
    except (OSError, TypeError, ValueError):
        return None
