"""Texts that people and models write, whose lines may be as long as a chapter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .parts import AT_ONCE
from .texts import masked

if TYPE_CHECKING:
    from collections.abc import Iterator


def masked_writing(text: str) -> str:
    """A text without secrets, as `masked` gives it; a long line is searched, too, in pieces.

    Of a program or a command such a line would be masked whole; here it would be lost.

    >>> masked_writing("the author wrote: password = hunter2 " + "and so on, " * 3000)[:40]
    'the author wrote: password = *** and so '

    """
    return "".join(map(masked, _pieces(text)))


def _pieces(text: str) -> Iterator[str]:
    """The text, cut about and inside of lines that are too long to be searched at once."""
    held: list[str] = []
    for line in text.splitlines(keepends=True):
        if len(line) <= AT_ONCE:
            held.append(line)
            continue
        yield "".join(held)
        held = []
        yield from _pieces_of_line(line)
    yield "".join(held)


def _pieces_of_line(line: str) -> Iterator[str]:
    """Pieces that end with a blank, where there is one."""
    start = 0
    while start < len(line):
        stop = start + AT_ONCE
        if stop < len(line):
            stop = line.rfind(" ", start, stop) + 1 or stop
        yield line[start:stop]
        start = stop
