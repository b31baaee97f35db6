"""Single fields: where they end, and what they say."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

# What programs write where there is no value; pandas has these for missing ones, too.
MISSING = frozenset(("", "NA", "N/A", "n/a", "#N/A", "<NA>", "null", "NULL", "None"))
_TRUTH = {"True": 1.0, "true": 1.0, "False": 0.0, "false": 0.0}
_NUMBER = re.compile(
    r"[+-]?(?:(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?|nan|inf|infinity)", re.IGNORECASE
)
_WHOLE = re.compile(r"[+-]?[0-9]{1,30}")
_EXACT = 1 << 53


@lru_cache
def _field(separator: bytes) -> re.Pattern[bytes]:
    """A field up to its separator or the end of its line, which may be that of the text."""
    plain = b"[^" + re.escape(separator) + rb"\n]*+"
    return re.compile(rb'"(?:[^"]|"")*+(?:"' + plain + rb"|\Z)|" + plain)


def fields_in(text: bytes, separator: bytes, begin: int = 0) -> Iterator[tuple[int, int, bool]]:
    r"""Where each field begins and ends from a place on, and whether it is the last of its row.

    Nothing comes of a row whose end the text lacks, but for the fields before.

    >>> list(fields_in(b'a,"b\n"\r\nc', b","))
    [(0, 1, False), (2, 6, True)]
    """
    match = _field(separator).match
    while begin < len(text):
        found = match(text, begin)
        stop = begin if found is None else found.end()
        if stop >= len(text):
            return
        is_last = text[stop] == 0x0A
        end = stop - (is_last and stop > begin and text[stop - 1] == 0x0D)
        yield begin, end, is_last
        begin = stop + 1


def unquoted(field: bytes) -> bytes:
    r"""What a field holds.

    >>> unquoted(b'"a ""b"" c"'), unquoted(b'a"b'), unquoted(b'"a"b"c')
    (b'a "b" c', b'a"b', b'ab"c')
    """
    if not field.startswith(b'"'):
        return field
    inside: list[bytes] = []
    at = 1
    while True:
        quote = field.find(b'"', at)
        if quote < 0:
            return b"".join((*inside, field[at:]))
        inside.append(field[at:quote])
        if field[quote + 1 : quote + 2] != b'"':
            return b"".join((*inside, field[quote + 1 :]))
        inside.append(b'"')
        at = quote + 2


def read_field(field: bytes) -> float | int | str | None:
    r"""A field's value: None where there is none, an int only where float64 would round it.

    >>> [read_field(field) for field in (b"", b"1.5", b" 1 ", b'"-inf"', b"9007199254740993")]
    [None, 1.5, 1.0, -inf, 9007199254740993]
    >>> read_field(b"True"), read_field(b"false")
    (1.0, 0.0)
    >>> [read_field(field) for field in (b"1_0", b"0x1", b'"a, b"', b"NA", b"\xff")]
    ['1_0', '0x1', 'a, b', None, '\ufffd']
    """
    text = unquoted(field).decode("utf-8", "replace")
    bare = text.strip(" \t\r")
    if bare in MISSING:
        return None
    if bare in _TRUTH:
        return _TRUTH[bare]
    if _NUMBER.fullmatch(bare) is None:
        return text
    number = float(bare)
    if abs(number) >= _EXACT and _WHOLE.fullmatch(bare) is not None and int(bare) != number:
        return int(bare)
    return number
