"""Event files of scalars, byte by byte, as MindSpore and TensorBoard lay them out.

Nothing of `insight` is used, so that what is read is compared with something of another origin.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass

import google_crc32c

HEADER, FOOTER = struct.Struct("<QI"), struct.Struct("<I")
START_S = 1_700_000_000.0
Row = tuple[str, int, float]  # tag, step, value


@dataclass(frozen=True)
class Layout:
    """Whose files these are."""

    name: str
    file: str
    version: bytes
    scalar_field: int

    def __str__(self) -> str:
        return self.name


MINDSPORE = Layout("mindspore", "events.out.events.summary.{}.0.host_MS", b"MindSpore.Event:1", 3)
TENSORBOARD = Layout("tensorboard", "events.out.tfevents.{}.host", b"brain.Event:2", 2)
LAYOUTS = (MINDSPORE, TENSORBOARD)


@dataclass(frozen=True)
class Record:
    """One record of a file, and the rows that it stands for."""

    data: bytes
    rows: tuple[Row, ...] = ()


def file_name(layout: Layout, seconds: int = int(START_S)) -> str:
    return layout.file.format(seconds)


def masked(data: bytes) -> int:
    crc = google_crc32c.value(data)
    return (((crc >> 15) | (crc << 17)) + 0xA282EAD8) & 0xFFFFFFFF


def header(length: int) -> bytes:
    """The start of a record of any length, checksum and all."""
    size = struct.pack("<Q", length)
    return size + FOOTER.pack(masked(size))


def framed(payload: bytes) -> bytes:
    return header(len(payload)) + payload + FOOTER.pack(masked(payload))


def varint(number: int) -> bytes:
    out = bytearray()
    number &= 2**64 - 1
    while number > 0x7F:
        out.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes((*out, number))


def field(number: int, content: bytes) -> bytes:
    """A field of bytes: a text or a message."""
    return varint(number << 3 | 2) + varint(len(content)) + content


def double(number: int, value: float) -> bytes:
    return varint(number << 3 | 1) + struct.pack("<d", value)


def single(number: int, value: float) -> bytes:
    return varint(number << 3 | 5) + struct.pack("<f", value)


def event(step: int, *values: bytes, wall_time: float | None = None) -> bytes:
    """An event with these values, ten milliseconds after that of the step before."""
    time = START_S + step * 0.01 if wall_time is None else wall_time
    head = double(1, time) + b"\x10" + varint(step)
    return head + field(5, b"".join(values))


def scalar(layout: Layout, tag: bytes, value: float) -> bytes:
    return field(1, field(1, tag) + single(layout.scalar_field, value))


def version_record(layout: Layout, wall_time: float = START_S) -> Record:
    return Record(framed(double(1, wall_time) + field(3, layout.version)))


def step_record(
    layout: Layout, step: int, tags: tuple[str, ...] = ("loss", "rate"), wall_time: float = -1.0
) -> Record:
    """A step of scalars; the value is known from tag and step, and exact in 32 bits."""
    rows = tuple((tag, step, value_of(tag, step)) for tag in tags)
    values = (scalar(layout, tag.encode(), value) for tag, _, value in rows)
    time = None if wall_time < 0 else wall_time
    return Record(framed(event(step, *values, wall_time=time)), rows)


def value_of(tag: str, step: int) -> float:
    return step / 4 + len(tag)


def run_records(layout: Layout, steps: int, first: int = 1) -> list[Record]:
    return [
        version_record(layout),
        *(step_record(layout, step) for step in range(first, first + steps)),
    ]


def data_of(records: list[Record]) -> bytes:
    return b"".join(record.data for record in records)
