"""How a copy from one order of memory into another is cut into blocks of two axes."""

from __future__ import annotations

import functools
import math
import struct
from typing import NamedTuple

from .arrays import FLOAT_BYTES

__all__ = ["Blocks", "blocks_of", "is_seen_as"]

_SQUARE = 16  # as in C, as are the kinds
_BY_NUMBER, _BY_ROW, _ONE_A_ROW, _TURNED = range(4)
_BLOCK = 64  # numbers along both axes of a block
_ROWS = 1 << 12  # numbers of a block of rows
_PART = 1 << 14  # numbers that repay another part
_MOST_PARTS = 32
_OUTER = 4
_WORDS = struct.Struct("22q")

Lengths = tuple[int, ...]


class _Axis(NamedTuple):
    length: int
    of_x: int
    of_out: int
    """How far its elements are apart, in numbers."""


class Blocks(NamedTuple):
    """What the kernel is told behind the addresses, and how many numbers are copied."""

    words: bytes
    size: int


@functools.lru_cache(512)
def blocks_of(shape: Lengths, x_strides: Lengths, out_strides: Lengths) -> Blocks | None:
    """The blocks of a copy, whose strides are in bytes; None where the kernel does not take it."""
    if any(stride % FLOAT_BYTES for stride in (*x_strides, *out_strides)):
        return None
    axes = _merged(shape, x_strides, out_strides)
    if len(axes) > _OUTER + 2:
        return None
    axes = [_Axis(1, 0, 0)] * (_OUTER + 2 - len(axes)) + axes
    kind, deep = _deep(axes)
    across, inner = axes.pop(), axes.pop(deep)
    deep_blocks, across_blocks = _cuts(kind, inner.length, across.length)
    count = math.prod(shape)
    blocks = deep_blocks * across_blocks * math.prod(axis.length for axis in axes)
    parts = max(1, min(_MOST_PARTS, blocks, count // _PART))
    lengths = (number for axis in (*axes, inner, across) for number in axis)
    return Blocks(_WORDS.pack(kind, parts, deep_blocks, across_blocks, *lengths), count)


def _merged(shape: Lengths, x_strides: Lengths, out_strides: Lengths) -> list[_Axis]:
    """The axes in the order of the copy, outermost first; those that lie together are one."""
    axes = [
        _Axis(length, x // FLOAT_BYTES, out // FLOAT_BYTES)
        for length, x, out in zip(shape, x_strides, out_strides, strict=True)
        if length != 1
    ]
    axes.sort(key=lambda axis: (-abs(axis.of_out), -abs(axis.of_x)))
    merged: list[_Axis] = []
    for axis in axes:
        length, x, out = merged[-1] if merged else (0, 0, 0)
        if length and x == axis.of_x * axis.length and out == axis.of_out * axis.length:
            merged[-1] = _Axis(length * axis.length, axis.of_x, axis.of_out)
        else:
            merged.append(axis)
    return merged


def _deep(axes: list[_Axis]) -> tuple[int, int]:
    """The kind of the blocks, and which axis is their other one beside the last."""
    across = axes[-1]
    if across.of_x in {0, 1} or across.length == 1:
        rows = _BY_ROW if across.of_x == 1 else _ONE_A_ROW
        return (rows if across.of_out == 1 or across.length == 1 else _BY_NUMBER), len(axes) - 2
    nearest = min(
        range(len(axes) - 1), key=lambda at: (axes[at].length == 1, abs(axes[at].of_x) or math.inf)
    )
    is_turned = across.of_out == 1 and axes[nearest].of_x == 1
    return (_TURNED if is_turned else _BY_NUMBER), nearest


def _cuts(kind: int, deep: int, across: int) -> tuple[int, int]:
    """Into how many blocks both axes are cut."""
    rows = max(_SQUARE, _ROWS // max(1, across))
    if kind in {_BY_ROW, _ONE_A_ROW}:
        return max(1, deep // rows), max(1, across // _ROWS)
    columns = max(_SQUARE, _ROWS // max(1, deep))
    return max(1, deep // max(rows, _BLOCK)), max(1, across // max(columns, _BLOCK))


@functools.lru_cache(512)
def is_seen_as(shape: Lengths, strides: Lengths, other: Lengths) -> bool:
    """Whether an array can be seen in another shape, in C order, without a copy.

    >>> is_seen_as((2, 3, 4), (48, 16, 4), (6, 4)), is_seen_as((2, 3, 4), (48, 4, 12), (6, 4))
    (True, False)
    """
    together, borders = 1, set()
    last = None
    for length, stride in zip(reversed(shape), reversed(strides), strict=True):
        if length == 1:
            continue
        if last is not None and stride != last:
            borders.add(together)  # of so many elements, counted from the end
        together *= length
        last = stride * length
    seen, reached = 1, set()
    for length in reversed(other):
        seen *= length
        reached.add(seen)
    return borders <= reached
