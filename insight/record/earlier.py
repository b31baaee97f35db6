"""Whether a folder holds an earlier recording, which a new one continues or replaces."""

from __future__ import annotations

import os
import time

from insight.format.names import EventFileName, is_lineage

from .rank import process_rank

_STARTED = time.time()  # this module is imported with the recorder
_WRITABLE = 0o200


def holds_earlier(folder: str | os.PathLike[str]) -> bool:
    """Whether a recorder of this process's rank wrote values there that writes no more.

    That is a file that is closed, or left open by a process before this one. What other recorders
    are writing, in this process or beside it, is none.
    """
    try:
        with os.scandir(folder) as entries:
            return any(map(_is_earlier, entries))
    except OSError:  # no folder yet
        return False


def _is_earlier(entry: os.DirEntry[str]) -> bool:
    name = EventFileName.parse(entry.name)
    if name is None or is_lineage(entry.name) or name.device not in {None, process_rank()}:
        return False
    return name.seconds < int(_STARTED) or not entry.stat().st_mode & _WRITABLE
