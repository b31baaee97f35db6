"""The version of the code that runs, and what is not in any version yet."""

from __future__ import annotations

import hashlib
import os
import re
import sys
from pathlib import Path
from typing import Any

from .git import Git, GitError
from .secrets import masked

WITHIN_S = 3.0
"""Seconds that git has for all that it is asked."""
MOST_DIFF = 1024 * 1024
"""Bytes of a diff that are kept."""
MOST_UNTRACKED = 500
_MOST_STATUS = 4 * 1024 * 1024

# `.env` holds secrets by custom, with any ending.
_DIFF = (
    *("diff", "HEAD", "--binary", "--no-color", "--no-ext-diff", "--no-textconv", "--no-relative"),
    *("--src-prefix=a/", "--dst-prefix=b/", "--no-renames", "--full-index", "--submodule=short"),
    *("--ignore-submodules=dirty", "--diff-algorithm=default", "--unified=3"),
)
_ENV_FILE = re.compile(r"(?:^|/)\.env[^/]*$")
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
    facts: dict[str, Any] = {"root": root}
    inside = git.at(Path(root))
    try:
        facts |= _status(inside)
        if facts["commit"] is not None and facts["changed"]:
            facts |= _diff(inside)
        facts["remote"] = _remote(inside)
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


def _status(git: Git) -> dict[str, Any]:
    """Where HEAD is, how many files differ from it, and which it does not know."""
    words = ("status", "--porcelain=v2", "--branch", "-z", "--untracked-files=normal")
    answer = git.ask(*words, "--ignore-submodules=dirty", most=_MOST_STATUS)
    commit = branch = None
    changed, untracked = 0, []
    entries = iter(answer.output.decode("utf-8", "replace").split("\0"))
    for entry in entries:
        kind, _, rest = entry.partition(" ")
        if kind == "#":
            name, _, value = rest.partition(" ")
            commit = value if name == "branch.oid" and value != "(initial)" else commit
            branch = value if name == "branch.head" and value != "(detached)" else branch
        elif kind == "?":
            untracked.append(rest)
        elif kind in {"1", "2", "u"}:
            changed += 1
            if kind == "2":
                next(entries, None)  # the name it had before
    facts: dict[str, Any] = {"commit": commit, "branch": branch}
    facts |= {"changed": changed, "dirty": changed > 0}
    facts |= {"untracked": untracked[:MOST_UNTRACKED], "untracked_files": len(untracked)}
    return facts | ({} if answer.is_whole else {"problem": "git listed too many files"})


def _diff(git: Git) -> dict[str, Any]:
    """The uncommitted changes of files that git knows, without secrets and `.env` files."""
    answer = git.ask(*_DIFF, most=MOST_DIFF)
    sections = _SECTION.split(answer.output)
    kept = [section for section in sections if section and not _is_env(section)]
    text = b"".join(kept).decode("utf-8", "surrogateescape")
    shown = masked(text).encode("utf-8", "replace").decode()
    return {
        "diff": shown,
        "diff_sha256": hashlib.sha256(shown.encode()).hexdigest(),
        "diff_whole": answer.is_whole
        and shown == text
        and len(kept) == len([*filter(None, sections)]),
    }


def _is_env(section: bytes) -> bool:
    names = _NAMES.match(section)
    return names is None or _ENV_FILE.search(names[1].decode("utf-8", "replace")) is not None


def _remote(git: Git) -> str | None:
    """Where the repository comes from, without user and password; None for nowhere."""
    try:
        lines = git.text("config", "--get-regexp", r"^remote\..*\.url$").splitlines()
    except GitError:  # no remote is an error of its, too
        return None
    urls = dict(line.partition(" ")[::2] for line in lines)
    url = urls.get("remote.origin.url") or next(iter(urls.values()), None)
    return None if url is None else masked(url)


def _told(error: GitError, refused: str) -> str:
    return refused if str(error) == "git refused" else str(error)
