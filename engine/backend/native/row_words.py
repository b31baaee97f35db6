"""What the kernels of rows are told behind the addresses: how many rows, and in what parts."""

from __future__ import annotations

import functools
import math
import struct
from typing import NamedTuple

__all__ = ["Numbers", "Told", "gathered", "losses", "of_each_row", "one_hot", "scattered"]

_LEAST_SHARED = 1 << 16  # numbers that repay another thread
_LEAST_LOSSES = 1 << 13  # the same where each is an exponential
_MOST_PARTS, _MOST_COLUMN_PARTS = 32, 8
_LANES = 16
_WORDS = struct.Struct("6q2d")


class Numbers(NamedTuple):
    """The numbers of rows: how many, of how many bytes."""

    size: int
    itemsize: int


class Told(NamedTuple):
    """The words of a call behind its addresses, and whether it repays other threads."""

    words: bytes
    is_shared: bool


def _parts(most: int, size: int, least_shared: int = _LEAST_SHARED) -> int:
    return max(1, min(most, 4 * size // least_shared))


@functools.lru_cache(128)
def losses(labels: Numbers, classes: int) -> Told:
    """Of the losses of rows of so many logits."""
    size = labels.size * classes
    parts = _parts(min(_MOST_PARTS, labels.size), size, _LEAST_LOSSES)
    words = _WORDS.pack(labels.itemsize, labels.size, classes, classes, parts, 0, 0.0, 0.0)
    return Told(words, size >= _LEAST_LOSSES)


@functools.lru_cache(128)
def one_hot(labels: Numbers, depth: int, on: float, off: float) -> Told:
    """Of rows of such a length, with `on` at the label and `off` elsewhere."""
    size = labels.size * depth
    parts = _parts(min(_MOST_PARTS, labels.size), size)
    words = _WORDS.pack(labels.itemsize, labels.size, depth, depth, parts, 0, on, off)
    return Told(words, size >= _LEAST_SHARED)


@functools.lru_cache(128)
def gathered(indices: Numbers, table: tuple[int, ...]) -> Told:
    """Of rows out of a table of such a shape."""
    length = math.prod(table[1:])
    size = indices.size * length
    parts = _parts(min(_MOST_PARTS, indices.size), size)
    words = _WORDS.pack(indices.itemsize, indices.size, table[0], length, parts, 0, 0.0, 0.0)
    return Told(words, size >= _LEAST_SHARED)


@functools.lru_cache(128)
def scattered(indices: Numbers, table: tuple[int, ...], clears: bool) -> Told:
    """Of rows added to a table of such a shape, which is zeros already or is cleared before.

    Its parts are columns: so those who add meet in none.
    """
    length = math.prod(table[1:])
    size, cleared = indices.size * length, table[0] * length if clears else 0
    parts = _parts(min(_MOST_COLUMN_PARTS, length // _LANES), size)
    clearing = _parts(_MOST_PARTS, cleared) if clears else 0
    words = _WORDS.pack(indices.itemsize, indices.size, table[0], length, parts, clearing, 0.0, 0.0)
    return Told(words, size + cleared >= _LEAST_SHARED)


@functools.lru_cache(128)
def of_each_row(indices: Numbers, positions: int, length: int) -> Told:
    """Of so many positions in each of some rows of such a length."""
    rows = indices.size // positions
    size = max(indices.size, rows * length)
    parts = _parts(min(_MOST_PARTS, rows), size)
    words = _WORDS.pack(indices.itemsize, indices.size, length, positions, parts, 0, 0.0, 0.0)
    return Told(words, size >= _LEAST_SHARED)
