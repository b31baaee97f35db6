"""The scan as it is meant, record by record: what the fast ones are compared with."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from insight.format.frames import read_frames

from .columns import Pieces, Rows
from .event import ScalarEvent, read_event
from .scan import Other

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .scan import Layout, ScalarScan


def message_scan(buffer: bytes, layout: Layout) -> ScalarScan:
    """The scalars of `buffer`, every record walked in Python: 5 to 15 us a scalar.

    >>> from insight.format.scalars.scan import Layout
    >>> message_scan(b"", Layout.MINDSPORE).end
    0
    """
    pieces, frames = Pieces(), read_frames(buffer)
    records = list(frames)
    others = take_one_by_one(records, layout, pieces)
    return pieces.scan(frames, len(records) - len(others), others)


def take_one_by_one(
    records: Iterable[tuple[int, bytes]], layout: Layout, pieces: Pieces
) -> list[Other]:
    """Gather the scalars of (offset, payload) in the order of the buffer; what needs protobuf."""
    events, others = [], []
    for offset, payload in records:
        event = read_event(payload, layout)
        if event is None or event.has_more:
            others.append(Other(offset, payload, scalars_taken=event is not None))
        if event is not None:
            events.append((offset, event))
    _add_events(pieces, events)
    return others


def _add_events(pieces: Pieces, events: list[tuple[int, ScalarEvent]]) -> None:
    """Gather the scalars of `events`, each with the offset of its record."""
    rows = [
        (tag, event.step, event.wall_time, bits, offset)
        for offset, event in events
        for tag, bits in event.scalars
    ]
    if not rows:
        return
    tags, steps, wall_times, bits, offsets = zip(*rows, strict=True)
    columns = Rows(
        np.array(steps, np.int64),
        np.array(wall_times, np.float64),
        np.array(bits, np.uint32).view(np.float32),
        np.array(offsets, np.int64),
    )
    pieces.add_mixed(tags, columns)
