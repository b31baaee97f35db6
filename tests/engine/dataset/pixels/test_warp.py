"""Pixels looked up at positions inside an image."""

from __future__ import annotations

import numpy as np
import pytest

from engine.dataset.pixels import warp

METHODS = ["nearest", "linear", "cubic"]


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("kind", [np.uint8, np.float32, np.float64, np.int16])
def test_nothing_moves_where_nothing_is_asked(method, kind, rng):
    image = rng.integers(0, 256, (7, 9, 2)).astype(kind)
    same = np.eye(3)

    assert np.array_equal(warp.affine(image, same[:2], (7, 9), method, (5, 5)), image)
    assert np.array_equal(warp.perspective(image, same, method), image)


@pytest.mark.parametrize("method", METHODS)
def test_far_positions_are_outside(method):
    image = np.full((5, 6, 3), 100, np.uint8)
    far = np.array([[1, 0, 1000], [0, 1, -3000]])

    made = warp.affine(image, far, (4, 4), method, (1, 2, 3))
    assert (made == [1, 2, 3]).all()


def test_border_pixels_are_blended_with_the_outside():
    image = np.full((3, 3, 1), 100, np.uint8)
    half = np.array([[1, 0, 0.5], [0, 1, 0]])

    made = warp.affine(image, half, (3, 4), "linear", (20,))
    assert made[1, :, 0].tolist() == [60, 100, 100, 60]


def test_four_points_go_where_they_are_told():
    start = [(0, 0), (10, 1), (9, 12), (1, 8)]
    end = [(2, 1), (13, 0), (9, 14), (0, 9)]
    for least_squares in (False, True):
        matrix = warp.perspective_matrix(start, end, least_squares=least_squares)
        points = matrix @ np.column_stack([start, np.ones(4)]).T

        assert pytest.approx(np.array(end, float)) == (points[:2] / points[2]).T


def test_rotation_keeps_its_centre():
    matrix = warp.rotation_matrix((3.0, 4.0), 77.0)

    assert matrix @ [3, 4, 1] == pytest.approx([3, 4])
    assert np.linalg.det(matrix[:, :2]) == pytest.approx(1)
