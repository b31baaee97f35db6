"""Random tensors: their statistics, their seeds."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import engine
from engine import Tensor, ops


@pytest.fixture(autouse=True)
def _seed() -> None:
    engine.set_seed(3)


def test_normal_numbers_have_mean_and_deviation() -> None:
    values = ops.normal((100, 100), 2.0, 0.5).asnumpy()

    assert values.mean() == pytest.approx(2, abs=0.02)
    assert values.std() == pytest.approx(0.5, rel=0.03)
    assert values.dtype == np.float32


def test_even_numbers_lie_between_their_bounds() -> None:
    values = ops.uniform((1000,), -2.0, 3.0).asnumpy()

    assert -2 <= values.min() < -1.9
    assert 2.9 < values.max() < 3


def test_whole_numbers_keep_off_the_upper_bound() -> None:
    assert set(ops.randint(1, 4, (200,)).tolist()) == {1, 2, 3}
    assert set(ops.uniform((200,), 1, 4, dtype=engine.int32).tolist()) == {1, 2, 3}


def test_permutation_holds_every_number_once() -> None:
    assert sorted(ops.randperm(20).tolist()) == list(range(20))


def test_bernoulli_is_one_as_often_as_asked() -> None:
    values = ops.bernoulli(ops.zeros((10_000,)), 0.3).asnumpy()

    assert set(values.tolist()) == {0, 1}
    assert values.mean() == pytest.approx(0.3, abs=0.02)


def test_columns_are_drawn_by_weight() -> None:
    weights = Tensor(np.tile([[0.0, 1.0, 3.0]], (1, 1)).astype(np.float32))
    drawn = ops.multinomial(weights, 4000).asnumpy()

    assert np.bincount(drawn[0], minlength=3)[0] == 0
    assert (drawn == 2).mean() == pytest.approx(0.75, abs=0.03)


def test_draws_without_replacement_differ() -> None:
    drawn = ops.multinomial(ops.ones((50, 4)), 4, replacement=False).asnumpy()

    assert all(sorted(row) == [0, 1, 2, 3] for row in drawn.tolist())


@pytest.mark.parametrize(
    "draw",
    [
        lambda seed: ops.standard_normal((4,), seed),
        lambda seed: ops.rand(4, seed=seed),
    ],
)
def test_seed_of_its_own_gives_the_same_numbers(draw: Any) -> None:
    first = draw(5).asnumpy()

    assert np.array_equal(draw(5).asnumpy(), first)
    assert not np.array_equal(draw(6).asnumpy(), first)


def test_more_than_there_are_cannot_be_drawn_without_replacement() -> None:
    with pytest.raises(ValueError, match="at most 2"):
        ops.multinomial(ops.ones((2,)), 3, replacement=False)
