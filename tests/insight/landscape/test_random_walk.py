"""What a random walk looks like to PCA, which trainings are compared with."""

from __future__ import annotations

import numpy as np

from insight.landscape.pca import principal_axes
from insight.landscape.random_walk import random_walk_cosines, random_walk_variance


def endless_walk(count: int) -> np.ndarray:
    """Inner products of the points of a walk in endless dimensions, with steps of length 1."""
    return np.minimum.outer(np.arange(count), np.arange(count)).astype(float)


def test_variance_is_that_of_a_walk_in_endless_dimensions() -> None:
    for count in (3, 10, 57):
        centring = np.eye(count) - 1 / count
        variances = np.linalg.eigvalsh(centring @ endless_walk(count) @ centring)[::-1][: count - 1]

        np.testing.assert_allclose(random_walk_variance(count), variances / variances.sum())


def test_variance_of_long_walks_is_the_published_one() -> None:
    k = np.arange(1, 6)

    np.testing.assert_allclose(random_walk_variance(5000)[:5], 6 / (np.pi * k) ** 2, rtol=1e-5)
    assert abs(random_walk_variance(1000).sum() - 1) < 1e-12


def test_components_of_a_walk_in_endless_dimensions_are_cosines() -> None:
    walk = endless_walk(30)
    from_last = walk - walk[-1] - walk[:, -1:] + walk[-1, -1]
    axes = principal_axes(from_last)

    np.testing.assert_allclose(axes.facts["random_walk_cosines"], 1, atol=1e-12)
    assert axes.facts["random_walk_score"] > 1 - 1e-12
    np.testing.assert_allclose(axes.shares[:3], axes.facts["random_walk_variance"], atol=1e-12)


def test_walk_of_many_steps_has_the_measured_shares() -> None:
    """Near .6079, .1520, .0675 and cosines above .99, as published walks have them."""
    steps = np.random.default_rng(0).standard_normal((300, 2000), np.float32)
    walk = np.cumsum(steps, axis=0, dtype=np.float64)
    from_last = walk - walk[-1]
    axes = principal_axes(from_last @ from_last.T)

    np.testing.assert_allclose(axes.shares[:3], [0.6079, 0.1520, 0.0675], atol=0.02)
    assert min(axes.facts["random_walk_cosines"]) > 0.99


def test_path_that_goes_straight_or_stays_is_no_walk() -> None:
    time = np.linspace(0, 1, 50)
    straight = random_walk_cosines(np.stack([time, np.zeros(50)], axis=1))

    assert 0.98 < straight[0] < 1
    assert straight[1] == 0
