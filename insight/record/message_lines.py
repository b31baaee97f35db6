"""Many messages at once: each is a record with a step and a time of its own, all are one write."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from insight.format.frames import message_frame
from insight.format.messages import Event
from insight.plugins.message import USUAL_LEVEL, message_of

if TYPE_CHECKING:
    from collections.abc import Iterable


class Line(NamedTuple):
    """One line that a program printed.

    Attributes:
        step: Its number.
        wall_time: When it was printed: seconds since 1970, UTC.
        text: Without the end of the line.
        level: How grave it is.

    """

    step: int
    wall_time: float
    text: str
    level: str = USUAL_LEVEL


def line_records(tag: str, lines: Iterable[Line]) -> bytes:
    """The records of some lines, as they stand in a file one behind the other.

    Args:
        tag: Under which they are read again: `console/out`.
        lines: In their order. Halves of characters become question marks: a program may print any.

    Raises:
        SummaryValueError: If a line is longer than 1 GiB.

    >>> len(line_records("console/out", [Line(1, 0.5, "epoch 1"), Line(2, 0.5, "")]))
    117

    """
    records = []
    for line in lines:
        event = Event(wall_time=line.wall_time, step=line.step)
        event.summary.value.add(tag=tag, message=message_of(line.level, line.text))
        records.append(message_frame(event))
    return b"".join(records)
