"""The two checksums of a safetensors file, made of those of its arrays.

MindSpore's is made of the names and the numbers, and so does not tell a type or a shape that has
changed. Ours is made of the whole file. Files from here have both where one is asked for.
"""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING

from insight.format.crc32_joined import joined, of_zeros

from .header import CHECKSUM, NO_CHECKSUM

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from .header import Entry

_MARK = f'"{CHECKSUM}":"'.encode()


def of_file(header: bytes, entries: Sequence[Entry], of_arrays: Mapping[str, int]) -> str:
    """The digits of our checksum.

    Args:
        header: The file up to its arrays, with whatever digits.
        entries: The arrays.
        of_arrays: The CRC-32 of the bytes of each, by name.

    """
    checksum = zlib.crc32(with_digits(header, NO_CHECKSUM))
    for entry in sorted(entries, key=lambda entry: (entry.begin, entry.end)):
        checksum = joined(checksum, of_arrays[entry.name], entry.size)
    return f"{checksum:08x}"


def with_digits(header: bytes, digits: str) -> bytes:
    """The header with these digits for its checksum.

    >>> with_digits(b'{"insight_crc32":"00000000"}', "0123abcd")
    b'{"insight_crc32":"0123abcd"}'
    """
    # No name holds the mark: its quotes would be \". Where damage took it, the sum is another.
    begin = header.find(_MARK) + len(_MARK)
    return header[:begin] + digits.encode() + header[begin + len(digits) :]


def of_mindspore(
    entries: Sequence[Entry], of_arrays: Mapping[str, int], numbers: Mapping[str, int]
) -> int:
    """MindSpore's checksum: each name and its bytes, ordered by name.

    Of a single whole number it takes so many zeros for its bytes; measured on MindSpore 2.10, which
    refuses to save a negative one.

    Args:
        entries: The arrays.
        of_arrays: The CRC-32 of the bytes of each, by name.
        numbers: The single whole numbers by name.

    """
    checksum = 0
    for entry in sorted(entries):
        checksum = zlib.crc32(entry.name.encode(), checksum)
        zeros = numbers.get(entry.name, -1)
        if zeros < 0:
            checksum = joined(checksum, of_arrays[entry.name], entry.size)
        else:
            checksum = of_zeros(zeros, checksum)
    return checksum


def is_number(entry: Entry) -> bool:
    """Whether a value is a single whole number."""
    return not entry.shape and "Int" in entry.type_name
