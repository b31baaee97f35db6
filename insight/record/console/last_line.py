"""Which number the next line of a run has."""

from __future__ import annotations

import os
from pathlib import Path

from insight.format.frames import read_frames
from insight.format.names import EventFileName
from insight.format.record_head import STEP_BYTES, step_at

PREFIX = "console"
_TAIL_BYTES = 1 << 18  # more than the longest line


def next_line(folder: Path, rank: int) -> int:
    """The number behind those that earlier processes of a rank wrote; 1 where none did."""
    numbers = [_last_of(folder / name) for name in _latest(folder, rank)]
    return max(numbers, default=0) + 1


def _latest(folder: Path, rank: int) -> list[str]:
    """The newest two: one may have been begun and hold no line."""
    try:
        names = [entry.name for entry in folder.iterdir()]
    except OSError:
        return []
    found = [
        (parts.seconds, name)
        for name in names
        if (parts := EventFileName.parse(name)) is not None
        and parts.prefix == PREFIX
        and parts.device == rank
    ]
    return [name for _, name in sorted(found)[-2:]]


def _last_of(path: Path) -> int:
    try:
        with path.open("rb") as file:
            file.seek(max(0, file.seek(0, os.SEEK_END) - _TAIL_BYTES))
            records = file.read()
    except OSError:
        return 0
    heads = (records[at : at + STEP_BYTES] for at, _ in read_frames(records))
    return max(map(step_at, heads), default=0)
