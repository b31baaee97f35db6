"""Looking at the files of a run one after the other, whatever becomes of each of them."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Protocol

from .records import Gone, Problem, Readable

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from .records import News


NO_FILES: frozenset[str] = frozenset()
"""No file of a run: a set for each of ten thousand takes 216 bytes."""


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

    __slots__ = ("_files", "_unreadable")

    def __init__(self, files: FilesOfRun) -> None:
        self._files = files
        self._unreadable = NO_FILES

    def poll(self, files: Sequence[str]) -> Iterator[News]:
        """What is new in these files; that of others is gone."""
        for file in sorted(set(self._files.known()) - set(files)):
            yield self.gone(file)
        for file in files:
            was_known = file in self._files.known()
            try:
                yield from self._look(file)
            except FileNotFoundError:
                gone = self.gone(file)  # deleted since the folder was listed
                if was_known:
                    yield gone
            except OSError as error:
                if file not in self._unreadable:
                    self._unreadable |= {file}
                    yield Problem(file, -1, f"file cannot be read: {error.strerror or error}")

    def gone(self, file: str) -> Gone:
        """Forget a file, and say so."""
        self._files.forget(file)
        self._unreadable -= {file}
        return Gone(file)

    def _look(self, file: str) -> Iterator[News]:
        """What is new in one file, behind the word that it can be read again where it could not.

        It can where anything of it was read: some can be opened, but not read where they are read
        on, and would be told to be readable and not, and so on.
        """
        news = self._files.look(file)
        if file in self._unreadable:
            first = list(islice(news, 1))
            self._unreadable -= {file}
            yield Readable(file)
            yield from first
        yield from news
