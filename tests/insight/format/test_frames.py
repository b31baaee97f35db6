from __future__ import annotations

import struct
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from insight.errors import FrameError
from insight.format import framed, resync
from insight.format.crc32c import masked_crc32c
from insight.format.frames import OVERHEAD, frame, read_frames
from insight.format.messages import EVENT_VERSION, Event

EVENTS = Path(__file__).parents[2] / "data" / "events"

payloads = st.lists(st.binary(min_size=1, max_size=60), min_size=1, max_size=8)


def check(data: bytes, expected: list[bytes], *, pending: int = 0, damages: int = 0) -> None:
    scan = read_frames(data)
    found = [payload for _, payload in scan]

    assert found == expected
    assert scan.pending == pending
    assert len(scan.damages) == damages


def header(length: int) -> bytes:
    size = struct.pack("<Q", length)
    return size + struct.pack("<I", masked_crc32c(size))


@given(payloads)
def test_what_is_framed_comes_back(contents):
    check(b"".join(map(frame, contents)), contents)


def test_an_empty_payload_is_a_record():
    check(frame(b"") + frame(b"a"), [b"", b"a"])


@given(payloads, st.data())
def test_a_file_cut_anywhere_gives_every_whole_record_and_no_damage(contents, data):
    whole = b"".join(map(frame, contents))
    cut = data.draw(st.integers(0, len(whole)))
    sizes = [len(content) + OVERHEAD for content in contents]
    ends = [sum(sizes[: number + 1]) for number in range(len(sizes))]
    complete = [content for content, end in zip(contents, ends, strict=True) if end <= cut]
    left = cut - sum(len(content) + OVERHEAD for content in complete)

    check(whole[:cut], complete, pending=left)


@given(payloads, st.data())
def test_a_flipped_bit_costs_its_record_and_no_other(contents, data):
    whole = bytearray(b"".join(map(frame, contents)))
    place = data.draw(st.integers(0, len(whole) - 1))
    whole[place] ^= 1 << data.draw(st.integers(0, 7))
    found = [payload for _, payload in read_frames(bytes(whole))]
    end = 0
    hit = next(
        number
        for number, content in enumerate(contents)
        if place < (end := end + len(content) + OVERHEAD)
    )

    assert found == contents[:hit] + contents[hit + 1 :]


@given(payloads, st.binary(min_size=1, max_size=200), payloads)
def test_garbage_between_records_is_passed_over(before, garbage, after):
    data = b"".join(map(frame, before)) + garbage + b"".join(map(frame, after))

    assert [payload for _, payload in read_frames(data)] == before + after


def test_a_torn_record_that_a_restart_wrote_behind_is_damage():
    check(frame(b"a" * 50)[:30] + frame(b"b"), [b"b"], damages=1)


def test_zeros_at_the_end_are_passed_over_once_records_follow():
    check(frame(b"a") + bytes(4096) + frame(b"b"), [b"a", b"b"], damages=1)


def test_a_read_goes_on_where_the_last_one_ended():
    data = frame(b"one") + frame(b"two")
    first = read_frames(data[:-3])
    list(first)

    assert list(read_frames(data, first.end)) == [(first.end, b"two")]


def test_damage_at_the_end_leaves_room_for_a_record_that_begins_in_it():
    torn = bytes(100) + frame(b"late")
    first = read_frames(torn[:-8])
    list(first)

    assert [payload for _, payload in read_frames(torn, first.end)] == [b"late"]


@pytest.mark.parametrize("length", [2**31, 2**40, 2**62, 2**64 - 1])
def test_a_length_beyond_all_reason_is_damage(length):
    check(frame(b"a") + header(length) + frame(b"b"), [b"a", b"b"], damages=1)


def test_forged_headers_cost_no_more_than_a_multiple_of_the_file(monkeypatch):
    checked = []
    monkeypatch.setattr(
        resync, "masked_crc32c", lambda data: checked.append(len(data)) or masked_crc32c(data)
    )
    data = (header(100_000) + frame(b"x" * 20)) * 8000
    scan = read_frames(data)
    list(scan)

    assert sum(checked) < 17 * len(data)
    assert scan.pending == 0


def test_forged_headers_alone_are_left_when_the_budget_is_spent():
    number = 40_000
    data = b"".join(header((number - index) * 12) for index in range(number))
    scan = read_frames(data + bytes(40))

    assert list(scan) == []
    assert scan.pending == 0


def test_a_damage_says_where_how_much_and_what():
    data = bytearray(frame(b"one") + frame(b"two"))
    data[13] ^= 4
    scan = read_frames(bytes(data))
    list(scan)
    damage = scan.damages[0]

    assert (damage.offset, damage.length) == (0, 19)
    assert damage.problem == "record is cut short or changed"


def test_a_real_file_is_read_and_written_to_the_same_bytes():
    path = next((EVENTS / "record_all_plugins").glob("*_MS"))
    data = path.read_bytes()
    found = [payload for _, payload in read_frames(data)]

    assert b"".join(map(frame, found)) == data
    assert Event.FromString(found[0]).version == EVENT_VERSION


def test_bytes_that_are_no_event_file_hold_no_record():
    data = next((EVENTS / "bad_garbage").iterdir()).read_bytes()
    scan = read_frames(data)

    assert list(scan) == []
    assert scan.damages[0].problem == "checksum of the length does not hold"


def test_a_payload_that_no_reader_takes_is_refused(monkeypatch):
    monkeypatch.setattr(framed, "MAX_PAYLOAD", 3)

    with pytest.raises(FrameError, match=r"frame expected at most 3 bytes, got 4 bytes"):
        frame(b"four")
