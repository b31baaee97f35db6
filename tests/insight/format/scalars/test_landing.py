from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from insight.format.frames import frame
from insight.format.messages import Event
from insight.format.scalars import Layout, native_scan
from insight.format.scalars.landing import landing, lasting_room, whole_file


def records(count: int) -> bytes:
    frames = []
    for step in range(count):
        event = Event(wall_time=10.0 + step, step=step)
        event.summary.value.add(tag="loss", scalar_value=step / 8)
        frames.append(frame(event.SerializeToString()))
    return b"".join(frames)


def taken() -> tuple[list[Any], Any]:
    """The rooms that were taken, and what takes them."""
    rooms: list[Any] = []

    def take(rows: int) -> Any:
        rooms.append((np.empty(rows, np.int64), np.empty(rows), np.empty(rows)))
        return rooms[-1]

    return rooms, take


def test_columns_of_a_whole_file_are_put_where_they_stay() -> None:
    content = records(5000)
    rooms, take = taken()
    with landing(take), whole_file(is_whole=True):
        scan = native_scan(content, Layout.MINDSPORE)
    plain = native_scan(content, Layout.MINDSPORE)

    assert scan is not None
    assert plain is not None
    assert scan.steps is rooms[0][0]
    assert scan.values is rooms[0][2]
    for name in ("steps", "wall_times", "values"):
        np.testing.assert_array_equal(getattr(scan, name), getattr(plain, name))


@pytest.mark.parametrize(("count", "is_whole"), [(5000, False), (100, True)])
def test_part_of_a_file_and_few_rows_are_put_anywhere(count: int, is_whole: bool) -> None:
    rooms, take = taken()
    with landing(take), whole_file(is_whole=is_whole):
        native_scan(records(count), Layout.MINDSPORE)

    assert rooms == []


def test_nothing_lands_outside_of_a_landing() -> None:
    with whole_file(is_whole=True):
        assert lasting_room(10_000) is None
