"""Operations by chance."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from engine import dataset as ds
from engine.dataset import config, transforms
from engine.errors import ArgumentTypeError, ArgumentValueError


@pytest.fixture(autouse=True)
def _seeded():
    config.set_seed(5)


def appended(digit):
    return lambda number: number * 10 + digit


def test_all_are_applied_or_none():
    apply = transforms.RandomApply([appended(1), appended(2)], 0.3)
    made = Counter(apply(0) for _ in range(800))

    assert set(made) == {0, 12}
    assert made[12] / 800 == pytest.approx(0.3, abs=0.05)


def test_one_is_chosen():
    choose = transforms.RandomChoice([appended(n) for n in range(1, 5)])
    made = Counter(choose(0) for _ in range(800))

    assert set(made) == {1, 2, 3, 4}
    assert min(made.values()) > 150


def test_each_order_comes():
    order = transforms.RandomOrder([appended(n) for n in (1, 2, 3)])
    made = Counter(order(0) for _ in range(600))

    assert set(made) == {123, 132, 213, 231, 312, 321}
    assert min(made.values()) > 60


def test_several_columns_go_through():
    swap = [lambda a, b: (b, a)]

    assert transforms.RandomApply(swap, 1.0)(1, 2) == (2, 1)
    assert transforms.RandomApply(swap, 0.0)(1, 2) == (1, 2)
    assert transforms.RandomChoice(swap)(1, 2) == (2, 1)
    assert transforms.RandomOrder(swap)(1, 2) == (2, 1)


def test_rows_of_a_pipeline_draw_anew():
    choose = transforms.RandomChoice([np.negative, np.abs])
    rows = ds.NumpySlicesDataset({"x": np.ones(40)}, shuffle=False).map(choose, "x")
    signs = [float(x) for (x,) in rows.create_tuple_iterator(output_numpy=True)]

    assert set(signs) == {-1, 1}


@pytest.mark.parametrize(
    "kind", [transforms.RandomApply, transforms.RandomChoice, transforms.RandomOrder]
)
def test_lists_of_functions_are_asked_for(kind):
    with pytest.raises(ArgumentTypeError, match="a list of functions"):
        kind(abs)
    with pytest.raises(ArgumentValueError, match="at least one function"):
        kind([])


def test_likelihood_is_from_0_to_1():
    with pytest.raises(ArgumentValueError, match="from 0 to 1"):
        transforms.RandomApply([abs], 1.5)
