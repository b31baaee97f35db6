"""Whole lines of a text that comes in pieces, such as a member of a zip file."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

MOST_IN_LINE = 1 << 26
"""Longer lines are left out: one that never ends would fill the memory."""


class Line(NamedTuple):
    """One line."""

    begin: int
    """Where it begins in the text, in bytes."""
    content: bytes | None
    """Without its break; None of one that is too long."""
    is_ended: bool
    """Whether a break follows."""


def lines_of(pieces: Iterable[bytes], most: int = MOST_IN_LINE) -> Iterator[Line]:
    r"""The lines of a text, the last one also where no break ends it.

    Args:
        pieces: The text.
        most: So many bytes a line may have.

    >>> [tuple(line) for line in lines_of([b"a\nbc", b"d\r\ne"])]
    [(0, b'a', True), (2, b'bcd', True), (7, b'e', False)]
    >>> [line.content for line in lines_of([b"abc", b"defgh\nx\n"], most=5)]
    [None, b'x']

    """
    begin, held, length = 0, bytearray(), 0
    for piece in pieces:
        *ended, rest = piece.split(b"\n")
        for part in ended:
            if length:
                held += part
                content, length = bytes(held), length + len(part)
                held.clear()
            else:
                content, length = part, len(part)
            yield Line(begin, None if length > most else content.removesuffix(b"\r"), True)
            begin += length + 1
            length = 0
        length += len(rest)
        if length > most:
            held.clear()
        else:
            held += rest
    if length:
        yield Line(begin, None if length > most else bytes(held).removesuffix(b"\r"), False)
