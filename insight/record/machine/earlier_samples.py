"""How many samples a run has from before, so that those of a resumed one go on."""

from __future__ import annotations

import os
from pathlib import Path

from insight.format.frames import read_frames
from insight.format.messages import Event
from insight.format.names import EventFileName

SUFFIX = "_machine"
"""How the names of the files end that hold samples."""
_TAIL = 1 << 16  # bytes that hold the last samples of a file, of a hundred tags too


def last_sample(folder: Path, rank: int) -> int:
    """The number of the last sample of a process's rank in a folder; 0 without any."""
    try:
        with os.scandir(folder) as entries:
            paths = [Path(entry.path) for entry in entries if _holds_samples(entry.name, rank)]
    except OSError:
        return 0
    return max(map(_last_in, paths), default=0)


def _holds_samples(name: str, rank: int) -> bool:
    parts = EventFileName.parse(name)
    return parts is not None and parts.suffix == SUFFIX and parts.device == rank


def _last_in(path: Path) -> int:
    try:
        with path.open("rb") as file:
            file.seek(max(0, file.seek(0, os.SEEK_END) - _TAIL))
            tail = file.read()
        # It may begin within a record; reading goes on at the next whole one.
        return max((Event.FromString(payload).step for _, payload in read_frames(tail)), default=0)
    except Exception:  # nobody may read it, or it is damaged: what is left counts
        return 0
