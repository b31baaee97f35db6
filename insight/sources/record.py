"""One record of a file, read again by its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from insight.errors import FormatError, compose
from insight.format.frames import FOOTER, HEADER, read_frames

if TYPE_CHECKING:
    from .place import Place


def record_at(place: Place, path: str, offset: int) -> bytes:
    """The payload of the record that begins at `offset` of a file.

    Raises:
        FormatError: If no whole record begins there.

    """
    try:
        with place.open(path) as file:
            header = file.read(offset, HEADER.size)
            length = int.from_bytes(header[:8], "little")
            left = max(0, file.state().size - offset - len(header))
            data = header + file.read(offset + len(header), min(length + FOOTER.size, left))
            for begin, payload in read_frames(data):
                if begin == 0:
                    return payload
    except OSError as error:
        raise moved(path, offset, "a readable record", error.strerror) from error
    raise moved(path, offset, "a whole record", "damaged bytes")


def moved(path: str, offset: int, expected: str, got: object) -> FormatError:
    """The error for a value that does not stand where it was seen."""
    where, hint = f"{path} at byte {offset}", "the file has changed; refresh the store"
    return FormatError(compose(where, expected, got, hint))
