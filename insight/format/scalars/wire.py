"""Walking a protobuf message field by field, and refusing what writers never write.

A parser of protobuf forgives: the last of two wins, padded numbers are read, groups are kept. The
scans must not guess which was meant, so all of that is `Unusual` here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

VARINT, FIXED64, BYTES, FIXED32 = 0, 1, 2, 5
"""The wire types; 3 and 4 are groups, 6 and 7 mean nothing."""

_LAST_NUMBER = 2**29 - 1
_LONGEST_VARINT = 10
_MORE = 0x80


class Unusual(Exception):  # noqa: N818 -- never leaves this folder, and no error
    """The bytes are no message, or one that only a parser of protobuf should judge."""


def read_varint(data: bytes, begin: int, stop: int) -> tuple[int, int]:
    r"""The number at `begin`, below 2**64, and where it ends.

    Raises:
        Unusual: If it does not end before `stop`, is too large, or is longer than it need be.

    >>> read_varint(b"\xac\x02", 0, 2)
    (300, 2)

    """
    number = 0
    for position in range(begin, min(stop, begin + _LONGEST_VARINT)):
        byte = data[position]
        number |= (byte & ~_MORE) << (7 * (position - begin))
        if byte < _MORE:
            if number >> 64 or (byte == 0 and position > begin):
                break
            return number, position + 1
    raise Unusual


def walk(data: bytes, begin: int, stop: int) -> Iterator[tuple[int, int, int, int]]:
    r"""(number, wire type, begin, stop) of each field of the message from `begin` to `stop`.

    The last two are where the field's content lies, without its key and its length.

    Raises:
        Unusual: At the first field that is not well-formed, or is a group.

    >>> list(walk(b"\x10\x03\x0a\x01a", 0, 5))
    [(2, 0, 1, 2), (1, 2, 4, 5)]

    """
    while begin < stop:
        key, begin = read_varint(data, begin, stop)
        number, wire = key >> 3, key & 7
        if not 1 <= number <= _LAST_NUMBER:
            raise Unusual
        if wire == BYTES:
            size, begin = read_varint(data, begin, stop)
            end = begin + size
        elif wire == VARINT:
            end = read_varint(data, begin, stop)[1]
        elif wire == FIXED64:
            end = begin + 8
        elif wire == FIXED32:
            end = begin + 4
        else:
            raise Unusual
        if end > stop:
            raise Unusual
        yield number, wire, begin, end
        begin = end
