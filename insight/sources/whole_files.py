"""Small files that are read whole, and anew when they change, beside others that grow."""

from __future__ import annotations

import errno
import math
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from insight.errors import FormatError, compose

from .fence import Fence
from .nested_facts import bounded, dotted
from .record import moved
from .records import Fact, Problem, Progress
from .tail import Piece

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator, Sequence

    from insight.format.frames import Damage

    from .place import Place
    from .records import Folder, News

MOST_BYTES = 4 << 20


@dataclass(frozen=True, slots=True)
class WholeScan:
    """The content of a file."""

    content: bytes
    end: int
    damages: Sequence[Damage] = field(default_factory=tuple)


class WholeFile:
    """What stands in the place of a `Tail` for a file that is read whole.

    Args:
        place: Where it lies.
        path: Its path there.
        most: Bytes that it may have.

    """

    def __init__(self, place: Place, path: str, most: int = MOST_BYTES) -> None:
        self.path = path
        self.size = 0
        self.modified = 0.0
        self.unfinished = 0
        self._place = place
        self._most = most
        self._version: Hashable = None

    def look(self) -> str:
        """`same`, `grown` where it was not read yet, or `replaced`.

        Raises:
            OSError: If the file is gone or cannot be read.

        """
        if self._version is None:
            return "grown"
        version = self._place.state(self.path).version
        return "same" if version == self._version else "replaced"

    def pieces(self) -> Iterator[Piece[WholeScan]]:
        """Its content as one piece.

        Raises:
            OSError: If the file is gone, cannot be read, or is too large.

        """
        with self._place.open(self.path) as file:
            state = file.state()
            if state.size > self._most:
                raise OSError(errno.EFBIG, f"larger than {self._most} bytes", self.path)
            content = file.read(0, state.size)
        self.size, self.modified = state.size, state.modified
        self._version = state.version
        yield Piece(0, WholeScan(content, len(content)), [])


class WholeReader:
    """Reads such a file.

    Args:
        folder: Where it lies.
        place: Where that lies.
        file: Its name there.
        told: What its content says, of which it is also given when it was written.
        most: Bytes that it may have.

    """

    def __init__(
        self,
        folder: Folder,
        place: Place,
        file: str,
        told: Callable[[bytes, float], Iterator[News]],
        most: int = MOST_BYTES,
    ) -> None:
        self._path = folder.file(file)
        self._file = file
        self._told = told
        self.tail: Any = WholeFile(Fence(place, (folder.path,)), self._path, most)

    def news(self, piece: Piece[WholeScan]) -> Iterator[News]:
        yield from self._told(piece.scan.content, self.tail.modified)
        yield Progress(
            file=self._file,
            records=1,
            size=self.tail.size,
            unfinished=0,
            modified=self.tail.modified,
            closed=True,
            first_wall_time=math.inf,
            last_wall_time=-math.inf,
            say="none",
        )

    def rest(self) -> Iterator[News]:
        return iter(())

    def load(self, kind: str, tag: str, offset: int) -> Any:
        raise moved(self._path, offset, f"a {kind} named {tag!r}", "a file of facts")


def told_facts(
    file: str, prefix: str, read: Callable[[bytes], Any]
) -> Callable[[bytes, float], Iterator[News]]:
    """What a `WholeReader` tells of a file of nested values: facts under dotted names.

    Args:
        file: Its name in the run.
        prefix: What each name begins with, without the dot.
        read: Its content as values; a FormatError where it is none.

    """

    def told(content: bytes, modified: float) -> Iterator[News]:
        try:
            values = read(content)
        except FormatError as error:
            yield Problem(file, 0, str(error))
            return
        if not isinstance(values, dict):
            if values is not None:
                yield Problem(file, 0, compose(file, "names and values", type(values).__name__))
            return
        each = (
            fact for name, value in values.items() for fact in dotted(f"{prefix}.{name}", value)
        )
        facts, too_many = bounded(file, each)
        if facts:
            yield Fact(file, "named", modified, facts)
        if too_many:
            yield Problem(file, 0, too_many)

    return told
