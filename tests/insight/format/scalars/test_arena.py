from __future__ import annotations

import numpy as np
import pytest

from insight.format.scalars.arena import room


@pytest.mark.parametrize("length", [0, 1, 3_000, 100_000, 5_000_000])
@pytest.mark.parametrize("dtype", [np.int64, np.float64, np.float32])
def test_columns_do_not_overlap(length: int, dtype: type[np.generic]) -> None:
    columns = [room(length, dtype) for _ in range(3)]
    for number, column in enumerate(columns):
        column[:] = number

    assert all((column == number).all() for number, column in enumerate(columns))
    assert all(column.dtype == dtype and len(column) == length for column in columns)


def test_columns_of_a_few_thousand_rows_share_one_piece_of_memory() -> None:
    one, other = room(10_000, np.int64), room(10_000, np.int64)

    assert one.base is other.base


def test_memory_that_nobody_looks_at_is_used_again() -> None:
    places = set()
    for _ in range(40):
        columns = [room(200_000, np.int64) for _ in range(3)]
        places.add(columns[0].base.__array_interface__["data"][0])

    assert len(places) <= 5


def test_columns_that_somebody_holds_keep_their_content() -> None:
    held = [room(50_000, np.int64) for _ in range(200)]
    for number, column in enumerate(held):
        column[:] = number
    for _ in range(200):
        room(50_000, np.int64)[:] = -1

    assert all((column == number).all() for number, column in enumerate(held))
