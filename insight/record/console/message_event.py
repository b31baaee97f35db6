"""A line as the record of an event file, without protobuf: the process that writes it starts fast.

The same bytes as the plugin `message` gives; a test compares both.
"""

from __future__ import annotations

import struct

from insight.format.framed import frame
from insight.format.varint import varint

_TIME = struct.Struct("<Bd")
_TIME_KEY, _STEP_KEY, _SUMMARY_KEY = 0x09, b"\x10", b"\x2a"  # fields 1, 2 and 5 of an event
_VALUE_KEY, _TAG_KEY = b"\x0a", b"\x0a"  # field 1 of a summary; field 1 of a value
_MESSAGE_KEY = varint(1003 << 3 | 2)  # of a value
_LEVEL_KEY, _TEXT_KEY = b"\x0a", b"\x12"  # fields 1 and 2 of a message


def message_record(wall_time: float, step: int, tag: str, level: str, text: str) -> bytes:
    """The framed record of one line.

    Args:
        wall_time: Seconds since 1970.
        step: The line's number.
        tag: Of the stream.
        level: `info`, or `error` for what ended the run.
        text: The line.

    >>> len(message_record(3.5, 1, "console/out", "info", "begun"))
    60

    """
    message = _field(_LEVEL_KEY, level.encode()) + _field(_TEXT_KEY, text.encode())
    value = _field(_TAG_KEY, tag.encode()) + _field(_MESSAGE_KEY, message)
    summary = _field(_SUMMARY_KEY, _field(_VALUE_KEY, value))
    return frame(_TIME.pack(_TIME_KEY, wall_time) + _STEP_KEY + varint(step) + summary)


def _field(key: bytes, content: bytes) -> bytes:
    return key + varint(len(content)) + content
