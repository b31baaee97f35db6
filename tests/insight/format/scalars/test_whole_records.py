from __future__ import annotations

from random import Random

import numpy as np

from insight.format.frames import OVERHEAD, FrameScan, frame, read_frames
from insight.format.scalars.whole_records import whole_records


def check(data: bytes) -> None:
    """That the records are those that reading one by one finds, and so is what is left."""
    expected, frames = read_frames(data), FrameScan(data)
    offsets = {offset: offset + OVERHEAD + len(payload) for offset, payload in expected}
    begins, stops = whole_records(data, frames)

    assert dict(zip(begins.tolist(), stops.tolist(), strict=True)) == offsets
    assert (frames.end, frames.damages) == (expected.end, expected.damages)
    assert begins.dtype == stops.dtype == np.int64


def records(random: Random, count: int) -> bytes:
    return b"".join(frame(random.randbytes(random.choice([0, 5, 40]))) for _ in range(count))


def test_all_records_of_a_buffer_are_found():
    for count in (0, 1, 7, 8, 9, 300):
        check(records(Random(count), count))


def test_a_record_inside_a_damaged_one_is_found():
    data = bytearray(frame(frame(b"inner") + b"tail") + frame(b"next"))
    data[-1 - len(frame(b"next"))] ^= 1

    check(bytes(data))


def test_damage_and_cuts_leave_what_reading_one_by_one_leaves():
    random = Random(1)
    for _ in range(200):
        data = bytearray(records(random, random.randrange(1, 40)))
        for _ in range(random.randrange(4)):
            data[random.randrange(len(data))] ^= 1 << random.randrange(8)
        check(bytes(data[: random.randrange(len(data) + 1)]))
