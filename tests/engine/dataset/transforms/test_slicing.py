"""Parts of arrays."""

from __future__ import annotations

import numpy as np
import pytest

from engine.dataset import transforms
from engine.errors import ArgumentTypeError, StateError


@pytest.mark.parametrize(
    ("parts", "expected"),
    [
        ((0,), [[0, 1, 2]]),
        (([0, -1],), [[0, 1, 2], [3, 4, 5]]),
        ((slice(0, 1),), [[0, 1, 2]]),
        ((None, [0, 2]), [[0, 2], [3, 5]]),
        ((..., 1), [[1], [4]]),
        ((True, slice(2, 0, -1)), [[2, 1], [5, 4]]),
        ((slice(1, 1),), []),
        (([1, 0], [0, 2]), [[3, 5], [0, 2]]),
    ],
)
def test_parts_of_each_axis_are_taken(parts, expected):
    assert transforms.Slice(*parts)(np.arange(6).reshape(2, 3)).tolist() == expected


def test_texts_are_sliced():
    assert transforms.Slice(slice(0, 2))(np.array(["a", "bb", "c"])).tolist() == ["a", "bb"]


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda: transforms.Slice("a"), ArgumentTypeError, "an int, a list of int"),
        (lambda: transforms.Slice([1.5]), ArgumentTypeError, "an int, a list of int"),
        (lambda: transforms.Slice(False), ArgumentTypeError, "an int, a list of int"),
        (lambda: transforms.Slice(7)(np.arange(6)), StateError, "indices below 6"),
        (lambda: transforms.Slice(1, 1)(np.arange(6)), StateError, "2 axes or more"),
    ],
)
def test_arguments_that_do_not_fit_raise(make, error, message):
    with pytest.raises(error, match=message):
        make()
