"""Texts that people and models write, whose lines may be as long as a chapter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .parts import AT_ONCE
from .texts import masked
from .tokens import without_private_keys

if TYPE_CHECKING:
    from collections.abc import Iterator

_AROUND = AT_ONCE // 2  # characters on each side of a cut that are looked at
_BACK = 512  # characters before a cut that will not do, to the next that is tried
_TRIES = 8


def masked_writing(text: str) -> str:
    """A text without secrets, as `masked` gives it; a long line is searched, too, in pieces.

    Of a program or a command such a line would be masked whole; here it would be lost.

    >>> masked_writing("the author wrote: password = hunter2 " + "and so on, " * 3000)[:40]
    'the author wrote: password = *** and so '

    """
    if max(map(len, text.splitlines()), default=0) <= AT_ONCE:
        return masked(text)
    return "".join(map(masked, _pieces(without_private_keys(text))))


def _pieces(text: str) -> Iterator[str]:
    """The text, cut inside of lines that are too long to be searched at once, and after them."""
    held: list[str] = []
    for line in text.splitlines(keepends=True):
        start = 0
        while len(line) - start > AT_ONCE and (stop := _cut(line, start)):
            yield "".join([*held, line[start:stop]])
            held, start = [], stop
        held.append(line[start:])
    yield "".join(held)


def _cut(line: str, start: int) -> int:
    """Where a piece of a line may end: behind a blank that no secret lies around; 0 for nowhere.

    What is not cut stays too long, and is masked whole if it may name a secret.
    """
    stop = start + AT_ONCE
    for _ in range(_TRIES):
        stop = line.rfind(" ", start, stop) + 1 or stop
        if stop <= start:
            return 0
        before, after = line[max(start, stop - _AROUND) : stop], line[stop : stop + _AROUND]
        if masked(before) + masked(after) == masked(before + after):
            return stop
        stop -= _BACK
    return 0
