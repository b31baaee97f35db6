"""Where a command records that `insight replay` runs again: never over the run that it repeats."""

from __future__ import annotations

import os
from pathlib import Path

VARIABLE = "INSIGHT_REPLAY_TO"
"""The folder for everything; each folder that the command records to becomes one of it."""
_ORDER: dict[str, int] = {}


def is_replayed() -> bool:
    """Whether this process runs a command again."""
    return bool(os.environ.get(VARIABLE))


def folder_order(folder: Path) -> int:
    """Which of the folders it is that this process records to, from 0 on."""
    return _ORDER.setdefault(str(folder), len(_ORDER))


def redirected(log_dir: str | os.PathLike[str]) -> Path:
    """The folder to record to in place of `log_dir`; that itself where nothing is run again."""
    folder = Path(os.path.realpath(log_dir))
    into = os.environ.get(VARIABLE)
    there = Path(os.path.realpath(into)) if into else None
    # What was sent there once is there: collectors ask with the folder that they were given.
    if there is not None and folder.parent == there and folder.name.isdecimal():
        return folder
    order = folder_order(folder)  # counted alike when a command runs first and again
    return folder if there is None else there / str(order)
