"""The scalars of records as the parser of protobuf finds them: it shares no code with the scans."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING

from google.protobuf.message import DecodeError

from insight.format import messages, tensorboard
from insight.format.frames import read_frames
from insight.format.scalars import Layout

from .scans import Row

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator


def rows_by_protobuf(data: bytes, layout: Layout, offsets: Collection[int]) -> list[Row]:
    """The scalars of the records at `offsets`, sorted by tag, each tag's in the order of `data`.

    A record that protobuf refuses, for something beside its scalars that no scan looks into, is
    left out.
    """
    rows = []
    for offset, payload in read_frames(data):
        if offset in offsets:
            try:
                rows += list(_rows(offset, payload, layout))
            except DecodeError:
                continue
    return sorted(rows, key=lambda row: (row.tag, row.offset))


def _rows(offset: int, payload: bytes, layout: Layout) -> Iterator[Row]:
    event = (messages if layout is Layout.MINDSPORE else tensorboard).Event.FromString(payload)
    wall_time = struct.pack("<d", event.wall_time)
    for value in event.summary.value:
        number = _number(value, layout)
        if number is not None:
            tag = value.tag if isinstance(value.tag, bytes) else value.tag.encode()
            yield Row(tag, offset, event.step, wall_time, struct.pack("<f", number))


def _number(value: object, layout: Layout) -> float | None:
    if layout is Layout.MINDSPORE:
        return value.scalar_value if value.HasField("scalar_value") else None
    if value.WhichOneof("value") != "tensor":
        return value.simple_value if value.HasField("simple_value") else None
    if value.metadata.plugin_data.plugin_name != "scalars":
        return None
    content = value.tensor.tensor_content or struct.pack("<f", *value.tensor.float_val)
    return struct.unpack("<f", content)[0]
