"""The records that are like no other, each walked in Python: 5 to 15 us a scalar."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING

import numpy as np

from .event import find_scalars
from .pieces import Piece
from .scan import Other
from .wire import read_varint

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from .event import ScalarOffsets
    from .pieces import Pieces
    from .scan import Layout

_DOUBLE = struct.Struct("<d")
_BITS = struct.Struct("<I")  # as a float of Python a NaN would not keep its bits

_Row = tuple[bytes, int, float, int, int]
"""Tag, step, wall time, the bits of the value, and where the frame of the record begins."""


def take_one_by_one(
    records: Iterable[tuple[int, bytes]], layout: Layout, pieces: Pieces
) -> list[Other]:
    """Gather the scalars of (offset, payload) in the order of the buffer; what needs protobuf."""
    rows: list[_Row] = []
    others = []
    for offset, payload in records:
        found = find_scalars(payload, layout)
        if found is None or found.has_more:
            others.append(Other(offset, payload, scalars_taken=found is not None))
        if found is not None:
            rows += _rows(offset, payload, found)
    if rows:
        _add(rows, pieces)
    return others


def _rows(offset: int, payload: bytes, found: ScalarOffsets) -> Iterator[_Row]:
    begin, stop = found.step
    step = read_varint(payload, begin, stop)[0] if begin < stop else 0
    step = step - (1 << 64) if step >> 63 else step
    wall_time = _DOUBLE.unpack_from(payload, found.wall_time)[0]
    for tag, at in found.scalars:
        yield payload[slice(*tag)], step, wall_time, _BITS.unpack_from(payload, at)[0], offset


def _add(rows: list[_Row], pieces: Pieces) -> None:
    tags, steps, wall_times, bits, offsets = zip(*rows, strict=True)
    columns = Piece(
        np.array(steps, np.int64),
        np.array(wall_times, np.float64),
        np.array(bits, np.uint32).view(np.float32),
        np.array(offsets, np.int64),
    )
    pieces.add_mixed(tags, columns)
