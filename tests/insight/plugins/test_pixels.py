from __future__ import annotations

import numpy as np
import pytest

from insight.plugins._pixels import canvas, to_bytes


def test_ten_pictures_stand_in_two_rows_of_eight():
    assert canvas(np.ones((10, 6, 6, 1), np.uint8)).shape == (12, 48, 1)


def test_a_picture_stands_where_its_number_says():
    batch = np.zeros((10, 2, 3, 1), np.uint8)
    batch[9] = 1
    grid = canvas(batch)

    assert grid[2:4, 3:6].all()
    assert grid.sum() == 2 * 3


@pytest.mark.parametrize(
    ("numbers", "expected"),
    [
        ([0.0, 0.5, 1.0], [0, 127, 255]),
        ([5.0, 5.0, 5.0], [0, 0, 0]),
        ([0.0, 255.0, 128.0], [0, 254, 127]),
        ([-1.0, 0.0, 2.0], [0, 63, 191]),
        ([-1.7e308, 0.0, 1.7e308], [0, 127, 254]),
        ([False, True, True], [0, 255, 255]),
    ],
)
def test_numbers_become_bytes_by_mindspores_rule(numbers, expected):
    assert to_bytes(np.array(numbers)).tolist() == expected


def test_what_is_not_finite_is_the_end_of_the_range():
    numbers = to_bytes(np.array([np.nan, np.inf, -np.inf, 0.0, 1.0]))

    assert numbers.tolist() == [0, 255, 0, 0, 255]


@pytest.mark.parametrize("numbers", [[200, 200], [0, 1], [100, 103], [0, 255]])
def test_bytes_stay_as_they_are(numbers):
    assert to_bytes(np.array(numbers, np.uint8)).tolist() == numbers
