from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from insight.landscape.refinement import Refined, refined

if TYPE_CHECKING:
    from collections.abc import Callable

Array = np.ndarray[Any, np.dtype[np.float64]]
NO_POINTS, NO_LOSSES = np.empty((0, 2)), np.empty(0)


def dense(function: Callable[[Array, Array], Array], nx: int = 41, ny: int = 41) -> Array:
    x, y = np.meshgrid(np.linspace(-1, 1, nx), np.linspace(-1, 1, ny))
    return np.asarray(function(x, y))


def looked_at(truth: Array, tolerance: float = 0.0025, **more: Any) -> Refined:
    """What refinement makes of losses of which it asks for few."""
    certain = np.zeros(truth.shape, bool)
    points, losses = more.get("points", NO_POINTS), more.get("losses", NO_LOSSES)
    found = refined(lambda mask: truth[mask], truth.shape, tolerance, certain, points, losses)
    assert np.array_equal(found.z[found.evaluated], truth[found.evaluated], equal_nan=True)
    assert not found.error[found.evaluated].any()
    return found


def bowl(x: Array, y: Array) -> Array:
    return 3 * x**2 + 0.5 * y**2 + x * y


def waves(x: Array, y: Array) -> Array:
    return x**2 + y**2 + 0.3 * np.sin(7 * x) * np.cos(9 * y)


def kinks(x: Array, y: Array) -> Array:
    return np.abs(x - 0.23) + np.maximum(0, x + y - 0.31) + 0.1 * y**2


def ridges(x: Array, y: Array) -> Array:
    return np.asarray(np.abs(np.sin(6 * x + 9 * y)) + np.abs(np.sin(11 * x - 7 * y)))


def steep(x: Array, y: Array) -> Array:
    return np.asarray(np.exp(6 * x * y) + x**2)


def valley(x: Array, y: Array) -> Array:
    return (1 - 2 * x) ** 2 + 100 * (2 * y + 1 - 4 * x**2) ** 2


def peak(x: Array, y: Array) -> Array:
    return x**2 + y**2 + 2 * np.exp(-((x - 0.4) ** 2 + (y + 0.3) ** 2) / 0.02)


@pytest.mark.parametrize("tolerance", [0.006, 0.0025])
@pytest.mark.parametrize("function", [bowl, waves, steep, valley, peak])
def test_no_loss_is_off_by_more_than_the_tolerance(
    function: Callable[[Array, Array], Array], tolerance: float
) -> None:
    truth = dense(function)
    found = looked_at(truth, tolerance)

    assert np.abs(found.z - truth).max() <= tolerance * np.ptp(truth)


def test_few_folds_hold_a_tolerance_that_suits_them() -> None:
    truth = dense(kinks)
    found = looked_at(truth, 0.02)

    assert found.evaluated.sum() < 250
    assert np.abs(found.z - truth).max() <= 0.02 * np.ptp(truth)


@pytest.mark.parametrize(("function", "most"), [(ridges, 240), (kinks, 450)])
def test_surface_of_many_folds_is_soon_computed_whole_at_once(
    function: Callable[[Array, Array], Array], most: int
) -> None:
    truth, asked = dense(function), []

    def losses_of(mask: Array) -> Array:
        asked.append(int(mask.sum()))
        return np.asarray(truth[mask])

    no_nodes = np.zeros(truth.shape, bool)
    found = refined(losses_of, truth.shape, 0.0025, no_nodes, NO_POINTS, NO_LOSSES)

    assert found.evaluated.all()
    assert np.array_equal(found.z, truth)
    assert sum(asked[:-1]) <= most


@pytest.mark.parametrize(("function", "most"), [(bowl, 210), (steep, 200)])
def test_smooth_surface_costs_an_eighth_of_its_nodes(
    function: Callable[[Array, Array], Array], most: int
) -> None:
    assert looked_at(dense(function)).evaluated.sum() <= most


def test_error_map_bounds_nearly_all_errors() -> None:
    truth = dense(kinks)
    found = looked_at(truth, 0.02)

    assert not found.evaluated.all()
    assert (np.abs(found.z - truth) <= found.error + 1e-12).mean() > 0.95


def test_error_map_tells_more_than_the_tolerance_where_more_is_expected() -> None:
    truth = dense(peak)
    found = looked_at(truth)

    assert found.error.max() > 0.0025 * np.ptp(truth)
    assert (np.abs(found.z - truth) <= found.error + 1e-12).all()


def test_surface_without_any_order_is_computed_whole(rng: np.random.Generator) -> None:
    truth = rng.normal(size=(21, 21))

    assert looked_at(truth).evaluated.mean() > 0.98


@pytest.mark.parametrize(("nx", "ny"), [(2, 2), (2, 41), (3, 5), (9, 40), (57, 12), (101, 33)])
def test_grids_of_any_size_hold_the_tolerance(nx: int, ny: int) -> None:
    truth = dense(bowl, nx, ny)
    found = looked_at(truth)

    assert np.abs(found.z - truth).max() <= 0.0025 * np.ptp(truth)


@pytest.mark.parametrize("odd", [np.nan, np.inf, -np.inf, 1e300])
def test_losses_that_are_no_numbers_stay_and_all_beside_them_are_computed(odd: float) -> None:
    truth = dense(bowl)
    truth[:9, 30:] = odd
    found = looked_at(truth)
    usual = truth[9:, :].ravel()

    assert np.array_equal(found.z[:9, 30:], truth[:9, 30:], equal_nan=True)
    assert found.evaluated[:10, 29:].all()
    assert np.abs(found.z[9:, :].ravel() - usual).max() <= 0.0025 * np.ptp(usual)


def test_surface_without_one_finite_loss_is_computed_whole() -> None:
    assert looked_at(np.full((17, 17), np.nan)).evaluated.all()


def test_flat_surface_costs_little_and_stays_flat() -> None:
    found = looked_at(np.full((41, 41), 2.5))

    assert found.evaluated.sum() < 180
    assert np.abs(found.z - 2.5).max() < 1e-9


def test_known_loss_beside_the_grid_shows_a_peak_that_all_nodes_missed() -> None:
    truth = dense(lambda x, y: x + y)
    truth[27:29, 13:15] += 5.0  # between every fourth node
    seen = looked_at(truth, points=np.array([[13.5, 27.5]]), losses=np.array([5.0]))

    assert np.array_equal(seen.z[27:29, 13:15], truth[27:29, 13:15])
