"""Planes through two and three trained networks have them where they say."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import engine
from insight.errors import SummaryValueError
from insight.landscape import checkpoint_plane, surface

from .walks import joined, split, training

A, B, C = (split(row) for row in np.random.default_rng(4).standard_normal((3, 2284)))


def loss(parameters: Any) -> float:
    """Curved, and other at every point."""
    row = joined(parameters)
    return float(np.cos(row[:50]).sum() + (row**2 * np.linspace(0, 1, row.size)).sum())


def test_corners_are_the_checkpoints() -> None:
    plane = checkpoint_plane(A, B, C)

    for (x, y), corner in zip(plane.path, (A, B, C), strict=True):
        at = plane.at(x, y)
        np.testing.assert_allclose(joined(at), joined(corner), atol=1e-12)
        assert loss(at) == pytest.approx(loss(corner), rel=1e-12)


def test_losses_of_the_corners_are_those_of_the_checkpoints_themselves() -> None:
    class Curved:
        def parameters(self) -> Any:
            return A

        def loss(self, parameters: Any) -> float:
            return loss(parameters)

    path = surface(Curved(), checkpoint_plane(A, B, C), size=3).path

    np.testing.assert_allclose(path.loss_plane, [loss(one) for one in (A, B, C)], rtol=1e-12)
    assert path.loss_true.tolist() == [loss(one) for one in (A, B, C)]


def test_distances_on_the_picture_are_those_of_the_parameters() -> None:
    plane = checkpoint_plane(A, B, C)
    axes = np.stack([joined(direction) for direction in plane.directions])
    corners = np.stack([joined(one) for one in (A, B, C)])

    np.testing.assert_allclose(axes @ axes.T, np.eye(2), atol=1e-12)
    for i, j in ((0, 1), (0, 2), (1, 2)):
        expected = np.linalg.norm(corners[i] - corners[j])
        assert np.linalg.norm(plane.path[i] - plane.path[j]) == pytest.approx(expected)
    assert plane.path[1, 1] == 0
    assert plane.path[2, 1] > 0
    assert plane.residual.tolist() == [0, 0, 0]


@pytest.mark.parametrize("ending", ["ckpt", "npz"])
def test_files_are_taken(ending: str, tmp_path: Path) -> None:
    paths = [tmp_path / f"{index}.{ending}" for index in range(3)]
    for path, one in zip(paths, (A, B, C), strict=True):
        engine.save_checkpoint(one, path, format=ending)
    plane = checkpoint_plane(*paths)

    np.testing.assert_allclose(plane.path, checkpoint_plane(A, B, C).path, rtol=1e-6)
    np.testing.assert_allclose(joined(plane.at(*plane.path[2])), joined(C), atol=1e-5)


def test_two_checkpoints_and_a_random_direction_span_a_plane() -> None:
    plane, other = checkpoint_plane(A, B, seed=1), checkpoint_plane(A, B, seed=2)
    axes = np.stack([joined(direction) for direction in plane.directions])

    np.testing.assert_allclose(axes @ axes.T, np.eye(2), atol=1e-12)
    np.testing.assert_allclose(joined(plane.at(*plane.path[1])), joined(B), atol=1e-12)
    assert abs(joined(other.directions[1]) @ axes[1]) < 5 / np.sqrt(axes.shape[1])
    assert plane.facts["seed"] == 1


def test_checkpoints_that_span_no_plane_are_told() -> None:
    between = {name: (A[name] + 3 * B[name]) / 4 for name in A}
    with pytest.raises(
        SummaryValueError,
        match="expected checkpoints that differ, got checkpoint 1 as checkpoint 0",
    ):
        checkpoint_plane(A, dict(A), C)
    for third in (between, A, B):
        with pytest.raises(
            SummaryValueError, match=r"span a plane, got three on one line.*leave out c"
        ):
            checkpoint_plane(A, B, third)
    with pytest.raises(SummaryValueError, match="seed expected a whole number"):
        checkpoint_plane(A, B, seed=-1)
    with pytest.raises(SummaryValueError, match=r"checkpoint 1: fc.bias expected finite"):
        checkpoint_plane(A, B | {"fc.bias": np.full(70, np.nan)}, C)
    with pytest.raises(SummaryValueError, match="more than one number"):
        checkpoint_plane({"w": np.zeros(1)}, {"w": np.ones(1)})


def test_checkpoints_of_a_training_need_not_be_neighbours() -> None:
    path = training(12)
    plane = checkpoint_plane(path[0], path[-1], path[5], names=["fc.weight"])

    assert list(plane.origin) == ["fc.weight"]
