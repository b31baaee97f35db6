"""The scan as it is meant, record by record: what the fast ones are compared with."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from insight.format.frames import read_frames

from .columns import grouped
from .event import read_event
from .scan import Other

if TYPE_CHECKING:
    from .scan import Layout, ScalarScan


def message_scan(buffer: bytes, layout: Layout) -> ScalarScan:
    """The scalars of `buffer`, every record walked in Python: about 10 us a scalar.

    >>> from insight.format.scalars.scan import Layout
    >>> message_scan(b"", Layout.MINDSPORE).end
    0
    """
    tags: dict[bytes, int] = {}
    rows: list[tuple[int, int, float, float, int]] = []
    others: list[Other] = []
    records = 0
    frames = read_frames(buffer)
    for offset, payload in frames:
        event = read_event(payload, layout)
        if event is None or event.has_more:
            others.append(Other(offset, payload, scalars_taken=event is not None))
        else:
            records += 1
        for tag, value in event.scalars if event else ():
            place = tags.setdefault(tag, len(tags))
            rows.append((place, event.step, event.wall_time, value, offset))  # type: ignore[union-attr]
    places, steps, wall_times, values, offsets = zip(*rows, strict=True) if rows else [()] * 5
    return grouped(
        list(tags),
        np.array(places, np.int64),
        np.array(steps, np.int64),
        np.array(wall_times, np.float64),
        np.array(values, np.float32),
        np.array(offsets, np.int64),
        end=frames.end,
        records=records,
        others=others,
        damages=frames.damages,
    )
