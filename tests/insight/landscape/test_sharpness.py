"""Figures of sharpness are those of a model whose Hessian is known."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest

from insight.errors import SummaryValueError, ValueKindError
from insight.landscape import random_plane, sharpness

from .curved_models import Kinks, KinksByHand, Quadratic, TanhNet

SPREAD = np.concatenate([[9.0, 5.0, -3.0], np.linspace(1, 2, 57)])


def test_figures_of_a_known_hessian_are_found() -> None:
    model = Quadratic(SPREAD)
    found = sharpness(model, eigenvalues=3, probes=40)

    np.testing.assert_allclose(found.eigenvalues, [9, 5, 2], rtol=1e-6)
    assert found.smallest_eigenvalue == pytest.approx(-3, rel=1e-2)
    assert abs(found.trace - SPREAD.sum()) < 4 * found.trace_error
    assert 0 < found.trace_error < 0.05 * SPREAD.sum()
    assert found.loss == model.loss(model.parameters())
    assert found.gradient_length == pytest.approx(np.linalg.norm(model.hessian @ model.start))


def test_trace_error_is_the_spread_of_hutchinsons_probes() -> None:
    """Its variance is twice the sum of squares beside the diagonal."""
    model = Quadratic(SPREAD)
    beside = model.hessian - np.diag(np.diag(model.hessian))
    found = sharpness(model, probes=2000, smallest=False, directions=2)

    assert found.trace_error == pytest.approx(np.sqrt(2 * np.square(beside).sum() / 2000), rel=0.1)
    assert np.isnan(found.smallest_eigenvalue)


def test_rises_are_those_of_filter_normalised_planes() -> None:
    model = TanhNet()
    found = sharpness(model, seed=7, directions=3, radii=[0.5, 2.0])
    for rise in found.rises:
        points = [random_plane(model.weights, seed=7 + k).at(rise.radius, 0) for k in range(3)]
        rises = [model.loss(point) - model.loss(model.weights) for point in points]
        assert rise.mean == pytest.approx(np.mean(rises))
        assert rise.deviation == pytest.approx(np.std(rises, ddof=1))
        assert (rise.lowest, rise.highest, rise.directions) == (min(rises), max(rises), 3)

    assert [rise.radius for rise in found.rises] == [0.5, 2.0]


def test_ball_is_climbed_along_the_gradient_and_the_first_eigenvector() -> None:
    bottom, slope = Quadratic(SPREAD), Quadratic(SPREAD)
    bottom.start = np.zeros(60)

    assert sharpness(bottom, ball_radius=0.2).ball_rise == pytest.approx(9 * 0.2**2 / 2, rel=1e-6)
    found = sharpness(slope, ball_radius=0.2)
    gradient = slope.hessian @ slope.start
    along = slope.start + 0.2 * gradient / np.linalg.norm(gradient)
    assert found.ball_rise >= slope.loss(slope.split(along)) - found.loss


def test_box_of_a_bowl_is_climbed_to_near_its_highest_corner() -> None:
    """The loss of a bowl is highest in a corner: all 512 are tried here."""
    model = Quadratic(np.linspace(1, 6, 9))
    found = sharpness(model, directions=2, probes=2, box_epsilon=0.05)
    edge = 0.05 * (np.abs(model.start) + 1)
    signs = np.array(list(itertools.product([-1, 1], repeat=9)))
    rises = [model.loss(model.split(model.start + sign * edge)) - found.loss for sign in signs]
    highest = 100 * max(rises) / (1 + found.loss)

    assert 0.99 * highest <= found.box_sharpness <= highest * (1 + 1e-9)
    assert found.box_epsilon == 0.05


def test_box_at_the_very_minimum_is_climbed_though_the_gradient_is_zero() -> None:
    model = Quadratic(np.linspace(1, 6, 9))
    model.start = np.zeros(9)
    found = sharpness(model, directions=2, probes=2, box_epsilon=0.1)
    signs = np.array(list(itertools.product([-1, 1], repeat=9)))
    highest = max(model.loss(model.split(0.1 * sign)) for sign in signs)

    assert 0.7 * highest < found.box_sharpness / 100 <= highest * (1 + 1e-9)


def test_box_that_nobody_asks_for_costs_nothing() -> None:
    found = sharpness(TanhNet(), directions=2, probes=2, box_epsilon=None)

    assert np.isnan(found.box_sharpness)
    assert np.isnan(found.box_epsilon)


def test_figures_repeat_and_depend_on_the_seed() -> None:
    one, same, other = (sharpness(TanhNet(), seed=seed, probes=5) for seed in (1, 1, 2))

    assert (one.trace, one.rises, one.ball_rise) == (same.trace, same.rises, same.ball_rise)
    assert one.trace != other.trace
    assert one.rises[0].mean != other.rises[0].mean


def test_kinks_are_seen_by_differences_alone() -> None:
    smooth, seen = (sharpness(model, step=0.05) for model in (KinksByHand(), Kinks()))

    assert (smooth.trace, smooth.facts["step"]) == (0, None)
    assert seen.trace > 0.1
    assert seen.facts["step"] == 0.05


def test_network_of_vectors_has_no_filters_to_rise_along() -> None:
    model = Quadratic(np.ones(6))
    model.split = lambda row: {"one": row[:3], "two": row[3:]}
    model.joined = lambda arrays: np.concatenate([arrays["one"], arrays["two"]])

    assert sharpness(model).rises == ()


def test_wrong_options_are_told() -> None:
    def check(
        message: str, kind: Any = SummaryValueError, model: Any = None, **options: Any
    ) -> None:
        with pytest.raises(kind, match=message):
            sharpness(model or TanhNet(), **options)

    check(r"probes expected a whole number from 2, got 1", probes=1)
    check(r"directions expected a whole number from 2, got 2.5", directions=2.5)
    check(r"eigenvalues expected a whole number from 1, got True", eigenvalues=True)
    check(r"radii expected numbers above 0, got -1", radii=[1, -1])
    check(r"ball_radius expected numbers above 0, got 0", ball_radius=0)
    check(r"box_epsilon expected numbers above 0, got 0", box_epsilon=0)
    check(r"a model with gradient", ValueKindError, random_plane)
