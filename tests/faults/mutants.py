"""Ways in which any file is damaged; each makes new bytes of those before it."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

Rng = np.random.Generator
HEAD = 64  # lengths, types and shapes stand at the start of each value; damage is denser there
WORST_VARINT = b"\xff" * 9 + b"\x01"
HUGE = (2**31 - 1, 2**31, 2**32 - 1, 2**40, 2**63 - 1, 2**64 - 1)


def flipped(data: bytearray, rng: Rng) -> bytearray:
    for _ in range(int(rng.integers(1, 6))):
        data[rng.integers(len(data))] ^= 1 << int(rng.integers(8))
    return data


def head_changed(data: bytearray, rng: Rng) -> bytearray:
    for _ in range(int(rng.integers(1, 6))):
        data[rng.integers(min(HEAD, len(data)))] = int(rng.integers(256))
    return data


def cut(data: bytearray, rng: Rng) -> bytearray:
    return data[: rng.integers(len(data))]


def cut_out(data: bytearray, rng: Rng) -> bytearray:
    begin = int(rng.integers(len(data)))
    del data[begin : begin + int(rng.integers(1, 80))]
    return data


def zeroed(data: bytearray, rng: Rng) -> bytearray:
    begin = int(rng.integers(len(data)))
    size = min(int(rng.integers(1, 200)), len(data) - begin)
    data[begin : begin + size] = bytes(size)
    return data


def with_garbage(data: bytearray, rng: Rng) -> bytearray:
    begin = int(rng.integers(len(data) + 1))
    data[begin:begin] = rng.bytes(int(rng.integers(1, 60)))
    return data


def with_a_huge_length(data: bytearray, rng: Rng) -> bytearray:
    begin = int(rng.integers(min(HEAD, len(data))))
    data[begin : begin + 1] = WORST_VARINT[int(rng.integers(len(WORST_VARINT))) :]
    return data


def with_a_huge_number(data: bytearray, rng: Rng) -> bytearray:
    """A number of eight or four bytes, or its digits, where one of a header may stand."""
    number = HUGE[rng.integers(len(HUGE))]
    forms = (
        number.to_bytes(8, "little"),
        (number % 2**32).to_bytes(4, "little"),
        str(number).encode(),
    )
    form = forms[rng.integers(len(forms))]
    begin = int(rng.integers(min(4 * HEAD, len(data))))
    data[begin : begin + len(form)] = form
    return data


def doubled(data: bytearray, rng: Rng) -> bytearray:
    return data + data[rng.integers(len(data)) :]


def swapped(data: bytearray, rng: Rng) -> bytearray:
    one, two, three = sorted(rng.integers(len(data) + 1, size=3).tolist())
    return data[:one] + data[two:three] + data[one:two] + data[three:]


def repeated(data: bytearray, rng: Rng) -> bytearray:
    begin, stop = sorted(rng.integers(len(data) + 1, size=2).tolist())
    place = int(rng.integers(len(data) + 1))
    return data[:place] + data[begin:stop] + data[place:]


ATTACKS: list[Callable[[bytearray, Rng], bytearray]] = [
    flipped,
    head_changed,
    cut,
    cut_out,
    zeroed,
    with_garbage,
    with_a_huge_length,
    with_a_huge_number,
    doubled,
    swapped,
    repeated,
]


def mutant(content: bytes, rng: Rng, borders: Sequence[int] = ()) -> bytes:
    """One damaged file.

    Args:
        content: The whole file.
        rng: Draws the damage.
        borders: Where one part of the file ends and the next begins, 0 and the size among them.
            What is cut, swapped and repeated there leaves every part whole.

    """
    data = bytearray(content)
    if len(borders) > 2 and rng.random() < 0.2:
        return _of_whole_parts(content, borders, rng)
    for _ in range(int(rng.integers(1, 3))):
        if data:
            data = ATTACKS[rng.integers(len(ATTACKS))](data, rng)
    return bytes(data)


def _of_whole_parts(content: bytes, borders: Sequence[int], rng: Rng) -> bytes:
    """Some of the parts, in another order or more than once; or one with the head of another."""
    parts = [content[begin:end] for begin, end in pairwise(borders)]
    how, one, two = rng.integers(5), int(rng.integers(len(parts))), int(rng.integers(len(parts)))
    if how == 0:
        return b"".join(parts[:one])
    if how == 1:
        return b"".join(parts[:one] + parts[one + 1 :])
    if how == 2:
        return b"".join([*parts[:one], parts[two], *parts[one:]])
    if how == 3:
        begin, end = sorted(rng.integers(HEAD, size=2).tolist())
        parts[one] = parts[one][:begin] + parts[two][begin:end] + parts[one][end:]
    else:
        parts[one], parts[two] = parts[two], parts[one]
    return b"".join(parts)
