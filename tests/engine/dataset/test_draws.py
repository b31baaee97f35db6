"""Random numbers of operations: those of a row are its own, whoever makes it."""

from __future__ import annotations

import numpy as np
import pytest

from engine import dataset as ds
from engine.dataset import config, draws


def drawn(_):
    return np.array(draws.rng().random())


def rows(**options):
    config.set_seed(11)
    data = ds.NumpySlicesDataset({"x": np.arange(12)}, shuffle=False).map(drawn, "x", **options)
    return [[float(x) for (x,) in data.create_tuple_iterator(output_numpy=True)] for _ in range(2)]


def test_each_row_of_each_pass_draws_its_own():
    first, second = rows()

    assert len(set(first + second)) == 24


@pytest.mark.parametrize(
    "options",
    [
        {"num_parallel_workers": 2},
        {"num_parallel_workers": 2, "python_multiprocessing": True},
    ],
    ids=["threads", "processes"],
)
def test_a_row_draws_the_same_whoever_makes_it(options):
    assert rows(**options) == rows()


def test_seed_repeats_what_is_drawn_outside_of_pipelines():
    config.set_seed(3)
    first = [draws.between(2, 5) for _ in range(4)]
    config.set_seed(3)

    assert [draws.between(2, 5) for _ in range(4)] == first
    assert all(2 <= number <= 5 for number in first)


def test_row_does_not_disturb_what_is_drawn_outside():
    config.set_seed(3)
    draws.rng()
    expected = np.random.default_rng(3).random()
    with draws.Row(1, 1):
        draws.rng().random()

    assert draws.rng().random() == expected


def test_whole_numbers_reach_both_ends():
    config.set_seed(0)

    assert {draws.whole(2, 4) for _ in range(60)} == {2, 3, 4}


def test_chance_is_as_likely_as_it_says():
    config.set_seed(0)

    assert np.mean([draws.chance(0.3) for _ in range(2000)]) == pytest.approx(0.3, abs=0.03)
    assert not any(draws.chance(0.0) for _ in range(20))
    assert all(draws.chance(1.0) for _ in range(20))


def test_a_pass_that_goes_on_later_draws_what_it_would_have_drawn():
    config.set_seed(11)
    data = ds.NumpySlicesDataset({"x": np.arange(12)}, shuffle=False).map(drawn, "x")
    turn = data.next_turn(0)
    whole = [float(x) for (x,) in data.begin(turn, counts=False)]

    assert [float(x) for (x,) in data.begin(turn, counts=False, start=5)] == whole[5:]
