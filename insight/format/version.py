"""The first record of a summary file, and who wrote it.

MindSpore writes the fields of the version record in the order of their numbers: time, version. Our
recorder writes the version first, and the time twice. Protobuf gives fields no order and takes the
last of one that comes again, so every reader reads all of them alike; and a reader of bytes can
tell whose file it has before it. The second time says that the file tells its end itself
(`ending.py`); files of ours from before have one, and say it by their rights, as MindSpore's do.
"""

from __future__ import annotations

from .messages import EVENT_VERSION, Event

_VERSION_ALONE = bytes(Event(version=EVENT_VERSION).SerializePartialToString())  # without its time


def version_record(wall_time: float) -> bytes:
    """The payload of the first record of a file of ours, made at `wall_time` (seconds since 1970).

    >>> len(version_record(0.0)), Event.FromString(version_record(3.5)).wall_time
    (37, 3.5)

    """
    time_alone = bytes(Event(wall_time=wall_time).SerializeToString())
    return _VERSION_ALONE + 2 * time_alone


def is_our_version_record(payload: bytes) -> bool:
    """Whether a record is the first one of a file that our recorder wrote."""
    return payload.startswith(_VERSION_ALONE)


def tells_its_end(version: bytes) -> bool:
    """Whether a file of ours with this first record says itself how it ended.

    >>> tells_its_end(version_record(3.5)), tells_its_end(version_record(3.5)[:-9])
    (True, False)

    """
    times = version[len(_VERSION_ALONE) :]
    return len(times) > 0 and times == 2 * times[: len(times) // 2]
