"""How long a file of MP4 or WebM is, and how large its pictures are, by its header."""

from __future__ import annotations

import math
import struct
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator


class Moving(NamedTuple):
    """What a file of moving pictures says of itself: NaN and 0 where it says nothing."""

    duration: float
    """Seconds."""
    rate: float
    """Pictures per second."""
    width: int
    height: int


Part = tuple[int, int]
"""Where the content of a box or an element begins, and where it ends."""


def of_mp4(content: bytes) -> Moving:
    """What the header of an MP4 file says (ISO/IEC 14496-12): `moov` and the boxes in it."""
    whole = (0, len(content))
    moov = next(_boxes(content, whole, b"moov"))
    duration = _mp4_duration(content, next(_boxes(content, moov, b"mvhd")))
    for track in _boxes(content, moov, b"trak"):
        (_, end) = next(_boxes(content, track, b"tkhd"))
        width, height = (side >> 16 for side in struct.unpack_from(">II", content, end - 8))
        if width and height:
            media = next(_boxes(content, track, b"mdia"))
            own = _mp4_duration(content, next(_boxes(content, media, b"mdhd")))
            count = _mp4_pictures(content, media)
            return Moving(duration, count / own if own else math.nan, width, height)
    return Moving(duration, math.nan, 0, 0)


def _boxes(content: bytes, within: Part, name: bytes) -> Iterator[Part]:
    """The contents of the boxes of a name."""
    at, end = within
    while at + 8 <= end:
        size, kind = struct.unpack_from(">I4s", content, at)
        head = 8
        if size == 1:
            (size,) = struct.unpack_from(">Q", content, at + 8)
            head = 16
        size = size or end - at
        if size < head:
            return
        if kind == name:
            yield at + head, min(at + size, end)
        at += size


def _mp4_duration(content: bytes, box: Part) -> float:
    """Seconds, of a box `mvhd` or `mdhd`."""
    form, at = (">IQ", box[0] + 20) if content[box[0]] == 1 else (">II", box[0] + 12)
    scale, units = struct.unpack_from(form, content, at)
    return float(units / scale) if scale else math.nan


def _mp4_pictures(content: bytes, media: Part) -> int:
    """How many samples a track has."""
    inner = media
    for name in (b"minf", b"stbl", b"stsz"):
        inner = next(_boxes(content, inner, name))
    return int(struct.unpack_from(">I", content, inner[0] + 8)[0])


_SEGMENT, _INFORMATION, _TRACKS = 0x18538067, 0x1549A966, 0x1654AE6B
_SCALE, _DURATION = 0x2AD7B1, 0x4489
_TRACK, _PICTURE_TIME, _VIDEO, _WIDTH, _HEIGHT = 0xAE, 0x23E383, 0xE0, 0xB0, 0xBA


def of_webm(content: bytes) -> Moving:
    """What the header of a WebM file says (RFC 8794, RFC 9559): `Info` and `Tracks`."""
    segment = next(_elements(content, (0, len(content)), _SEGMENT))
    duration, rate, width, height = math.nan, math.nan, 0, 0
    for told in _elements(content, segment, _INFORMATION):
        scale = next((_whole(content, one) for one in _elements(content, told, _SCALE)), 10**6)
        for one in _elements(content, told, _DURATION):
            form = ">d" if one[1] - one[0] == 8 else ">f"
            duration = struct.unpack_from(form, content, one[0])[0] * scale / 1e9
    for tracks in _elements(content, segment, _TRACKS):
        for track in _elements(content, tracks, _TRACK):
            for video in _elements(content, track, _VIDEO):
                width = next((_whole(content, x) for x in _elements(content, video, _WIDTH)), 0)
                height = next((_whole(content, x) for x in _elements(content, video, _HEIGHT)), 0)
                for time in _elements(content, track, _PICTURE_TIME):
                    rate = 1e9 / _whole(content, time)
    return Moving(duration, rate, width, height)


def _elements(content: bytes, within: Part, name: int) -> Iterator[Part]:
    """The contents of the elements of a name."""
    at, end = within
    while at < end:
        found, at = _number(content, at, keeps_length=True)
        size, at = _number(content, at, keeps_length=False)
        stop = end if size < 0 else min(at + size, end)  # of unknown size: up to the end
        if found == name:
            yield at, stop
        at = stop


def _number(content: bytes, at: int, *, keeps_length: bool) -> tuple[int, int]:
    """A number of variable length, and where it ends; -1 for a size that is unknown."""
    first = content[at]
    length = 9 - first.bit_length()
    if length > 8:
        raise ValueError("no element begins here")
    held = int.from_bytes(content[at : at + length], "big")
    if keeps_length:
        return held, at + length
    most = (1 << 7 * length) - 1
    return (-1 if held & most == most else held & most), at + length


def _whole(content: bytes, part: Part) -> int:
    return int.from_bytes(content[part[0] : part[1]], "big")
