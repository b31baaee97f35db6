"""Why a run cannot be run again, before anything runs."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .recorded import Recorded

_MOST = 10  # of what is listed in one reason
_LONGEST = 4_096  # letters of a recorded word; one of so many was cut
_MOST_WORDS = 999


def hindrances(told: Recorded, *, is_here: bool) -> list[str]:
    """The reasons, each in one line; none where it can be run again.

    Args:
        told: What is recorded of it.
        is_here: Whether it runs in its own working directory, with the files that are there.

    """
    found = list(_of_command(told))
    found += _of_folder(told) if is_here else _of_code(told)
    for what, hashes in (("data", told.data), ("checkpoint", told.loaded)):
        found += [
            reason for path, digest in hashes.items() if (reason := _of_file(what, path, digest))
        ]
    return [reason for reason in found if reason]


def _of_command(told: Recorded) -> list[str]:
    found = []
    if not told.arguments or told.script is None:
        found.append(
            "it was started from a prompt, a notebook or -c: there is no command to repeat"
        )
    elif _is_cut(told):
        found.append("its command was too long to be recorded as a whole")
    elif not all(map(_can_be_given, told.arguments)):
        found.append("its command has characters that no program can be given")
    if not (told.interpreter and _is_program(told.interpreter)):
        found.append(f"its Python is gone: {told.interpreter or 'unknown'}")
    return found


def _can_be_given(word: str) -> bool:
    """Whether a program can be started with a word, or by it."""
    from insight.format.names import path_fault

    return not path_fault(word)


def _is_program(path: str) -> bool:
    return _can_be_given(path) and os.access(path, os.X_OK)


def _is_cut(told: Recorded) -> bool:
    """Whether words of the command are gone; those that were masked are asked for."""
    from insight.masking import MASK

    if told.is_whole:
        return False
    is_long = any(len(word) >= _LONGEST for word in told.arguments)
    is_masked = any(MASK in word for word in told.arguments)
    return is_long or len(told.arguments) >= _MOST_WORDS or not is_masked


def _of_folder(told: Recorded) -> list[str]:
    from insight.record.provenance.code import code_facts

    if not Path(told.directory).is_dir():
        return [f"its working directory is gone: {told.directory or 'unknown'}"]
    if told.script and not Path(told.script).is_file():
        return [f"its script is gone: {told.script}"]
    if told.root is None or told.script is None:
        return []  # there is nothing to compare with, which the caller says
    now = code_facts(Path(told.script).parent)
    if (now.get("commit"), now.get("diff", "")) != (told.commit, told.diff):
        return [
            "its working directory has other code now; leave --here out to run the recorded one"
        ]
    return []


def _of_code(told: Recorded) -> list[str]:
    if told.root is None or told.commit is None:
        return ["its code lay in no commit of git; --here runs it where it ran"]
    found = []
    if not Path(told.root).is_dir():
        found.append(f"its repository is gone: {told.root}; --repository names another clone")
    if not told.is_diff_whole:
        found.append("its uncommitted changes were too long, or had to be masked")
    files = [name for name in told.untracked if _is_code(Path(told.root), name)]
    if files:
        listed = ", ".join(files[:_MOST])
        found.append(f"code was not in git: {listed}; --here runs it where it ran")
    return found


def _is_code(root: Path, name: str) -> bool:
    """Whether a file that git did not know may be code, or a folder may hold some."""
    if not name.endswith("/"):
        return name.endswith(".py")
    try:
        return next((root / name).rglob("*.py"), None) is not None
    except (OSError, ValueError):
        return False


def _of_file(what: str, path: str, digest: str) -> str:
    from insight.record.provenance.fingerprint import of_path

    try:
        if not (Path(path).is_file() or Path(path).is_dir()):  # a pipe would be waited for
            return f"its {what} is gone: {path}"
        now = of_path(Path(path))["sha256"]
    except (OSError, ValueError):  # a document may say anything
        return f"its {what} is gone: {path}"
    return "" if now == digest else f"its {what} has changed: {path}"
