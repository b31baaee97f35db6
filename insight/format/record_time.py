"""When a record of ours was made, as its own bytes say.

All that our recorder writes behind the version record begins with the time: field 1 of every event.
"""

from __future__ import annotations

import struct

from .frame_layout import HEADER

_TIME = struct.Struct("<Bd")
_TIME_KEY = 0x09

HEAD_BYTES = HEADER.size + _TIME.size
"""So many bytes of a framed record have its time."""


def recorded_at(head: bytes) -> float | None:
    """Seconds since 1970, from the first `HEAD_BYTES` of a framed record; None where they lack it.

    >>> from insight.format.frames import frame
    >>> recorded_at(frame(bytes.fromhex("09 0000000000000c40 1003"))), recorded_at(b"")
    (3.5, None)

    """
    if len(head) < HEAD_BYTES:
        return None
    key, wall_time = _TIME.unpack_from(head, HEADER.size)
    return wall_time if key == _TIME_KEY else None
