"""Which folder a run records into: a new one, or that of a run that goes on."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, NamedTuple

from insight.errors import PathError, SummaryValueError, ValueKindError

from .earlier import is_run
from .launched import job_of
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


def chosen_together(directory: Path, name: str | None, resume: Any, rank: int) -> Chosen | None:
    """The folder of a run for this process among those of its launch, as `chosen` for one alone.

    Args:
        directory: Where the runs lie.
        name: As `checked_name` gives it; None for one of our own.
        resume: As `insight.run` takes it.
        rank: Which of the processes this one is; the first chooses.

    Returns:
        None where this is not the first, and nobody tells what that chose.

    Raises:
        ValueKindError, SummaryValueError, PathError, RecordingError: As `chosen`.

    """
    job = job_of()
    word = None if job is None else job.word(directory, name)
    if rank == 0:
        found = chosen(directory, name, resume)
        if job is not None and word is not None:
            job.tell(word, os.path.relpath(found.folder, directory))
        return found
    if job is not None and word is not None:
        told = job.hear(word)
        return None if told is None else _of_others(directory, told)
    if _names_one(resume):
        return chosen(directory, None, resume)
    return None if name is None else _of_others(directory, name)


def _of_others(directory: Path, folder: str) -> Chosen:
    """A folder that another process makes, or made."""
    path = Path(os.path.normpath(directory / folder))
    return Chosen(path, _name_of(path, directory), is_resumed=True)


def _names_one(resume: Any) -> bool:
    return not isinstance(resume, (bool, type(None))) and resume not in _WORDS


def _new(directory: Path, name: str | None) -> Chosen:
    folder = new_folder(directory, name)
    return Chosen(folder, folder.relative_to(directory).as_posix(), is_resumed=False)


def _there(directory: Path, text: str) -> Chosen:
    """A run by its name below the directory, or by its path."""
    for folder in (directory / text, Path(text).absolute()):
        if is_run(folder):
            return Chosen(folder, _name_of(folder, directory), is_resumed=True)
    raise PathError.missing(_WHERE, directory / text)


def _name_of(folder: Path, directory: Path) -> str:
    """A folder's path below the directory of runs; its last part where it lies elsewhere."""
    near = Path(os.path.realpath(folder)), Path(os.path.realpath(directory))
    is_below = near[0].is_relative_to(near[1]) and near[0] != near[1]
    return near[0].relative_to(near[1]).as_posix() if is_below else folder.name
