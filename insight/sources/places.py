"""Which place a root names: a folder of this machine, or a URL."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from insight.errors import PathError, compose

from .local import LocalPlace
from .remote import RemotePlace

if TYPE_CHECKING:
    from .place import Place

_HERE = "file://"


def place_of(root: str | os.PathLike[str]) -> Place:
    """Where the runs below `root` lie.

    A URL is not asked yet: the first look at its folders does that.

    Raises:
        PathError: If there is no such folder; also a FileNotFoundError.
        SummaryValueError: If fsspec knows no such kind of URL.
        MissingLibraryError: If it takes a library that is not installed.

    """
    name = os.fspath(root)
    if not name:
        raise PathError.missing("open_runs", "an empty name")
    if "://" in name and not name.startswith(_HERE):
        return RemotePlace(name)
    folder = Path(name.removeprefix(_HERE)).absolute()
    if not folder.exists():
        raise PathError.missing("open_runs", str(folder))
    if not folder.is_dir():
        hint = "give the folder that it lies in"
        raise PathError(compose("open_runs", "a folder", str(folder), hint))
    return LocalPlace(str(folder))


def root_of(root: str | os.PathLike[str]) -> str:
    """The folder as an absolute path, or the URL.

    Raises:
        PathError: If there is no such folder, and as `place_of` does.

    """
    return place_of(root).root
