"""Slices are read as NumPy reads them, and what cannot be read says why."""

from __future__ import annotations

import numpy as np
import pytest

from dashboard.queries.tensors.slice import LONGEST, SliceError, kept_indices, part_of, written

ARRAY = np.arange(2 * 5 * 9 * 4).reshape(2, 5, 9, 4)
READ = {
    "[0, :, 3:7]": ARRAY[0, :, 3:7],
    "0, :, 3:7": ARRAY[0, :, 3:7],
    " [ -1 , ... , 2 ] ": ARRAY[-1, ..., 2],
    "...": ARRAY[...],
    "[::2, ::-1]": ARRAY[::2, ::-1],
    "[:, -3:-1, 8:2:-2, +1]": ARRAY[:, -3:-1, 8:2:-2, 1],
    "[1,]": ARRAY[1,],
    "[1, 2, 3, 0]": ARRAY[1, 2, 3, 0],
    "[:, 100:200]": ARRAY[:, 100:200],
    "[5:]": ARRAY[5:],
}


@pytest.mark.parametrize("text", READ)
def test_slice_takes_what_numpy_takes(text: str) -> None:
    np.testing.assert_array_equal(ARRAY[part_of(text, ARRAY.shape)], READ[text])


@pytest.mark.parametrize("text", ["", "[]", "  "])
def test_nothing_written_is_the_last_two_axes(text: str) -> None:
    np.testing.assert_array_equal(ARRAY[part_of(text, ARRAY.shape)], ARRAY[0, 0])
    assert written(part_of(text, ARRAY.shape)) == "[0, 0, :, :]"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[0, 1, 2, 3, 4]", "4 axes, and 5 are named"),
        ("[2]", "Axis 0 has 2 places, and none is 2"),
        ("[0, -6]", "Axis 1 has 5 places, and none is -6"),
        ("[..., ...]", "Only one ..."),
        ("[::0]", "cannot go on by 0"),
        ("[0, :", "A bracket is missing"),
        ("[a]", "“a” is no number and no slice"),
        ("[1.5]", "is no number and no slice"),
        ("[__import__('os')]", "is no number and no slice"),
        ("[1:2:3:4]", "is no number and no slice"),
        ("[, 1]", "is no number and no slice"),
        ("[{item}]", "“{item}” is no number"),
        ("[" + "9" * 30 + "]", "is no number and no slice"),
        ("0" * (LONGEST + 1), f"at most {LONGEST} characters"),
    ],
)
def test_what_cannot_be_read_says_why(text: str, words: str) -> None:
    with pytest.raises(SliceError) as caught:
        part_of(text, ARRAY.shape)

    assert words in str(caught.value)


def test_places_of_kept_axes_are_those_of_the_tensor() -> None:
    part = part_of("[0, 1::2, 3, ::-1]", ARRAY.shape)

    assert [list(axis) for axis in kept_indices(part, ARRAY.shape)] == [[1, 3], [3, 2, 1, 0]]
