"""Values of SwanLab's records, many at a time: as columns, by NumPy.

A record of one value is the same few fields in the same order. Those that are exactly so are taken
apart all at once; whatever else a record holds, or how, is for who decodes it as a message.

    Record   [num varint] [timestamp message] scalar message
    Scalar   key bytes [step varint] [type varint] [timestamp message] [value message]
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

Column = np.ndarray[tuple[int], np.dtype[Any]]
# Room behind the last record, so that each may be looked at as if it were long enough.
_ROOM = 64
_NUM, _TIMESTAMP, _SCALAR = 0x08, 0x12, 0x6A
_KEY, _STEP, _TYPE, _TIME, _VALUE = 0x0A, 0x10, 0x18, 0x22, 0x2A
_SECONDS, _NANOS, _NUMBER = 0x08, 0x10, 0x09


@dataclass(frozen=True, slots=True)
class Values:
    """The values of some records.

    Attributes:
        rows: Which records they are, by their place among all.
        keys: The key of each.
        steps: int64.
        wall_times: Seconds since 1970.
        values: float64.

    """

    rows: Column
    keys: list[bytes]
    steps: Column
    wall_times: Column
    values: Column


def values_of(payloads: Sequence[bytes]) -> Values:
    r"""The values of those records that hold one and nothing else.

    >>> from insight.format.proto.swanlab_pb2 import Record, Scalar, Value
    >>> held = Record(num=1, scalar=Scalar(key=b"a", step=300, value=Value(number=0.5)))
    >>> found = values_of([held.SerializeToString(), b"\x0a\x01"])
    >>> found.rows.tolist(), found.keys, found.steps.tolist(), found.values.tolist()
    ([0], [b'a'], [300], [0.5])

    """
    joined = b"".join(payloads)
    lengths = np.fromiter(map(len, payloads), np.int64, len(payloads))
    ends = np.cumsum(lengths)
    walk = _Walk(np.frombuffer(joined + bytes(_ROOM), np.uint8), ends - lengths, ends)
    walk.skip_varint(_NUM)
    walk.skip_message(_TIMESTAMP)
    walk.enter(_SCALAR)
    key_begin, key_end = walk.text(_KEY)
    steps = walk.varint(_STEP)
    walk.skip_varint(_TYPE)
    seconds, nanos = walk.time()
    values = walk.number()
    rows = np.flatnonzero(walk.is_whole())
    spans = zip(key_begin[rows].tolist(), key_end[rows].tolist(), strict=True)
    keys = [joined[begin:end] for begin, end in spans]
    wall_times = seconds[rows] + nanos[rows] / 1e9
    return Values(rows, keys, steps[rows], wall_times, values[rows])


class _Walk:
    """Goes through many messages at a time, a field after the other.

    Args:
        data: All of them, with room at the end.
        at: Where each begins.
        ends: Where each ends.

    """

    def __init__(self, data: Column, at: Column, ends: Column) -> None:
        self._data = data
        self._at = at
        self._ends = ends
        self._is_plain = np.ones(len(at), bool)
        self._last = len(data) - _ROOM

    def is_whole(self) -> Column:
        """Which of them had nothing but what was gone through."""
        return np.asarray(self._is_plain & (self._at == self._ends))

    def varint(self, tag: int) -> Column:
        """The number of a field; 0 where it is left out."""
        has = self._has(tag)
        value, behind = self._varint_at(self._at + 1)
        self._at = np.where(has, behind, self._at)
        return np.where(has, value, 0)

    def skip_varint(self, tag: int) -> None:
        self.varint(tag)

    def skip_message(self, tag: int) -> None:
        _, end = self.text(tag, is_needed=False)
        self._at = end

    def enter(self, tag: int) -> None:
        """Go on inside of a field that all have, and that is the last one."""
        begin, end = self.text(tag)
        self._is_plain &= end == self._ends
        self._at = begin

    def text(self, tag: int, *, is_needed: bool = True) -> tuple[Column, Column]:
        """Where the content of a field begins and ends; the walk goes on behind it."""
        has = self._has(tag)
        if is_needed:
            self._is_plain &= has
        length, begin = self._varint_at(self._at + 1)
        fits = (length >= 0) & (length <= self._ends - begin)
        self._is_plain &= fits | ~has
        begin = np.where(has & fits, begin, self._at)
        end = np.where(has & fits, begin + length, self._at)
        self._at = end
        return begin, end

    def time(self) -> tuple[Column, Column]:
        """Seconds and nanoseconds of a time."""
        begin, end = self.text(_TIME, is_needed=False)
        self._at = begin
        has_time = end > begin
        before = self._at
        seconds, nanos = self.varint(_SECONDS), self.varint(_NANOS)
        self._is_plain &= (self._at == end) | ~has_time
        self._at = np.where(has_time, self._at, before)
        return np.where(has_time, seconds, 0), np.where(has_time, nanos, 0)

    def number(self) -> Column:
        """The number of a message that holds one; 0 where it is left out."""
        begin, end = self.text(_VALUE, is_needed=False)
        has = end > begin
        is_number = (end - begin == 9) & (self._data[self._clipped(begin)] == _NUMBER)
        self._is_plain &= ~has | is_number
        held = self._data[self._clipped(begin)[:, None] + np.arange(1, 9)]
        return np.where(has, np.ascontiguousarray(held).view("<f8")[:, 0], 0.0)

    def _has(self, tag: int) -> Column:
        return np.asarray((self._data[self._clipped(self._at)] == tag) & (self._at < self._ends))

    def _clipped(self, at: Column) -> Column:
        return np.minimum(at, self._last)

    def _varint_at(self, at: Column) -> tuple[Column, Column]:
        """The number that begins there, and where it ends."""
        value = np.zeros(len(at), np.uint64)
        length = np.zeros(len(at), np.int64)
        is_more = np.ones(len(at), bool)
        for index in range(10):
            held = self._data[self._clipped(at + index)]
            part = (held & 0x7F).astype(np.uint64) << np.uint64(7 * index)
            value |= np.where(is_more, part, np.uint64(0))
            length += is_more
            is_more &= held >= 0x80
            if not is_more.any():
                break
        self._is_plain &= ~is_more
        return value.view(np.int64), at + length
