"""Asking git, without what could run, ask or wait."""

from __future__ import annotations

import os
import signal
import time
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from pathlib import Path

# Nothing of the repository's own runs: neither hooks nor watchers, pagers or programs for diffs;
# filters are switched off by their names, see `filters.py`.
_OPTIONS = (
    *("--no-pager", "--no-optional-locks"),
    *("-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-c", "core.quotePath=true"),
)
_SAFE = {
    "GIT_TERMINAL_PROMPT": "0",
    "GIT_OPTIONAL_LOCKS": "0",
    "GIT_NO_LAZY_FETCH": "1",  # of a partial clone
    "GIT_ALLOW_PROTOCOL": "none",  # the same, of an older git: it would run what reaches the host
    "GIT_PAGER": "cat",
    "LC_ALL": "C",
}
_ELSEWHERE = frozenset(
    (
        *("GIT_DIR", "GIT_COMMON_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY"),
        *("GIT_NAMESPACE", "GIT_PREFIX", "GIT_EXTERNAL_DIFF", "GIT_TRACE", "GIT_DIFF_OPTS"),
        *("GIT_LITERAL_PATHSPECS", "GIT_GLOB_PATHSPECS", "GIT_ICASE_PATHSPECS"),
    )
)


def environment() -> dict[str, str]:
    """The variables for git: none that name another repository, as a hook of git has them."""
    return {name: value for name, value in os.environ.items() if name not in _ELSEWHERE} | _SAFE


class Answer(NamedTuple):
    """What git said."""

    output: bytes
    """At most as much as was asked for."""
    is_whole: bool
    """Whether that was all."""


class GitError(Exception):
    """What git does not say, and why."""


class Git:
    """Git in one folder, until a moment.

    Args:
        folder: Where it is asked.
        within_s: Seconds from now on; what is asked later, or takes longer, is an error.
        options: Given with each command.

    """

    def __init__(self, folder: Path, within_s: float, options: tuple[str, ...] = ()) -> None:
        self._folder = folder
        self._options = options
        self._until = time.monotonic() + within_s

    def at(self, folder: Path, options: tuple[str, ...] = ()) -> Git:
        """Git in another folder, with other options, until the same moment."""
        other = Git(folder, 0.0, options)
        other._until = self._until
        return other

    def ask(self, *words: str, most: int = 65_536) -> Answer:
        """What a command prints, up to `most` bytes.

        Raises:
            GitError: If there is no git, it fails, or does not answer in time.

        """
        import subprocess  # its milliseconds are the recorder's thread's
        import threading

        left = self._until - time.monotonic()
        if left <= 0:
            raise GitError("git did not answer in time")
        try:
            process = subprocess.Popen(  # noqa: S603 # our own words, no shell
                ["git", *_OPTIONS, *self._options, *words],  # noqa: S607 # the user's git
                cwd=self._folder,
                env=environment(),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
            )
        except FileNotFoundError as error:
            raise GitError("there is no git") from error
        except OSError as error:
            raise GitError(f"git cannot be started: {error.strerror}") from error
        late: list[bool] = []

        def end() -> None:
            late.append(True)
            _kill_all(process.pid)

        timer = threading.Timer(left, end)
        timer.daemon = True
        timer.start()
        try:
            with process:
                assert process.stdout is not None
                output = process.stdout.read(most + 1)
                is_whole = len(output) <= most
                if not is_whole:
                    _kill_all(process.pid)
        finally:
            timer.cancel()
            timer.join()
        if late:
            raise GitError("git did not answer in time")
        if is_whole and process.returncode:
            raise GitError("git refused")
        return Answer(output[:most], is_whole)

    def text(self, *words: str) -> str:
        """The same, as one text without its last line's end."""
        return self.ask(*words).output.decode("utf-8", "replace").rstrip("\n")


def _kill_all(leader: int) -> None:
    """End a process and those that it started: filters hold its output open, else."""
    with suppress(OSError):  # it has ended
        if hasattr(os, "killpg"):
            os.killpg(leader, signal.SIGKILL)
        else:
            os.kill(leader, signal.SIGTERM)
