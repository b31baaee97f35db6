"""Random tensors: their statistics, their seeds; and dropout."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import engine
from engine import Tensor, nn, ops


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
        lambda seed: ops.dropout(ops.ones((40,)), 0.5, seed=seed),
    ],
)
def test_seed_of_its_own_gives_the_same_numbers(draw: Any) -> None:
    first = draw(5).asnumpy()

    assert np.array_equal(draw(5).asnumpy(), first)
    assert not np.array_equal(draw(6).asnumpy(), first)


def test_dropout_keeps_the_mean_and_drops_its_share() -> None:
    out = ops.dropout(ops.ones((100, 100)), 0.2).asnumpy()

    assert set(np.unique(out)) == {np.float32(0), np.float32(1.25)}
    assert (out == 0).mean() == pytest.approx(0.2, abs=0.02)


def test_gradient_of_dropout_is_what_it_multiplied_with() -> None:
    x = ops.ones((10, 10))
    gradient = ops.grad(lambda x: ops.dropout(x, 0.5, seed=1))(x).asnumpy()

    assert np.array_equal(gradient, ops.dropout(x, 0.5, seed=1).asnumpy())


def test_dropout2d_drops_whole_channels() -> None:
    out = ops.dropout2d(ops.ones((20, 10, 3, 3)), 0.5).asnumpy().reshape(200, 9)

    assert all(len(set(row)) == 1 for row in out.tolist())
    assert 0 < (out == 0).mean() < 1


def test_dropout_outside_training_is_the_input_itself() -> None:
    x = ops.ones((3,))

    assert ops.dropout(x, 0.9, training=False) is x
    assert nn.Dropout(p=0.9)(x) is x


def test_keep_prob_is_the_share_that_stays() -> None:
    out = nn.Dropout(keep_prob=0.8).set_train()(ops.ones((10_000,))).asnumpy()

    assert (out != 0).mean() == pytest.approx(0.8, abs=0.02)
    assert repr(nn.Dropout(keep_prob=0.8)) == "Dropout(keep_prob=0.8)"


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: nn.Dropout(p=1.0), r"Dropout\(p\) expected a number from 0 to before 1, got 1.0"),
        (lambda: nn.Dropout(0.0), r"keep_prob\) expected a number above 0, up to 1, got 0.0"),
        (lambda: ops.dropout(ops.ones((2,)), -0.1), r"dropout\(p\) expected"),
        (lambda: ops.multinomial(ops.ones((2,)), 3, replacement=False), "at most 2"),
    ],
)
def test_shares_out_of_range_are_refused(call: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        call()
