"""CRC-32 of bytes whose parts were summed up apart, or that are not there at all.

A checksum is a polynomial over two elements; that of two parts is the first, moved on by the bytes
of the second, and the second.
"""

from __future__ import annotations

_POLYNOMIAL = 0xEDB88320  # zlib's, the lowest power in the highest bit
_ONE = 1 << 31
_ALL = 2**32 - 1


def joined(first: int, second: int, size: int) -> int:
    """The CRC-32 of two parts: that of the first, that of the second, and the second's bytes.

    >>> import zlib
    >>> joined(zlib.crc32(b"wei"), zlib.crc32(b"ghts"), 4) == zlib.crc32(b"weights")
    True
    """
    return _times(_power(8 * size), first) ^ second


def of_zeros(size: int, first: int = 0) -> int:
    """The CRC-32 of so many zero bytes behind a part whose own is `first`.

    >>> import zlib
    >>> of_zeros(3, zlib.crc32(b"x")) == zlib.crc32(b"x" + bytes(3))
    True
    """
    return _times(_power(8 * size), first ^ _ALL) ^ _ALL


def _power(number: int) -> int:
    """The polynomial x to that power, modulo zlib's."""
    power, square = _ONE, _ONE >> 1
    while number:
        if number & 1:
            power = _times(square, power)
        square = _times(square, square)
        number >>= 1
    return power


def _times(one: int, other: int) -> int:
    product, bit = 0, _ONE
    while bit:
        if one & bit:
            product ^= other
        other = other >> 1 ^ (_POLYNOMIAL if other & 1 else 0)
        bit >>= 1
    return product
