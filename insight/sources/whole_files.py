"""Small files that are read whole, and anew when they change, beside others that grow."""

from __future__ import annotations

import errno
import json
import math
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias

from insight.errors import FormatError, compose

from .fence import Fence
from .nested_facts import bounded, dotted
from .record import moved
from .records import Batch, Fact, Points, Problem, Progress
from .tail import Piece

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence

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
        only: How many of them are read; None for all.

    """

    def __init__(
        self, place: Place, path: str, most: int = MOST_BYTES, only: int | None = None
    ) -> None:
        self.path = path
        self.size = 0
        self.modified = 0.0
        self.unfinished = 0
        self._place = place
        self._most = most
        self._only = only
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
            content = file.read(0, state.size if self._only is None else self._only)
        self.size, self.modified = state.size, state.modified
        self._version = state.version
        yield Piece(0, WholeScan(content, len(content)), [])


Load: TypeAlias = "Callable[[str, str], Any]"


class WholeReader:
    """Reads such a file.

    Args:
        folder: Where it lies.
        place: Where that lies.
        file: Its name there.
        told: What its content says, of which it is also given when it was written.
        load: The heavy value of a kind and tag that was told; None where there is none.
        most: Bytes that it may have.
        only: How many of them `told` is given; None for all.

    """

    def __init__(
        self,
        folder: Folder,
        place: Place,
        file: str,
        told: Callable[[bytes, float], Iterator[News]],
        load: Load | None = None,
        most: int = MOST_BYTES,
        only: int | None = None,
    ) -> None:
        self._path = folder.file(file)
        self._file = file
        self._told = told
        self._load = load
        self.tail: Any = WholeFile(Fence(place, (folder.path,)), self._path, most, only)

    def news(self, piece: Piece[WholeScan]) -> Iterator[News]:
        first, last = math.inf, -math.inf
        for news in self._told(piece.scan.content, self.tail.modified):
            if isinstance(news, Points | Batch):
                first = last = self.tail.modified
            yield news
        yield Progress(
            file=self._file,
            records=1,
            size=self.tail.size,
            unfinished=0,
            modified=self.tail.modified,
            closed=True,
            first_wall_time=first,
            last_wall_time=last,
            say="none",
        )

    def rest(self) -> Iterator[News]:
        return iter(())

    def load(self, kind: str, tag: str, offset: int) -> Any:
        if self._load is None:
            raise moved(self._path, offset, f"a {kind} named {tag!r}", "a file of facts")
        return self._load(kind, tag)


def mapping_told(
    file: str,
    read: Callable[[bytes], Any],
    facts_in: Callable[[dict[str, Any]], Iterable[tuple[str, Any]]],
) -> Callable[[bytes, float], Iterator[News]]:
    """What a `WholeReader` tells of a file of names and values: facts.

    Args:
        file: Its name in the run.
        read: Its content as values; a FormatError where it is none.
        facts_in: The facts that it has, by their whole names.

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
        facts, too_many = bounded(file, facts_in(values))
        if facts:
            yield Fact(file, "named", modified, facts)
        if too_many:
            yield Problem(file, 0, too_many)

    return told


def hyperparameters_in(values: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """A configuration as facts.

    >>> dict(hyperparameters_in({"lr": 0.1, "opt": {"name": "sgd"}}))
    {'hyperparameters.lr': 0.1, 'hyperparameters.opt.name': 'sgd'}
    """
    return dotted("hyperparameters", values)


def read_json(content: bytes, where: str) -> Any:
    """A value of JSON.

    Raises:
        FormatError: If it is none.

    """
    try:
        return json.loads(content.decode("utf-8", "replace").removeprefix("\ufeff"))
    except (ValueError, RecursionError) as error:
        raise FormatError(compose(where, "JSON", error)) from error
