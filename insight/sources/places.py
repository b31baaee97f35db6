"""Which place a root names: a folder of this machine, or a URL."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from insight.errors import PathError, SummaryError, compose
from insight.format.names import path_fault

from .globs import patterns_of
from .local import LocalPlace
from .ranges import cause_of
from .remote import RemotePlace
from .urls import is_url, shown

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from .place import Place

_HERE = "file://"


def place_of(
    root: str | os.PathLike[str],
    *,
    is_walled: bool = False,
    tables: str | Iterable[str] | None = None,
) -> Place:
    """Where the runs below `root` lie; walled, a folder has nothing that lies elsewhere.

    `tables` are patterns of plain tables from there on, such as `logs/*.csv`.

    A URL is not asked yet: the first look at its folders does that.

    Raises:
        PathError: If there is no such folder, or no folder can have the name; also a
            FileNotFoundError.
        SummaryValueError: If fsspec knows no such kind of URL, or a pattern leads elsewhere.
        MissingLibraryError: If it takes a library that is not installed.

    """
    name = os.fspath(root)
    patterns = patterns_of(tables)
    if not name.removeprefix(_HERE):
        raise PathError.missing("open_runs", "an empty name")
    if is_url(name):
        return _behind(name, patterns)
    folder = existing("open_runs", name.removeprefix(_HERE))
    if not folder.is_dir():
        hint = "give the folder that it lies in"
        raise PathError(compose("open_runs", "a folder", str(folder), hint))
    return LocalPlace(str(folder), is_walled=is_walled, tables=patterns)


def _behind(url: str, tables: Sequence[str]) -> RemotePlace:
    try:
        return RemotePlace(url, tables)
    except SummaryError:
        raise
    except OSError as error:  # an archive that is not there, for one; what it says may have keys
        got = f"{shown(url)} ({error.strerror or type(error).__name__})"
        raise PathError(compose("open_runs", "a URL that opens", got)) from cause_of(error, url)


def existing(where: str, name: str) -> Path:
    """The absolute path of a file or a folder of this machine that is there.

    Raises:
        PathError: If there is none, or none can be there; `where` stands first.

    """
    path = Path(name).absolute()
    if fault := path_fault(path):
        raise PathError.missing(where, f"{str(path)!a}, with {fault}")
    try:
        is_there = path.exists()
    except OSError as error:  # a name that is too long
        raise PathError.missing(where, f"{path} ({error.strerror})") from error
    if not is_there:
        raise PathError.missing(where, str(path))
    return path


def root_of(root: str | os.PathLike[str], tables: str | Iterable[str] | None = None) -> str:
    """The folder as an absolute path, or the URL.

    Raises:
        PathError: If there is no such folder, and as `place_of` does.

    """
    return place_of(root, tables=tables).root
