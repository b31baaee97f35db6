"""How a product of matrices is cut into parts, blocks and tiles: from shapes and strides alone.

None of it changes a bit of the product. Parts are what threads share, along the longer side, so
that each copies the shorter one. A block of copied panels stays in the second cache while all rows
of a part go through it.
"""

from __future__ import annotations

import functools
import math
import struct
from typing import NamedTuple

from .arrays import FLOAT_BYTES
from .product_pairs import contiguous, pairs_of

__all__ = ["Cut", "cut_of", "cut_of_panels", "panel_of"]

_LEAST_LENGTH = 512  # rows or columns of a part that repay copying the other side once more
# Rows of a part that go through a panel where it lies, as a copy would cost more: always; where its
# own rows find sets in the second cache; and so, where the left matrix is copied beside.
_FEWEST_ROWS, _FEW_ROWS, _FEW_OF_BOTH = 64, 128, 512
_WAY = 1 << 15  # numbers: those so far apart fall into one set of the second cache
_ROWS_OF_SET = 4  # of a panel, half of what a set holds
_LANES = 16  # numbers of a vector
_ROWS, _STEPS = 96, 1024  # of a block: whole tiles of 6, 8 and 12 rows
_STEPS_OF_BOTH = 256  # where both sides are read along their rows
_MOST_ROWS = 128  # of a block that has all rows of a part
_PANELS = 3 << 16  # numbers of copied panels, which stay in the second cache
_WORDS = struct.Struct("31q")

Lengths = tuple[int, ...]


class Cut(NamedTuple):
    """A product, but for where its numbers lie."""

    is_turned: bool
    """The right operand stands left, and the result is written across."""
    words: bytes
    """What the kernel is told behind addresses."""
    memory: int
    """Numbers, of all threads."""


class _Side(NamedTuple):
    """The rows of the left matrices, or the columns of the right ones."""

    length: int
    apart: int
    """How far one lies from the next, in numbers."""
    step: int
    """The same along the depth."""


@functools.lru_cache(maxsize=1024)
def cut_of(
    is_wide: bool,
    threads: int,
    most: int,
    of_x: Lengths,
    x_apart: Lengths,
    of_y: Lengths,
    y_apart: Lengths,
    out_apart: Lengths | None = None,
    *,
    stands: bool = False,
) -> Cut | None:
    """Parts, blocks and tiles of a product; None where its numbers lie as no kernel reads them.

    Args:
        is_wide: Whether a register holds a vector.
        threads: How many share the work.
        most: Into how many parts it repays to cut it.
        of_x: The shape of the left operand: pairs, rows, depth.
        x_apart: Its strides, in bytes.
        of_y: The shape of the right operand: pairs, depth, columns.
        y_apart: Its strides, in bytes.
        out_apart: Those of the result; None: it is contiguous.
        stands: Whether rows of the result are wanted as they are made, and not written across.

    """
    if of_x[:-2] != of_y[:-2]:
        return None
    if out_apart is None:
        out_apart = contiguous((*of_x[:-1], of_y[-1]), FLOAT_BYTES)
    all_apart = x_apart, y_apart, out_apart
    if any(step % FLOAT_BYTES for apart in all_apart for step in apart):
        return None
    lie = [tuple([step // FLOAT_BYTES for step in apart]) for apart in all_apart]
    pairs = pairs_of(of_x[:-2], *[apart[:-2] for apart in lie])
    if pairs is None:
        return None
    (x_row, x_step), (y_step, y_column), out_steps = [apart[-2:] for apart in lie]
    a = _Side(of_x[-2], x_row, x_step)
    b = _Side(of_y[-1], y_column, y_step)
    is_turned = not stands and _is_turned(a, b) if out_steps[1] == 1 else out_steps[0] == 1
    far, near = pairs.far, pairs.near
    if is_turned:
        a, b, out_steps = b, a, out_steps[::-1]
        far, near = (far[1], far[0], far[2]), (near[1], near[0], near[2])
    count, depth = pairs.number, of_x[-1]
    vectors = -(-b.length // _LANES)
    tile = _tile(is_wide, vectors)
    wanted = -(-_parts(threads, most, max(a.length, b.length)) // count)
    if _is_cut_by_rows(a, b):
        row_parts, column_parts = _split(-(-a.length // tile[0]), vectors, wanted)
    else:
        column_parts, row_parts = _split(vectors, -(-a.length // tile[0]), wanted)
    blocks, of_thread = _blocks(a, b, depth, row_parts, column_parts, tile)
    words = _WORDS.pack(
        *(a.apart, a.step, b.apart, b.step),
        *(count, *far, pairs.group, *near, *out_steps),
        *(a.length, depth, b.length, row_parts, column_parts),
        *(*blocks, of_thread, is_turned, 0),
    )
    return Cut(is_turned, words, of_thread * threads)


def panel_of(is_wide: bool, columns: int) -> int | None:
    """How many columns a panel has, if all have as many."""
    width = _LANES * _tile(is_wide, -(-columns // _LANES))[1]
    return None if columns % width else width


@functools.lru_cache(maxsize=256)
def cut_of_panels(is_wide: bool, of_x: Lengths, x_apart: Lengths, of_panels: Lengths) -> Cut | None:
    """The cut of a product by one thread with panels that are copied already.

    Args:
        is_wide: Whether a register holds a vector.
        of_x: The shape of the left matrix: rows, depth.
        x_apart: Its strides, in bytes.
        of_panels: How many panels there are, the depth, the columns of each.

    """
    (panels, depth, width), tile = of_panels, _tile(is_wide, of_panels[0] * of_panels[2] // _LANES)
    if of_x[1] != depth or any(step % FLOAT_BYTES for step in x_apart):
        return None
    a = _Side(of_x[0], *[step // FLOAT_BYTES for step in x_apart])
    b = _Side(panels * width, 1, width)
    blocks, of_thread = _blocks(a, b, depth, 1, 1, tile, is_copied=True)
    words = _WORDS.pack(
        *(a.apart, a.step, b.apart, b.step),
        *(1, 0, 0, 0, 1, 0, 0, 0, b.length, 1),
        *(a.length, depth, b.length, 1, 1),
        *(*blocks, of_thread, 0, depth * width),
    )
    return Cut(False, words, of_thread)


def _blocks(
    a: _Side,
    b: _Side,
    depth: int,
    row_parts: int,
    column_parts: int,
    tile: tuple[int, int],
    *,
    is_copied: bool = False,
) -> tuple[Lengths, int]:
    """What a part goes through at once and what it copies, and the numbers that it needs for it."""
    tile_rows, panel = tile
    rows, vectors = -(-a.length // row_parts), -(-b.length // _LANES // column_parts)
    copies_rows = a.step != 1 and vectors > panel
    steps = _alike(depth, _STEPS_OF_BOTH if copies_rows else _STEPS)
    copies_panels = not is_copied and not _lies_well(b, rows, steps, copies_rows=copies_rows)
    of_panels, of_rows = steps * _LANES * panel, 0
    if copies_panels:
        vectors = _alike(vectors, max(panel, _PANELS // (_LANES * steps)))
        of_panels = steps * _LANES * max(panel, vectors)
    rows = rows if rows <= _MOST_ROWS else _ROWS
    if copies_rows:
        of_rows = rows * steps + _LANES * -(-rows // tile_rows)
    of_side = rows * panel * _LANES
    blocks = rows, steps, vectors, *tile, copies_rows, copies_panels, of_panels, of_rows
    return blocks, of_panels + of_rows + of_side + _LANES


def _lies_well(b: _Side, rows: int, steps: int, *, copies_rows: bool) -> bool:
    """Whether so many rows go through panels of so many steps where these lie."""
    if b.apart != 1 or rows > (_FEW_OF_BOTH if copies_rows else _FEW_ROWS):
        return False
    sets = _WAY // math.gcd(b.step, _WAY)
    return rows <= _FEWEST_ROWS or steps <= _ROWS_OF_SET * sets


def _is_turned(a: _Side, b: _Side) -> bool:
    """Whether the right operand should stand left: then what is turned to be copied is smaller."""
    if b.apart == 1:
        return False
    return a.step != 1 or 4 * a.length <= b.length


def _parts(threads: int, most: int, longer: int) -> int:
    """One for each thread; two of long products, so that who is free takes what another left."""
    if threads == 1 or most < 2:
        return 1
    return min(most, max(threads, min(2 * threads, longer // _LEAST_LENGTH)))


def _is_cut_by_rows(a: _Side, b: _Side) -> bool:
    """Whether parts have some rows each: so they copy less, where the rows are many.

    Parts that write columns side by side share a line of the cache in each row, and wait for each
    other. But to copy columns costs more where they are turned.
    """
    return a.length >= b.length if b.apart != 1 else 2 * a.length >= b.length


def _split(longer: int, shorter: int, wanted: int) -> tuple[int, int]:
    """Parts of both sides, of so many tiles and panels: of the second only what is missing."""
    parts = min(wanted, longer)
    return parts, min(-(-wanted // parts), shorter)


def _alike(count: int, most: int) -> int:
    """How long parts are of which none is longer than `most`."""
    return -(-count // -(-count // most))


def _tile(is_wide: bool, vectors: int) -> tuple[int, int]:
    """How many rows a tile has and how many vectors a panel: as many sums as registers hold."""
    if not is_wide:
        return 6, 1
    if vectors <= 2:
        return 12, 2
    return (6, 4) if vectors % 4 == 0 or vectors == 7 else (8, 3)
