"""The scan for scalars by compiled code: `insight/native/src/events.c`.

The C takes whole records and stops at the first that is not whole; what comes next, and whether
that is damage, `FrameScan` says, so that both read every file alike.
"""

from __future__ import annotations

import ctypes
import functools
import itertools
import math
import os
import threading
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from insight import native
from insight.format.frames import HEADER, FrameScan, frame

from .arena import room
from .columns import Columns
from .scan import Layout, Other, ScalarScan

if TYPE_CHECKING:
    from collections.abc import Callable

    from insight.format.frames import Buffer

    from .columns import Int64s, TakeRoom

_ROWS, _TAGS, _OTHERS = 1 << 13, 1 << 8, 1 << 8
# A thread keeps arrays for this many rows, 32 bytes each, from one call to the next.
_KEPT_ROWS = 1 << 18
_DONE, _ROWS_FULL, _TAGS_FULL, _OTHERS_FULL = range(4)
_LAYOUTS = {Layout.MINDSPORE: 0, Layout.TENSORBOARD: 1}


class _State(ctypes.Structure):
    """`Scan` of events.c, field by field."""

    _fields_ = (
        *((name, ctypes.c_int64) for name in ("position", "layout", "records")),
        *((name, ctypes.c_double) for name in ("first_wall_time", "last_wall_time")),
        *((name, ctypes.c_int64) for name in ("rows", "row_capacity")),
        *((name, ctypes.c_void_p) for name in ("row_tags", "row_steps", "row_wall_times")),
        *((name, ctypes.c_void_p) for name in ("row_values", "row_offsets")),
        *((name, ctypes.c_int64) for name in ("others", "other_capacity")),
        *((name, ctypes.c_void_p) for name in ("other_offsets", "other_lengths")),
        *((name, ctypes.c_int64) for name in ("tags", "tag_capacity")),
        *((name, ctypes.c_void_p) for name in ("tag_offsets", "tag_lengths", "follows", "slots")),
        *((name, ctypes.c_uint64) for name in ("slots_used", "seed", "last")),
    )


_ROW_COLUMNS = (
    ("row_tags", np.uint32),
    ("row_steps", np.int64),
    ("row_wall_times", np.float64),
    ("row_values", np.float32),
    ("row_offsets", np.int64),
)
_OTHER_COLUMNS = (("other_offsets", np.int64), ("other_lengths", np.int64))
_TAG_COLUMNS = (("tag_offsets", np.int64), ("tag_lengths", np.int64), ("follows", np.uint32))
# The files of a store have the same tags nearly always.
_MOST_TAGS_KNOWN = 1 << 10


class _Scratch:
    """The arrays that the C fills; one thread uses them for call after call."""

    def __init__(self) -> None:
        self.state = _State(seed=int.from_bytes(os.urandom(8), "little"))
        self.address = ctypes.addressof(self.state)
        self.arrays: dict[str, np.ndarray[Any, Any]] = {}
        self.grow_rows(_ROWS)
        self.grow_tags(_TAGS)
        self.grow_others(_OTHERS)

    def begin(self, layout: Layout) -> _State:
        state = self.state
        state.layout = _LAYOUTS[layout]
        state.records = state.rows = state.others = state.tags = 0
        state.slots_used = state.last = 0
        state.first_wall_time, state.last_wall_time = float("inf"), float("-inf")
        return state

    def grow(self, outcome: int) -> None:
        """Room for twice as many of what there was no room for."""
        state = self.state
        if outcome == _ROWS_FULL:
            self.grow_rows(4 * state.row_capacity)
        elif outcome == _TAGS_FULL:
            self.grow_tags(4 * state.tag_capacity)
        else:
            self.grow_others(4 * state.other_capacity)

    def grow_rows(self, capacity: int) -> None:
        self._grow(_ROW_COLUMNS, self.state.rows, capacity)
        self.state.row_capacity = capacity

    def grow_tags(self, capacity: int) -> None:
        self._grow(_TAG_COLUMNS, self.state.tags, capacity)
        self._grow((("slots", np.uint32),), 0, 2 * capacity)
        self.arrays["next"] = np.empty(capacity, np.int64)
        self.state.tag_capacity = capacity
        self.state.slots_used = 0  # the C lays them out anew

    def grow_others(self, capacity: int) -> None:
        self._grow(_OTHER_COLUMNS, self.state.others, capacity)
        self.state.other_capacity = capacity

    def _grow(self, columns: tuple[tuple[str, Any], ...], used: int, capacity: int) -> None:
        for name, dtype in columns:
            array = np.empty(capacity, dtype)
            if used:
                array[:used] = self.arrays[name][:used]
            self.arrays[name] = array
            setattr(self.state, name, _address(array))


def _address(array: np.ndarray[Any, Any]) -> int:
    address: int = array.__array_interface__["data"][0]  # `ctypes.data` takes twice as long
    return address


_thread = threading.local()


@dataclass(frozen=True, slots=True)
class _Functions:
    scan: Callable[..., int]
    group: Callable[..., int]


@functools.cache
def _functions() -> _Functions | None:
    library = native.library("events")
    if library is None:
        return None
    number, address = ctypes.c_int64, ctypes.c_void_p
    functions = _Functions(
        library.function("scan", number, address, number, address),
        library.function("group", number, *[address] * 7, number, address),
    )
    return functions if _reads_a_record(functions) else None


def _reads_a_record(functions: _Functions) -> bool:
    """Whether code that was made for this CPU does what it should: nobody has tried it on all."""
    value = bytes.fromhex(
        "0a 11 0a 0a 00 01 02 03 04 05 06 07 08 09 1d 0000003f 0a 07 0a 00 1d 000080ff"
    )
    payload = bytes.fromhex("09 00000000 00000040 10 ff01 2a") + bytes([len(value)]) + value
    record = frame(payload)
    scan = _scan(functions, record * 2, Layout.MINDSPORE)
    columns = scan.columns
    found = [columns.tags, columns.steps.tolist(), columns.values.tolist(), scan.offsets.tolist()]
    steps, values, offsets = [255] * 4, [-math.inf, -math.inf, 0.5, 0.5], [0, len(record)] * 2
    return found == [[b"", bytes(range(10))], steps, values, offsets]


def native_scan(
    buffer: Buffer, layout: Layout, take_room: TakeRoom | None = None
) -> ScalarScan | None:
    """What `buffer` holds, or None where there is no native code to look.

    >>> from insight.format.frames import frame
    >>> event = bytes.fromhex("09 00000000 0000f03f 10 03 2a 0a 0a 08 0a 01 61 1d 0000003f")
    >>> scan = native_scan(frame(event), Layout.MINDSPORE)
    >>> scan is None or (scan.columns.tags, scan.columns.steps.tolist())
    ([b'a'], [3])
    """
    functions = _functions()
    return None if functions is None else _scan(functions, buffer, layout, take_room)


def _scan(
    functions: _Functions, buffer: Buffer, layout: Layout, take_room: TakeRoom | None = None
) -> ScalarScan:
    scratch: _Scratch | None = _thread.__dict__.pop("scratch", None)
    if scratch is None:  # the first call of this thread, or one inside another
        scratch = _Scratch()
    state = scratch.begin(layout)
    frames = FrameScan(buffer)
    _take_records(functions.scan, buffer, scratch, frames)
    scan = _grouped(functions.group, buffer, scratch, frames, take_room)
    if state.row_capacity <= _KEPT_ROWS and state.tag_capacity <= _KEPT_ROWS:
        _thread.scratch = scratch
    return scan


def _take_records(
    scan: Callable[..., int], buffer: Buffer, scratch: _Scratch, frames: FrameScan
) -> None:
    """Moves `frames.end` over all that can be read, and fills the arrays on the way."""
    state, size = scratch.state, len(buffer)
    at = buffer if isinstance(buffer, bytes) else _address(buffer)
    reading = True
    while reading:
        state.position = frames.end
        while (outcome := scan(at, size, scratch.address)) != _DONE:
            scratch.grow(outcome)
        frames.end = state.position
        reading = frames.pass_over()


def _others(buffer: Buffer, scratch: _Scratch) -> list[Other]:
    count = scratch.state.others
    if not count:
        return []
    offsets = scratch.arrays["other_offsets"][:count].tolist()
    lengths = scratch.arrays["other_lengths"][:count].tolist()
    others = []
    for offset, length in zip(offsets, lengths, strict=True):
        begin, taken = offset + HEADER.size, length < 0
        payload = bytes(buffer[begin : begin + (~length if taken else length)])
        others.append(Other(offset, payload, taken))
    return others


class _Order(NamedTuple):
    """How the tags of a buffer are sorted."""

    tags: list[bytes]
    ranks: Int64s
    """The index of each, in the order in which they first came."""


def _order_of(numbered: tuple[bytes, ...]) -> _Order:
    order = sorted(range(len(numbered)), key=numbered.__getitem__)
    ranks = np.empty(len(numbered), np.int64)
    ranks[order] = np.arange(len(numbered))
    return _Order([numbered[number] for number in order], ranks)


_known_order_of = functools.lru_cache(maxsize=16)(_order_of)


def _grouped(
    group: Callable[..., int],
    buffer: Buffer,
    scratch: _Scratch,
    frames: FrameScan,
    take_room: TakeRoom | None,
) -> ScalarScan:
    """What was found, with the rows of each tag together and the tags sorted."""
    state = scratch.state
    count, rows = state.tags, state.rows
    begins = scratch.arrays["tag_offsets"][:count].tolist()
    lengths = scratch.arrays["tag_lengths"][:count].tolist()
    numbered = tuple(
        [bytes(buffer[at : at + length]) for at, length in zip(begins, lengths, strict=True)]
    )
    tags, ranks = (_known_order_of if count <= _MOST_TAGS_KNOWN else _order_of)(numbered)
    bounds = np.empty(count + 1, np.int64)
    lasting = None if take_room is None else take_room(rows)
    steps, wall_times, values = lasting or (
        room(rows, np.int64),
        room(rows, np.float64),
        room(rows, np.float32),
    )
    offsets = room(rows, np.int64)
    filled = (ranks, bounds, scratch.arrays["next"], steps, wall_times, values)
    ascending = group(
        scratch.address, *map(_address, filled), lasting is not None, _address(offsets)
    )
    held = bounds[1:] > bounds[:-1]
    if not held.all():  # a tag of records that were left to protobuf after all
        tags = list(itertools.compress(tags, held))
        bounds = np.append(bounds[:-1][held], bounds[-1])
    return ScalarScan(
        end=frames.end,
        records=state.records,
        first_wall_time=state.first_wall_time,
        last_wall_time=state.last_wall_time,
        columns=Columns(tags, bounds, steps, wall_times, values, bool(ascending)),
        offsets=offsets,
        others=_others(buffer, scratch),
        damages=frames.damages,
    )
