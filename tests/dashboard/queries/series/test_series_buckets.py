"""Few points say what many said."""

from __future__ import annotations

import numpy as np
import pytest

from dashboard.queries.series import reduction
from dashboard.queries.series.buckets import buckets, buckets_near
from dashboard.queries.series.curves import Curve, ascends
from dashboard.queries.series.edges import AxisWindow
from dashboard.queries.series.reduction import DOWN, NAN, UP, Buckets


def curve(value: np.ndarray, x: np.ndarray | None = None) -> Curve:
    step = np.arange(len(value))
    along = step if x is None else x
    return Curve("run", along, ascends(along), step, step + 100.0, value, None, 100.0, 0)


def bucket(values: list[np.ndarray], count: int, window: AxisWindow | None = None) -> Buckets:
    return buckets([curve(value) for value in values], count, window)


def test_short_series_stay_as_they_are(rng: np.random.Generator) -> None:
    values = [rng.normal(size=7), rng.normal(size=10)]
    drawn = bucket(values, count=10)

    np.testing.assert_array_equal(drawn.mean, np.concatenate(values))
    np.testing.assert_array_equal(drawn.offset, [0, 7, 17])
    assert (drawn.size == 1).all()


def test_long_series_become_few_buckets_that_lose_no_point(rng: np.random.Generator) -> None:
    values = [rng.normal(size=1000), rng.normal(size=50)]
    drawn = bucket(values, count=20)
    sizes = np.add.reduceat(drawn.size, drawn.offset[:-1])

    np.testing.assert_array_equal(sizes, [1000, 50])
    assert np.diff(drawn.offset)[0] <= 22


def test_buckets_agree_with_a_plain_loop(rng: np.random.Generator) -> None:
    value = rng.normal(size=300)
    drawn = bucket([value], count=30)
    ends = np.cumsum(drawn.size)
    parts = [value[end - size : end] for end, size in zip(ends, drawn.size, strict=True)]

    np.testing.assert_allclose(drawn.mean, [part.mean() for part in parts], rtol=1e-12)
    np.testing.assert_array_equal(drawn.low, [part.min() for part in parts])
    np.testing.assert_array_equal(drawn.high, [part.max() for part in parts])


@pytest.mark.parametrize("window", [None, AxisWindow(40.0, 160.0)])
@pytest.mark.parametrize("most", [1, 500, 10**6])
def test_each_curve_of_many_has_the_buckets_that_it_has_alone(
    rng: np.random.Generator, monkeypatch: pytest.MonkeyPatch, window: AxisWindow | None, most: int
) -> None:
    """Of the same x or of another, long or short, forth and back, with odd values or without."""
    monkeypatch.setattr(reduction, "MOST_TOGETHER", most)
    odd = rng.normal(size=300)
    odd[50:90], odd[100], odd[101] = np.nan, np.inf, -np.inf
    values = [rng.normal(size=300), odd, rng.normal(size=300), rng.normal(size=12)]
    curves = [curve(value) for value in values]
    curves += [curve(odd, np.sort(rng.normal(size=300) * 100)), curve(odd, rng.normal(size=300))]
    curves.append(curves[0])
    reach = AxisWindow(-400.0, 400.0)

    def cut(some: list[Curve]) -> Buckets:
        near = None if window is None else buckets_near(some, 20, window, reach=reach)
        return near or buckets(some, 20, reach=reach)

    together, alone = cut(curves), [cut([one]) for one in curves]
    for name in ("x", "step", "wall_time", "mean", "low", "high", "size", "odd"):
        expected = np.concatenate([getattr(one, name) for one in alone])
        np.testing.assert_array_equal(getattr(together, name), expected, err_msg=name)
    assert np.diff(together.offset).tolist() == [len(one.mean) for one in alone]


@pytest.mark.parametrize("length", [2, 3, 40, 1000])
def test_first_and_last_point_are_exact(rng: np.random.Generator, length: int) -> None:
    value = rng.normal(size=length)
    drawn = bucket([value], count=8)

    assert (drawn.mean[0], drawn.step[0]) == (value[0], 0)
    assert (drawn.mean[-1], drawn.step[-1]) == (value[-1], length - 1)


def test_values_that_are_not_finite_do_not_spoil_their_bucket() -> None:
    value = np.ones(100)
    value[30:33] = [np.nan, np.inf, -np.inf]
    drawn = bucket([value], count=5)

    assert (drawn.mean == 1).all()
    assert (drawn.high == 1).all()
    assert np.bitwise_or.reduce(drawn.odd[1:-1]) == NAN + UP + DOWN
    assert (drawn.odd > 0).sum() <= 2


def test_bucket_of_nan_only_is_nan() -> None:
    value = np.ones(100)
    value[20:60] = np.nan
    drawn = bucket([value], count=10)

    assert np.isnan(drawn.mean).any()
    assert np.isnan(drawn.low[np.isnan(drawn.mean)]).all()


def test_one_point_at_one_step_is_drawn() -> None:
    drawn = bucket([np.array([0.5])], count=10)

    assert drawn.mean.tolist() == [0.5]


def test_steps_looked_at_closely_come_point_by_point(rng: np.random.Generator) -> None:
    value = rng.normal(size=10_000)
    drawn = bucket([value], 100, AxisWindow(5_000, 5_080))
    inside = (drawn.step >= 5_000) & (drawn.step <= 5_080)

    np.testing.assert_array_equal(drawn.mean[inside], value[5_000:5_081])
    assert drawn.size.sum() == 10_000
    assert drawn.size[~inside][1:-1].mean() > 50


def test_window_that_holds_no_step_changes_nothing(rng: np.random.Generator) -> None:
    value = rng.normal(size=1_000)
    whole = bucket([value], count=20)
    drawn = bucket([value], 20, AxisWindow(2_000, 3_000))

    np.testing.assert_array_equal(drawn.mean, whole.mean)


def test_window_alone_has_its_points_and_one_on_either_side(rng: np.random.Generator) -> None:
    value = rng.normal(size=10_000)
    drawn = buckets_near([curve(value)], 100, AxisWindow(5_000, 5_080))

    np.testing.assert_array_equal(drawn.mean, value[4_999:5_082])
    np.testing.assert_array_equal(drawn.low, drawn.mean)


def test_x_that_goes_back_is_cut_in_the_order_of_steps() -> None:
    there_and_back = np.concatenate((np.arange(500), np.arange(500)[::-1])).astype(float)
    drawn = buckets([curve(np.arange(1000.0), there_and_back)], 20)

    assert (np.diff(drawn.mean) > 0).all()
    assert drawn.size.sum() == 1000
    assert drawn.x[10] < drawn.x[5] + 500


def test_run_that_is_short_beside_the_others_keeps_its_shape() -> None:
    short = curve(np.sin(np.arange(1000.0) / 50))
    long = curve(np.zeros(1000), np.arange(1000) * 1000)
    drawn = buckets([short, long], 100)

    assert np.diff(drawn.offset)[0] >= 50


@pytest.mark.parametrize("x", [0, 1_000_000_000, -5])
def test_series_at_one_place_is_drawn(x: int) -> None:
    drawn = buckets([curve(np.arange(50.0), np.full(50, x))], 10)

    assert drawn.size.sum() == 50
    assert (drawn.x == x).all()
