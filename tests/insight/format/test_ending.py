from __future__ import annotations

import struct

import pytest

from insight.format.ending import RECORD_BYTES, ends, said_at, word_in, word_record
from insight.format.frames import frame
from insight.format.messages import Event, LineageEvent
from insight.format.tensorboard import Event as TensorBoardEvent
from insight.format.tensorboard import SessionLog

WORDS = ("finished", "failed", "stopped", "continued", "beside")


@pytest.mark.parametrize("word", WORDS)
def test_mindspores_readers_find_an_event_without_content(word):
    event = Event.FromString(word_record(7.5, word))
    lineage = LineageEvent.FromString(word_record(7.5, word, lineage=True))

    assert (event.wall_time, event.WhichOneof("what")) == (7.5, None)
    assert (lineage.wall_time, lineage.WhichOneof("what")) == (7.5, None)


@pytest.mark.parametrize("word", WORDS)
def test_tensorboards_readers_find_the_end_of_a_session_and_never_a_start(word):
    event = TensorBoardEvent.FromString(word_record(7.5, word))
    status = SessionLog.CHECKPOINT if word == "beside" else SessionLog.STOP

    assert (event.wall_time, event.session_log.status) == (7.5, status)


@pytest.mark.parametrize("lineage", [False, True])
@pytest.mark.parametrize("word", WORDS)
def test_word_is_read_as_it_was_written(word, lineage):
    record = word_record(-0.0, word, lineage=lineage)

    assert (word_in(record), said_at(record)) == (word, 0.0)
    assert len(frame(record)) <= RECORD_BYTES


def test_failure_has_the_bytes_that_it_had_before_ordinary_ends_were_told():
    session = SessionLog(status=SessionLog.STOP, msg=b"failed")
    before = TensorBoardEvent(wall_time=7.5, session_log=session).SerializeToString()

    assert word_record(7.5, "failed") == before


@pytest.mark.parametrize(
    "payload",
    [
        b"",
        b"\x09",
        Event(wall_time=1.0, step=3).SerializeToString(),
        TensorBoardEvent(session_log=SessionLog(status=SessionLog.STOP)).SerializeToString(),
        TensorBoardEvent(
            wall_time=1.0, session_log=SessionLog(status=SessionLog.START, msg=b"failed")
        ).SerializeToString(),
        TensorBoardEvent(
            wall_time=1.0, session_log=SessionLog(status=SessionLog.STOP, msg=b"\xff")
        ).SerializeToString(),
        b"\x3a\x01\xff",
        b"\x42\x01\xff",
        word_record(1.0, "failed")[:-1],
        b"\x11" + word_record(1.0, "failed")[1:],
        word_record(1.0, "failed") + b"\x10\x03",
    ],
)
def test_no_other_record_says_a_word(payload):
    assert word_in(payload) is None


@pytest.mark.parametrize("lineage", [False, True])
@pytest.mark.parametrize("word", WORDS)
def test_file_is_over_where_its_last_record_is_an_ending(word, lineage):
    step = frame(b"\x09" + struct.pack("<d", 1.0) + b"\x10\x03")
    last = frame(word_record(1.0, word, lineage=lineage))
    over = word in {"finished", "failed", "stopped"}

    assert ends((step + last)[-RECORD_BYTES:]) is over
    assert ends(last) is over
    assert not ends((last + step)[-RECORD_BYTES:])
    assert not ends((step + last)[:-1][-RECORD_BYTES:])
