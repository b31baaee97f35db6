"""Lines of a text that comes in pieces, such as a member of a zip file; of JSON what they say."""

from __future__ import annotations

import json
from itertools import accumulate
from typing import TYPE_CHECKING, Any, NamedTuple

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


class JsonLines(NamedTuple):
    """What some lines say that follow each other."""

    begins: list[int]
    """Where each begins in the text, in bytes."""
    values: list[Any]
    damages: list[tuple[int, str]]
    """Where lines begin that are no JSON, and why."""
    unfinished: int
    """Bytes of a last line that is no JSON and that no break ends."""


def json_lines_of(pieces: Iterable[bytes]) -> Iterator[JsonLines]:
    r"""What the lines of a text say, a piece at a time; empty lines are left out.

    >>> [*json_lines_of([b'{"a": 1}\n[2]\nno\n', b'{"b'])][-1]
    JsonLines(begins=[], values=[], damages=[], unfinished=3)
    >>> next(json_lines_of([b'{"a": 1}\n[2]\nno\n']))[:3]
    ([0, 9], [{'a': 1}, [2]], [(13, 'line is no JSON')])
    """
    begin, held = 0, b""
    for piece in pieces:
        end = piece.rfind(b"\n") + 1
        if end and len(held) + end <= MOST_IN_LINE:
            block, held = held + piece[:end], piece[end:]
            yield _said(block, begin)
            begin += len(block)
        elif len(held) + len(piece) <= MOST_IN_LINE:
            held += piece
        else:
            yield JsonLines([], [], [(begin, "line is too long to be read")], 0)
            begin += len(held) + len(piece)
            held = b""
    if held:
        rest = _one_by_one([held], [begin])
        is_whole = bool(rest.values) or not rest.damages
        yield rest if is_whole else JsonLines([], [], [], len(held))


def _said(block: bytes, begin: int) -> JsonLines:
    """What whole lines say: together, where all are JSON, as that is three times as fast."""
    lines = block.split(b"\n")
    lines.pop()
    begins = list(accumulate((len(line) + 1 for line in lines[:-1]), initial=begin))
    try:
        # In a list each, so that two lines which are JSON only together are none.
        held = json.loads(b"[[%b]]" % b"],[".join(lines))
        values = [value for (value,) in held]
    except (ValueError, RecursionError):
        return _one_by_one(lines, begins)
    if len(values) != len(lines):
        return _one_by_one(lines, begins)
    return JsonLines(begins, values, [], 0)


def _one_by_one(lines: list[bytes], begins: list[int]) -> JsonLines:
    found = JsonLines([], [], [], 0)
    for line, begin in zip(lines, begins, strict=True):
        if not line or line.isspace():
            continue
        try:
            value = json.loads(line)
        except (ValueError, RecursionError):
            found.damages.append((begin, "line is no JSON"))
        else:
            found.begins.append(begin)
            found.values.append(value)
    return found
