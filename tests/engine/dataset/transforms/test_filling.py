"""Arrays filled, padded and compared with a value."""

from __future__ import annotations

import numpy as np
import pytest

import engine
from engine.dataset import transforms
from engine.dataset.transforms import Relational
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError


def test_fill_keeps_shape_and_number_type():
    made = transforms.Fill(3.7)(np.zeros((2, 2), np.int32))

    assert made.tolist() == [[3, 3], [3, 3]]
    assert made.dtype == np.int32
    assert transforms.Fill("long")(np.array(["a", "b"])).tolist() == ["long", "long"]
    assert transforms.Fill(-1)(np.zeros(2, np.uint8)).tolist() == [255, 255]  # as in C


def test_pad_end_fills_up_or_cuts_off():
    column = np.arange(6).reshape(2, 3)

    assert transforms.PadEnd([3, 4], -1)(column).tolist() == [
        [0, 1, 2, -1],
        [3, 4, 5, -1],
        [-1, -1, -1, -1],
    ]
    assert transforms.PadEnd([1, 2])(column).tolist() == [[0, 1]]
    assert transforms.PadEnd([None, 4])(column).tolist() == [[0, 1, 2, 0], [3, 4, 5, 0]]
    assert transforms.PadEnd([3], "long")(np.array(["a"])).tolist() == ["a", "long", "long"]
    assert transforms.PadEnd([2])(np.array(["a"])).tolist() == ["a", ""]
    assert transforms.PadEnd([2])(np.array([b"a"])).tolist() == [b"a", b""]
    assert transforms.PadEnd([2], b"-1")(np.array([b"a"])).tolist() == [b"a", b"-1"]


@pytest.mark.parametrize(
    ("operator", "expected"),
    [
        (Relational.EQ, [False, True, False]),
        (Relational.NE, [True, False, True]),
        (Relational.GT, [False, False, True]),
        (Relational.GE, [False, True, True]),
        (Relational.LT, [True, False, False]),
        (Relational.LE, [True, True, False]),
    ],
)
def test_mask_compares(operator, expected):
    numbers = transforms.Mask(operator, 2)(np.array([1, 2, 3]))
    texts = transforms.Mask(operator, "b", engine.int32)(np.array(["a", "b", "c"]))

    assert numbers.tolist() == expected
    assert numbers.dtype == bool
    assert texts.tolist() == [int(one) for one in expected]
    assert texts.dtype == np.int32


def test_value_takes_the_number_type_of_the_column():
    assert transforms.Mask(Relational.LE, 2.5)(np.arange(4)).tolist() == [True] * 3 + [False]


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda: transforms.Fill([1]), ArgumentTypeError, "a number, a bool, a str or bytes"),
        (lambda: transforms.Fill("a")(np.ones(2)), StateError, "texts with texts"),
        (lambda: transforms.PadEnd(3), ArgumentTypeError, "a list of int"),
        (lambda: transforms.PadEnd([1.5]), ArgumentTypeError, "a list of int"),
        (lambda: transforms.PadEnd([0]), ArgumentValueError, "lengths from 1"),
        (lambda: transforms.PadEnd([2], [1]), ArgumentTypeError, "a number"),
        (lambda: transforms.PadEnd([2])(np.ones((2, 2))), StateError, "1 axes, got 2"),
        (lambda: transforms.PadEnd([2], "a")(np.ones(1)), StateError, "texts with texts"),
        (lambda: transforms.Mask(2, 3), ArgumentTypeError, "a Relational"),
        (lambda: transforms.Mask(Relational.EQ, "a")(np.ones(2)), StateError, "texts with"),
    ],
)
def test_arguments_that_do_not_fit_raise(make, error, message):
    with pytest.raises(error, match=message):
        make()
