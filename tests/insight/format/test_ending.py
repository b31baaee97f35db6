from __future__ import annotations

import pytest

from insight.format.ending import ending_in, ending_record
from insight.format.messages import Event
from insight.format.tensorboard import Event as TensorBoardEvent
from insight.format.tensorboard import SessionLog


@pytest.mark.parametrize("ending", ["failed", "stopped"])
def test_mindspores_readers_find_an_event_without_content(ending):
    event = Event.FromString(ending_record(7.5, ending))

    assert (event.wall_time, event.WhichOneof("what")) == (7.5, None)


def test_tensorboards_readers_find_the_end_of_a_session():
    event = TensorBoardEvent.FromString(ending_record(7.5, "failed"))

    assert (event.wall_time, event.session_log.status) == (7.5, SessionLog.STOP)


@pytest.mark.parametrize(
    "payload",
    [
        b"",
        b"\x09",
        Event(wall_time=1.0, step=3).SerializeToString(),
        TensorBoardEvent(session_log=SessionLog(status=SessionLog.STOP)).SerializeToString(),
        TensorBoardEvent(
            session_log=SessionLog(status=SessionLog.START, msg=b"failed")
        ).SerializeToString(),
        TensorBoardEvent(
            session_log=SessionLog(status=SessionLog.STOP, msg=b"\xff")
        ).SerializeToString(),
        b"\x3a\x01\xff",
        b"\x42\x01\xff",
    ],
)
def test_no_other_record_says_how_a_run_ended(payload):
    assert ending_in(payload) is None
