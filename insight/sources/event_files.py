"""Following the event files of one folder, whoever's layout they have."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Protocol

from .looking import Looking
from .memory import FileMemory
from .record import record_at
from .records import Problem, Progress
from .scalars import points_of
from .tail import Tail

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Sequence

    from insight.format.frames import Buffer
    from insight.format.scalars.columns import TakeRoom
    from insight.format.scalars.scan import Other, ScalarScan

    from .place import Place
    from .records import Batch, Folder, News, Say, SessionStart
    from .tail import Piece

    ScanOf = Callable[[Buffer], ScalarScan]


class RecordDecoder(Protocol):
    """Turns the records of one piece of a file that are not plain scalars into news."""

    records: int
    """How many were understood."""
    writer: str | None
    say: Say | None
    """Whether the file decides what is told of its end, as far as it says so itself."""
    ended: str | None
    """What the last record says became of the file; None where it says something else."""
    ended_at: int
    """Where that record begins."""
    first_wall_time: float
    last_wall_time: float

    def take_lines(self, others: Sequence[Other], begin: int) -> Sequence[Other]:
        """Take in the messages among records, before anything else; the other records.

        Args:
            others: The records of a piece that hold more than scalars.
            begin: Where the piece begins.

        """

    def add(self, offset: int, payload: bytes, *, scalars_taken: bool) -> None:
        """Take one record in; what cannot be understood becomes a problem."""

    def scalars(self) -> Sequence[Batch]:
        """The rows of kind `scalar` that were taken in."""

    def starts(self) -> Sequence[SessionStart]:
        """The sessions that began among the records that were taken in."""

    def news(self) -> Iterator[News]:
        """All else that was taken in."""


class EventLayout(Protocol):
    """How the event files of one kind of run are read."""

    closes_by_rights: bool
    """Whether who wrote such a file takes the right to write it at its end."""

    def scan_of(self, file: str, take_room: TakeRoom | None = None) -> ScanOf:
        """How pieces of a file of this name are scanned, their scalars put into room if given."""

    def decoder_of(self, file: str) -> RecordDecoder:
        """A decoder for one piece of it."""

    def load(self, place: Place, path: str, kind: str, tag: str, offset: int) -> Any:
        """The heavy value of a row."""


class EventFilesFollower:
    """Follows the event files of one folder.

    Args:
        folder: The folder.
        place: Where it lies.
        layout: Whose events they are.
        take_room: Where the scalars of a file are to stay that is read as a whole: its columns are
            those of the tables then. Those of a piece are joined to others first.

    """

    __slots__ = ("_folder", "_layout", "_looking", "_memories", "_place", "_tails", "_take_room")

    def __init__(
        self,
        folder: Folder,
        place: Place,
        layout: EventLayout,
        take_room: TakeRoom | None = None,
    ) -> None:
        self._folder = folder
        self._place = place
        self._layout = layout
        self._take_room = take_room
        self._tails: dict[str, Tail[ScalarScan]] = {}
        self._memories: dict[str, FileMemory] = {}
        self._looking = Looking(self)

    def poll(self, files: Sequence[str]) -> Iterator[News]:
        return self._looking.poll(files)

    def known(self) -> Collection[str]:
        return self._tails.keys()

    def load(self, kind: str, tag: str, file: str, offset: int) -> Any:
        return self._layout.load(self._place, self._folder.file(file), kind, tag, offset)

    def memory(self, file: str) -> FileMemory | None:
        tail = self._tails.get(file)
        state = tail.state if tail is not None else None
        if state is None:
            return None
        memory = self._memories.setdefault(file, FileMemory())
        memory.tail = state
        return memory

    def recall(self, file: str, memory: FileMemory) -> Iterator[News]:
        if memory.tail is None:
            return
        tail = self._tails[file] = self._new_tail(file)
        tail.resume(memory.tail)
        self._memories[file] = memory
        decoder = self._layout.decoder_of(file)
        path = self._folder.file(file)
        for offset in memory.others:
            decoder.add(offset, record_at(self._place, path, offset), scalars_taken=True)
        yield from decoder.starts()
        yield from decoder.news()
        for offset, problem in memory.problems:
            yield Problem(file, offset, problem)
        decoder.ended = memory.ended
        records = decoder.records + memory.records
        first = min(decoder.first_wall_time, memory.first_wall_time)
        last = max(decoder.last_wall_time, memory.last_wall_time)
        yield self._progress(file, tail, records, (first, last), decoder)

    def forget(self, file: str) -> None:
        self._tails.pop(file, None)
        self._memories.pop(file, None)

    def look(self, file: str) -> Iterator[News]:
        tail = self._tails.get(file)
        if tail is None:
            tail = self._tails[file] = self._new_tail(file)
        state = tail.look()
        if state == "same":
            return
        if state == "replaced":
            yield self._looking.gone(file)
            tail = self._tails[file] = self._new_tail(file)
        told = False
        for piece in tail.pieces():
            told = True
            yield from self._piece_news(file, piece, tail)
        if not told:
            yield self._progress(file, tail, 0, (math.inf, -math.inf), None)

    def _new_tail(self, file: str) -> Tail[ScalarScan]:
        path, scan = self._folder.file(file), self._layout.scan_of(file)
        scan_whole = self._layout.scan_of(file, self._take_room)
        return Tail(
            self._place, path, scan, scan_whole=scan_whole, keeps_bytes=False, skips_holes=True
        )

    def _piece_news(
        self, file: str, piece: Piece[ScalarScan], tail: Tail[ScalarScan]
    ) -> Iterator[News]:
        scan, decoder = piece.scan, self._layout.decoder_of(file)
        for other in decoder.take_lines(scan.others, piece.begin):
            offset = piece.begin + other.offset
            decoder.add(offset, other.payload, scalars_taken=other.scalars_taken)
        starts = decoder.starts()
        yield from starts
        begins = [start.offset for start in starts]
        points = points_of(file, piece.begin, scan, decoder.scalars(), begins)
        if points is not None:
            yield points
        yield from decoder.news()
        for damage in piece.damages:
            yield Problem(file, damage.offset, damage.problem)
        if decoder.ended is not None and _goes_on(piece, decoder.ended_at):
            decoder.ended = None
        records = decoder.records + scan.records
        memory = self._remember(file, piece)
        memory.ended = decoder.ended if records else memory.ended
        first = min(decoder.first_wall_time, scan.first_wall_time)
        last = max(decoder.last_wall_time, scan.last_wall_time)
        yield self._progress(file, tail, records, (first, last), decoder)

    def _remember(self, file: str, piece: Piece[ScalarScan]) -> FileMemory:
        scan, memory = piece.scan, self._memories.setdefault(file, FileMemory())
        memory.others.extend(piece.begin + other.offset for other in scan.others)
        memory.problems.extend((damage.offset, damage.problem) for damage in piece.damages)
        memory.records += scan.records
        memory.first_wall_time = min(memory.first_wall_time, scan.first_wall_time)
        memory.last_wall_time = max(memory.last_wall_time, scan.last_wall_time)
        return memory

    def _progress(
        self,
        file: str,
        tail: Tail[ScalarScan],
        records: int,
        span: tuple[float, float],
        decoder: RecordDecoder | None,
    ) -> Progress:
        return Progress(
            file=file,
            records=records,
            size=tail.size,
            unfinished=tail.unfinished,
            modified=tail.modified,
            closed=tail.closed and self._layout.closes_by_rights,
            first_wall_time=span[0],
            last_wall_time=span[1],
            writer=decoder.writer if decoder is not None else None,
            say=decoder.say if decoder is not None else None,
            ended=decoder.ended if decoder is not None else None,
        )


def _goes_on(piece: Piece[ScalarScan], offset: int) -> bool:
    """Whether steps follow an offset of the file: another one was added to it."""
    offsets = piece.scan.offsets
    return len(offsets) > 0 and piece.begin + int(offsets.max()) > offset
