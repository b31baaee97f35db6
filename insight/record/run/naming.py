"""A folder of its own for each run, whoever begins one in the same moment."""

from __future__ import annotations

import time
from itertools import count
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, Any

from insight.errors import RecordingError, SummaryValueError, ValueKindError
from insight.format.names import path_fault
from insight.record.folder import make_folders
from insight.record.replayed import is_replayed

from .words import two_words

if TYPE_CHECKING:
    from collections.abc import Iterator

_WHERE = "insight.run: name"
_PLANNED: set[Path] = set()  # of a command that is run again, whose folders lie elsewhere


def checked_name(name: Any) -> str:
    """The name of a run: a path below the directory of runs, with `/` between folders.

    Raises:
        ValueKindError: If it is no text.
        SummaryValueError: If it leads out of the directory, or no folder can have it.

    >>> checked_name("sweep/rate 0.1")
    'sweep/rate 0.1'

    """
    if not isinstance(name, str):
        raise ValueKindError.of(_WHERE, "a text or None", name, 'such as "baseline"')
    if fault := path_fault(name):
        raise SummaryValueError.of(_WHERE, "a name", f"{name!a}, with {fault}", "choose another")
    parts = PurePosixPath(name.replace("\\", "/")).parts
    if not parts or parts[0] == "/" or any(part.startswith(".") for part in parts):
        expected = "a name below the directory"
        hint = "folders in it have / between them, and none begins with a dot"
        raise SummaryValueError.of(_WHERE, expected, repr(name), hint)
    return "/".join(parts)


def new_folder(directory: Path, name: str | None) -> Path:
    """A folder that this call made: `name`, `name-2`, … or the time with two words.

    Making it is what decides: of two processes that want one name, the system gives it to one.

    Args:
        directory: Where the runs lie.
        name: As `checked_name` gives it; None for one of our own.

    Raises:
        RecordingError: If it cannot be made.

    """
    try:
        if not is_replayed():
            make_folders(directory if name is None else (directory / name).parent)
        return next(path for path in _wanted(directory, name) if _is_made(path))
    except OSError as error:
        folder = directory if name is None else directory / name
        raise RecordingError(f"insight.run: {folder} cannot be made: {error}.") from error


def _wanted(directory: Path, name: str | None) -> Iterator[Path]:
    if name is None:
        while True:
            yield directory / f"{_now()}-{two_words()}"
    yield directory / name
    for number in count(2):
        yield directory / f"{name}-{number}"


def _now() -> str:
    """Of this place, so that names are in the order of the clock on the wall."""
    return time.strftime("%Y-%m-%d-%H%M%S")


def _is_made(path: Path) -> bool:
    if is_replayed():
        is_new = path not in _PLANNED
        _PLANNED.add(path)
        return is_new
    try:
        path.mkdir()
    except FileExistsError:
        return False
    return True
