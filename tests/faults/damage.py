"""Ways in which a file of records is damaged; each makes new bytes of whole ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from .written import HEADER, Record, data_of, header

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

SECTOR, BLOCK = 512, 4096
Rng = np.random.Generator


def flipped_bit(data: bytes, bit: int) -> bytes:
    damaged = bytearray(data)
    damaged[bit // 8] ^= 1 << bit % 8
    return bytes(damaged)


def bit_flips(records: list[Record], rng: Rng) -> bytes:
    data = data_of(records)
    for bit in rng.integers(8 * len(data), size=rng.integers(1, 4)).tolist():
        data = flipped_bit(data, bit)
    return data


def truncation(records: list[Record], rng: Rng) -> bytes:
    data = data_of(records)
    return data[: rng.integers(len(data))]


def garbage_sector(records: list[Record], rng: Rng) -> bytes:
    data = data_of(records)
    begin = int(rng.integers(len(data))) // SECTOR * SECTOR
    return data[:begin] + rng.bytes(min(SECTOR, len(data) - begin)) + data[begin + SECTOR :]


def zeroed_block(records: list[Record], rng: Rng) -> bytes:
    """A range that the disk never got: sectors inside the file, or a block at its end."""
    data = data_of(records)
    if rng.random() < 0.3:
        return data[: rng.integers(len(data))] + bytes(BLOCK)
    begin, size = int(rng.integers(len(data))), int(rng.integers(1, 2 * SECTOR))
    return data[:begin] + bytes(min(size, len(data) - begin)) + data[begin + size :]


def torn_and_appended(records: list[Record], rng: Rng) -> bytes:
    """A record torn by a crash, and whole ones written behind it."""
    keep = int(rng.integers(1, len(records)))
    torn = records[keep].data
    return data_of(records[:keep]) + torn[: rng.integers(len(torn))] + data_of(records[keep + 1 :])


def duplicated_block(records: list[Record], rng: Rng) -> bytes:
    data = data_of(records)
    begin, stop = sorted(rng.integers(len(data), size=2).tolist())
    place = int(rng.integers(len(data)))
    return data[:place] + data[begin:stop] + data[place:]


def swapped_blocks(records: list[Record], rng: Rng) -> bytes:
    data = data_of(records)
    one, two, three = sorted(rng.integers(len(data), size=3).tolist())
    return data[:one] + data[two:three] + data[one:two] + data[three:]


def forged_length(records: list[Record], rng: Rng) -> bytes:
    """A length that nothing stands for, under a checksum that holds, at a record's place."""
    exponent = int(rng.integers(31, 65))
    length = 2**exponent - int(rng.integers(0, 3)) if exponent < 64 else 2**64 - 1
    place = int(rng.integers(len(records)))
    before, after = data_of(records[:place]), data_of(records[place:])
    replaced = HEADER.size if rng.random() < 0.5 else 0
    return before + header(length) + after[replaced:]


FAULTS: dict[str, Callable[[list[Record], Rng], bytes]] = {
    "bit flips": bit_flips,
    "truncations": truncation,
    "garbage sectors": garbage_sector,
    "zeroed blocks": zeroed_block,
    "torn and appended": torn_and_appended,
    "duplicated blocks": duplicated_block,
    "swapped blocks": swapped_blocks,
    "forged lengths": forged_length,
}


def intact(records: list[Record], damaged: bytes) -> Iterator[Record]:
    """Every place of the damaged bytes where a record of the whole file still stands."""
    for record in records:
        place = damaged.find(record.data)
        while place >= 0:
            yield record
            place = damaged.find(record.data, place + 1)
