"""Class numbers as rows with a one."""

from __future__ import annotations

import numpy as np
import pytest

from engine.dataset import transforms
from engine.dataset.transforms.one_hot import OneHotOp
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError


def test_one_hot_is_a_row_of_the_identity():
    assert transforms.OneHot(4)(np.array([2, 0])).tolist() == [[0, 0, 1, 0], [1, 0, 0, 0]]
    assert transforms.OneHot(3)(np.array(1, np.uint8)).dtype == np.uint8


def test_axes_of_length_1_go():
    assert transforms.OneHot(3)(np.array([[1]])).tolist() == [0, 1, 0]
    assert transforms.OneHot(3)(np.array([[1, 2]])).tolist() == [[0, 1, 0], [0, 0, 1]]


@pytest.mark.parametrize("shape", [(4,), (4, 1), (4, 2), (1,), (1, 1)])
@pytest.mark.parametrize("rate", [0.0, 0.1])
def test_batch_gives_what_the_rows_give(shape, rate, rng):
    labels = rng.integers(0, 5, shape)
    one_hot = transforms.OneHot(5, rate)

    assert np.array_equal(one_hot.on_batch(labels), np.stack(list(map(one_hot, labels))))


def test_smoothed_one_hot_sums_to_one():
    row = transforms.OneHot(5, 0.2)(np.array(3))

    assert row == pytest.approx([0.04, 0.04, 0.04, 0.84, 0.04])
    assert row.dtype == np.float64


def test_one_hot_of_mindspore_1_is_float64_and_keeps_axes():
    made = OneHotOp(3)(np.array([[1]]))

    assert made.tolist() == [[[0.0, 1.0, 0.0]]]
    assert made.dtype == np.float64
    assert OneHotOp(4, 0.2)(np.array(0)) == pytest.approx([0.85, 0.05, 0.05, 0.05])


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda: transforms.OneHot(0), ArgumentValueError, "a number from 1"),
        (lambda: transforms.OneHot(2, 2.0), ArgumentValueError, "a rate from 0 to 1"),
        (lambda: transforms.OneHot(2, "a"), ArgumentTypeError, "a number"),
        (lambda: transforms.OneHot(2)(np.array(2)), StateError, "from 0 to 1, got 2"),
        (lambda: transforms.OneHot(2)(np.array(1.0)), StateError, "that are whole"),
        (lambda: OneHotOp(2)(np.array(2)), StateError, "from 0 to 1, got 2"),
    ],
)
def test_arguments_that_do_not_fit_raise(make, error, message):
    with pytest.raises(error, match=message):
        make()
