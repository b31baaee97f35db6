from __future__ import annotations

import numpy as np
import pytest

from insight.errors import SummaryValueError
from insight.plugins._pictures import batch_of, channel_axis


@pytest.mark.parametrize(
    ("shape", "axis"),
    [
        ((3, 8, 9), -3),
        ((1, 8, 9), -3),
        ((8, 9, 3), -1),
        ((8, 9, 1), -1),
        ((8, 9, 4), -1),
        ((4, 8, 9), -3),
        ((3, 8, 3), -3),
        ((1, 8, 1), -3),
        ((3, 8, 4), -3),
        ((4, 8, 3), -1),
        ((4, 8, 4), -1),
        ((2, 8, 9), None),
        ((5, 3, 8, 9), -3),
        ((5, 8, 9, 3), -1),
        ((3, 8, 9, 1), -1),
        ((5, 2, 8, 9), None),
        ((8, 9), None),
        ((3,), None),
        ((2, 5, 3, 8, 9), None),
    ],
)
def test_channels_stand_in_front_or_at_the_end(shape, axis):
    assert channel_axis(shape) == axis


def test_one_picture_is_the_same_however_its_axes_stand():
    last = np.arange(2 * 4 * 3).reshape(2, 4, 3)
    first = last.transpose(2, 0, 1)

    np.testing.assert_array_equal(batch_of(first), batch_of(last))
    np.testing.assert_array_equal(batch_of(first[None]), batch_of(last[None]))
    assert batch_of(last).shape == (1, 2, 4, 3)


def test_two_axes_are_a_grey_picture():
    assert batch_of(np.zeros((5, 7))).shape == (1, 5, 7, 1)


@pytest.mark.parametrize(
    ("shape", "hint"),
    [
        ((), "record a single number as 'scalar'"),
        ((9,), "record it as 'histogram' or 'tensor'"),
        ((10, 28, 28), r"array\[:, None\] makes a batch of grey pictures"),
        ((5, 2, 8, 8), r"array\[:, :1\] and array\[..., :1\] keep one of the channels"),
        ((2, 5, 3, 8, 8), r"array.reshape\(-1, \*array.shape\[-3:\]\) makes one batch"),
        ((0, 3, 8, 8), "it holds no pixel"),
        ((1, 1, 0, 4), "it holds no pixel"),
        ((0, 4), "it holds no pixel"),
    ],
)
def test_another_shape_is_refused_with_what_helps_there(shape, hint):
    with pytest.raises(
        SummaryValueError, match=rf"image expected shape \(height, width\).*Hint: {hint}"
    ):
        batch_of(np.zeros(shape))
