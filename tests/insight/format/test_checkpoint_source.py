"""A source gives the bytes of a file in order, without its checksum, and sums them up if asked."""

from __future__ import annotations

import zlib
from io import BytesIO
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from insight.errors import CheckpointError
from insight.format import checkpoint_source
from insight.format.checkpoint_source import Source

CONTENT = bytes(range(200)) * 3


def with_checksum(content: bytes, checksum: int | None = None) -> bytes:
    found = zlib.crc32(content) if checksum is None else checksum
    return content + b"crc_num" + found.to_bytes(10, "big")


def source(data: bytes, *, check_crc: bool = True) -> Source:
    return Source("a", BytesIO(data), check_crc=check_crc)


def acted(one: Source, act: str, size: int) -> bytes | None:
    if act == "peek":
        return bytes(one.peek(size))
    if act == "take":
        return one.take(size)
    if act == "skip":
        one.skip(size)
        return None
    room = bytearray(size)
    one.fill(memoryview(room))
    return bytes(room)


@given(
    st.lists(st.tuples(st.sampled_from(["peek", "take", "skip", "fill"]), st.integers(0, 90))),
    st.booleans(),
    st.booleans(),
)
def test_any_order_of_acts_gives_the_bytes_of_the_file(
    acts: list[tuple[str, int]], check_crc: bool, has_checksum: bool
) -> None:
    data = with_checksum(CONTENT) if has_checksum else CONTENT
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(checkpoint_source, "PIECE", 32)
        one, position = source(data, check_crc=check_crc), 0
        for act, asked in acts:
            size = min(asked, one.left)
            found = acted(one, act, size)
            assert found is None or found == CONTENT[position : position + size]
            position += 0 if act == "peek" else size
            assert (one.position, one.left) == (position, len(CONTENT) - position)
        one.check()


@pytest.mark.parametrize("content", [b"", b"crc_num", b"crc_num" + bytes(9)])
def test_bytes_too_few_for_a_checksum_are_content(content: bytes) -> None:
    assert source(content).take(len(content)) == content


def test_another_checksum_is_told_only_if_asked_for() -> None:
    data = with_checksum(b"x", checksum=0)
    source(data, check_crc=False).check()

    with pytest.raises(CheckpointError, match=r"a expected CRC-32 0x00000000.*file is damaged"):
        source(data).check()


@pytest.mark.parametrize("place", [0, 300, len(CONTENT) - 1])
def test_a_changed_byte_is_found_where_it_was_passed_over_too(place: int) -> None:
    data = bytearray(with_checksum(CONTENT))
    data[place] ^= 1
    one = source(bytes(data))
    one.skip(350)

    with pytest.raises(CheckpointError, match="CRC-32"):
        one.check()


def test_what_is_passed_over_is_not_read_without_a_checksum() -> None:
    read: list[int] = []

    class Watched(BytesIO):
        def read(self, size: int | None = -1, /) -> bytes:
            found = super().read(size)
            read.append(len(found))
            return found

    one = Source("a", Watched(bytes(5 << 20)), check_crc=True)
    one.skip(4 << 20)
    one.take(3)

    assert sum(read) < 2 << 20


def test_a_file_that_ends_while_it_is_read_is_told() -> None:
    file = BytesIO(CONTENT)
    one = Source("a", file, check_crc=False)
    file.truncate(100)
    room: Any = memoryview(bytearray(400))

    with pytest.raises(CheckpointError, match="expected 600 bytes, got an end after 100"):
        one.fill(room)
