"""Why a run cannot be run again, before anything runs."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from .recorded import inside, where_now

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .recorded import Recorded

_MOST = 10  # of what is listed in one reason
_LONGEST = 4_096  # letters of a recorded word; one of so many was cut
_MOST_WORDS = 999


def hindrances(told: Recorded, *, is_here: bool, repository: str | None = None) -> list[str]:
    """The reasons, each in one line; none where it can be run again.

    Args:
        told: What is recorded of it.
        is_here: Whether it runs in its own working directory, with the files that are there.
        repository: The clone that has its code; None for its own repository.

    """
    found = list(_of_command(told))
    found += _of_folder(told) if is_here else _of_code(told, repository or told.root)
    for what, hashes in (("data", told.data), ("checkpoint", told.loaded)):
        found += [
            reason
            for path, digest in hashes.items()
            if (reason := _of_file(what, path, digest, where_now(path, told.root, repository)))
        ]
    return [reason for reason in found if reason]


def unseen(told: Recorded, repository: str | None) -> list[str]:
    """Folders that git did not know and that are gone: whether they held code nobody sees.

    Args:
        told: What is recorded of it.
        repository: The clone that has its code; None for its own repository.

    """
    roots = [Path(root) for root in (told.root, repository) if root]
    return [
        name
        for name in told.untracked
        if name.endswith("/") and not any(_is_folder(root / name) for root in roots)
    ]


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except (OSError, ValueError):
        return False


def _of_command(told: Recorded) -> list[str]:
    from insight.record.provenance.process import ALLOWED

    found = []
    if not told.arguments or told.script is None:
        found.append(
            "it was started from a prompt, a notebook or -c: there is no command to repeat"
        )
    elif _is_cut(told):
        found.append("its command was too long to be recorded as a whole")
    elif not all(map(_can_be_given, told.arguments)):
        found.append("its command has characters that no program can be given")
    given = [name for name in told.variables if name in ALLOWED]
    odd = [name for name in given if not _can_be_given(told.variables[name])]
    if odd:
        found.append(f"its variables have characters that no program can be given: {odd[0]}")
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


def _of_code(told: Recorded, repository: str | None) -> list[str]:
    if told.root is None or told.commit is None or repository is None:
        return ["its code lay in no commit of git; --here runs it where it ran"]
    found = []
    if not Path(repository).is_dir():
        found.append(f"its repository is gone: {repository}; --repository names another clone")
    if inside(told.directory, told.root) is None and not _is_folder(Path(told.directory)):
        found.append(f"its working directory is gone: {told.directory or 'unknown'}")
    if not told.is_diff_whole:
        found.append("its uncommitted changes were too long, or had to be masked")
    roots = [root for root in (told.root, repository) if _is_folder(Path(root))]
    files = [name for name in told.untracked if _is_code(roots, name)]
    if files:
        listed = ", ".join(files[:_MOST])
        found.append(f"code was not in git: {listed}; --here runs it where it ran")
    return found


def _is_code(roots: Sequence[str], name: str) -> bool:
    """Whether a file that git did not know may be code, or a folder may hold some.

    It is looked for where it lay, and in another clone where that is gone.
    """
    if not name.endswith("/"):
        return name.endswith(".py")
    folder = next((Path(root, name) for root in roots if _is_folder(Path(root, name))), None)
    try:
        return folder is not None and next(folder.rglob("*.py"), None) is not None
    except (OSError, ValueError):
        return False


def _of_file(what: str, path: str, digest: str, lies: Path) -> str:
    from insight.record.provenance.fingerprint import of_path

    try:
        if not (lies.is_file() or lies.is_dir()):  # a pipe would be waited for
            return f"its {what} is gone: {path}"
        now = of_path(lies)["sha256"]
    except (OSError, ValueError):  # a document may say anything
        return f"its {what} is gone: {path}"
    return "" if now == digest else f"its {what} has changed: {path}"
