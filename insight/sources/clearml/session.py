"""The files of a task: in a folder, or in the zip file that ClearML makes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from insight.errors import FormatError, compose
from insight.sources.fence import Fence
from insight.sources.zipped import Zipped

if TYPE_CHECKING:
    from collections.abc import Iterator

    from insight.sources.place import Place

    from .discover import FoundSession

_PIECE_BYTES = 1 << 20


class Session(Protocol):
    """Files by their names from the task's folder on."""

    modified: float
    """When it was last written, in seconds since 1970."""

    def size(self, name: str) -> int | None:
        """How many bytes a file has; None where there is none."""

    def pieces(self, name: str) -> Iterator[bytes]:
        """A file piece by piece.

        Raises:
            FormatError, OSError: If there is none, or the rest cannot be read.

        """

    def beginning(self, name: str, length: int) -> bytes:
        """The first bytes of a file; the errors are those of `pieces`."""


class ZipSession:
    """Files in a zip file."""

    def __init__(self, place: Place, path: str) -> None:
        self.modified = place.state(path).modified
        self._zipped = Zipped(place, path)
        self._members = self._zipped.members()

    def size(self, name: str) -> int | None:
        member = self._members.get(name)
        return None if member is None else member.size

    def pieces(self, name: str) -> Iterator[bytes]:
        return self._zipped.pieces(name)

    def beginning(self, name: str, length: int) -> bytes:
        return self._zipped.beginning(name, length)


class FolderSession:
    """Files in a folder, none of them a link that leads out of it."""

    def __init__(self, place: Place, path: str, name: str) -> None:
        self._path = path.rstrip("/")
        self._place: Place = Fence(place, (path,))
        self.modified = place.state(f"{self._path}/{name}").modified

    def size(self, name: str) -> int | None:
        try:
            return self._place.state(f"{self._path}/{name}").size
        except (OSError, ValueError):
            return None

    def pieces(self, name: str) -> Iterator[bytes]:
        with self._place.open(f"{self._path}/{name}") as file:
            at = 0
            while piece := file.read(at, _PIECE_BYTES):
                at += len(piece)
                yield piece

    def beginning(self, name: str, length: int) -> bytes:
        with self._place.open(f"{self._path}/{name}") as file:
            return file.read(0, length)


def session_of(found: FoundSession, place: Place, newest: str) -> Session:
    """The files of a task.

    Args:
        found: The task.
        place: Where it lies.
        newest: The file of a folder whose time is the task's.

    Raises:
        FormatError: If its zip file is damaged.
        OSError: If it is gone or cannot be read.

    """
    if found.zip_name:
        return ZipSession(place, found.folder.file(found.zip_name))
    return FolderSession(place, found.folder.path, newest)


def is_below(name: object) -> bool:
    """Whether a name that a file tells leads to a file below its folder.

    >>> [is_below(name) for name in ("a/b", "../a", "/a", "a//b", "", None)]
    [True, False, False, False, False, False]
    """
    if not isinstance(name, str) or "\\" in name or "\0" in name:
        return False
    return not {"", ".", ".."} & set(name.split("/"))


def content_of(session: Session, name: str, most: int) -> bytes:
    """A file whole.

    Raises:
        FormatError: If it is longer than `most` bytes, or damaged.
        OSError: If it is gone or cannot be read.

    """
    content = bytearray()
    for piece in session.pieces(name):
        content += piece
        if len(content) > most:
            raise FormatError(compose(name, f"at most {most} bytes", "more"))
    return bytes(content)
