"""The log of W&B's run files: every intact record is found, whatever is around it."""

from __future__ import annotations

import numpy as np
import pytest

from insight.format.leveldb_log import (
    BLOCK_BYTES,
    FILE_HEADER,
    LogTail,
    as_chunks,
    record_in,
    scan_log,
)


class Memory:
    def __init__(self, content: bytes) -> None:
        self._content = content

    def read(self, begin: int, length: int) -> bytes:
        return self._content[begin : begin + length]


def log_of(*payloads: bytes) -> tuple[bytes, list[int]]:
    """A log, and where each record begins."""
    log, offsets = FILE_HEADER, []
    for payload in payloads:
        chunks = as_chunks(payload, len(log))
        padding = (
            len(chunks) - len(chunks.lstrip(b"\0"))
            if len(log) % BLOCK_BYTES > BLOCK_BYTES - 7
            else 0
        )
        offsets.append(len(log) + padding)
        log += chunks
    return log, offsets


def payloads(number: int, most: int = 3000) -> list[bytes]:
    rng = np.random.default_rng(7)
    return [rng.bytes(int(size)) for size in rng.integers(1, most, number)]


def read(log: bytes) -> list[bytes]:
    return [payload for _, payload in scan_log(log, 0).records]


@pytest.mark.parametrize(
    "size", [0, 1, BLOCK_BYTES - 14, BLOCK_BYTES - 13, BLOCK_BYTES, 5 * BLOCK_BYTES]
)
def test_record_of_any_size_comes_back(size: int) -> None:
    log, offsets = log_of(b"a" * size, b"next")
    scan = scan_log(log, 0)

    assert [payload for _, payload in scan.records] == [b"a" * size, b"next"]
    assert (scan.records[0][0], scan.end, scan.damages) == (offsets[0], len(log), [])


def test_log_read_in_pieces_of_any_length_gives_the_same() -> None:
    written = payloads(60)
    log, _ = log_of(*written)
    for step in (1000, 4097, BLOCK_BYTES, 50_000):
        tail, begin, found = LogTail(), 0, []
        for stop in [*range(step, len(log), step), len(log)]:
            scan = tail(log[begin:stop])
            found += [payload for _, payload in scan.records]
            begin += scan.end

        assert found == written


def test_every_cut_leaves_the_records_before_it() -> None:
    log, offsets = log_of(*[bytes([number]) * 40 for number in range(12)])
    ends = [*offsets[1:], len(log)]
    for cut in range(len(log)):
        scan = scan_log(log[:cut], 0)

        assert len(scan.records) == sum(end <= cut for end in ends)
        assert scan.damages == []


def test_every_turned_bit_costs_one_record_at_most() -> None:
    written = [bytes([65 + number]) * 30 for number in range(8)]
    log, _ = log_of(*written)
    for place in range(len(FILE_HEADER), len(log)):
        for bit in range(8):
            damaged = bytearray(log)
            damaged[place] ^= 1 << bit
            found = read(bytes(damaged))

            assert set(found) <= set(written)
            # Of the last record more bytes may seem to follow: it is waited for.
            assert len(found) >= len(written) - 1


def test_damage_in_a_long_record_costs_that_record_alone() -> None:
    written = [b"a" * 100, b"b" * (3 * BLOCK_BYTES), b"c" * 100]
    log, offsets = log_of(*written)
    damaged = bytearray(log)
    damaged[2 * BLOCK_BYTES] ^= 255
    scan = scan_log(bytes(damaged), 0)

    assert [payload for _, payload in scan.records] == [written[0], written[2]]
    assert [(one.offset, one.length) for one in scan.damages] == [
        (offsets[1], offsets[2] - offsets[1])
    ]


def test_zeroed_sector_costs_the_records_in_it() -> None:
    written = payloads(100, 200)
    log, offsets = log_of(*written)
    begin, stop = 4096, 4096 + 512
    ends = [*offsets[1:], len(log)]
    intact = [
        payload
        for payload, first, end in zip(written, offsets, ends, strict=True)
        if end <= begin or first >= stop
    ]

    assert read(log[:begin] + bytes(stop - begin) + log[stop:]) == intact


def test_forged_chunks_take_time_that_grows_with_the_file_only() -> None:
    # Each seventh byte claims a chunk that goes to the end of the block.
    forged = b"".join(
        (0).to_bytes(4, "little") + (BLOCK_BYTES - 7 * place - 14).to_bytes(2, "little") + b"\1"
        for place in range(4000)
    )
    log = FILE_HEADER + forged + bytes(BLOCK_BYTES - 7 - len(forged))
    scan = scan_log(log + as_chunks(b"after", BLOCK_BYTES), 0)

    assert [payload for _, payload in scan.records] == [b"after"]
    assert len(scan.damages) == 1


def test_random_bytes_never_raise() -> None:
    rng = np.random.default_rng(3)
    for _ in range(50):
        scan = scan_log(FILE_HEADER + rng.bytes(100_000), 0)

        assert scan.records == []
        assert scan.end <= 100_007


def test_file_of_another_kind_is_told() -> None:
    scan = scan_log(b"PK\3\4" + bytes(100), 0)

    assert scan.damages[0].problem == "the file does not begin as W&B's run files do"


def test_record_is_found_again_by_its_offset() -> None:
    written = [b"small", b"b" * (9 * BLOCK_BYTES), b"last"]
    log, offsets = log_of(*written)
    file = Memory(log)

    assert [record_in(file, offset) for offset in offsets] == written
    assert record_in(file, offsets[1] + 1) is None
    assert record_in(file, len(log)) is None
