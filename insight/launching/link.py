"""What `insight launch` and a guard say to each other: a line of JSON each, on a socket."""

from __future__ import annotations

import json
import socket
from typing import Any

_MOST = 1 << 16
_FILES = 3


class Link:
    """One end of the socket.

    Args:
        end: A connected socket of this machine.

    """

    def __init__(self, end: socket.socket) -> None:
        self._end = end
        self._rest = b""
        self.handed: list[int] = []

    @classmethod
    def to(cls, path: str) -> Link:
        """The end of a guard; `insight launch` listens at the path."""
        end = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        end.connect(path)
        return cls(end)

    def fileno(self) -> int:
        """The descriptor, for who waits for it; -1 once it is closed."""
        return self._end.fileno()

    def send(self, handed: tuple[int, ...] = (), **words: Any) -> None:
        """Say something, and hand files on with it; where nobody listens any more, nothing happens.

        Args:
            handed: Descriptors of open files.
            words: The object.

        """
        line = json.dumps(words).encode() + b"\n"
        try:
            if handed:
                socket.send_fds(self._end, [line], list(handed))
            else:
                self._end.sendall(line)
        except OSError:
            return

    def receive(self) -> list[dict[str, Any]] | None:
        """What was said since; waits for something. None when the other end was closed.

        Files that came with it are added to `handed`.
        """
        try:
            data, files, _, _ = socket.recv_fds(self._end, _MOST, _FILES)
        except OSError:
            return None
        self.handed += files
        if not data:
            return None
        *lines, self._rest = (self._rest + data).split(b"\n")
        return [json.loads(line) for line in lines]

    def first(self) -> dict[str, Any] | None:
        """The first object that is said; None when the other end was closed before."""
        found: list[dict[str, Any]] | None = []
        while found == []:
            found = self.receive()
        return found[0] if found else None

    def close(self) -> None:
        """Close this end."""
        self._end.close()
