"""Surfaces and how far they are apart, against comparing every element with every other."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest

from engine import Tensor
from engine.errors import ShapeError
from engine.metrics import HausdorffDistance, MeanSurfaceDistance, RootMeanSquareDistance
from engine.metrics.surfaces import cropped, nearest, surface

EXPONENTS = {"euclidean": 2, "chessboard": np.inf, "taxicab": 1}
SHAPES = [(9,), (7, 8), (1, 8), (4, 5, 6), (2, 1, 5, 3)]


def regions(shape: tuple[int, ...]) -> tuple[np.ndarray, np.ndarray]:
    rng = np.random.default_rng(sum(shape))
    return rng.random(shape) < 0.7, rng.random(shape) < 0.2


def edge(region: np.ndarray) -> np.ndarray:
    """The elements with a neighbour outside, found one by one."""
    members = set(map(tuple, np.argwhere(region).tolist()))
    steps = [s * row for row in np.eye(region.ndim, dtype=int) for s in (1, -1)]
    outside = [
        at
        for at in members
        if any(tuple(np.add(at, step).tolist()) not in members for step in steps)
    ]
    return np.array(sorted(outside))


def ways(one: np.ndarray, other: np.ndarray, exponent: float) -> tuple[np.ndarray, np.ndarray]:
    """The distances there and back."""
    gaps = np.linalg.norm(edge(one)[:, None] - edge(other)[None], ord=exponent, axis=-1)
    return gaps.min(axis=1), gaps.min(axis=0)


@pytest.mark.parametrize("shape", SHAPES)
def test_surface_has_each_element_with_a_neighbour_outside(shape: tuple[int, ...]) -> None:
    for region in regions(shape):
        np.testing.assert_array_equal(surface(region), edge(region))


@pytest.mark.parametrize(("shape", "how"), list(itertools.product(SHAPES, EXPONENTS)))
def test_distances_are_those_of_all_pairs(shape: tuple[int, ...], how: str) -> None:
    one, other = regions(shape)
    there, back = ways(one, other, EXPONENTS[how])
    images = one.astype(np.int32), other.astype(np.float16)
    found = [
        HausdorffDistance(how)(*images, 1),
        HausdorffDistance(how, 25.0, True)(*images, 1),
        MeanSurfaceDistance(True, how)(*images, 1),
        RootMeanSquareDistance(False, how)(*images, 1),
    ]
    expected = [
        max(there.max(), back.max()),
        np.percentile(there, 25),
        (there.mean() + back.mean()) / 2,
        np.sqrt(np.square(there).mean()),
    ]

    np.testing.assert_allclose(found, expected, rtol=1e-12)


def test_crop_leaves_distances_and_axes_alone() -> None:
    one, other = np.zeros((2, 3, 6, 7), bool)
    one[1, 2, 3:5] = other[1, 3, 2:6] = True
    small = cropped(one, other)

    assert small[0].shape == (1, 2, 4)
    for exponent in EXPONENTS.values():
        np.testing.assert_array_equal(
            nearest(*map(surface, small), exponent), nearest(surface(one), surface(other), exponent)
        )


def test_equal_regions_of_one_element_touch() -> None:
    image = [[0, 0, 0], [0, 1, 0]]

    assert HausdorffDistance()(image, image, 1) == 0.0


def test_smallest_percentile_is_the_smallest_distance() -> None:
    one, other = regions((7, 8))
    there, _ = ways(one, other, 2)

    assert HausdorffDistance(percentile=0.0, directed=True)(one, other, 1) == there.min()


@pytest.mark.parametrize("label", [2, 2.0, np.int64(2), np.array([2]), Tensor(2), Tensor([2.0])])
def test_region_may_be_named_by_any_number(label: Any) -> None:
    images = np.array([[2, 2, 0, 1]]), np.array([[1, 2, 0, 0]])

    assert HausdorffDistance()(*images, label) == 1.0


@pytest.mark.parametrize("metric", [HausdorffDistance, MeanSurfaceDistance, RootMeanSquareDistance])
def test_images_need_an_axis(metric: Any) -> None:
    with pytest.raises(ShapeError, match="images of one shape with elements, got shape"):
        metric()(np.array(1), np.array(1), 1)


def test_large_volumes_are_compared_quickly() -> None:
    ball = np.square(np.indices((60, 60, 60)) - 30).sum(axis=0) < 25**2
    moved = np.roll(ball, 3, axis=1)

    assert HausdorffDistance()(ball, moved, 1) == 3.0
