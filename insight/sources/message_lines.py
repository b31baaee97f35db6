"""Messages of event files, many at once: of a console there are hundreds of thousands.

Only records that are laid out as our recorder lays them out are read here: a time, a step, and one
message under one tag. What is anything else is left to protobuf.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

Column = np.ndarray[Any, Any]

_TIME, _STEP, _SUMMARY, _FIRST, _SECOND = 0x09, 0x10, 0x2A, 0x0A, 0x12
MESSAGE = bytes((0xDA, 0x3E))
"""The key of a message in a value: field 1003, with a length."""
_STEP_AT = 9
_MOST_IN_VARINT = 10
_LEAST_BYTES = 24


class Lines(NamedTuple):
    """What was read of some records.

    Attributes:
        known: (n,) Whether each of them was read; the other attributes are of those alone.
        steps, wall_times: Their steps and times.
        tags, levels, texts: Bytes.

    """

    known: Column
    steps: Column
    wall_times: Column
    tags: list[bytes]
    levels: list[bytes]
    texts: list[bytes]


def lines_in(payloads: Sequence[bytes]) -> Lines:
    """The messages that records hold.

    >>> from insight.format.messages import Event
    >>> event = Event(wall_time=0.5, step=3)
    >>> message = event.summary.value.add(tag="console/out").message
    >>> message.level, message.value = b"info", b"begun"
    >>> lines = lines_in([event.SerializeToString(), b"other"])
    >>> lines.known.tolist(), lines.steps.tolist(), lines.tags, lines.levels, lines.texts
    ([True, False], [3], [b'console/out'], [b'info'], [b'begun'])
    """
    joined = b"".join(payloads)
    ends = np.cumsum(np.fromiter(map(len, payloads), np.int64, len(payloads)))
    walk = _Walk(joined, np.concatenate([[0], ends[:-1]]).astype(np.int64), ends)
    walk.expect(_TIME)
    times_at = walk.at
    walk.at = walk.at + 8
    walk.expect(_STEP)
    steps = walk.number()
    for key in (_SUMMARY, _FIRST):
        walk.expect(key)
        walk.enter()
    tags = walk.field(_FIRST)
    for part in MESSAGE:
        walk.expect(part)
    walk.enter()
    levels = walk.field(_FIRST)
    texts = walk.field(_SECOND)
    known = walk.known & (walk.at == ends)
    bytes_at = times_at[known][:, None] + np.arange(8)
    times = np.frombuffer(joined, np.uint8)[bytes_at].view("<f8").ravel() if known.any() else []
    return Lines(
        known,
        steps[known].astype(np.int64),
        np.array(times, np.float64),
        *(_cut(joined, part, known) for part in (tags, levels, texts)),
    )


def _cut(joined: bytes, part: tuple[Column, Column], known: Column) -> list[bytes]:
    begins, ends = (one[known].tolist() for one in part)
    return [joined[begin:end] for begin, end in zip(begins, ends, strict=True)]


class _Walk:
    """A position in each of many records, moved field by field; `known` where all was expected."""

    def __init__(self, joined: bytes, begins: Column, ends: Column) -> None:
        self._bytes = np.frombuffer(joined, np.uint8)
        self.at = begins
        self._ends = ends
        self.known: Column = ends - begins >= _LEAST_BYTES

    def _byte(self, at: Column) -> Column:
        return self._bytes[np.minimum(at, len(self._bytes) - 1)]

    def expect(self, key: int) -> None:
        """Moves over one byte, which is this one."""
        self.known &= (self.at < self._ends) & (self._byte(self.at) == key)
        self.at = self.at + 1

    def number(self) -> Column:
        """Moves over a number of variable length."""
        found = np.zeros(len(self.at), np.uint64)
        more = np.ones(len(self.at), bool)
        for index in range(_MOST_IN_VARINT):
            byte = self._byte(self.at)
            found |= np.where(more, (byte & 0x7F).astype(np.uint64) << np.uint64(7 * index), 0)
            self.at = self.at + more
            more = more & (byte >= 0x80)
            if not more.any():
                break
        self.known &= ~more & (self.at <= self._ends)
        return found

    def enter(self) -> None:
        """Moves into a part that ends where the record does."""
        size = self._size()
        self.known &= self.at + size == self._ends

    def field(self, key: int) -> tuple[Column, Column]:
        """Moves over a part with its key: where it begins, and where it ends."""
        self.expect(key)
        size = self._size()
        begin, self.at = self.at, self.at + size
        self.known &= self.at <= self._ends
        return begin, self.at

    def _size(self) -> Column:
        size = self.number()
        self.known &= size < 2**31
        return np.where(self.known, size, 0).astype(np.int64)
