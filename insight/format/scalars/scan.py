"""What a scan of event records for single numbers finds, whichever way it was done."""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from insight.format.frames import read_frames

from .columns import no_columns

if TYPE_CHECKING:
    from insight.format.frames import Buffer, Damage

    from .columns import Columns, Int64s


class Layout(Enum):
    """Whose events a file holds: both share frames, wall time, step, summary and tag."""

    MINDSPORE = "mindspore"
    """A scalar is `scalar_value`, field 3 of a value."""
    TENSORBOARD = "tensorboard"
    """A scalar is `simple_value`, field 2 of a value, or a float tensor of the plugin `scalars`."""


class Other(NamedTuple):
    """A whole record that holds something else than scalars, or that only protobuf should judge."""

    offset: int
    """Where its frame begins, in bytes from the start of the buffer."""
    payload: bytes
    scalars_taken: bool
    """Whether the scan has its scalars already; else nothing of the record was taken."""


@dataclass(frozen=True, slots=True)
class ScalarScan:
    """The scalars of a buffer by tag, and what else it holds."""

    end: int
    """Where the next read should begin; bytes from there on are a record still being written."""
    records: int
    """Whole records that held scalars and nothing else."""
    first_wall_time: float
    """The earliest wall time of the records whose scalars were taken; infinite without any."""
    last_wall_time: float
    """The latest one; minus infinity without any."""
    columns: Columns[bytes]
    """The rows of each tag in the order of the buffer."""
    offsets: Int64s
    """Where the record of each row begins. No column, for no table has it: it would be kept."""
    others: list[Other]
    """In the order of the buffer."""
    damages: list[Damage]


def scan_without_scalars(buffer: Buffer) -> ScalarScan:
    """A scan of records that are no events: all of them are others."""
    frames = read_frames(buffer)
    others = [Other(offset, payload, scalars_taken=False) for offset, payload in frames]
    return ScalarScan(
        end=frames.end,
        records=0,
        first_wall_time=math.inf,
        last_wall_time=-math.inf,
        columns=no_columns(),
        offsets=np.empty(0, np.int64),
        others=others,
        damages=frames.damages,
    )
