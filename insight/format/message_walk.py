"""Many messages of protobuf at a time, taken apart by NumPy: a field after the other of all.

For messages that are the same few fields in the same order. One that is not so is marked, and is
for who decodes it by itself.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

Column: TypeAlias = np.ndarray[tuple[int], np.dtype[Any]]
# Room behind the last message, so that each may be looked at as if it were long enough.
_ROOM = 64


def with_room(content: bytes) -> Column:
    """The bytes of messages, one behind the other, for a walk."""
    return np.frombuffer(content + bytes(_ROOM), np.uint8)


class MessageWalk:
    """Goes through many messages at a time, a field after the other.

    A tag is the number of a field and its wire type, as protobuf writes it: of two bytes the first
    one is the lower.

    Attributes:
        at: Where the walk is in each.
        is_plain: Which of them are as they were expected so far.

    Args:
        data: All of them, with room at the end.
        at: Where each begins.
        ends: Where each ends.

    """

    def __init__(self, data: Column, at: Column, ends: Column) -> None:
        self._data = data
        self.at = at
        self.ends = ends
        self.is_plain = np.ones(len(at), bool)
        self._last = len(data) - _ROOM

    def is_whole(self) -> Column:
        """Which of them had nothing but what was gone through."""
        return np.asarray(self.is_plain & (self.at == self.ends))

    def has(self, tag: int) -> Column:
        """Which of them have this field next."""
        at = np.minimum(self.at, self._last)
        has = (self._data[at] == tag & 0xFF) & (self.at < self.ends)
        return np.asarray(has & (self._data[at + 1] == tag >> 8) if tag > 0xFF else has)

    def varint(self, tag: int) -> Column:
        """The number of a field; 0 where it is left out."""
        has = self.has(tag)
        value, behind = self._varint_at(self.at + _size_of(tag))
        self.at = np.where(has, behind, self.at)
        return np.where(has, value, 0)

    def skip(self, tag: int) -> None:
        """Go on behind a field that is a message or a text, where there is one."""
        if self.has(tag).any():
            self.text(tag, is_needed=False)

    def enter_last(self, tag: int) -> None:
        """Go on inside of a field that all have, and that is the last one."""
        self.is_plain &= self.enter(tag) == self.ends

    def enter(self, tag: int, *, is_needed: bool = True) -> Column:
        """Go on inside of a field; where it ends."""
        begin, end = self.text(tag, is_needed=is_needed)
        self.at = begin
        return end

    def text(self, tag: int, *, is_needed: bool = True) -> tuple[Column, Column]:
        """Where the content of a field begins and ends; the walk goes on behind it."""
        has = self.has(tag)
        if is_needed:
            self.is_plain &= has
        length, begin = self._varint_at(self.at + _size_of(tag))
        fits = (length >= 0) & (length <= self.ends - begin)
        self.is_plain &= fits | ~has
        begin = np.where(has & fits, begin, self.at)
        end = np.where(has & fits, begin + length, self.at)
        self.at = end
        return begin, end

    def double(self, tag: int) -> Column:
        """The number of a field of eight bytes; 0 where it is left out."""
        has = self.has(tag)
        held = self._data[self._clipped(self.at)[:, None] + np.arange(1, 9)]
        self.at = np.where(has, self.at + 9, self.at)
        return np.where(has, np.ascontiguousarray(held).view("<f8")[:, 0], 0.0)

    def leave(self, ends: Column) -> None:
        """Come out of fields that end there and hold nothing else."""
        self.is_plain &= self.at == ends
        self.at = ends

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
        self.is_plain &= ~is_more
        return value.view(np.int64), at + length


def _size_of(tag: int) -> int:
    return 2 if tag > 0xFF else 1
