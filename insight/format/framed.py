"""One payload as a record; without protobuf, for a process that has to start at once."""

from __future__ import annotations

from insight.errors import FrameError, compose

from .crc32c import masked_crc32c
from .frame_layout import FOOTER, LENGTH, MAX_PAYLOAD


def frame(payload: bytes) -> bytes:
    """`payload` as one record.

    Raises:
        FrameError: If the payload is larger than 2 GiB less a byte, which no reader accepts.

    >>> frame(b"abc").hex(" ", -4)
    '03000000 00000000 b099490e 6162636e 57f121'

    """
    size = len(payload)
    if size > MAX_PAYLOAD:
        where, hint = "frame", "split the step into several records"
        raise FrameError(compose(where, f"at most {MAX_PAYLOAD} bytes", f"{size} bytes", hint))
    length = LENGTH.pack(size)
    header_check = FOOTER.pack(masked_crc32c(length))
    return b"".join((length, header_check, payload, FOOTER.pack(masked_crc32c(payload))))
