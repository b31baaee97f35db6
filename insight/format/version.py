"""The first record of a summary file, and who wrote it.

MindSpore writes the fields of the version record in the order of their numbers: time, version. Our
recorder writes the version first. Protobuf gives fields no order, so every reader reads both alike,
byte count included; and a reader of bytes can tell whose file it has before it.
"""

from __future__ import annotations

from .messages import EVENT_VERSION, Event

_VERSION_ALONE = Event(version=EVENT_VERSION).SerializePartialToString()  # without its time


def version_record(wall_time: float) -> bytes:
    """The payload of the first record of a file of ours, made at `wall_time` (seconds since 1970).

    >>> len(version_record(0.0)), Event.FromString(version_record(3.5)).wall_time
    (28, 3.5)

    """
    time_alone = bytes(Event(wall_time=wall_time).SerializeToString())
    return bytes(_VERSION_ALONE) + time_alone


def is_our_version_record(payload: bytes) -> bool:
    """Whether a record is the first one of a file that our recorder wrote."""
    return payload.startswith(_VERSION_ALONE)
