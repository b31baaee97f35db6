"""The version of the code that runs, and what is not in any version yet."""

from __future__ import annotations

import hashlib
import os
import re
import sys
from pathlib import Path
from typing import Any

from insight.masking import is_secret_file, masked, masked_value

from .filters import configured, filtered, switched_off
from .git import Git, GitError

WITHIN_S = 3.0
"""Seconds that git has for all that it is asked."""
MOST_DIFF = 1024 * 1024
"""Bytes of a diff that are kept."""
MOST_UNTRACKED = 500
_MOST_STATUS = 4 * 1024 * 1024
_MOST_ASKED = 1000  # changed files of which it is asked whether they have a filter
_MOST_LEFT_OUT = 200
_BEFORE_NAME = {"1": 7, "u": 9}  # words of an entry of the status that stand before it

_DIFF = (
    *("diff", "HEAD", "--binary", "--no-color", "--no-ext-diff", "--no-textconv", "--no-relative"),
    *("--src-prefix=a/", "--dst-prefix=b/", "--no-renames", "--full-index", "--submodule=short"),
    *("--ignore-submodules=dirty", "--diff-algorithm=default", "--unified=3"),
)
_SECTION = re.compile(rb"^(?=diff --git )", re.MULTILINE)
_NAMES = re.compile(rb'diff --git "?a/(.*?)"? "?b/')


def code_facts(folder: Path) -> dict[str, Any]:
    """Commit, branch, remote and uncommitted changes of the repository that a folder lies in.

    Without a repository, or without git, `problem` says so and nothing else is there.
    """
    git = Git(folder, WITHIN_S)
    try:
        root = os.fsdecode(git.ask("rev-parse", "--show-toplevel").output.rstrip(b"\r\n"))
    except GitError as error:
        return {"problem": _told(error, "the code lies in no git repository")}
    facts: dict[str, Any] = {"root": masked_value(root)}
    try:
        settings = configured(git.at(Path(root)))
        facts["remote"] = _remote(settings)
        inside = git.at(Path(root), switched_off(settings))
        changed: list[str] = []
        facts |= _status(inside, changed)
        if facts["commit"] is not None and changed:
            facts |= _diff(inside, _left_out(inside, settings, changed))
    except GitError as error:
        facts["problem"] = _told(error, "git refused to tell")
    return facts


def script_folder() -> Path:
    """Where the script lies that runs, or the working directory where it is no file."""
    main = getattr(sys.modules.get("__main__"), "__file__", None)
    if main:
        folder = Path(main).resolve().parent
        if "site-packages" not in folder.parts and folder.is_dir():
            return folder
    return Path.cwd()


def _status(git: Git, changed: list[str]) -> dict[str, Any]:
    """Where HEAD is, how many files differ from it, and which it does not know.

    The names of those that differ are put into `changed`.
    """
    words = ("status", "--porcelain=v2", "--branch", "-z", "--untracked-files=normal")
    also = ("--ignore-submodules=dirty", "--no-renames")
    answer = git.ask(*words, *also, most=_MOST_STATUS)
    commit = branch = None
    untracked = []
    for entry in answer.output.decode("utf-8", "surrogateescape").split("\0"):
        kind, _, rest = entry.partition(" ")
        if kind == "#":
            name, _, value = rest.partition(" ")
            commit = value if name == "branch.oid" and value != "(initial)" else commit
            branch = _shown(value) if name == "branch.head" and value != "(detached)" else branch
        elif kind == "?":
            untracked.append(rest)
        elif kind in _BEFORE_NAME:
            changed.append(rest.split(" ", _BEFORE_NAME[kind])[-1])
    facts: dict[str, Any] = {"commit": commit, "branch": branch}
    facts |= {"changed": len(changed), "dirty": bool(changed)}
    named = [_shown(name) for name in untracked[:MOST_UNTRACKED] if not is_secret_file(name)]
    facts |= {"untracked": named, "untracked_files": len(untracked)}
    return facts | ({} if answer.is_whole else {"problem": "git listed too many files"})


def _left_out(git: Git, settings: dict[str, str], changed: list[str]) -> list[str]:
    """Changed files that the diff leaves out: those that hold secrets, and those with a filter.

    Of the latter git would have to run the filter to know what changed. Where more changed than is
    asked of, any of them may have one, and all are left out.
    """
    secret = [name for name in changed if is_secret_file(name)]
    if not any(name.startswith("filter.") for name in settings):
        return secret
    return changed if len(changed) > _MOST_ASKED else secret + filtered(git, changed)


def _diff(git: Git, left_out: list[str]) -> dict[str, Any]:
    """The uncommitted changes of files that git knows, without secrets."""
    if len(left_out) > _MOST_LEFT_OUT:
        return {"diff": "", "diff_sha256": hashlib.sha256().hexdigest(), "diff_whole": False}
    without = (f":(top,exclude,literal){name}" for name in left_out)
    paths = ("--", ":(top)", *without) if left_out else ()
    answer = git.ask(*_DIFF, *paths, most=MOST_DIFF)
    sections = _SECTION.split(answer.output)
    kept = [section for section in sections if section and not _is_secret(section)]
    text = b"".join(kept).decode("utf-8", "surrogateescape")
    shown = masked(text).encode("utf-8", "replace").decode()
    return {
        "diff": shown,
        "diff_sha256": hashlib.sha256(shown.encode()).hexdigest(),
        "diff_whole": answer.is_whole
        and not left_out
        and shown == text
        and len(kept) == len([*filter(None, sections)]),
    }


def _is_secret(section: bytes) -> bool:
    names = _NAMES.match(section)
    return names is None or is_secret_file(names[1].decode("utf-8", "replace"))


def _shown(name: str) -> str:
    return masked(name.encode("utf-8", "surrogateescape").decode("utf-8", "replace"))


def _remote(settings: dict[str, str]) -> str | None:
    """Where the repository comes from, without user and password; None for nowhere."""
    urls = {name: url for name, url in settings.items() if name.startswith("remote.")}
    url = urls.get("remote.origin.url") or next(iter(urls.values()), None)
    return None if url is None else masked(url)


def _told(error: GitError, refused: str) -> str:
    return refused if str(error) == "git refused" else str(error)
