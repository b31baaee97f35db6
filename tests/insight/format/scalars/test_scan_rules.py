"""What the package's docstring promises, said of both scans."""

from __future__ import annotations

import math
import struct
from pathlib import Path

import numpy as np
import pytest

from insight.format.frames import frame, read_frames
from insight.format.messages import Event

from .scans import SCANS
from .written import (
    FLOAT,
    LAYOUTS,
    MINDSPORE,
    TENSORBOARD,
    content,
    double,
    event,
    number,
    scalar,
    single,
    tensor_value,
)

SUMMARIES = Path(__file__).parents[3] / "data" / "summaries"
IMAGE = content(1, content(1, b"image") + content(4, b"anything"))
NUMBER = struct.pack("<f", 2.5)


@pytest.fixture(params=SCANS.values(), ids=SCANS.keys())
def scan_of(request):
    return request.param


def rows(scan):
    """(tag, step, wall time, value, offset) of every row."""
    columns = zip(
        scan.columns.steps, scan.columns.wall_times, scan.columns.values, scan.offsets, strict=True
    )
    tags = np.repeat(np.arange(len(scan.columns.tags)), np.diff(scan.columns.bounds))
    return [
        (scan.columns.tags[tag], *map(np.generic.item, row))
        for tag, row in zip(tags, columns, strict=True)
    ]


def check(scan_of, payload, layout, scalars, *, records=0, taken=False):
    """What is found in one record: its (tag, value), and where the record is counted.

    Alone, and many times, as the scan in NumPy reads what repeats in another way.
    """
    whole = frame(payload)
    for times in (1, 9):
        scan = scan_of(whole * times, layout)
        begins = range(0, times * len(whole), len(whole))
        expected = [] if records else [(begin, payload, taken) for begin in begins]

        assert [(tag, value, at) for tag, _, _, value, at in rows(scan)] == sorted(
            ((tag, value, begin) for begin in begins for tag, value in scalars),
            key=lambda row: (row[0], row[2]),
        )
        assert scan.records == records * times
        assert [(o.offset, o.payload, o.scalars_taken) for o in scan.others] == expected


@pytest.mark.parametrize("layout", LAYOUTS)
def test_scalars_come_out_tag_by_tag_in_the_order_of_the_buffer(scan_of, layout):
    first = frame(event(10.0, 1, scalar(layout, b"b", 0.5), scalar(layout, b"a", 1.5)))
    second = frame(event(11.0, 2, scalar(layout, b"b", 2.5)))
    scan = scan_of(first + second, layout)

    assert rows(scan) == [
        (b"a", 1, 10.0, 1.5, 0),
        (b"b", 1, 10.0, 0.5, 0),
        (b"b", 2, 11.0, 2.5, len(first)),
    ]
    assert (scan.records, scan.columns.ascending, scan.end) == (2, True, len(first + second))
    assert (scan.first_wall_time, scan.last_wall_time) == (10.0, 11.0)


def test_an_empty_buffer_holds_nothing(scan_of):
    scan = scan_of(b"", MINDSPORE)

    assert (scan.columns.tags, scan.columns.bounds.tolist(), scan.records, scan.others) == (
        [],
        [0],
        0,
        [],
    )
    assert (scan.first_wall_time, scan.last_wall_time) == (math.inf, -math.inf)


def test_steps_below_zero_and_absent_ones_are_read(scan_of):
    value = content(5, scalar(MINDSPORE, b"a", 1))
    data = frame(event(1.0, -5, scalar(MINDSPORE, b"a", 1))) + frame(double(1, 2.0) + value)

    assert scan_of(data, MINDSPORE).columns.steps.tolist() == [-5, 0]


def test_a_step_that_falls_is_not_ascending(scan_of):
    steps = [frame(event(1.0, step, scalar(MINDSPORE, b"a", 1))) for step in (2, 2)]

    assert not scan_of(b"".join(steps), MINDSPORE).columns.ascending


@pytest.mark.parametrize("time", [0.5, math.nan])
def test_a_wall_time_that_falls_says_nothing_of_the_order(scan_of, time):
    rows = [frame(event(*row, scalar(MINDSPORE, b"a", 1))) for row in ((1.0, 1), (time, 2))]

    assert scan_of(b"".join(rows), MINDSPORE).columns.ascending


def test_wall_times_that_are_no_numbers_are_left_out_of_the_ends(scan_of):
    times = (math.nan, 3.0, 2.0, math.nan)
    data = b"".join(frame(event(time, 1, scalar(MINDSPORE, b"a", 1))) for time in times)
    scan = scan_of(data, MINDSPORE)

    assert (scan.first_wall_time, scan.last_wall_time) == (2.0, 3.0)
    assert np.isnan(scan.columns.wall_times).tolist() == [True, False, False, True]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_record_with_more_than_scalars_is_also_handed_on(scan_of, layout):
    payload = event(1.0, 1, scalar(layout, b"a", 2), IMAGE, scalar(layout, b"b", 3))

    check(scan_of, payload, layout, [(b"a", 2), (b"b", 3)], taken=True)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize(
    "payload",
    [event(1.0, 1, IMAGE), event(1.0, 1), double(1, 1.0) + content(3, b"version"), b"", b"\xff"],
    ids=["image", "no value", "version", "empty", "no message"],
)
def test_a_record_without_scalars_is_handed_on(scan_of, layout, payload):
    check(scan_of, payload, layout, [])


@pytest.mark.parametrize(
    "tensor",
    [
        FLOAT + content(2, b"") + content(4, NUMBER),
        FLOAT + content(5, NUMBER),
        FLOAT + single(5, 2.5),
        number(3, 0) + content(4, NUMBER) + FLOAT,
    ],
    ids=["content", "packed", "alone", "other order"],
)
def test_a_float_tensor_of_the_scalars_plugin_is_a_scalar(scan_of, tensor):
    check(scan_of, event(1.0, 1, tensor_value(b"a", tensor)), TENSORBOARD, [(b"a", 2.5)], records=1)


def test_a_tensor_of_another_plugin_is_another_value(scan_of):
    tensor = tensor_value(b"a", FLOAT + content(4, NUMBER), plugin=b"histograms")

    check(
        scan_of,
        event(1.0, 1, scalar(TENSORBOARD, b"b", 1), tensor),
        TENSORBOARD,
        [(b"b", 1)],
        taken=True,
    )


@pytest.mark.parametrize(
    "tensor",
    [
        number(1, 2) + content(4, bytes(8)),
        content(4, NUMBER),
        FLOAT + content(2, content(2, number(1, 1))) + content(4, NUMBER),
        FLOAT + content(4, NUMBER) + single(5, 2.5),
        FLOAT + single(5, 2.5) + single(5, 2.5),
        FLOAT + content(5, NUMBER * 2),
        FLOAT + number(5, 2),
        FLOAT + content(4, NUMBER * 2),
        FLOAT,
        FLOAT + FLOAT + content(4, NUMBER),
        FLOAT + content(4, NUMBER) + b"\x0a",
    ],
    ids=[
        *("double", "no type", "axis", "content and value", "two values", "two packed"),
        *("a varint", "two in content", "none", "two types", "cut off"),
    ],
)
def test_any_other_tensor_of_the_scalars_plugin_is_left_to_protobuf(scan_of, tensor):
    check(
        scan_of,
        event(1.0, 1, scalar(TENSORBOARD, b"b", 1), tensor_value(b"a", tensor)),
        TENSORBOARD,
        [],
    )


VALUE = content(1, b"a") + single(3, 1)
SUMMARY = content(5, content(1, VALUE))
UNUSUAL = {
    "no wall time": number(2, 1) + SUMMARY,
    "two wall times": double(1, 1.0) + double(1, 1.0) + SUMMARY,
    "wall time as varint": number(1, 1) + SUMMARY,
    "two steps": double(1, 1.0) + number(2, 1) + number(2, 1) + SUMMARY,
    "two summaries": double(1, 1.0) + SUMMARY + SUMMARY,
    "version beside": double(1, 1.0) + content(3, b"v") + SUMMARY,
    "padded step": double(1, 1.0) + b"\x10\x81\x00" + SUMMARY,
    "step beyond 64 bits": double(1, 1.0) + b"\x10" + b"\xff" * 9 + b"\x02" + SUMMARY,
    "step of 11 bytes": double(1, 1.0) + b"\x10" + b"\xff" * 10 + b"\x01" + SUMMARY,
    "padded key": double(1, 1.0) + b"\x90\x00\x01" + SUMMARY,
    "group": double(1, 1.0) + b"\x5b\x5c" + SUMMARY,
    "wire type 6": double(1, 1.0) + b"\x5e" + SUMMARY,
    "field 0": double(1, 1.0) + b"\x00\x01" + SUMMARY,
    "field 2**29": double(1, 1.0) + b"\x80\x80\x80\x80\x10\x01" + SUMMARY,
    "length too long": double(1, 1.0) + b"\x2a\x40" + SUMMARY,
    "cut off": double(1, 1.0) + SUMMARY[:-1],
    "value as varint": double(1, 1.0) + content(5, content(1, VALUE) + number(1, 1)),
    "no tag": double(1, 1.0) + content(5, content(1, single(3, 1))),
    "two tags": double(1, 1.0) + content(5, content(1, content(1, b"b") + VALUE)),
    "two scalars": double(1, 1.0) + content(5, content(1, VALUE + single(3, 1))),
    "scalar and image": double(1, 1.0) + content(5, content(1, VALUE + content(4, b""))),
    "scalar as double": double(1, 1.0) + content(5, content(1, content(1, b"a") + double(3, 1))),
    "value goes beyond": double(1, 1.0) + content(5, b"\x0a\x09" + VALUE) + bytes([0x58, 1]),
    "one bad value of two": double(1, 1.0) + content(5, content(1, VALUE) + content(1, b"\x08")),
}


@pytest.mark.parametrize("payload", UNUSUAL.values(), ids=UNUSUAL.keys())
def test_nothing_is_taken_of_an_unusual_record(scan_of, payload):
    check(scan_of, payload, MINDSPORE, [])


def test_fields_that_nobody_knows_are_passed_over(scan_of):
    unknown = number(11, 300) + content(12, b"x") + double(13, 1) + single(2**29 - 1, 1)
    value = content(1, unknown + content(1, b"\xff") + unknown + single(3, 1) + unknown)
    payload = unknown + content(5, unknown + value) + number(2, 7) + double(1, 1.0) + unknown

    check(scan_of, payload, MINDSPORE, [(b"\xff", 1)], records=1)


def test_damage_and_a_tail_are_those_of_the_frames(scan_of):
    data = bytearray(frame(event(1.0, 1, scalar(MINDSPORE, b"a", 1))) * 4)
    data[20] ^= 1
    data = bytes(data[:-3])
    scan, frames = scan_of(data, MINDSPORE), read_frames(data)
    count = len(list(frames))

    assert (scan.records, scan.end, scan.damages) == (count, frames.end, frames.damages)


def test_real_files_give_what_protobuf_reads(scan_of):
    files = [path for path in sorted(SUMMARIES.rglob("*_MS")) if path.stat().st_size]
    taken = 0
    for path in files:
        data = path.read_bytes()
        expected = []
        for offset, payload in read_frames(data):
            message = Event.FromString(payload)
            expected += [
                (value.tag.encode(), message.step, message.wall_time, value.scalar_value, offset)
                for value in message.summary.value
                if value.WhichOneof("value") == "scalar_value"
            ]
        found = rows(scan_of(data, MINDSPORE))
        taken += len(found)

        # As text, because NaN is unequal to itself.
        assert repr(found) == repr(sorted(expected, key=lambda row: (row[0], row[4])))
    assert taken > 100
