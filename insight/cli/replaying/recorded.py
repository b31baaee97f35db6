"""What a run's provenance says of how it ran, read without trusting it."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class Recorded:
    """What is needed to run a run again.

    Attributes:
        arguments: The words of the command behind the interpreter.
        is_whole: Whether no word of it was masked or cut.
        interpreter: The Python that ran it.
        directory: Where it ran.
        script: The file that ran; None for a prompt or `-c`.
        modules_from: Where Python looked for modules.
        folder: Where it recorded.
        order: Which of the folders it was that its process recorded to.
        variables: Of the environment.
        root: Of its repository; None without one.
        commit: Of that; None without one.
        diff: What was not committed.
        is_diff_whole: Whether nothing of that was masked or cut.
        untracked: Files that git did not know.
        packages: Versions of those that were imported.
        python: Its version.
        data: Paths of data sets with their hashes.
        loaded: Paths of checkpoints with theirs.

    """

    arguments: list[str]
    is_whole: bool
    interpreter: str
    directory: str
    script: str | None
    modules_from: list[str]
    folder: str
    order: int
    variables: dict[str, str]
    root: str | None
    commit: str | None
    diff: str
    is_diff_whole: bool
    untracked: list[str]
    packages: dict[str, str]
    python: str
    data: dict[str, str]
    loaded: dict[str, str]


def recorded(document: dict[str, Any]) -> Recorded:
    """What a document says; what it lacks is empty."""
    command, code = _mapping(document.get("command")), _mapping(document.get("code"))
    environment, run = _mapping(document.get("environment")), _mapping(document.get("run"))
    packages = _mapping(document.get("packages"))
    installed = _texts_by_name(packages.get("installed"))
    words = _texts(command.get("arguments"))
    order = run.get("order")
    return Recorded(
        arguments=words[1:],
        is_whole=command.get("whole") is True,
        interpreter=_text(command.get("interpreter")),
        directory=_text(command.get("directory")),
        script=_text(command.get("script")) or None,
        modules_from=_texts(command.get("modules_from")),
        folder=_text(run.get("folder")),
        order=order if isinstance(order, int) and order >= 0 else 0,
        variables=_texts_by_name(environment.get("variables")),
        root=_text(code.get("root")) or None,
        commit=_text(code.get("commit")) or None,
        diff=_text(code.get("diff")),
        is_diff_whole=not code.get("dirty") or code.get("diff_whole") is True,
        untracked=_texts(code.get("untracked")),
        packages={n: installed[n] for n in _texts(packages.get("imported")) if n in installed},
        python=_text(environment.get("python")),
        data=_hashes(_mapping(document.get("data")).values()),
        loaded=_hashes(_mapping(document.get("ancestry")).get("loaded")),
    )


def is_below(path: str, folder: str) -> bool:
    """Whether a path is a folder, or lies in it."""
    return Path(path) == Path(folder) or Path(folder) in Path(path).parents


def inside(path: str, folder: str) -> Path | None:
    """What leads from a folder to a path in it; None where that lies elsewhere.

    Both are absolute, as they are written or as links lead.

    >>> inside("/a/b/../c", "/a/"), inside("/a/../c", "/a")
    (PosixPath('c'), None)

    """
    if not (os.path.isabs(path) and os.path.isabs(folder)):  # noqa: PTH117 # any text
        return None
    for written in (os.path.normpath, os.path.realpath):
        try:
            one, other = Path(written(path)), Path(written(folder))
        except ValueError:  # no file can be called so
            continue
        if one.is_relative_to(other):
            return one.relative_to(other)
    return None


def name_inside(path: str, told: Recorded) -> str | None:
    """What git calls a path in the repository; None for one outside."""
    found = None if told.root is None else inside(path, told.root)
    return None if found is None else found.as_posix()


def path_in(word: str) -> str:
    """The absolute path that a word of a command is, or gives to an option; empty for none.

    >>> path_in("/data/x"), path_in("--out=/data/x"), path_in("--out=x"), path_in("a=/data/x")
    ('/data/x', '/data/x', '', '')

    """
    value = word.partition("=")[2] if word.startswith("-") else word
    return value if os.path.isabs(value) else ""  # noqa: PTH117 # it may be anything


def where_now(path: str, root: str | None, repository: str | None) -> Path:
    """Where a file of a repository lies that is gone from there: in another clone.

    Args:
        path: The file, as it was recorded.
        root: Of the repository.
        repository: The other clone; None for none.

    """
    if not repository or not root or os.path.lexists(path):
        return Path(path)
    found = inside(path, root)
    return Path(path) if found is None else Path(repository, found)


def _hashes(listed: Any) -> dict[str, str]:
    """Hashes by path, also of the parts of what has several."""
    found: dict[str, str] = {}
    waiting = list(listed) if listed else []
    while waiting:
        one = waiting.pop()
        if isinstance(one, dict):
            parts = _mapping(one.get("parts"))
            waiting.extend(parts.values())
            path, digest = one.get("path"), one.get("sha256")
            if not parts and isinstance(path, str) and isinstance(digest, str):
                found[path] = digest
    return found


def _mapping(value: Any) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def _text(value: Any) -> str:
    return value if isinstance(value, str) else ""


def _texts(value: Any) -> list[str]:
    return [one for one in value if isinstance(one, str)] if isinstance(value, list) else []


def _texts_by_name(value: Any) -> dict[str, str]:
    return {name: one for name, one in _mapping(value).items() if isinstance(one, str)}
