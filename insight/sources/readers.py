"""Following the files of one folder that each have a reader of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from .looking import Looking

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Sequence

    from .place import Place
    from .records import Folder, News
    from .tail import Piece


class Following(Protocol):
    """How a file is followed: a `Tail`, or what reads it whole."""

    def look(self) -> str:
        """`same`, `grown` or `replaced`: what happened to the file since the last read."""

    def pieces(self) -> Iterator[Piece[Any]]:
        """What became whole since the last call."""


class FileReader(Protocol):
    """Reads one file from its beginning on, and remembers what it needs of what it read."""

    @property
    def tail(self) -> Following:
        """How the file is followed."""

    def news(self, piece: Piece[Any]) -> Iterator[News]:
        """What a piece of the file holds."""

    def rest(self) -> Iterator[News]:
        """What is to say once there is no further piece, however many there were."""

    def load(self, kind: str, tag: str, offset: int) -> Any:
        """The heavy value of a row."""


class ReadersFollower:
    """Follows the files of one folder.

    Args:
        folder: The folder.
        place: Where it lies.
        reader_of: A reader that has read nothing yet, for the file of a name.

    """

    def __init__(
        self, folder: Folder, place: Place, reader_of: Callable[[str], FileReader]
    ) -> None:
        self._reader_of = reader_of
        self._readers: dict[str, FileReader] = {}
        self._looking = Looking(self)

    def poll(self, files: Sequence[str]) -> Iterator[News]:
        return self._looking.poll(files)

    def known(self) -> Collection[str]:
        return self._readers.keys()

    def load(self, kind: str, tag: str, file: str, offset: int) -> Any:
        reader = self._readers.get(file) or self._reader_of(file)
        return reader.load(kind, tag, offset)

    def forget(self, file: str) -> None:
        self._readers.pop(file, None)

    def look(self, file: str) -> Iterator[News]:
        reader = self._readers.get(file)
        if reader is None:
            reader = self._readers[file] = self._reader_of(file)
        state = reader.tail.look()
        if state == "same":
            return
        if state == "replaced":
            yield self._looking.gone(file)
            reader = self._readers[file] = self._reader_of(file)
        for piece in reader.tail.pieces():
            yield from reader.news(piece)
        yield from reader.rest()
