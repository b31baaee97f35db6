"""Looking at the files of a run one after the other, whatever becomes of each of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from .records import Gone, Problem, Readable

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from .place import Place
    from .records import Folder, News


class FilesOfRun(Protocol):
    """What a follower knows of its files."""

    def known(self) -> Collection[str]:
        """The files that were looked at already."""

    def look(self, file: str) -> Iterator[News]:
        """What is new in one file.

        Raises:
            OSError: If it is gone or cannot be read.

        """

    def forget(self, file: str) -> None:
        """Know nothing of a file any longer."""


class Looking:
    """Polls the files of one folder; says once that one cannot be read, and when it can again."""

    def __init__(self, folder: Folder, place: Place, files: FilesOfRun) -> None:
        self._folder = folder
        self._place = place
        self._files = files
        self._unreadable: set[str] = set()

    def poll(self, files: Sequence[str]) -> Iterator[News]:
        """What is new in these files; that of others is gone."""
        for file in sorted(set(self._files.known()) - set(files)):
            yield self.gone(file)
        for file in files:
            was_known = file in self._files.known()
            try:
                if file in self._unreadable:
                    yield from self._try_again(file)
                yield from self._files.look(file)
            except FileNotFoundError:
                gone = self.gone(file)  # deleted since the folder was listed
                if was_known:
                    yield gone
            except OSError as error:
                if file not in self._unreadable:
                    self._unreadable.add(file)
                    yield Problem(file, -1, f"file cannot be read: {error.strerror or error}")

    def gone(self, file: str) -> Gone:
        """Forget a file, and say so."""
        self._files.forget(file)
        self._unreadable.discard(file)
        return Gone(file)

    def _try_again(self, file: str) -> Iterator[News]:
        """Forget that a file could not be read, once it can be opened.

        Raises:
            OSError: If it still cannot.

        """
        with self._place.open(self._folder.file(file)):
            self._unreadable.discard(file)
        yield Readable(file)
