"""Protobuf's whole numbers of variable length."""

from __future__ import annotations


def varint(number: int) -> bytes:
    """`number` in groups of seven bits, lowest first; a negative one as its 64-bit complement.

    >>> varint(300).hex(), len(varint(-1))
    ('ac02', 10)
    """
    if 0 <= number < 0x80:
        return bytes((number,))
    if number < 0:
        number += 1 << 64
    groups = bytearray()
    while number > 0x7F:
        groups.append(number & 0x7F | 0x80)
        number >>= 7
    groups.append(number)
    return bytes(groups)
