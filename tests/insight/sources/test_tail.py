from __future__ import annotations

import os
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st

from insight.format.crc32c import masked_crc32c
from insight.format.frame_layout import FOOTER, HEADER, LENGTH, MAX_PAYLOAD, OVERHEAD
from insight.format.frames import Buffer, frame
from insight.format.scalars.scan import ScalarScan, scan_without_scalars
from insight.format.system import read_at
from insight.sources import LocalPlace
from insight.sources import tail as tail_module
from insight.sources.place import FileState
from insight.sources.tail import Piece, Tail


def follow(path: Path) -> Tail[ScalarScan]:
    return Tail(LocalPlace(str(path.parent)), str(path), scan_without_scalars)


def frames_of(piece: Piece[ScalarScan]) -> list[tuple[int, bytes]]:
    return [(piece.begin + other.offset, other.payload) for other in piece.scan.others]


def read(tail: Tail[ScalarScan]) -> list[bytes]:
    """The payloads that became whole since the last look."""
    if tail.look() == "same":
        return []
    return [payload for piece in tail.pieces() for _, payload in frames_of(piece)]


def append(path: Path, content: bytes) -> None:
    with path.open("ab") as file:
        file.write(content)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "events"


def test_records_are_read_once(path: Path) -> None:
    append(path, frame(b"one") + frame(b"two"))
    tail = follow(path)

    assert read(tail) == [b"one", b"two"]
    assert read(tail) == []


def test_only_what_is_scanned_as_a_whole_file_is_told_to_be_one(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tail_module, "PIECE_BYTES", 100)
    scanned: list[tuple[str, int]] = []

    def scan_as(what: str) -> Callable[[Buffer], ScalarScan]:
        def scan(data: Buffer) -> ScalarScan:
            scanned.append((what, len(data)))
            return scan_without_scalars(data)

        return scan

    def look(content: bytes) -> list[tuple[str, int]]:
        append(path, content)
        list(tail.pieces())
        found = scanned.copy()
        scanned.clear()
        return found

    place = LocalPlace(str(path.parent))
    tail = Tail(place, str(path), scan_as("piece"), scan_whole=scan_as("whole"))
    assert look(frame(b"a" * 40)) == [("whole", 56)]
    assert look(frame(b"b" * 40)) == [("piece", 56)]

    tail = Tail(place, str(path), scan_as("piece"), scan_whole=scan_as("whole"))
    assert look(b"") == [("piece", 100), ("piece", 56)]


def test_file_whose_middle_is_written_anew_is_another_one(path: Path) -> None:
    before, after = frame(b"a" * 200), frame(b"b" * 200)
    append(path, before * 3)
    os.utime(path, (1, 1))
    tail = follow(path)
    first = read(tail)
    with path.open("r+b") as file:
        file.write(before + after)  # first and last bytes stay, and so do inode and size

    assert len(first) == 3
    assert tail.look() == "replaced"


def test_half_written_tail_waits_for_the_rest(path: Path) -> None:
    whole = frame(b"one")
    append(path, whole + whole[:-1])
    tail = follow(path)
    first = read(tail)
    waiting = tail.unfinished
    append(path, whole[-1:])

    assert (first, waiting, read(tail)) == ([b"one"], len(whole) - 1, [b"one"])


def test_offsets_count_from_the_start_of_the_file(path: Path) -> None:
    append(path, frame(b"one"))
    tail = follow(path)
    read(tail)
    append(path, frame(b"two"))

    assert [frames_of(piece) for piece in tail.pieces()] == [[(len(frame(b"one")), b"two")]]


@pytest.mark.parametrize("piece_bytes", [1, 7, 24, 1000])
def test_records_longer_than_a_piece_are_read(
    path: Path, piece_bytes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tail_module, "PIECE_BYTES", piece_bytes)
    payloads = [b"a", b"b" * 500, b"", b"c" * 30]
    append(path, b"".join(map(frame, payloads)))

    assert read(follow(path)) == payloads


@given(
    payloads=st.lists(st.binary(max_size=40), min_size=1, max_size=8),
    cuts=st.lists(st.integers(0, 400), max_size=8),
    piece_bytes=st.integers(1, 200),
)
def test_file_that_grows_by_any_pieces_gives_every_record_once(
    payloads: list[bytes], cuts: list[int], piece_bytes: int
) -> None:
    content = b"".join(map(frame, payloads))
    places = sorted({0, *(min(cut, len(content)) for cut in cuts), len(content)})
    found = []
    with TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        patch.setattr(tail_module, "PIECE_BYTES", piece_bytes)
        path = Path(folder) / "events"
        path.touch()
        tail = follow(path)
        for begin, stop in pairwise(places):
            append(path, content[begin:stop])
            found += read(tail)

    assert found == payloads


@given(
    payloads=st.lists(st.binary(min_size=1, max_size=30), min_size=3, max_size=6),
    damaged=st.integers(0, 5),
    byte=st.integers(0, 60),
    piece_bytes=st.sampled_from([1, 50, 10_000]),
)
def test_damaged_record_is_passed_over_and_reported_once(
    payloads: list[bytes], damaged: int, byte: int, piece_bytes: int
) -> None:
    frames = [bytearray(frame(payload)) for payload in payloads]
    damaged %= len(frames) - 1
    frames[damaged][byte % len(frames[damaged])] ^= 0xFF
    with TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        patch.setattr(tail_module, "PIECE_BYTES", piece_bytes)
        path = Path(folder) / "events"
        append(path, b"".join(map(bytes, frames)))
        pieces = list(follow(path).pieces())
    found = [payload for piece in pieces for _, payload in frames_of(piece)]
    damages = [damage.offset for piece in pieces for damage in piece.damages]

    assert found == payloads[:damaged] + payloads[damaged + 1 :]
    assert damages == [sum(map(len, frames[:damaged]))]


def test_file_cut_below_what_was_read_is_another_file(path: Path) -> None:
    append(path, frame(b"one") + frame(b"two"))
    tail = follow(path)
    read(tail)
    os.truncate(path, 5)

    assert tail.look() == "replaced"


def test_file_cut_within_what_follows_its_damage_is_another_file(path: Path) -> None:
    append(path, frame(b"one"))
    whole = path.stat().st_size
    append(path, b"\xff" * 16)  # no header of a record
    tail = follow(path)
    read(tail)
    os.truncate(path, whole + 6)  # might be the first bytes of one: nothing is damaged

    assert whole < tail.end <= whole + 6
    assert tail.look() == "replaced"


def test_file_under_the_same_name_with_other_content_is_another_file(path: Path) -> None:
    append(path, frame(b"one"))
    tail = follow(path)
    read(tail)
    path.write_bytes(frame(b"two") + frame(b"three"))

    assert tail.look() == "replaced"


def test_file_that_was_touched_is_read_anew_as_its_middle_may_be_another(path: Path) -> None:
    append(path, frame(b"one"))
    tail = follow(path)
    read(tail)
    os.utime(path, (1, 1))

    assert tail.look() == "replaced"


def test_file_that_is_looked_at_while_it_is_written_to_has_grown(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    append(path, frame(b"one"))
    os.utime(path, (1, 1))
    tail = follow(path)
    read(tail)
    state = LocalPlace.state

    def early(place: LocalPlace, asked: str) -> FileState:
        """The system sets the time of a file that is written to before it sets the size."""
        os.utime(path)
        seen = state(place, asked)
        append(path, frame(b"two"))
        monkeypatch.setattr(LocalPlace, "state", state)
        return seen

    monkeypatch.setattr(LocalPlace, "state", early)

    assert tail.look() == "grown"
    assert [payload for piece in tail.pieces() for _, payload in frames_of(piece)] == [b"two"]


def test_file_whose_mode_alone_changed_is_the_same_file(path: Path) -> None:
    append(path, frame(b"one"))
    tail = follow(path)
    read(tail)
    path.chmod(0o400)

    assert tail.look() == "grown"  # it is looked into, for its recorder may have closed it
    assert [frames_of(piece) for piece in tail.pieces()] == []
    assert tail.closed


def test_file_that_its_recorder_closed_is_closed(path: Path) -> None:
    append(path, frame(b"one"))
    tail = follow(path)
    read(tail)
    path.chmod(0o400)
    read(tail)

    assert tail.closed


def test_missing_file_is_an_os_error(path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        list(follow(path).pieces())


def test_damage_is_called_the_same_however_early_it_was_seen(path: Path) -> None:
    torn = frame(b"a" * 200)[:50]
    append(path, torn + frame(b"b"))  # ends before the torn record would have
    tail = follow(path)
    early = [damage for piece in tail.pieces() for damage in piece.damages]
    append(path, bytes(300))  # now as many bytes follow as it claims
    late = [damage for piece in follow(path).pieces() for damage in piece.damages]

    assert early == late[:1]


HOLE_BYTES = 200 << 30


def with_hole(path: Path, before: bytes, behind: bytes) -> None:
    """A file with a hole between two contents; it takes next to nothing of the disk."""
    with path.open("wb") as file:
        file.write(before)
        file.seek(HOLE_BYTES)
        file.write(behind)
        if not behind:
            file.truncate()


def follow_with_holes(path: Path) -> Tail[ScalarScan]:
    place = LocalPlace(str(path.parent))
    return Tail(place, str(path), scan_without_scalars, keeps_bytes=False, skips_holes=True)


@pytest.mark.parametrize("before", [[], [b"one", b"x" * 256]])
@pytest.mark.parametrize("behind", [[], [b"two"], [b"y" * 65_536, b"three"]])
def test_hole_is_passed_over_and_told_once(
    path: Path, before: list[bytes], behind: list[bytes]
) -> None:
    content = b"".join(map(frame, before))
    with_hole(path, content, b"".join(map(frame, behind)))
    pieces = list(follow_with_holes(path).pieces())
    (damage,) = [damage for piece in pieces for damage in piece.damages]

    assert [payload for piece in pieces for _, payload in frames_of(piece)] == before + behind
    assert damage.offset == len(content)
    assert behind == [] or HOLE_BYTES in {offset for p in pieces for offset, _ in frames_of(p)}


def test_hole_is_passed_over_when_the_file_grows_behind_it(path: Path) -> None:
    append(path, frame(b"one"))
    tail = follow_with_holes(path)
    seen = [read(tail)]
    os.truncate(path, HOLE_BYTES)
    append(path, frame(b"two"))
    seen.append(read(tail))
    append(path, frame(b"three"))
    seen.append(read(tail))

    assert seen == [[b"one"], [b"two"], [b"three"]]


def test_hole_where_records_stand_in_blocks_is_an_error(path: Path) -> None:
    with_hole(path, frame(b"one"), frame(b"two"))
    tail = follow(path)

    with pytest.raises(OSError, match="nothing was ever written there"):
        list(tail.pieces())


def test_file_that_took_the_place_of_one_read_in_part_is_another_one(path: Path) -> None:
    with_hole(path, frame(b"one"), b"")
    tail = follow(path)
    with pytest.raises(OSError, match="nothing was ever written there"):
        list(tail.pieces())
    assert tail.look() == "grown"
    path.write_bytes(frame(b"two"))

    assert tail.look() == "replaced"


def test_zeros_that_were_written_are_read_as_before(path: Path) -> None:
    append(path, frame(b"one") + bytes(5_000_000) + frame(b"two"))

    assert read(follow_with_holes(path)) == [b"one", b"two"]


def with_counted_reads(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The lengths of all reads from now on."""
    lengths: list[int] = []

    def counted(descriptor: int, length: int, offset: int) -> bytes:
        lengths.append(length)
        return read_at(descriptor, length, offset)

    monkeypatch.setattr("insight.sources.local.read_at", counted)
    monkeypatch.delattr(os, "preadv", raising=False)
    return lengths


def header(length: int) -> bytes:
    """What stands before a payload of this length."""
    size = LENGTH.pack(length)
    return size + FOOTER.pack(masked_crc32c(size))


def with_holes_as_payloads(path: Path, count: int, length: int) -> None:
    """Records of which nothing but the start was ever written, a whole one before and behind."""
    with path.open("wb") as file:
        file.write(frame(b"one"))
        for _ in range(count):
            begin = file.tell()
            file.write(header(length))
            file.seek(begin + OVERHEAD + length)
        file.write(frame(b"two"))


@pytest.mark.parametrize("count", [5, pytest.param(25, marks=pytest.mark.long)])
def test_records_that_say_to_be_long_and_are_holes_are_not_read(
    path: Path, monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    monkeypatch.setattr(tail_module, "MOST_HOLE_BYTES", 20 << 20)
    with_holes_as_payloads(path, count, MAX_PAYLOAD)
    lengths = with_counted_reads(monkeypatch)
    pieces = list(follow_with_holes(path).pieces())

    assert path.stat().st_size > count * 2e9
    assert [payload for piece in pieces for _, payload in frames_of(piece)] == [b"one", b"two"]
    assert [damage.offset for piece in pieces for damage in piece.damages] == [len(frame(b"one"))]
    assert 0 < sum(lengths) < count * (1 << 25)


def test_holes_in_records_are_read_as_zeros_up_to_a_bound(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tail_module, "MOST_HOLE_BYTES", 20 << 20)
    zeros = bytes(8 << 20)
    whole = frame(zeros)
    with path.open("wb") as file:
        for begin in range(0, 3 * len(whole), len(whole)):
            file.seek(begin)
            file.write(whole[: HEADER.size])
            file.seek(begin + len(whole) - FOOTER.size)
            file.write(whole[-FOOTER.size :])
        file.write(frame(b"end"))
    pieces = list(follow_with_holes(path).pieces())
    (damage,) = [damage for piece in pieces for damage in piece.damages]

    assert [payload for piece in pieces for _, payload in frames_of(piece)] == [
        *(zeros, zeros, b"end")
    ]
    assert damage.offset == 2 * len(whole)
    assert "nothing was ever written there" in damage.problem


def test_hole_in_a_record_that_stands_in_blocks_is_an_error(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_holes_as_payloads(path, 1, MAX_PAYLOAD)
    lengths = with_counted_reads(monkeypatch)
    tail = follow(path)

    with pytest.raises(OSError, match="nothing was ever written there"):
        list(tail.pieces())
    assert 0 < sum(lengths) < 1 << 30
