"""The fields of a checkpoint as a tree, and ways to rearrange it.

Most of what comes out is protobuf still: names that are there twice, shapes and contents that went
to other names, lengths that say another thing than what follows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from .mutants import HUGE

Rng = np.random.Generator

_VALUE, _COUNT = 1, 15  # of the file
_TENSOR = 2  # of a value
_NUMBERS, _BYTES = 0, 2  # wire types


@dataclass
class Field:
    """A number, bytes, or fields inside of one; and what stands before them as their length."""

    number: int
    content: int | bytes | list[Field]
    length: int | None = None
    """None: that of the content."""
    width: int = 0
    """Bytes that its tag and length have at least; more than needed is protobuf, too."""

    def encoded(self) -> bytes:
        if isinstance(self.content, int):
            return self._varint(self.number << 3 | _NUMBERS) + self._varint(self.content)
        content = encoded(self.content) if isinstance(self.content, list) else self.content
        length = len(content) if self.length is None else self.length
        return self._varint(self.number << 3 | _BYTES) + self._varint(length) + content

    def _varint(self, number: int) -> bytes:
        groups = max((number.bit_length() + 6) // 7, self.width, 1)
        shifted = [number >> 7 * place & 0x7F for place in range(groups)]
        return bytes([*(group | 0x80 for group in shifted[:-1]), shifted[-1]])


def encoded(fields: list[Field]) -> bytes:
    return b"".join(field.encoded() for field in fields)


def tree(content: bytes) -> list[Field]:
    """The fields of a whole file in the clear."""
    return [
        Field(field.number, _value(field.content)) if field.number == _VALUE else field
        for field in _fields(content)
    ]


def _value(content: Any) -> list[Field]:
    return [
        Field(field.number, _fields(field.content)) if field.number == _TENSOR else field
        for field in _fields(content)
    ]


def _fields(content: Any) -> list[Field]:
    found, at = [], 0
    while at < len(content):
        tag, at = _number(content, at)
        number, at = _number(content, at)
        if tag & 7 == _NUMBERS:
            found.append(Field(tag >> 3, number))
        else:
            found.append(Field(tag >> 3, content[at : at + number]))
            at += number
    return found


def _number(content: bytes, at: int) -> tuple[int, int]:
    number = shift = 0
    while True:
        number |= (content[at] & 0x7F) << shift
        at, shift = at + 1, shift + 7
        if content[at - 1] < 0x80:
            return number, at


def _families(fields: list[Field], place: tuple[int, ...] = ()) -> Iterator[tuple[Any, Any]]:
    """Every list of siblings, with where in the tree it is, by the numbers of its parents."""
    yield place, fields
    for field in fields:
        if isinstance(field.content, list):
            yield from _families(field.content, (*place, field.number))


def _two(fields: list[Field], rng: Rng) -> tuple[Field, Field, list[Field]]:
    """Two fields of the same meaning, and the siblings of the second."""
    found = [(place, field, family) for place, family in _families(fields) for field in family]
    place, one, _ = found[rng.integers(len(found))]
    alike = [
        (field, family)
        for other, field, family in found
        if other == place and field.number == one.number
    ]
    other, family = alike[rng.integers(len(alike))]
    return one, other, family


def exchanged(fields: list[Field], rng: Rng) -> None:
    """Names, shapes, types, contents or whole tensors of two values."""
    one, other, _ = _two(fields, rng)
    one.content, other.content = other.content, one.content


def overwritten(fields: list[Field], rng: Rng) -> None:
    """One of two is what the other is."""
    one, other, _ = _two(fields, rng)
    other.content = one.content


def repeated(fields: list[Field], rng: Rng) -> None:
    one, _, family = _two(fields, rng)
    family.insert(int(rng.integers(len(family) + 1)), one)


def left_out(fields: list[Field], rng: Rng) -> None:
    _, field, family = _two(fields, rng)
    family[:] = [other for other in family if other is not field]


def shuffled(fields: list[Field], rng: Rng) -> None:
    families = [family for _, family in _families(fields)]
    family = families[rng.integers(len(families))]
    family[:] = [family[place] for place in rng.permutation(len(family))]


def with_an_unknown_field(fields: list[Field], rng: Rng) -> None:
    families = [family for _, family in _families(fields)]
    family = families[rng.integers(len(families))]
    content = int(rng.integers(2**31)) if rng.random() < 0.5 else rng.bytes(int(rng.integers(9)))
    family.insert(int(rng.integers(len(family) + 1)), Field(int(rng.integers(4, 40)), content))


def renumbered(fields: list[Field], rng: Rng) -> None:
    """An axis, or how many names there are."""
    numbers = [f for _, family in _families(fields) for f in family if isinstance(f.content, int)]
    if numbers:
        field = numbers[rng.integers(len(numbers))]
        near = [0, 1, int(field.content) + 1, int(field.content) * 2]  # type: ignore[arg-type]
        field.content = [*near, *HUGE][rng.integers(len(near) + len(HUGE))]


def with_more_axes(fields: list[Field], rng: Rng) -> None:
    one, _, family = _two(fields, rng)
    if isinstance(one.content, int) and one.number == 1:
        size = [0, 1, 2**31][rng.integers(3)]
        family[:0] = [Field(1, size)] * int(rng.integers(1, 80))


def with_another_length(fields: list[Field], rng: Rng) -> None:
    one, other, _ = _two(fields, rng)
    if not isinstance(one.content, int):
        length = len(other.encoded())
        near = [length, length + 1, max(0, length - 2), 0]
        one.length = [*near, *HUGE][rng.integers(len(near) + len(HUGE))]


def with_long_numbers(fields: list[Field], rng: Rng) -> None:
    one, _, _ = _two(fields, rng)
    one.width = int(rng.integers(2, 12))


def cut_or_longer(fields: list[Field], rng: Rng) -> None:
    one, _, _ = _two(fields, rng)
    if isinstance(one.content, bytes):
        keep = int(rng.integers(len(one.content) + 1))
        one.content = one.content[:keep] if rng.random() < 0.5 else one.content + bytes(keep)


WAYS: list[Callable[[list[Field], Rng], None]] = [
    exchanged,
    overwritten,
    repeated,
    left_out,
    shuffled,
    with_an_unknown_field,
    renumbered,
    with_more_axes,
    with_another_length,
    with_long_numbers,
    cut_or_longer,
]


def rearranged(content: bytes, rng: Rng) -> bytes:
    """A file of the same fields in another arrangement."""
    fields = tree(content)
    for _ in range(int(rng.integers(1, 4))):
        if fields:
            WAYS[rng.integers(len(WAYS))](fields, rng)
    return encoded(fields)
