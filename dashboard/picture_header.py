"""What the header of a picture says, without looking at a single pixel.

Decoders of pictures have holes and bombs, so the server has none: it knows the first bytes of the
formats that browsers draw, and no other bytes are ever called a picture.
"""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING, NamedTuple

from insight.plugins.image import picture_format

if TYPE_CHECKING:
    from collections.abc import Callable

MOST_PIXELS = 2**27
"""Of more, a browser needs half a gigabyte of memory: a few hundred bytes of PNG can ask for it."""

MOST_SEGMENTS = 10_000
"""Of a JPEG before its first frame, bytes that fill up included; each may hold 64 kB."""

_PNG_DEPTHS = {0: {1, 2, 4, 8, 16}, 2: {8, 16}, 3: {1, 2, 4, 8}, 4: {8, 16}, 6: {8, 16}}
_BMP_OLD, _BMP_HEADERS = 12, {40, 52, 56, 64, 108, 124}
_JPEG_FRAMES = {*range(0xC0, 0xD0)} - {0xC4, 0xC8, 0xCC}  # start of frame, but for three tables
_JPEG_BARE = {0x01, *range(0xD0, 0xD9)}  # markers without a length

Size = tuple[int, int]


class PictureHeader(NamedTuple):
    """The format of a picture and its size in pixels."""

    form: str
    width: int
    height: int


def picture_header(content: bytes) -> PictureHeader | None:
    r"""The header of a picture that a browser may draw; None for all other bytes.

    >>> picture_header(b"GIF89a\x02\x00\x03\x00...")
    PictureHeader(form='gif', width=2, height=3)
    >>> picture_header(b"<svg onload=alert(1)>") is None
    True

    """
    form = picture_format(content)
    read = _SIZES.get(form)
    try:
        size = None if read is None else read(content)
    except (struct.error, IndexError):
        size = None  # it ends before its header does
    if size is None or min(size) < 1 or size[0] * size[1] > MOST_PIXELS:
        return None
    return PictureHeader(form, *size)


def _png(content: bytes) -> Size | None:
    length, name, width, height, depth, colours = struct.unpack_from(">I4sIIBB", content, 8)
    is_whole = length == 13 and name == b"IHDR" and depth in _PNG_DEPTHS.get(colours, ())
    return (width, height) if is_whole else None


def _gif(content: bytes) -> Size | None:
    width, height = struct.unpack_from("<HH", content, 6)
    return (width, height) if content[:6] in {b"GIF87a", b"GIF89a"} else None


def _bmp(content: bytes) -> Size | None:
    (length,) = struct.unpack_from("<I", content, 14)
    if length == _BMP_OLD:
        width, height = struct.unpack_from("<HH", content, 18)
        return width, height
    width, height = struct.unpack_from("<ii", content, 18)
    return (width, abs(height)) if length in _BMP_HEADERS else None  # below 0: from top to bottom


def _webp(content: bytes) -> Size | None:
    match content[12:16]:
        case b"VP8 " if content[23:26] == b"\x9d\x01\x2a":
            width, height = struct.unpack_from("<HH", content, 26)
            return width & 0x3FFF, height & 0x3FFF
        case b"VP8L" if content[20] == 0x2F:
            (bits,) = struct.unpack_from("<I", content, 21)
            return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
        case b"VP8X" if len(content) >= 30:
            width, height = (int.from_bytes(content[at : at + 3], "little") for at in (24, 27))
            return width + 1, height + 1
    return None


def _jpeg(content: bytes) -> Size | None:
    """The size in the first frame; segments before it are skipped by their lengths."""
    offset = 2
    for _ in range(MOST_SEGMENTS):
        if content[offset] != 0xFF:
            return None
        marker = content[offset + 1]
        if marker == 0xFF or marker in _JPEG_BARE:  # 0xFF fills up
            offset += 1 if marker == 0xFF else 2
        elif marker in _JPEG_FRAMES:
            height, width = struct.unpack_from(">HH", content, offset + 5)
            return width, height
        else:
            (length,) = struct.unpack_from(">H", content, offset + 2)
            offset += 2 + max(length, 2)
    return None


_SIZES: dict[str, Callable[[bytes], Size | None]] = {
    "png": _png,
    "jpeg": _jpeg,
    "gif": _gif,
    "bmp": _bmp,
    "webp": _webp,
}
