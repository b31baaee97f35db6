"""What a scan of event records for single numbers finds, whichever way it was done."""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any

import numpy as np

from insight.format.frames import read_frames

if TYPE_CHECKING:
    from insight.format.frames import Buffer, Damage

Int64s = np.ndarray[tuple[int], np.dtype[np.int64]]
Float64s = np.ndarray[tuple[int], np.dtype[np.float64]]
Float32s = np.ndarray[tuple[int], np.dtype[np.float32]]


class Layout(Enum):
    """Whose events a file holds: both share frames, wall time, step, summary and tag."""

    MINDSPORE = "mindspore"
    """A scalar is `scalar_value`, field 3 of a value."""
    TENSORBOARD = "tensorboard"
    """A scalar is `simple_value`, field 2 of a value, or a float tensor of the plugin `scalars`."""


@dataclass(frozen=True, slots=True)
class Other:
    """A whole record that holds something else than scalars, or that only protobuf should judge."""

    offset: int
    """Where its frame begins, in bytes from the start of the buffer."""
    payload: bytes
    scalars_taken: bool
    """Whether the scan has its scalars already; else nothing of the record was taken."""


@dataclass(frozen=True, slots=True)
class ScalarScan:
    """The scalars of a buffer by tag, and what else it holds.

    The rows of `tags[i]` are those from `bounds[i]` to `bounds[i + 1]` of the four columns, in the
    order of the buffer.
    """

    end: int
    """Where the next read should begin; bytes from there on are a record still being written."""
    records: int
    """Whole records that held scalars and nothing else."""
    first_wall_time: float
    """The earliest wall time of the records whose scalars were taken; infinite without any."""
    last_wall_time: float
    """The latest one; minus infinity without any."""
    tags: list[bytes]
    """Each once, sorted."""
    bounds: Int64s
    steps: Int64s
    wall_times: Float64s
    values: Float32s | Float64s
    """float32; the same numbers in float64 where they were put for good."""
    offsets: Int64s
    """Where the record of each row begins."""
    ascending: bool
    """Whether within every tag steps rise with each row and wall times never fall."""
    others: list[Other]
    """In the order of the buffer."""
    damages: list[Damage]


def ascends(bounds: Int64s, steps: Int64s, wall_times: Float64s) -> bool:
    """What `ScalarScan.ascending` says, worked out by NumPy."""
    if len(steps) < 2:
        return True
    holds = (steps[1:] > steps[:-1]) & (wall_times[1:] >= wall_times[:-1])
    inner: Any = bounds[1:-1]
    holds[inner[(inner > 0) & (inner < len(steps))] - 1] = True
    return bool(holds.all())


def scan_without_scalars(buffer: Buffer) -> ScalarScan:
    """A scan of records that are no events: all of them are others."""
    frames = read_frames(buffer)
    others = [Other(offset, payload, scalars_taken=False) for offset, payload in frames]
    none = np.empty(0, np.int64)
    times, values = np.empty(0, np.float64), np.empty(0, np.float32)
    return ScalarScan(
        end=frames.end,
        records=0,
        first_wall_time=math.inf,
        last_wall_time=-math.inf,
        tags=[],
        bounds=np.zeros(1, np.int64),
        steps=none,
        wall_times=times,
        values=values,
        offsets=none,
        ascending=True,
        others=others,
        damages=frames.damages,
    )
