"""Where an adapter records: a folder, a run that somebody began, or one of its own.

None is none of these: a path that a script forgot to make is told.
"""

from __future__ import annotations

import os
from enum import Enum
from pathlib import Path
from typing import Any, Final, Literal

from insight.record.options import checked_log_dir
from insight.record.run import Run, current


class _Ungiven(Enum):
    CURRENT = "the current run"

    def __repr__(self) -> str:
        return "CURRENT"


CURRENT: Final = _Ungiven.CURRENT
"""Where nothing is given: the current run, or where none is open, a new one."""
LogDir = str | os.PathLike[str] | Run | Literal[_Ungiven.CURRENT]


def run_of(log_dir: Any) -> Run | None:
    """The run that is meant; None for a folder, or where nothing is given and no run is open."""
    if isinstance(log_dir, Run):
        return log_dir
    return current() if log_dir is CURRENT else None


def folder_of(log_dir: Any, owner: str) -> str:
    """The absolute path of the folder; the script may change its own.

    Raises:
        ValueKindError: If it is no path.
        SummaryValueError: If it is a URL, or none can have its name.

    """
    run = run_of(log_dir)
    folder = run.path if run is not None else checked_log_dir(log_dir, owner)
    return str(Path(folder).absolute())
