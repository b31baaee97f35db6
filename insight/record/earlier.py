"""Whether a folder holds an earlier recording, which a new one continues or replaces."""

from __future__ import annotations

import os
import time
from pathlib import Path
from stat import S_IMODE

from insight.format.ending import RECORD_BYTES, ends
from insight.format.frames import frame, read_frames
from insight.format.names import EventFileName, is_lineage
from insight.format.version import is_our_version_record, tells_its_end, version_record

from .rank import process_rank

_MODE_WHEN_CLOSED = 0o400
_FIRST_BYTES = len(frame(version_record(0.0)))
_STARTED = time.time()  # this module is imported with the recorder


def holds_earlier(folder: str | os.PathLike[str]) -> bool:
    """Whether a recorder of this process's rank wrote values there that writes no more.

    That is a file of a process before this one, or one that was closed: by its word at the end, or
    where it is to have none, as MindSpore's, by its rights. What other recorders are writing, in
    this process or beside it, is none.
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
    return name.seconds < int(_STARTED) or (entry.is_file() and _is_ended(entry))


def _is_ended(entry: os.DirEntry[str]) -> bool:
    """Whether its recorder closed a file: by its word, or its rights where it is to have none."""
    try:
        with Path(entry.path).open("rb") as file:
            first = [payload for _, payload in read_frames(file.read(_FIRST_BYTES))]
            file.seek(max(0, file.seek(0, os.SEEK_END) - RECORD_BYTES))
            if any(is_our_version_record(payload) and tells_its_end(payload) for payload in first):
                return ends(file.read())
        return S_IMODE(entry.stat().st_mode) == _MODE_WHEN_CLOSED
    except OSError:  # nobody may read it, or it is gone
        return False
