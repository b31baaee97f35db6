"""Few points draw a curve as all do, and the area below it is that of all."""

from __future__ import annotations

import math

import numpy as np
import pytest

from dashboard.queries.curves.shape import area_below, chosen_points, is_unit

MOST = 600
PIXELS = 90  # columns, fewer than the stretches that so many points are of


def noisy(count: int) -> tuple[np.ndarray, np.ndarray]:
    rng = np.random.default_rng(3)
    return np.linspace(0, 1, count), np.cumsum(rng.normal(size=count)) + rng.normal(size=count) * 30


def steep(count: int) -> tuple[np.ndarray, np.ndarray]:
    """Most points lie where the curve is flat, as of a good classifier."""
    x = np.linspace(0, 1, count) ** 3
    return x, x ** (1 / 40)


def falling(count: int) -> tuple[np.ndarray, np.ndarray]:
    x, y = noisy(count)
    return x[::-1].copy(), y


def circle(count: int) -> tuple[np.ndarray, np.ndarray]:
    at = np.linspace(0, 2 * math.pi, count)
    return np.cos(at), np.sin(at)


@pytest.mark.parametrize("curve", [noisy, steep, falling])
def test_each_column_of_pixels_reaches_as_far_as_with_all_points(curve) -> None:
    x, y = curve(50_000)
    kept = chosen_points(x, y, MOST)
    columns = np.minimum((x * PIXELS).astype(int), PIXELS - 1)

    assert len(kept) <= MOST
    for column in range(PIXELS):
        whole = y[columns == column]
        few = y[kept[np.abs(columns[kept] - column) <= 1]]  # a stretch may lie across an edge
        if len(whole):
            assert few.max() >= whole.max()
            assert few.min() <= whole.min()


def test_curve_that_turns_back_stays_near_its_points() -> None:
    x, y = circle(80_000)
    kept = chosen_points(x, y, MOST)

    steps = np.hypot(np.diff(x[kept]), np.diff(y[kept]))
    assert len(kept) <= MOST
    assert steps.max() < 0.1
    assert {0, 79_999} <= set(kept.tolist())


def test_smooth_part_beside_noise_keeps_its_points() -> None:
    x = np.linspace(0, 1, 100_000)
    y = np.where(x < 0.5, x, np.random.default_rng(0).random(100_000))

    kept = chosen_points(x, y, MOST)

    assert (x[kept] < 0.5).sum() > 50


def test_gap_stays_a_gap() -> None:
    x, y = noisy(10_000)
    y[4_000:6_000] = np.nan

    kept = chosen_points(x, y, MOST)

    assert np.isnan(y[kept]).sum() == 1
    assert len(kept) <= MOST


@pytest.mark.parametrize("seed", range(5))
def test_there_are_never_more_than_asked_for_whatever_the_numbers_are(seed: int) -> None:
    rng = np.random.default_rng(seed)
    values = rng.choice(
        [0.0, -0.0, 1.0, np.nan, np.inf, -np.inf, 1e308, -1e308, 5e-324], (2, 5_000)
    )

    with np.errstate(all="ignore"):
        kept = chosen_points(*values, MOST)

    assert len(kept) <= MOST
    assert (np.diff(kept) > 0).all()


def test_few_points_are_all_kept() -> None:
    assert chosen_points(np.zeros(5), np.zeros(5), MOST).tolist() == [0, 1, 2, 3, 4]
    assert len(chosen_points(np.full(5_000, np.nan), np.zeros(5_000), MOST)) == 1
    assert len(chosen_points(np.zeros(5_000), np.zeros(5_000), MOST)) <= MOST


def test_area_is_that_of_trapezoids_whichever_way_x_goes() -> None:
    x, y = np.array([0.0, 0.25, 0.25, 1.0]), np.array([0.0, 0.5, 0.75, 1.0])

    assert area_below(x, y) == pytest.approx(np.trapezoid(y, x))
    assert area_below(x[::-1], y[::-1]) == pytest.approx(np.trapezoid(y, x))


@pytest.mark.parametrize(
    ("x", "y"),
    [([0.0, 1.0, 0.5], [1.0, 1.0, 1.0]), ([0.0, 1.0], [1.0, math.nan]), ([0.0], [1.0]), ([], [])],
)
def test_there_is_no_area_of_what_turns_back_or_has_gaps(x: list[float], y: list[float]) -> None:
    assert math.isnan(area_below(np.array(x), np.array(y)))


def test_curve_between_0_and_1_is_told_from_others() -> None:
    assert is_unit(np.array([0.0, 1.0]), np.array([np.nan, 0.5]))
    assert not is_unit(np.array([0.0, 1.1]), np.array([0.0, 0.5]))
