"""Event files of scalars in bulk, as TensorBoard's and MindSpore's writers lay them out.

The bytes are laid out here from the formats' descriptions, not by our recorder, and kept under
`.cache/bench`.
"""

from __future__ import annotations

import shutil
import struct
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import google_crc32c
import numpy as np

from .environment import CACHE

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

START_S = 1_700_000_000.0
TAGS = [f"group_{number % 3}/value_{number}" for number in range(10)]
TENSORBOARD_NAME = "events.out.tfevents.1700000000.host.1.0"
MINDSPORE_NAME = "events.out.events.summary.1700000000.0.host_MS"


class Layout(NamedTuple):
    """How a writer puts scalars into events."""

    file: str
    version: bytes
    field: bytes  # of a value's number, 32 bits
    tags_per_event: int


LAYOUTS = {
    "scalar": Layout(TENSORBOARD_NAME, b"brain.Event:2", b"\x15", 1),  # as PyTorch writes
    "step": Layout(TENSORBOARD_NAME, b"brain.Event:2", b"\x15", len(TAGS)),
    "mindspore": Layout(MINDSPORE_NAME, b"MindSpore.Event:1", b"\x1d", len(TAGS)),
}


class Amount(NamedTuple):
    runs: int
    steps: int

    @property
    def points(self) -> int:
        return self.runs * self.steps * len(TAGS)


def runs_folder(layout: str, amount: Amount) -> Path:
    """A folder of runs, made on the first call."""
    folder = CACHE / "bench" / "events" / f"{layout}-{amount.runs}x{amount.steps}"
    return made_once(
        folder,
        amount.runs,
        LAYOUTS[layout],
        lambda run: event_file(LAYOUTS[layout], amount.steps, run),
    )


def made_once(folder: Path, runs: int, layout: Layout, content: Callable[[int], bytes]) -> Path:
    """A folder of runs with a file each, made on the first call."""
    if not folder.is_dir():
        print(f"Writing {folder} (once) ...", file=sys.stderr, flush=True)
        making = folder.with_name(folder.name + ".new")
        shutil.rmtree(making, ignore_errors=True)
        for run in range(runs):
            path = making / f"run_{run:04}" / layout.file
            path.parent.mkdir(parents=True)
            path.write_bytes(content(run))
        making.rename(folder)
    return folder


def event_file(layout: Layout, steps: int, seed: int = 0) -> bytes:
    """A whole file: the version, then every step from 1 on."""
    return first_record(layout) + event_records(layout, 1, steps + 1, seed)


def first_record(layout: Layout) -> bytes:
    version = b"\x1a" + varint(len(layout.version)) + layout.version
    return framed(b"\x09" + struct.pack("<d", START_S) + version)


def event_records(
    layout: Layout, begin: int, stop: int, seed: int = 0, tags: Sequence[str] = TAGS
) -> bytes:
    """The records of the steps from `begin` to before `stop`."""
    parts = []
    while begin < stop:
        size = len(varint(begin))
        end = min(stop, 1 << (7 * size))
        rng = np.random.default_rng([seed, begin])
        parts.append(_block(layout, begin, end, size, rng, list(tags)))
        begin = end
    return b"".join(parts)


def framed(payload: bytes) -> bytes:
    length = struct.pack("<Q", len(payload))
    return length + checksum(length) + payload + checksum(payload)


def checksum(data: bytes) -> bytes:
    crc = google_crc32c.value(data)
    return struct.pack("<I", (((crc >> 15) | (crc << 17)) + 0xA282EAD8) & 0xFFFFFFFF)


def varint(number: int) -> bytes:
    out = bytearray()
    while number > 0x7F:
        out.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes((*out, number))


def _block(
    layout: Layout,
    begin: int,
    stop: int,
    step_size: int,
    rng: np.random.Generator,
    tags: list[str],
) -> bytes:
    """The steps whose varint takes `step_size` bytes: every record has the same shape."""
    steps = np.arange(begin, stop)
    groups = [
        tags[first : first + layout.tags_per_event]
        for first in range(0, len(tags), layout.tags_per_event)
    ]
    events = [_event(layout, step_size, group) for group in groups]
    rows = np.tile(np.frombuffer(b"".join(events), np.uint8), (len(steps), 1))
    column = 0
    for group, event in zip(groups, events, strict=True):
        _fill(rows[:, column : column + len(event)], layout, group, steps, step_size, rng)
        column += len(event)
    return rows.tobytes()


def _event(layout: Layout, step_size: int, tags: list[str]) -> bytes:
    """A framed event with zeros for time, step, numbers and the payload's checksum."""
    values = b"".join(_value(layout, tag) for tag in tags)
    head = b"\x09" + bytes(8) + b"\x10" + bytes(step_size)
    payload = head + b"\x2a" + varint(len(values)) + values
    length = struct.pack("<Q", len(payload))
    return length + checksum(length) + payload + bytes(4)


def _value(layout: Layout, tag: str) -> bytes:
    content = b"\x0a" + varint(len(tag)) + tag.encode() + layout.field + bytes(4)
    return b"\x0a" + varint(len(content)) + content


def _fill(
    rows: np.ndarray,
    layout: Layout,
    tags: list[str],
    steps: np.ndarray,
    step_size: int,
    rng: np.random.Generator,
) -> None:
    """Puts times, steps, numbers and checksums into the columns of one event a step."""
    times = START_S + steps * 0.01
    rows[:, 13:21] = times.astype("<f8").view(np.uint8).reshape(-1, 8)
    for byte in range(step_size):
        more = 0x80 if byte < step_size - 1 else 0
        rows[:, 22 + byte] = (steps >> (7 * byte)) & 0x7F | more
    column = rows.shape[1] - 4
    for tag in reversed(tags):
        values = np.exp(-steps / 3e4) + 0.05 * rng.standard_normal(len(steps))
        rows[:, column - 4 : column] = values.astype("<f4").view(np.uint8).reshape(-1, 4)
        column -= len(_value(layout, tag))
    payloads = np.ascontiguousarray(rows[:, 12:-4])
    size, data = payloads.shape[1], payloads.tobytes()
    starts = range(0, len(data), size)
    crcs = np.array([google_crc32c.value(data[start : start + size]) for start in starts], "<u4")
    masked = ((crcs >> 15) | (crcs << 17)) + np.uint32(0xA282EAD8)
    rows[:, -4:] = masked.astype("<u4").view(np.uint8).reshape(-1, 4)
