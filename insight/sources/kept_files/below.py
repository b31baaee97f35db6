"""The files of a run below its folder, or in a zip file that was made of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from insight.errors import FormatError, compose
from insight.sources.fence import Fence
from insight.sources.zipped import Zipped

if TYPE_CHECKING:
    from collections.abc import Iterator

    from insight.sources.place import Place

_PIECE_BYTES = 1 << 20


class FilesBelow(Protocol):
    """Files by their names from the run's folder on."""

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


class ZippedFiles:
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


class FolderFiles:
    """Files in a folder, none of them a link that leads out of it.

    Args:
        place: Where it lies.
        path: Its path there.
        newest: The file whose time is the run's.

    """

    def __init__(self, place: Place, path: str, newest: str) -> None:
        self._path = path.rstrip("/")
        self._place: Place = Fence(place, (path,))
        self.modified = place.state(f"{self._path}/{newest}").modified

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


def is_below(name: object) -> bool:
    """Whether a name that a file tells leads to a file below its folder.

    >>> [is_below(name) for name in ("a/b", "../a", "/a", "a//b", "", None)]
    [True, False, False, False, False, False]
    """
    if not isinstance(name, str) or "\\" in name or "\0" in name:
        return False
    return not {"", ".", ".."} & set(name.split("/"))


def content_of(files: FilesBelow, name: str, most: int) -> bytes:
    """A file whole.

    Raises:
        FormatError: If it is longer than `most` bytes, or damaged.
        OSError: If it is gone or cannot be read.

    """
    content = bytearray()
    for piece in files.pieces(name):
        content += piece
        if len(content) > most:
            raise FormatError(compose(name, f"at most {most} bytes", "more"))
    return bytes(content)
