"""One small JSON file of a root in the user's state directory, shared by all servers of that root.

Each change reads what is there, alters it and writes it whole, behind a lock. A damaged file is
kept aside, and said to be.
"""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any

import orjson

from insight.errors import SummaryValueError
from insight.user_state import folder_name, locked, state_folder, write_whole

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

FORMAT = 1
LARGEST_FILE = 16 * 2**20


class KeptFile:
    """What one file holds. Several threads may use it, and several processes may have one.

    Args:
        root: The folder or URL of the runs.
        file: Its name.
        what: What it holds, in a word.
        nothing: What it holds where it is not there.
        parse: From what stands in a file of ours to what is held; a ValueError for what is no such
            thing.

    Attributes:
        version: Another number after each change, also of another process.

    """

    def __init__(
        self,
        root: str,
        file: str,
        what: str,
        nothing: Mapping[str, Any],
        parse: Callable[[Mapping[str, Any]], dict[str, Any]],
    ) -> None:
        self._root, self._file, self._what = root, file, what
        self._name = folder_name(root)
        self._nothing, self._parse = nothing, parse
        self._turn = threading.Lock()
        self._stamp: tuple[int, int, int] | None = None
        self._held = nothing
        self._unread = self._aside = ""
        self.version = 0

    @property
    def trouble(self) -> str:
        """Why it is not read, or what happened to a damaged file; empty when all is well."""
        return self._unread or self._aside

    def read(self) -> Mapping[str, Any]:
        """What it holds."""
        with self._turn:
            try:
                folder = state_folder(self._name, make=False)
                try:
                    self._look(folder / self._file)
                except ValueError:
                    with locked(folder / "lock"):  # another server may just have put it right
                        self._look(folder / self._file, moves=True)
            except OSError as error:
                self._unread = f"{error.strerror or error}: {error.filename or self._name}"
            else:
                self._unread = ""
            return self._held

    def change(self, alter: Callable[[dict[str, Any]], None]) -> None:
        """Alter what it holds, whole or not at all.

        Args:
            alter: Changes the dict that it is given, and nothing within.

        Raises:
            SummaryValueError: If there is too much of it.
            OSError: If it cannot be kept.

        """
        with self._turn:
            folder = state_folder(self._name, make=True)
            path = folder / self._file
            with locked(folder / "lock"):
                self._look(path, moves=True)
                fresh = dict(self._held)
                alter(fresh)
                content = orjson.dumps({"format": FORMAT, "root": _printable(self._root)} | fresh)
                if len(content) > LARGEST_FILE:
                    got = f"{len(content):,} bytes"
                    raise SummaryValueError.of(self._what, "less than 16 MB", got)
                write_whole(path, content)
                self._look(path)

    def _look(self, path: Path, *, moves: bool = False) -> None:
        """Read the file if it is another one than the one read last.

        Args:
            path: The file.
            moves: Whether a damaged one is moved aside, which needs the lock.

        Raises:
            ValueError: If it is damaged and stays.

        """
        try:
            state = path.stat()
        except FileNotFoundError:
            if self._stamp is not None:
                self._stamp, self._held, self.version = None, self._nothing, self.version + 1
            return
        stamp = (state.st_ino, state.st_size, state.st_mtime_ns)
        if stamp == self._stamp:
            return
        try:
            self._held = self._parsed(path.read_bytes() if state.st_size <= LARGEST_FILE else b"")
        except ValueError:
            if not moves:
                raise
            aside = path.with_name(f"{self._file}.damaged-{state.st_mtime_ns}")
            path.replace(aside)
            self._stamp, self._held = None, self._nothing
            self._aside = f"The {self._what} were damaged; they are kept aside in {aside}"
        else:
            self._stamp, self._aside = stamp, ""
        self.version += 1

    def _parsed(self, content: bytes) -> dict[str, Any]:
        held = orjson.loads(content)
        if not isinstance(held, dict) or held.get("format") != FORMAT:
            raise ValueError(f"no {self._what}")
        return self._parse(held)


def _printable(root: str) -> str:
    return root.encode("utf-8", "surrogateescape").decode("utf-8", "backslashreplace")
