"""What the first bytes of a picture say; a picture is never decoded here."""

from __future__ import annotations

import struct

from insight.plugins.image import picture_format

_HEADER = struct.Struct(">I4sIIBB")  # length, name, width, height, depth, colour type
_BEGIN = 8
_CHANNELS = {0: 1, 2: 3, 3: 3, 4: 2, 6: 4}
_UNKNOWN = "unknown"


def picture_cells(content: bytes, told: tuple[int, int, int]) -> tuple[int, int, int, str]:
    r"""Width, height, channels and format.

    Args:
        content: The picture's bytes.
        told: Width, height and channels as the record has them: they hold where the picture is no
            PNG, which says them itself; channels are 0 where neither does.

    >>> picture_cells(b"<svg onload=alert(1)>", (2, 2, 3))
    (2, 2, 3, 'unknown')
    >>> begin = b"\x89PNG\r\n\x1a\n" + _HEADER.pack(13, b"IHDR", 12, 8, 8, 6)
    >>> picture_cells(begin, (1, 1, 0))
    (12, 8, 4, 'png')

    """
    form = picture_format(content)
    if form != "png":
        return *told, form
    if len(content) < _BEGIN + _HEADER.size:
        return *told, _UNKNOWN
    length, name, width, height, _, colours = _HEADER.unpack_from(content, _BEGIN)
    if length != 13 or name != b"IHDR" or colours not in _CHANNELS:
        return *told, _UNKNOWN
    return width, height, _CHANNELS[colours], form
