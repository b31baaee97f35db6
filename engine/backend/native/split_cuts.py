"""How a product by tiles is cut in parts and blocks: `insight/native/src/split_products.c`."""

from __future__ import annotations

import functools
import struct
from typing import NamedTuple

from .arrays import FLOAT_BYTES, LINE

__all__ = ["SPLIT_NUMBERS", "TILE", "TILE_DEPTH", "Cut", "cut_of"]

_LEAST_PART = 1 << 19  # multiplications that repay another thread
TILE, _SIDE, TILE_DEPTH = 16, 32, 32
SPLIT_NUMBERS = 768  # of three tiles, in float32
_BLOCK = 3 << 16  # numbers of the block that stays: packed, it does so in the second cache
_DEPTH = 1024  # of a block
_SUMS = 1 << 17  # that wait for the next block of the depth
_WORDS = struct.Struct("21q")

Lengths = tuple[int, ...]


class Cut(NamedTuple):
    """A product, but for where its numbers lie."""

    words: bytes
    """What the kernel is told, zeros where addresses go."""
    memory: int
    """Numbers, of all threads."""
    is_shared: bool
    """Whether threads share the work."""


@functools.lru_cache(maxsize=1024)
def cut_of(
    threads: int,
    of_x: Lengths,
    x_apart: Lengths,
    of_y: Lengths,
    y_apart: Lengths,
    is_packed: bool = False,
) -> Cut:
    """Parts and blocks of a product, none of which changes a bit of it.

    Args:
        threads: How many share the work.
        of_x: The shape of the left matrix: rows, depth.
        x_apart: Its strides, in bytes.
        of_y: The shape of the right matrix: depth, columns.
        y_apart: Its strides, in bytes.
        is_packed: Whether the right matrix is packed already.

    """
    (rows, depth), columns = of_x, of_y[1]
    x_row, x_step, y_step, y_column = (n // FLOAT_BYTES for n in (*x_apart, *y_apart))
    sides, stays_sides = -(-rows // _SIDE), -(-columns // _SIDE)
    wanted = max(1, min(threads, rows * depth * columns // _LEAST_PART))
    x_side, y_side = _Side(rows * depth, x_step == 1), _Side(depth * columns, y_column != 1)
    is_turned = not is_packed and _packing(x_side, y_side, wanted) > (
        _packing(y_side, x_side, wanted) + rows * columns // 4
    )
    if is_turned:
        sides, stays_sides = stays_sides, sides
    parts = min(wanted, sides)
    stays_parts = min(wanted // parts, stays_sides)
    at_once, stays_at_once = -(-sides // parts) * _SIDE, -(-stays_sides // stays_parts) * _SIDE
    depth_at_once = _alike(depth, _DEPTH, TILE_DEPTH)
    stays_at_once = _alike(stays_at_once, max(_SIDE, _BLOCK // depth_at_once), _SIDE)
    sums = 2 * _SIDE * _SIDE
    if depth_at_once < depth:
        at_once = _alike(at_once, max(_SIDE, _SUMS // stays_at_once), _SIDE)
        sums = at_once * stays_at_once
    row_of_tiles = -(-depth_at_once // TILE_DEPTH) * SPLIT_NUMBERS
    of_block = 0 if is_packed else stays_at_once // TILE * row_of_tiles
    memory = of_block + 4 * row_of_tiles + _SIDE * _SIDE + sums + LINE // FLOAT_BYTES
    words = _WORDS.pack(
        *(0, 0, 0, 0, 0, 0, 0),
        *(x_row, x_step, y_column, y_step),
        *(rows, depth, columns, is_turned, parts, stays_parts),
        *(at_once, depth_at_once, stays_at_once, memory),
    )
    is_shared = parts * stays_parts > 1
    return Cut(words, memory * (threads if is_shared else 1), is_shared)


class _Side(NamedTuple):
    """One of the two matrices."""

    numbers: int
    lies_along: bool
    """The depth: as what goes through is packed; else what stays."""


def _packing(goes: _Side, stays: _Side, parts: int) -> int:
    """What packing takes: each part packs what stays, and beside products what goes through."""
    return goes.numbers * (1 if goes.lies_along else 2) // 2 + (
        stays.numbers * (2 if stays.lies_along else 1) * parts
    )


def _alike(count: int, most: int, of: int) -> int:
    """How long parts are of which none is longer than `most`, in whole ones of some length."""
    parts = -(-count // most)
    return -(-count // parts // of) * of
