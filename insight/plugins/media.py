"""Files of sound and of moving pictures: their bytes, and what their first ones say they are."""

from __future__ import annotations

import os
from pathlib import Path

from insight.errors import SummaryValueError

MOST_BYTES = 2**30  # a record holds less than twice as many
MIMETYPES = {
    "wav": "audio/wav",
    "mp3": "audio/mpeg",
    "ogg": "audio/ogg",
    "flac": "audio/flac",
    "m4a": "audio/mp4",
    "mp4": "video/mp4",
    "webm": "video/webm",
    "gif": "image/gif",
    "webp": "image/webp",
    "png": "image/png",
}
"""What a browser is told of a file, by the format that its first bytes say."""
_APNG = b"acTL"  # the chunk that tells of frames, before the first of pixels


def bytes_of(where: str, value: object) -> bytes | None:
    """The bytes of a file by its path, or bytes as they are; None of anything else.

    Raises:
        SummaryValueError: If the file cannot be read, or is larger than 1 GiB.

    """
    if isinstance(value, (str, os.PathLike)):
        try:
            value = Path(value).read_bytes()
        except OSError as error:
            got = f"{error.strerror or error}: {value!s}"
            raise SummaryValueError.of(where, "a file that can be read", got) from error
    if not isinstance(value, (bytes, bytearray, memoryview)):
        return None
    content = bytes(value)
    if len(content) > MOST_BYTES:
        got = f"{len(content)}"
        raise SummaryValueError.of(where, f"at most {MOST_BYTES} bytes", got)
    return content


def audio_format(content: bytes) -> str:
    r"""What the first bytes of a file of sound say it is, or `unknown`.

    >>> audio_format(b"RIFF....WAVEfmt "), audio_format(b"OggS\0"), audio_format(b"<html>")
    ('wav', 'ogg', 'unknown')
    """
    if content[:4] == b"RIFF" and content[8:12] == b"WAVE":
        return "wav"
    if content[:4] == b"fLaC":
        return "flac"
    if content[:4] == b"OggS":
        return "ogg"
    if content[4:11] == b"ftypM4A":
        return "m4a"
    is_frame = len(content) > 1 and content[0] == 0xFF and content[1] & 0xE6 == 0xE2
    return "mp3" if content[:3] == b"ID3" or is_frame else "unknown"


def video_format(content: bytes) -> str:
    r"""What the first bytes of a file of moving pictures say it is, or `unknown`.

    >>> video_format(b"\0\0\0\x20ftypisom"), video_format(b"GIF89a"), video_format(b"RIFF")
    ('mp4', 'gif', 'unknown')
    """
    if content[4:8] == b"ftyp":
        return "mp4"
    if content[:4] == b"\x1aE\xdf\xa3":
        return "webm"
    if content[:6] in {b"GIF87a", b"GIF89a"}:
        return "gif"
    if content[:4] == b"RIFF" and content[8:12] == b"WEBP":
        return "webp"
    is_png = content[:8] == b"\x89PNG\r\n\x1a\n"
    return "png" if is_png and _APNG in content[:1024] else "unknown"
