from __future__ import annotations

import pytest

from insight.format.ending import word_record
from insight.format.frames import frame
from insight.format.messages import LineageEvent
from insight.format.record_time import HEAD_BYTES, recorded_at
from insight.format.version import version_record
from insight.record.scalar_step import ScalarStep


@pytest.mark.parametrize(
    "record",
    [
        ScalarStep(("loss",)).record(7.5, 3, [0.5]),
        frame(LineageEvent(wall_time=7.5).SerializePartialToString()),
        frame(word_record(7.5, "failed")),
    ],
)
def test_records_say_in_their_first_bytes_when_they_were_made(record):
    assert recorded_at(record[:HEAD_BYTES]) == 7.5


@pytest.mark.parametrize("record", [b"", b"\x09" * 20, frame(version_record(7.5))])
def test_bytes_that_begin_otherwise_say_nothing(record):
    assert recorded_at(record[:HEAD_BYTES]) is None
