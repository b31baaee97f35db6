"""What the first bytes of a framed record say: how long it is, and which step it is of.

So a reader may pass over a record without reading it. Recorders write the time first, as a double,
and then the step, as protobuf's numbers of variable length.
"""

from __future__ import annotations

from .crc32c import masked_crc32c
from .frame_layout import HEADER, LENGTH, OVERHEAD

_STEP_KEY = 0x10  # field 2
_KEY_AT = HEADER.size + 1 + 8  # behind the key of the time and the time
_LONGEST_NUMBER = 10
_MORE = 0x80

STEP_BYTES = _KEY_AT + 1 + _LONGEST_NUMBER
"""So many bytes of a framed record have its step."""


def record_bytes(head: bytes) -> int | None:
    """How many bytes the record takes in its file; None where no head of one is.

    >>> from insight.format.frames import frame
    >>> record_bytes(frame(b"abc")[:12]), record_bytes(b"something else")
    (19, None)

    """
    if len(head) < HEADER.size:
        return None
    length, check = HEADER.unpack_from(head)
    return length + OVERHEAD if masked_crc32c(head[: LENGTH.size]) == check else None


def step_at(head: bytes) -> int:
    """The step of an event, from the first `STEP_BYTES` of its record; 0 where they have none.

    >>> from insight.format.frames import frame
    >>> step_at(frame(bytes.fromhex("09 0000000000000c40 10ac02"))), step_at(b"")
    (300, 0)

    """
    if head[_KEY_AT : _KEY_AT + 1] != bytes((_STEP_KEY,)):
        return 0
    step = 0
    for group, byte in enumerate(head[_KEY_AT + 1 : STEP_BYTES]):
        step |= (byte & ~_MORE) << (7 * group)
        if byte < _MORE:
            return step if step < 1 << 63 else step - (1 << 64)
    return 0
