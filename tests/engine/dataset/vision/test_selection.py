"""Images through some of the operations that are given."""

from __future__ import annotations

from itertools import pairwise, product

import numpy as np
import pytest
from PIL import Image

from engine.dataset import config, vision
from engine.errors import ArgumentTypeError, ArgumentValueError


@pytest.fixture(autouse=True)
def _seeded():
    config.set_seed(5)


def appended(digit):
    """A function that makes 12 of 1, and so on."""
    return lambda number: number * 10 + digit


def test_uniform_augment_applies_each_of_those_chosen_or_not():
    augment = vision.UniformAugment([appended(1), appended(2), appended(3)], 2)
    counts = {}
    for _ in range(1200):
        made = augment(0)
        counts[made] = counts.get(made, 0) + 1

    assert set(counts) == {0, 1, 2, 3, 12, 13, 23}
    assert counts[0] / 1200 == pytest.approx(1 / 4, abs=0.04)
    assert counts[12] / 1200 == pytest.approx(1 / 12, abs=0.03)


def test_pictures_go_through_operations_in_any_order():
    seen = []
    steps = [lambda image, n=n: seen.append(n) or image for n in range(3)]
    augment = vision.UniformAugment(steps, 3)
    for _ in range(30):
        augment(Image.new("L", (2, 2)))

    assert any(a > b for a, b in pairwise(seen))


def test_one_subpolicy_is_taken_and_each_step_of_it_by_chance():
    policy = [[(appended(1), 1.0), (appended(2), 0.5)], [(appended(3), 0.0), (appended(4), 1)]]
    choose = vision.RandomSelectSubpolicy(policy)
    made = [choose(0) for _ in range(600)]

    assert set(made) == {1, 12, 4}
    assert made.count(4) / 600 == pytest.approx(0.5, abs=0.07)
    assert made.count(12) / 600 == pytest.approx(0.25, abs=0.06)


def test_subpolicies_take_several_columns():
    choose = vision.RandomSelectSubpolicy([[(lambda a, b: (b, a), 1.0)]])

    assert choose(1, 2) == (2, 1)


def test_images_go_through_operations_of_vision(rng):
    image = rng.integers(0, 256, (4, 5, 3), dtype=np.uint8)
    steps = [vision.Invert(), vision.HorizontalFlip()]
    made = {vision.UniformAugment(steps)(image).tobytes() for _ in range(60)}
    every = set()
    for first, second in product([False, True], repeat=2):
        one = vision.Invert()(image) if first else image
        every.add((vision.HorizontalFlip()(one) if second else one).tobytes())

    assert made == every


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda: vision.UniformAugment([abs], 2), ArgumentValueError, "1 at most"),
        (lambda: vision.UniformAugment([abs], 0), ArgumentValueError, "a number from 1"),
        (lambda: vision.UniformAugment(abs), ArgumentTypeError, "a list of functions"),
        (lambda: vision.RandomSelectSubpolicy([]), ArgumentValueError, "not empty"),
        (lambda: vision.RandomSelectSubpolicy([[]]), ArgumentValueError, "not empty"),
        (lambda: vision.RandomSelectSubpolicy(3), ArgumentTypeError, "a list of lists"),
        (lambda: vision.RandomSelectSubpolicy([[abs]]), ArgumentTypeError, "a tuple"),
        (lambda: vision.RandomSelectSubpolicy([[(abs, 2)]]), ArgumentValueError, "from 0 to 1"),
    ],
)
def test_arguments_that_do_not_fit_raise(make, error, message):
    with pytest.raises(error, match=message):
        make()
