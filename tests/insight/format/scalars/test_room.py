from __future__ import annotations

import struct
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from insight.format.frames import frame

from .scans import SCANS, bits
from .written import MINDSPORE, event, scalar

if TYPE_CHECKING:
    from .scans import Scan


@pytest.fixture(params=SCANS.values(), ids=SCANS.keys())
def scan_of(request) -> Scan:
    return request.param


def records(count: int) -> bytes:
    tags = (b"loss", b"rate")
    return b"".join(
        frame(event(10.0 + step, step, *[scalar(MINDSPORE, tag, step / 8) for tag in tags]))
        for step in range(count)
    )


def taker() -> tuple[list[Any], Any]:
    """The rooms that were taken, and what takes them."""
    rooms: list[Any] = []

    def take(rows: int) -> Any:
        rooms.append((np.empty(rows, np.int64), np.empty(rows), np.empty(rows)))
        return rooms[-1]

    return rooms, take


@pytest.mark.parametrize("count", [1, 5000])
def test_columns_are_put_into_the_room_that_is_given(scan_of: Scan, count: int) -> None:
    rooms, take = taker()
    put = scan_of(records(count), MINDSPORE, take)
    plain = scan_of(records(count), MINDSPORE)

    ((steps, wall_times, values),) = rooms
    assert put.columns.steps is steps
    assert put.columns.wall_times is wall_times
    assert put.columns.values is values
    np.testing.assert_array_equal(values, plain.columns.values)
    same = bits(put).keys() - {"values"}
    assert {name: bits(put)[name] for name in same} == {name: bits(plain)[name] for name in same}


def test_what_has_no_room_is_put_anywhere(scan_of: Scan) -> None:
    asked: list[int] = []
    scan = scan_of(records(3), MINDSPORE, asked.append)

    assert asked == [6]
    assert bits(scan) == bits(scan_of(records(3), MINDSPORE))


def test_signalling_nan_is_put_there_like_any_other_value(scan_of: Scan) -> None:
    payload = event(2.0, 3, scalar(MINDSPORE, b"a", 1.0))
    odd = payload[:-4] + struct.pack("<I", 0x7F80BEEF)
    rooms, take = taker()
    scan_of(frame(payload) * 5 + frame(odd) * 5, MINDSPORE, take)

    assert np.isnan(rooms[0][2]).tolist() == [False] * 5 + [True] * 5
