"""Where the command looks for modules: what it found in its repository it finds in the clone."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from .recorded import inside, name_inside, path_in

if TYPE_CHECKING:
    from collections.abc import Container, Iterator

    from .recorded import Recorded

VARIABLE = "PYTHONPATH"
_PACKAGES = frozenset(("site-packages", "dist-packages"))
_WITHIN_S = 30.0
_MOST_LISTED = 16 * 1024 * 1024


class Modules(NamedTuple):
    """Where a command is told to look for modules.

    Attributes:
        path: The folders, in their order.
        left_out: What it looked through then and does not now, each with the reason.

    """

    path: list[str]
    left_out: list[str]


def modules_of(told: Recorded, code: Path, kept: Container[str]) -> Modules:
    """Where to look for modules instead of where it looked then.

    Of the recorded variable the order stays, and what lies outside of the repository. What else
    Python found in the repository comes behind it: by an editable installation, too.

    Args:
        told: What is recorded of it.
        code: The folder that will stand for its repository.
        kept: Which of `names_inside` that folder will have.

    """
    path, left_out = dict[str, None](), dict[str, None]()
    for entry, name in _entries(told):
        if not _is_name(entry):
            left_out[f"modules of {entry}: no folder's name"] = None
        elif name is None:
            path[entry] = None
        elif name in kept:
            path[str(code / name)] = None
        else:
            left_out[f"modules of {entry}: not in the commit"] = None
    return Modules(list(path), list(left_out))


def names_inside(told: Recorded) -> list[str]:
    """What is to be in the clone, as names in the repository.

    These are folders of modules, the script, and paths of the command.
    """
    paths = [entry for entry, name in _entries(told) if name is not None]
    paths += [told.script or "", *map(path_in, told.arguments)]
    names = [name_inside(path, told) for path in paths if path and _is_name(path)]
    return list(dict.fromkeys(name for name in names if name is not None))


def script_inside(told: Recorded) -> str | None:
    """The name of the script in its repository; None outside, and for programs of its Python."""
    if told.script is None or _is_of_python(told.script, told) or not _is_name(told.script):
        return None
    return name_inside(told.script, told)


def names_kept(repository: Path, told: Recorded) -> list[str] | None:
    """Which of `names_inside` the commit and the uncommitted changes have; None where git is mute.

    Nothing is cloned or checked out, and no program runs that the repository names.
    """
    from insight.record.provenance.git import Git, GitError

    names = names_inside(told)
    commit = told.commit or "-"
    if not all(letter in "0123456789abcdef" for letter in commit):
        return None
    asked = [name for name in names if name != "."]
    words = ("ls-tree", "-t", "-z", "--name-only", "--full-tree", commit, "--", *asked)
    try:
        answer = Git(repository, _WITHIN_S).ask(*words, most=_MOST_LISTED)
    except (GitError, ValueError):  # without the commit; the clone says which it lacks
        return None
    if not answer.is_whole:
        return None
    kept = {".", *answer.output.decode("utf-8", "surrogateescape").split("\0")}
    return [name for name in names if name in kept or _is_added(name, told.diff)]


def _is_added(name: str, diff: str) -> bool:
    return f"\n+++ b/{name}\n" in diff or f"\n+++ b/{name}/" in diff


def _entries(told: Recorded) -> Iterator[tuple[str, str | None]]:
    """Each folder, and its name in the repository; None for one outside."""
    from insight.masking import MASK

    given = told.variables.get(VARIABLE, "")
    for entry in given.split(os.pathsep) if given and MASK not in given else ():
        # An empty one is the working directory, and a relative one lies in it.
        path = os.path.normpath(Path(told.directory) / entry) if told.directory else entry
        yield path, name_inside(path, told)
    for entry in told.modules_from:
        name = name_inside(entry, told)
        if name is not None and not _is_of_python(entry, told):
            yield entry, name


def _is_of_python(path: str, told: Recorded) -> bool:
    """Whether its Python finds a path by itself, where that is installed in the repository."""
    environment = os.path.dirname(os.path.dirname(told.interpreter))  # noqa: PTH120 # any text
    is_within = told.root is not None and inside(environment, told.root) not in {None, Path()}
    is_package = not _PACKAGES.isdisjoint(Path(path).parts)
    return is_package or (is_within and inside(path, environment) is not None)


def _is_name(entry: str) -> bool:
    """Whether it is one entry of the variable, and no part of it is unknown."""
    from insight.format.names import path_fault
    from insight.masking import MASK

    return not (path_fault(entry) or os.pathsep in entry or MASK in entry)
