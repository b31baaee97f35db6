"""Following the files of one folder that each have a reader of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from .records import Gone, Problem

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from .place import Place
    from .records import Folder, News
    from .tail import Piece, Tail


class FileReader(Protocol):
    """Reads one file from its beginning on, and remembers what it needs of what it read."""

    tail: Tail[Any]

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
        self._folder = folder
        self._place = place
        self._reader_of = reader_of
        self._readers: dict[str, FileReader] = {}
        self._unreadable: set[str] = set()

    def poll(self, files: Sequence[str]) -> Iterator[News]:
        for file in sorted(self._readers.keys() - set(files)):
            yield self._gone(file)
        for file in files:
            was_known = file in self._readers
            try:
                yield from self._poll_file(file)
            except FileNotFoundError:
                gone = self._gone(file)  # deleted since the folder was listed
                if was_known:
                    yield gone
            except OSError as error:
                if file not in self._unreadable:
                    self._unreadable.add(file)
                    yield Problem(file, -1, f"file cannot be read: {error.strerror or error}")

    def load(self, kind: str, tag: str, file: str, offset: int) -> Any:
        reader = self._readers.get(file) or self._reader_of(file)
        return reader.load(kind, tag, offset)

    def _gone(self, file: str) -> Gone:
        self._readers.pop(file, None)
        self._unreadable.discard(file)
        return Gone(file)

    def _poll_file(self, file: str) -> Iterator[News]:
        if file in self._unreadable:
            with self._place.open(self._folder.file(file)):
                yield self._gone(file)  # it can be read again: the problem holds no longer
        reader = self._readers.get(file)
        if reader is None:
            reader = self._readers[file] = self._reader_of(file)
        state = reader.tail.look()
        if state == "same":
            return
        if state == "replaced":
            yield self._gone(file)
            reader = self._readers[file] = self._reader_of(file)
        for piece in reader.tail.pieces():
            yield from reader.news(piece)
        yield from reader.rest()
