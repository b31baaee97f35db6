"""Following a growing file: every whole record once, from where the last read ended."""

from __future__ import annotations

import errno
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from insight.format.frames import HEADER, OVERHEAD, Damage

from .memory import TailState

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from insight.format.frames import Buffer

    from .place import FileState, OpenFile, Place

PIECE_BYTES = 2 << 20
# A hole as long as a piece is passed over but for its last zeros: a header may begin with some.
_ZEROS_BYTES = 4 << 10
_MOST_ZEROS_BYTES = 64 << 20
# A copy of a file may have a hole where a record has nothing but zeros. Those are read, for as long
# as it takes a moment; a file may also be made of records that claim to be long and have no bytes.
MOST_HOLE_BYTES = 1 << 30
_MARK_BYTES = 64  # the version record of our files is 53, and all but its time is in every one


class Scan(Protocol):
    """What was found in some bytes of a file, as far as a tail needs to know it."""

    @property
    def end(self) -> int:
        """Where the next read should begin."""

    @property
    def damages(self) -> Sequence[Damage]:
        """Ranges that hold no whole record."""


ScanT = TypeVar("ScanT", bound=Scan)


@dataclass(frozen=True, slots=True)
class Piece(Generic[ScanT]):
    """What a range of a file holds."""

    begin: int
    """Where it begins in the file."""
    scan: ScanT
    damages: list[Damage]
    """Counted from the start of the file, each told once."""


@dataclass(frozen=True, slots=True)
class _Hole:
    """Bytes of a file that nobody ever wrote."""

    begin: int
    end: int

    @property
    def length(self) -> int:
        return self.end - self.begin


def frame_length(data: bytes) -> int:
    """Bytes that the frame at the start of `data` says it takes."""
    return HEADER.unpack_from(data)[0] + OVERHEAD if len(data) >= HEADER.size else OVERHEAD


def unknown_length(data: bytes) -> int:
    """Nothing, where the start of a record does not say how long it is."""
    del data
    return 0


class Tail(Generic[ScanT]):
    """The whole records of one file, each once, however often and whenever it is read.

    Args:
        place: Where the file lies.
        path: Its path there.
        scan: What stands in the bytes from `end` on.
        scan_whole: The same where they are the file as a whole; `scan` if left out.
        first_length: How many bytes the record at the start of some bytes says it takes.
        skips_holes: Whether a record can begin anywhere behind a hole; else a long one is an error.
        keeps_bytes: Whether what `scan` finds refers to the bytes it was given. They are `bytes`
            then; else a view of memory that the next piece takes.

    Attributes:
        end: Offset behind the last whole record, or behind damage that will not mend.
        size: Bytes of the file at the last read.
        modified: When it was last written, in seconds since 1970.
        closed: Whether it has the rights of a closed one: `FileState.closed`.

    """

    __slots__ = (
        "_damage_end",
        "_first_length",
        "_first_mark",
        "_hole_bytes",
        "_keeps_bytes",
        "_last_mark",
        "_last_mark_begin",
        "_place",
        "_scan",
        "_scan_whole",
        "_seen",
        "_skips_holes",
        "closed",
        "end",
        "modified",
        "path",
        "size",
    )

    def __init__(
        self,
        place: Place,
        path: str,
        scan: Callable[[Buffer], ScanT],
        first_length: Callable[[Buffer], int] = frame_length,
        *,
        scan_whole: Callable[[Buffer], ScanT] | None = None,
        keeps_bytes: bool = True,
        skips_holes: bool = False,
    ) -> None:
        self.path = path
        self.end = 0
        self.size = 0
        self.modified = 0.0
        self.closed = False
        self._place = place
        self._scan = scan
        self._scan_whole = scan_whole or scan
        self._keeps_bytes = keeps_bytes
        self._skips_holes = skips_holes
        self._first_length = first_length
        self._seen: FileState | None = None
        self._first_mark = self._last_mark = b""
        self._last_mark_begin = 0
        self._damage_end = -1
        self._hole_bytes = 0

    @property
    def unfinished(self) -> int:
        """Bytes at the end of the file that are no whole record yet; damage is not waited for."""
        return 0 if self.end == self._damage_end else self.size - self.end

    @property
    def state(self) -> TailState | None:
        """What another tail needs to go on from here; None before the first read to the end."""
        if self._seen is None:
            return None
        return TailState(self.end, self._damage_end, self._seen, self._marks())

    def resume(self, state: TailState) -> None:
        """Go on from where another tail of the same file was."""
        self.end, self._damage_end, self._seen = state.end, state.damage_end, state.seen
        none = (0, b"")  # a file that begins with a hole has no first one
        (_, self._first_mark), (self._last_mark_begin, self._last_mark) = [
            *(none, none),
            *state.marks,
        ][-2:]
        self.size, self.modified = state.seen.size, state.seen.modified
        self.closed = state.seen.closed

    def look(self) -> str:
        """`same`, `grown` or `replaced`: what happened to the file since the last read.

        A file is another one when its identity is, when it is shorter than what was read of it,
        when it was written after all of it was read and has grown by nothing, or when its first
        bytes or the last bytes that were read have changed. Where each read is a request, the last
        bytes alone tell: they end in a checksum, unless they are damage.

        Raises:
            OSError: If the file is gone or cannot be read.

        """
        if self._seen is None:
            return "grown" if self._still_begins() else "replaced"
        state = self._place.state(self.path)
        if state.version == self._seen.version:
            return "same"
        # What was called damage may be a record that is still being written, where it is cut.
        read = self._seen.size if self.end == self._damage_end else self.end
        same_file = state.identity == self._seen.identity and state.size >= read
        if not same_file or not self._marks_hold():
            return "replaced"
        # Inodes are used again, so a copy that took the file's place may have its identity. The
        # marks are a few bytes at both ends and cannot tell what stands between them: a recorder
        # that took back what did not fit, or wrote again what the disk refused, has its file read
        # again too.
        written_over = state.size == self.end and state.modified != self._seen.modified
        return "replaced" if written_over and not self._has_grown_since(state) else "grown"

    def pieces(self) -> Iterator[Piece[ScanT]]:
        """What became whole since the last call, a few megabytes at a time.

        Raises:
            OSError: If the file is gone or cannot be read.

        """
        with self._place.open(self.path) as file:
            state = file.state()
            self.size, self.modified, self.closed = state.size, state.modified, state.closed
            wanted = PIECE_BYTES
            holes: list[Damage] = []
            while self.end < self.size:
                before = self.end
                holes += self._pass_holes(file, wanted)
                begin = self.end
                wanted = wanted if begin == before else PIECE_BYTES
                data = self._read(file, begin, min(wanted, self.size - begin))
                if not len(data):
                    break
                is_whole = begin == 0 and len(data) == self.size
                scan = (self._scan_whole if is_whole else self._scan)(data)
                damages = holes + self._damages(scan.damages)
                reached_end = begin + len(data) >= self.size
                if scan.end == 0 and not reached_end:
                    wanted = max(2 * wanted, self._first_length(data))
                    continue
                self._remember(data, scan.end)
                if scan.end:
                    yield Piece(begin, scan, damages)
                    holes = []
                if reached_end:
                    break
                wanted = PIECE_BYTES
        self._seen = state

    def _pass_holes(self, file: OpenFile, wanted: int) -> list[Damage]:
        """Go on behind what nobody ever wrote, which may be longer than a disk.

        Args:
            file: The file.
            wanted: How long the next record is, where it is longer than a piece.

        """
        if self.size - self.end < PIECE_BYTES:
            return []
        hole = self._hole(file, self.end)
        if hole.length < PIECE_BYTES and wanted > PIECE_BYTES:
            return self._pass_record(file, min(self.end + wanted, self.size))
        return self._pass(hole, _MOST_ZEROS_BYTES)

    def _pass_record(self, file: OpenFile, end: int) -> list[Damage]:
        """Go on behind the first hole of a record, where it has more of them than are read."""
        first, begin = None, file.hole_from(self.end)
        while begin is not None and begin < end:
            hole = self._hole(file, begin)
            if hole.length >= PIECE_BYTES:
                first = first or hole
                self._hole_bytes += min(hole.end, end) - begin
            begin = file.hole_from(hole.end + _ZEROS_BYTES)
        if first is None or self._hole_bytes <= MOST_HOLE_BYTES:
            return []
        return self._pass(first, 0)

    def _hole(self, file: OpenFile, begin: int) -> _Hole:
        """The hole from `begin` on, less its last zeros."""
        data = file.data_from(begin)
        stop = self.size if data is None else min(data, self.size)
        return _Hole(begin, max(begin, stop - _ZEROS_BYTES))

    def _pass(self, hole: _Hole, most_zeros: int) -> list[Damage]:
        """Go on behind a hole, where records can begin there and it is no short one."""
        if hole.length < PIECE_BYTES:
            return []
        problem = f"hole of {hole.length} bytes: nothing was ever written there"
        if not self._skips_holes:
            if hole.length < most_zeros:
                return []
            raise OSError(errno.EFBIG, problem, self.path)
        damages = self._damages([Damage(0, hole.end - self.end, problem)])
        self.end = hole.end
        return damages

    def _read(self, file: OpenFile, begin: int, length: int) -> Buffer:
        read = file.read if self._keeps_bytes else file.piece
        return read(begin, length)

    def _damages(self, found: Sequence[Damage]) -> list[Damage]:
        """`found` from the start of the file, less what only continues the damage before."""
        fresh = []
        for damage in found:
            begin = self.end + damage.offset
            if begin != self._damage_end:
                fresh.append(Damage(begin, damage.length, damage.problem))
            self._damage_end = begin + damage.length
        return fresh

    def _remember(self, data: Buffer, used: int) -> None:
        """Move on by `used` bytes and keep what tells this file from another of its name."""
        if used == 0:
            return
        if self.end == 0:
            self._first_mark = bytes(data[: min(used, _MARK_BYTES)])
        begin = max(0, used - _MARK_BYTES)
        self._last_mark_begin = self.end + begin
        self._last_mark = bytes(data[begin:used])
        self.end += used
        self._scan_whole = self._scan  # no piece begins at the start again

    def _still_begins(self) -> bool:
        """Whether a file that was never read to its end begins with what was read of it."""
        return self.end == 0 or (
            self._place.state(self.path).size >= self.end and self._marks_hold()
        )

    def _has_grown_since(self, state: FileState) -> bool:
        """Whether the look was into the middle of a write: that sets the time before the size."""
        now = self._place.state(self.path)
        return now.identity == state.identity and now.size > state.size

    def _marks(self) -> list[tuple[int, bytes]]:
        """Where bytes stood that tell this file from another, and which: the last ones last."""
        marks = [(0, self._first_mark), (self._last_mark_begin, self._last_mark)]
        return [(begin, mark) for begin, mark in marks if mark]

    def _marks_hold(self) -> bool:
        is_here = self._place.local_path(self.path) is not None
        marks = self._marks()
        if not is_here and self.end != self._damage_end:
            marks = marks[-1:]
        with self._place.open(self.path) as file:
            return all(_stands(file, offset, mark) for offset, mark in marks)


def _stands(file: OpenFile, offset: int, mark: bytes) -> bool:
    return file.read(offset, len(mark)) == mark
