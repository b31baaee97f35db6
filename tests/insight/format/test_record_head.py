"""The first bytes of a record say how long it is, and its step."""

from __future__ import annotations

import pytest

from insight.format.frames import frame
from insight.format.messages import Event
from insight.format.record_head import STEP_BYTES, record_bytes, step_at
from insight.format.version import version_record


@pytest.mark.parametrize("step", [0, 1, 127, 128, 300, 2**31, 2**63 - 1, -1, -(2**63)])
def test_step_is_read_from_the_first_bytes_alone(step: int) -> None:
    event = Event(wall_time=3.5, step=step)
    event.summary.value.add(tag="loss", scalar_value=0.5)
    record = frame(event.SerializeToString())

    assert step_at(record[:STEP_BYTES]) == step
    assert record_bytes(record[:STEP_BYTES]) == len(record)


@pytest.mark.parametrize(
    "head", [b"", b"\x09" * 40, b"\xff" * 40, frame(version_record(7.5)), frame(b"")]
)
def test_bytes_that_begin_otherwise_have_no_step(head: bytes) -> None:
    assert step_at(head[:STEP_BYTES]) == 0


def test_head_that_was_changed_says_no_length() -> None:
    record = bytearray(frame(b"abc"))
    record[0] ^= 1

    assert record_bytes(bytes(record)) is None
    assert record_bytes(bytes(record[:11])) is None
