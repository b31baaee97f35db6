"""CRC-32C (Castagnoli) and the masked form that event files store.

The google-crc32c wheel computes it in hardware; the table form below is the reference of its test
and the last resort where the wheel cannot be loaded.
"""

from __future__ import annotations

from functools import cache

__all__ = ["crc32c", "crc_table", "masked", "masked_crc32c", "table_crc32c"]

_POLYNOMIAL = 0x82F63B78  # Castagnoli, bits reversed
_MASK_DELTA = 0xA282EAD8
_WORD = 0xFFFFFFFF


@cache
def crc_table() -> tuple[int, ...]:
    """The change that each value of a byte makes to the register: 256 words of 32 bits."""
    table = []
    for byte in range(256):
        register = byte
        for _ in range(8):
            register = (register >> 1) ^ (_POLYNOMIAL if register & 1 else 0)
        table.append(register)
    return tuple(table)


def table_crc32c(data: bytes) -> int:
    """CRC-32C of `data`, byte by byte in Python: right everywhere and slow.

    >>> hex(table_crc32c(b"123456789"))
    '0xe3069283'
    """
    table = crc_table()
    register = _WORD
    for byte in data:
        register = (register >> 8) ^ table[(register ^ byte) & 0xFF]
    return register ^ _WORD


try:
    from google_crc32c import value as crc32c
except ImportError:  # no wheel for this platform
    crc32c = table_crc32c


def masked(crc: int) -> int:
    """`crc` rotated and shifted, so that a checksum of data that holds checksums stays strong.

    Source: the TFRecord framing: ((crc >> 15) | (crc << 17)) + 0xa282ead8, modulo 2**32.
    """
    return (((crc >> 15) | (crc << 17)) + _MASK_DELTA) & _WORD


def masked_crc32c(data: bytes) -> int:
    """The checksum that stands beside `data` in an event file.

    >>> hex(masked_crc32c(b"123456789"))
    '0xc78ab0e5'
    """
    return masked(crc32c(data))
