"""Values of SwanLab's records, many at a time: as columns, by NumPy.

A record of one value is the same few fields in the same order. Those that are exactly so are taken
apart all at once; whatever else a record holds, or how, is for who decodes it as a message.

    Record   [num varint] [timestamp message] scalar message
    Scalar   key bytes [step varint] [type varint] [timestamp message] [value message]
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from insight.format.message_walk import MessageWalk, with_room

if TYPE_CHECKING:
    from collections.abc import Sequence

    from insight.format.message_walk import Column

_NUM, _TIMESTAMP, _SCALAR = 0x08, 0x12, 0x6A
_KEY, _STEP, _TYPE, _TIME, _VALUE = 0x0A, 0x10, 0x18, 0x22, 0x2A
_SECONDS, _NANOS, _NUMBER = 0x08, 0x10, 0x09


@dataclass(frozen=True, slots=True)
class Values:
    """The values of some records.

    Attributes:
        rows: Which records they are, by their place among all.
        keys: The key of each.
        steps: int64.
        wall_times: Seconds since 1970.
        values: float64.

    """

    rows: Column
    keys: list[bytes]
    steps: Column
    wall_times: Column
    values: Column


def values_of(payloads: Sequence[bytes]) -> Values:
    r"""The values of those records that hold one and nothing else.

    >>> from insight.format.proto.swanlab_pb2 import Record, Scalar, Value
    >>> held = Record(num=1, scalar=Scalar(key=b"a", step=300, value=Value(number=0.5)))
    >>> found = values_of([held.SerializeToString(), b"\x0a\x01"])
    >>> found.rows.tolist(), found.keys, found.steps.tolist(), found.values.tolist()
    ([0], [b'a'], [300], [0.5])

    """
    joined = b"".join(payloads)
    lengths = np.fromiter(map(len, payloads), np.int64, len(payloads))
    ends = np.cumsum(lengths)
    walk = MessageWalk(with_room(joined), ends - lengths, ends)
    walk.varint(_NUM)
    walk.skip(_TIMESTAMP)
    walk.enter_last(_SCALAR)
    key_begin, key_end = walk.text(_KEY)
    steps = walk.varint(_STEP)
    walk.varint(_TYPE)
    time_ends = walk.enter(_TIME, is_needed=False)
    seconds, nanos = walk.varint(_SECONDS), walk.varint(_NANOS)
    walk.leave(time_ends)
    value_ends = walk.enter(_VALUE, is_needed=False)
    values = walk.double(_NUMBER)
    walk.leave(value_ends)
    rows = np.flatnonzero(walk.is_whole())
    spans = zip(key_begin[rows].tolist(), key_end[rows].tolist(), strict=True)
    keys = [joined[begin:end] for begin, end in spans]
    wall_times = seconds[rows] + nanos[rows] / 1e9
    return Values(rows, keys, steps[rows], wall_times, values[rows])
