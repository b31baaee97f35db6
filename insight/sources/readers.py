"""Following the files of one folder that each have a reader of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from .looking import Looking
from .records import Gone

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
        begin_anew: Forgets what was counted through all files, such as printed lines: where one of
            them is another one, or gone, all are read anew. None where each is read by itself.

    """

    def __init__(
        self,
        folder: Folder,
        place: Place,
        reader_of: Callable[[str], FileReader],
        begin_anew: Callable[[], None] | None = None,
    ) -> None:
        self._reader_of = reader_of
        self._begin_anew = begin_anew
        self._readers: dict[str, FileReader] = {}
        self._looking = Looking(self)

    def poll(self, files: Sequence[str]) -> Iterator[News]:
        if self._begin_anew is None:
            yield from self._looking.poll(files)
            return
        has_lost = False
        for news in self._looking.poll(files):
            has_lost |= isinstance(news, Gone)
            yield news
        if has_lost:
            yield from self.take_back(lambda _: True)
            self._begin_anew()
            yield from self._looking.poll(files)

    def take_back(self, is_wanted: Callable[[str], bool]) -> Iterator[Gone]:
        """Have files that are known read anew at the next look."""
        for file in sorted(filter(is_wanted, self._readers)):
            yield self._looking.gone(file)

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
