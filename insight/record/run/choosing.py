"""Which folder a run records into: a new one, or that of a run that goes on."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, NamedTuple

from insight.errors import PathError, SummaryValueError, ValueKindError

from .earlier import is_run
from .naming import new_folder

_WHERE = "insight.run: resume"
_WORDS = ("allow", "must", "never")


class Chosen(NamedTuple):
    """Where a run records.

    Attributes:
        folder: Its folder, made.
        name: The path of it below the directory of runs.
        is_resumed: Whether it goes on with what is there.

    """

    folder: Path
    name: str
    is_resumed: bool


def chosen(directory: Path, name: str | None, resume: Any) -> Chosen:
    """The folder of a run.

    Args:
        directory: Where the runs lie.
        name: As `checked_name` gives it; None for one of our own.
        resume: As `insight.run` takes it.

    Raises:
        ValueKindError: If `resume` is of another kind.
        SummaryValueError: If it needs a name, or the name is there and may not be.
        PathError: If there is no such run.
        RecordingError: If the folder cannot be made.

    """
    if resume is None or resume is False:
        return _new(directory, name)
    resume = "allow" if resume is True else getattr(resume, "path", resume)
    if not isinstance(resume, (str, os.PathLike)):
        expected = "a name, a path, a run, True, 'allow', 'must' or 'never'"
        raise ValueKindError.of(_WHERE, expected, resume)
    if resume not in _WORDS:
        return _there(directory, os.fspath(resume))
    if name is None:
        hint = 'name="…" says which run, or resume="…" with the name itself'
        raise SummaryValueError.of(_WHERE, "the name of a run", repr(resume), hint)
    there = is_run(directory / name)
    if resume == "never" and there:
        raise SummaryValueError.of(_WHERE, "a name that is new", repr(name), "choose another")
    if there or resume == "must":
        return _there(directory, name)
    return _new(directory, name)


def _new(directory: Path, name: str | None) -> Chosen:
    folder = new_folder(directory, name)
    return Chosen(folder, folder.relative_to(directory).as_posix(), is_resumed=False)


def _there(directory: Path, text: str) -> Chosen:
    """A run by its name below the directory, or by its path."""
    for folder in (directory / text, Path(text).absolute()):
        if is_run(folder):
            near = os.path.realpath(folder), os.path.realpath(directory)
            is_below = Path(near[0]).is_relative_to(near[1]) and near[0] != near[1]
            name = os.path.relpath(*near).replace(os.sep, "/") if is_below else folder.name
            return Chosen(folder, name, is_resumed=True)
    raise PathError.missing(_WHERE, directory / text)
