from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from insight.errors import SummaryValueError, ValueKindError
from insight.landscape.axes import axes_of, ranges_around

PATH = np.array([[0.0, -1.0], [5.0, 1.0], [10.0, 0.0]])


def test_axes_hold_the_path_with_a_fifth_more_on_each_side() -> None:
    axes = axes_of(PATH, (5, 3), None)

    assert axes.shape == (3, 5)
    assert (axes.x[0], axes.x[-1], axes.y[0], axes.y[-1]) == (-2.0, 12.0, -1.4, 1.4)


def test_middle_of_an_odd_axis_is_the_middle_of_its_range() -> None:
    axes = axes_of(np.empty((0, 2)), 41, None)

    assert axes.x[20] == axes.y[20] == 0.0
    assert (axes.x[0], axes.x[-1]) == (-1.0, 1.0)


@pytest.mark.parametrize("ranges", [(-2, 3), ((-2, 3), (-2.0, 3.0)), np.array([[-2, 3], [-2, 3]])])
def test_ranges_are_of_both_axes_or_of_each(ranges: Any) -> None:
    axes = axes_of(PATH, 3, ranges)

    assert axes.x.tolist() == axes.y.tolist() == [-2.0, 0.5, 3.0]


def test_axis_along_which_the_path_does_not_move_is_as_wide_as_the_other() -> None:
    (left, right), (low, high) = ranges_around(np.array([[0.0, 3.0], [1.0, 3.0]]))

    assert (left, right) == (-0.2, 1.2)
    assert (low + high) / 2 == pytest.approx(3.0)
    assert high - low == pytest.approx(1.4)


def test_path_of_one_point_lies_in_the_middle_of_a_range_of_two() -> None:
    assert ranges_around(np.array([[4.0, 5.0]])) == ((3.0, 5.0), (4.0, 6.0))


@pytest.mark.parametrize(
    ("size", "ranges", "error"),
    [
        (1, None, SummaryValueError),
        ((3, 1), None, SummaryValueError),
        ((3, 3, 3), None, ValueKindError),
        ("41", None, ValueKindError),
        (True, None, ValueKindError),
        (4.0, None, ValueKindError),
        (3, (1, 1), SummaryValueError),
        (3, (0, np.inf), SummaryValueError),
        (3, (0, np.nan), SummaryValueError),
        (3, ("a", "b"), ValueKindError),
        (3, 5, ValueKindError),
        (3, ((0, 1), 5), ValueKindError),
    ],
)
def test_odd_sizes_and_ranges_are_refused(size: Any, ranges: Any, error: type[Exception]) -> None:
    with pytest.raises(error, match=r"surface: (size|ranges) expected"):
        axes_of(PATH, size, ranges)
