"""The last record of a recorder that did not come to its end: what became of the run.

It is TensorBoard's word for the end, a `SessionLog` with the status STOP, and ours as its message.
TensorBoard passes over it; MindSpore's messages have no such field and skip it. A recorder that was
closed as it should be needs none: its files may be read only.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from google.protobuf.message import DecodeError

from .tensorboard import Event, SessionLog

Ending: TypeAlias = Literal["failed", "stopped"]

_ENDINGS: dict[bytes, Ending] = {b"failed": "failed", b"stopped": "stopped"}


def ending_record(wall_time: float, ending: Ending) -> bytes:
    """The payload of the record, made at `wall_time` (seconds since 1970).

    >>> ending_in(ending_record(3.5, "failed"))
    'failed'

    """
    session = SessionLog(status=SessionLog.STOP, msg=ending.encode())
    return bytes(Event(wall_time=wall_time, session_log=session).SerializeToString())


def ending_in(payload: bytes) -> Ending | None:
    """What a record says of the end of its run; None where it is another record."""
    try:
        session = Event.FromString(payload).session_log
    except DecodeError:  # fields of later writers, which mean something else to TensorBoard
        return None
    return _ENDINGS.get(session.msg) if session.status == SessionLog.STOP else None
