"""Why a run cannot be run again, before anything runs."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .recorded import Recorded

_ASK = """import json, platform
from insight.record.provenance.packages import package_facts
print(json.dumps([platform.python_version(), package_facts()["installed"]]))"""
_MOST = 10  # of what is listed in one reason
_WAIT_S = 60


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


def changed_packages(told: Recorded) -> list[str]:
    """The versions that its Python has now in place of the recorded ones.

    Raises:
        OSError: If that Python cannot be asked.

    """
    python, installed = _own() if told.interpreter == sys.executable else _asked(told)
    found = [] if python == told.python else [f"python {told.python} is {python} now"]
    for name, version in told.packages.items():
        if installed.get(name) != version:
            found.append(f"{name} {version} is {installed.get(name) or 'gone'} now")
    return found


def _own() -> tuple[str, dict[str, str]]:
    import platform

    from insight.record.provenance.packages import package_facts

    return platform.python_version(), package_facts()["installed"]


def _asked(told: Recorded) -> tuple[str, dict[str, str]]:
    """The same of another Python.

    Raises:
        OSError: If it cannot be asked.

    """
    import subprocess

    done = subprocess.run(  # noqa: S603 # the Python that ran the run
        [told.interpreter, "-c", _ASK],
        capture_output=True,
        check=False,
        timeout=_WAIT_S,
        cwd=told.directory if Path(told.directory).is_dir() else None,
    )
    if done.returncode:
        raise OSError(f"{told.interpreter} cannot tell its packages")
    python, installed = json.loads(done.stdout)
    return python, installed


def _of_command(told: Recorded) -> list[str]:
    found = []
    if not told.arguments or told.script is None:
        found.append(
            "it was started from a prompt, a notebook or -c: there is no command to repeat"
        )
    elif not told.is_whole:
        found.append("words of its command were masked: they may be secrets")
    if not (told.interpreter and os.access(told.interpreter, os.X_OK)):
        found.append(f"its Python is gone: {told.interpreter or 'unknown'}")
    return found


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
    except OSError:
        return False


def _of_file(what: str, path: str, digest: str) -> str:
    from insight.record.provenance.fingerprint import of_path

    try:
        now = of_path(Path(path))["sha256"]
    except OSError:
        return f"its {what} is gone: {path}"
    return "" if now == digest else f"its {what} has changed: {path}"
