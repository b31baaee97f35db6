"""Which place a root names: a folder of this machine, or a URL."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from insight.errors import PathError, compose

from .local import LocalPlace

if TYPE_CHECKING:
    from .place import Place


def place_of(root: str | os.PathLike[str]) -> Place:
    """Where the runs below `root` lie.

    Raises:
        PathError: If there is no such folder; also a FileNotFoundError.

    """
    name = os.fspath(root)
    if not name:
        raise PathError.missing("open_runs", "an empty name")
    if "://" in name:
        hint = "mount it or copy it here: this version reads folders only"
        raise PathError(compose("open_runs", "a folder of this machine", name, hint))
    folder = Path(name).absolute()
    if not folder.exists():
        raise PathError.missing("open_runs", str(folder))
    if not folder.is_dir():
        hint = "give the folder that it lies in"
        raise PathError(compose("open_runs", "a folder", str(folder), hint))
    return LocalPlace(str(folder))
