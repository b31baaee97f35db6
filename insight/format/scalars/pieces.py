"""From pieces of each tag's rows to columns with one tag after the other."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from .columns import Columns
from .scan import ScalarScan

if TYPE_CHECKING:
    from collections.abc import Sequence

    from insight.format.frames import FrameScan

    from .columns import Column, Float32s, Float64s, Int64s, Room, TakeRoom
    from .scan import Other

_MOST_IN_16_BITS = 1 << 16


@dataclass(frozen=True, slots=True)
class Piece:
    """Some scalars, column by column, in the order of the buffer."""

    steps: Int64s
    wall_times: Float64s
    values: Float32s | Float64s
    offsets: Int64s

    def of(self, which: Any) -> Piece:
        """Those that an index of NumPy picks."""
        return Piece(
            self.steps[which], self.wall_times[which], self.values[which], self.offsets[which]
        )


class Pieces:
    """The rows of each tag, gathered in pieces.

    A tag that stands twice in one record has two rows of one offset; the piece that was added first
    is then the earlier one.
    """

    def __init__(self) -> None:
        self._pieces: dict[bytes, list[Piece]] = {}

    def add(self, tag: bytes, rows: Piece) -> None:
        """`rows`, at least one, all of `tag`."""
        self._pieces.setdefault(tag, []).append(rows)

    def add_mixed(self, tags: Sequence[bytes], rows: Piece) -> None:
        """`rows`, the first of tag `tags[0]`, and so on."""
        numbers: dict[bytes, int] = {}
        numbered = np.array([numbers.setdefault(tag, len(numbers)) for tag in tags], np.int64)
        # NumPy sorts stably in linear time up to 16 bits only.
        narrow = numbered.astype(np.uint16) if len(numbers) <= _MOST_IN_16_BITS else numbered
        ordered = rows.of(np.argsort(narrow, kind="stable"))
        stops = np.cumsum(np.bincount(numbered, minlength=len(numbers))).tolist()
        begin = 0
        for tag, stop in zip(numbers, stops, strict=True):
            self.add(tag, ordered.of(slice(begin, stop)))
            begin = stop

    def scan(
        self,
        frames: FrameScan,
        records: int,
        others: list[Other],
        take_room: TakeRoom | None = None,
    ) -> ScalarScan:
        """All that was added, the tags sorted and the rows of each in the order of the buffer."""
        tags = sorted(self._pieces)
        ordered = [_in_order(self._pieces[tag]) for tag in tags]
        counts = [sum(len(rows.steps) for rows in pieces) for pieces in ordered]
        bounds = np.zeros(len(tags) + 1, np.int64)
        np.cumsum(counts, out=bounds[1:])
        room = None if take_room is None else take_room(int(bounds[-1]))
        rows = _joined([rows for pieces in ordered for rows in pieces], room)
        earliest, latest = _ends(rows.wall_times)
        return ScalarScan(
            end=frames.end,
            records=records,
            first_wall_time=earliest,
            last_wall_time=latest,
            columns=Columns.of(tags, bounds, rows.steps, rows.wall_times, rows.values),
            offsets=rows.offsets,
            others=others,
            damages=frames.damages,
        )


def _ends(wall_times: Float64s) -> tuple[float, float]:
    """The earliest and the latest, those left out that are no numbers."""
    known = wall_times[~np.isnan(wall_times)]
    return (float(known.min()), float(known.max())) if len(known) else (math.inf, -math.inf)


def _in_order(pieces: list[Piece]) -> list[Piece]:
    """`pieces` of one tag so that one after the other they are in the order of the buffer."""
    if len(pieces) == 1:
        return pieces
    by_begin = sorted(pieces, key=lambda rows: rows.offsets[0])
    stops = [rows.offsets[-1] for rows in by_begin[:-1]]
    if all(stop < rows.offsets[0] for stop, rows in zip(stops, by_begin[1:], strict=True)):
        return by_begin
    rows = _joined(pieces)  # as they were added, which is the order within a record
    return [rows.of(np.argsort(rows.offsets, kind="stable"))]


def _joined(pieces: list[Piece], room: Room | None = None) -> Piece:
    """All of `pieces`, in `room` or wherever there is some."""
    if not pieces:
        none, times = np.empty(0, np.int64), np.empty(0, np.float64)
        return Piece(none, times, np.empty(0, np.float32), none)
    steps, wall_times, numbers = room or (None, None, None)
    with np.errstate(invalid="ignore"):  # a signalling NaN is a value like any other
        values: Column = np.concatenate([rows.values for rows in pieces], out=numbers)
    return Piece(
        np.concatenate([rows.steps for rows in pieces], out=steps),
        np.concatenate([rows.wall_times for rows in pieces], out=wall_times),
        values,
        np.concatenate([rows.offsets for rows in pieces]),
    )
