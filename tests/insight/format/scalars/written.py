"""Event records written field by field, so that tests can write what protobuf would not."""

from __future__ import annotations

import struct

from insight.format.scalars.scan import Layout
from insight.format.varint import varint

LAYOUTS = MINDSPORE, TENSORBOARD = Layout.MINDSPORE, Layout.TENSORBOARD
SCALAR_FIELD = {MINDSPORE: 3, TENSORBOARD: 2}


def number(field: int, value: int) -> bytes:
    return varint(field << 3) + varint(value)


def double(field: int, value: float) -> bytes:
    return varint(field << 3 | 1) + struct.pack("<d", value)


def content(field: int, value: bytes) -> bytes:
    return varint(field << 3 | 2) + varint(len(value)) + value


def single(field: int, value: float) -> bytes:
    return varint(field << 3 | 5) + struct.pack("<f", value)


FLOAT = number(1, 1)
"""The type of a tensor."""


def scalar(layout: Layout, tag: bytes, value: float) -> bytes:
    return content(1, content(1, tag) + single(SCALAR_FIELD[layout], value))


def tensor_value(tag: bytes, tensor: bytes, plugin: bytes = b"scalars") -> bytes:
    metadata = content(1, content(1, plugin))
    return content(1, content(1, tag) + content(8, tensor) + content(9, metadata))


def event(wall_time: float, step: int, *values: bytes) -> bytes:
    return double(1, wall_time) + number(2, step) + content(5, b"".join(values))
