"""Whether a folder holds an earlier recording, which a new one continues or replaces."""

from __future__ import annotations

import os
import time
from pathlib import Path

from insight.format.ending import RECORD_BYTES, ends
from insight.format.names import EventFileName, is_lineage

from .rank import process_rank

_STARTED = time.time()  # this module is imported with the recorder


def holds_earlier(folder: str | os.PathLike[str]) -> bool:
    """Whether a recorder of this process's rank wrote values there that writes no more.

    That is a file that says its end, or one of a process before this one. What other recorders
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
    return name.seconds < int(_STARTED) or (entry.is_file() and ends(_last_bytes(entry.path)))


def _last_bytes(path: str) -> bytes:
    """Where the last record of a file stands; nothing of one that nobody may read."""
    try:
        with Path(path).open("rb") as file:
            file.seek(max(0, file.seek(0, os.SEEK_END) - RECORD_BYTES))
            return file.read()
    except OSError:
        return b""
