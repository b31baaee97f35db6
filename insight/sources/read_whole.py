"""Following a run whose few files are read whole anew whenever one of them has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from insight.errors import compose

from .record import moved
from .records import Gone, Problem

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from .records import News


class WholeReader(Protocol):
    """Reads a run from its files as they are now; one object for each look at them."""

    def news(self) -> Iterator[News]:
        """All that the files hold.

        Raises:
            OSError: If a file that the run cannot do without is gone or cannot be read.

        """

    def load(self, kind: str, tag: str, file: str, offset: int) -> Any:
        """The heavy value of a row that `news` told."""


class WholeFollower:
    """Follows such a run.

    Args:
        reader_of: A reader that has read nothing yet, for the files that the run has now.
        main: The name of the file that a problem of the run as a whole is told of.

    """

    def __init__(self, reader_of: Callable[[Sequence[str]], WholeReader], main: str) -> None:
        self._reader_of = reader_of
        self._main = main
        self._told: frozenset[str] = frozenset()
        self._reader: WholeReader | None = None

    def poll(self, files: Sequence[str]) -> Iterator[News]:
        for file in sorted(self._told):
            yield Gone(file)
        self._told = frozenset()
        reader = self._reader = self._reader_of(files)
        try:
            for news in reader.news():
                self._told |= {news.file}
                yield news
        except FileNotFoundError:
            return  # the listing tells soon that the run is gone, or has other files
        except OSError as error:
            self._told |= {self._main}
            yield Problem(self._main, -1, f"file cannot be read: {error.strerror or error}")
        except Exception as error:  # a reader outlives any content
            self._told |= {self._main}
            text = compose(self._main, "a run that can be read", error or type(error).__name__)
            yield Problem(self._main, 0, text)

    def load(self, kind: str, tag: str, file: str, offset: int) -> Any:
        if self._reader is None:
            raise moved(file, offset, f"a {kind} named {tag!r}", "a run that was not read")
        return self._reader.load(kind, tag, file, offset)
