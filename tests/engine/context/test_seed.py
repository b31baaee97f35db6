from __future__ import annotations

import random

import numpy as np
import pytest

import engine
from engine.errors import ArgumentTypeError, ArgumentValueError


@pytest.mark.parametrize("seed", [-1, 2**32])
def test_seed_has_a_range(seed):
    with pytest.raises(ArgumentValueError, match="set_seed"):
        engine.set_seed(seed)


@pytest.mark.parametrize("seed", [1.0, "1", True, None])
def test_seed_is_a_whole_number(seed):
    with pytest.raises(ArgumentTypeError, match="set_seed"):
        engine.set_seed(seed)


def test_seed_makes_random_numbers_repeatable():
    from engine.backend import generator, spawn_seed

    drawn = []
    for _ in range(2):
        engine.set_seed(3)
        drawn.append((generator().random(), spawn_seed(), spawn_seed()))

    assert drawn[0] == drawn[1]
    assert drawn[0][1] != drawn[0][2]
    assert engine.get_seed() == 3


def test_seed_is_that_of_numpy_and_python_too():
    engine.set_seed(1)
    drawn = np.random.normal(size=3).tolist(), random.random()

    assert drawn == (np.random.RandomState(1).normal(size=3).tolist(), random.Random(1).random())


def test_seed_that_does_not_fit_leaves_the_generators_alone():
    before = random.getstate(), np.random.get_state()[1].tolist()
    for seed in (-1, 2**32, 1.5):
        with pytest.raises((ArgumentTypeError, ArgumentValueError)):
            engine.set_seed(seed)

    assert (random.getstate(), np.random.get_state()[1].tolist()) == before


def test_asking_for_the_seed_draws_nothing():
    engine.set_seed(2)
    engine.get_seed()

    assert random.random() == random.Random(2).random()
