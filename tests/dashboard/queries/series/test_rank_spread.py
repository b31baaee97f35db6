from __future__ import annotations

import numpy as np
import pytest

from dashboard.queries.series.rank_spread import spread_of
from insight.tables.rank_table import RankSeries

STEPS = 600


def drawn(ranks: int, seed: int = 0, steps: int = STEPS) -> np.ndarray:
    """A loss that falls, with noise of its own at each rank."""
    noise = np.random.default_rng(seed).normal(scale=0.05, size=(ranks, steps))
    return np.exp(-np.arange(steps) / 100) + noise


def series(values: np.ndarray) -> list[RankSeries]:
    steps = np.arange(1, values.shape[1] + 1)
    return [RankSeries(rank, steps, 0.5 * steps, row) for rank, row in enumerate(values)]


def apart(values: np.ndarray) -> list[int]:
    return [one.rank for one in spread_of(series(values)).apart]


@pytest.mark.parametrize("ranks", [2, 3, 4, 8, 33])
def test_median_and_range_are_those_of_each_step(ranks: int) -> None:
    values = drawn(ranks)
    spread = spread_of(series(values))

    assert spread.ranks == tuple(range(ranks))
    np.testing.assert_allclose(spread.middle, np.median(values, axis=0))
    np.testing.assert_array_equal(spread.low, values.min(axis=0))
    np.testing.assert_array_equal(spread.high, values.max(axis=0))
    np.testing.assert_array_equal(spread.step, np.arange(1, STEPS + 1))


def test_ranks_with_other_steps_count_where_they_have_a_value() -> None:
    steps = [np.array([1, 2, 3]), np.array([2, 3, 4]), np.array([3, 9])]
    held = [RankSeries(n, own, own * 1.0, own * 1.0 + n) for n, own in enumerate(steps)]
    spread = spread_of(held)

    assert spread.step.tolist() == [1, 2, 3, 4, 9]
    assert spread.middle.tolist() == [1.0, 2.5, 4.0, 5.0, 11.0]
    assert spread.low.tolist() == [1.0, 2.0, 3.0, 5.0, 11.0]
    assert spread.high.tolist() == [1.0, 3.0, 5.0, 5.0, 11.0]
    assert spread.wall_time.tolist() == [1.0, 2.0, 3.0, 4.0, 9.0]


def test_values_that_are_no_numbers_leave_the_median_to_the_others() -> None:
    values = np.array([[1.0, np.nan, np.nan], [2.0, 2.0, np.nan], [3.0, 4.0, np.nan]])
    spread = spread_of(series(values))

    np.testing.assert_array_equal(spread.middle, [2.0, 3.0, np.nan])
    np.testing.assert_array_equal(spread.low, [1.0, 2.0, np.nan])


@pytest.mark.parametrize("ranks", [3, 4, 8, 64])
def test_noise_alone_sets_no_rank_apart(ranks: int) -> None:
    assert [apart(drawn(ranks, seed)) for seed in range(20)] == [[]] * 20


@pytest.mark.parametrize("ranks", [3, 4, 8, 64])
def test_rank_that_spikes_lies_apart_where_it_does(ranks: int) -> None:
    values = drawn(ranks)
    values[2, 300:320] += 2.0
    values[2, 310] += 1.0
    (found,) = spread_of(series(values)).apart

    assert (found.rank, found.first, found.last, found.at) == (2, 301, 320, 311)


def test_rank_that_differs_a_little_all_the_time_lies_apart_all_the_time() -> None:
    values = drawn(8)
    values[5] += 0.4
    (found,) = spread_of(series(values)).apart

    assert found.rank == 5
    assert found.first < 20
    assert found.last > STEPS - 20


def test_single_value_out_of_line_is_found() -> None:
    values = drawn(8)
    values[7, 123] = 9.0
    (found,) = spread_of(series(values)).apart

    assert (found.rank, found.at) == (7, 124)


def test_rank_that_is_no_number_lies_apart() -> None:
    values = drawn(8)
    values[1, 400:] = np.nan
    (found,) = spread_of(series(values)).apart

    assert (found.rank, found.first, found.last) == (1, 401, STEPS)


def test_rank_that_lacks_steps_does_not_lie_apart() -> None:
    values = drawn(8)
    held = series(values)
    held[3] = RankSeries(3, held[3].step[:100], held[3].wall_time[:100], values[3, :100])

    assert spread_of(held).apart == ()


def test_of_two_ranks_neither_lies_apart() -> None:
    values = drawn(2)
    values[1, 300:] += 5.0

    assert apart(values) == []


def test_equal_values_but_for_their_rounding_set_no_rank_apart() -> None:
    one = drawn(1).astype(np.float32)
    values = np.repeat(one, 8, axis=0).astype(np.float64)
    values[3] = np.nextafter(one[0], np.float32(2)).astype(np.float64)

    assert apart(values) == []


def test_few_different_values_set_no_rank_apart() -> None:
    values = np.random.default_rng(1).binomial(8, 0.9, size=(8, STEPS)) / 8

    assert apart(values) == []


def test_rank_apart_among_equal_ones_is_found() -> None:
    values = np.repeat(drawn(1), 8, axis=0)
    values[6, 200:260] += 0.3

    assert apart(values) == [6]


def test_few_steps_are_one_window() -> None:
    assert spread_of(series(drawn(4, steps=1))).step.tolist() == [1]
