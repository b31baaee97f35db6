from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from insight.landscape import prediction
from insight.landscape.prediction import predicted

Array = np.ndarray[Any, np.dtype[np.float64]]


def grid(count: int, step: int = 1) -> Array:
    axis = np.arange(0, count, step, dtype=np.float64)
    return np.stack(np.meshgrid(axis, axis), axis=-1).reshape(-1, 2)


def surface(points: Array) -> Array:
    x, y = points.T / 20
    return np.asarray(1 + np.sin(3 * x) * np.cos(2 * y) + 0.2 * x * y)


def test_known_losses_are_met_and_expected_to_be() -> None:
    points = grid(21, 4)
    found = predicted(points, surface(points), points)

    assert np.allclose(found.losses, surface(points), atol=1e-6)
    assert (found.error < 1e-4).all()


def test_errors_are_expected_where_they_are() -> None:
    points, wanted = grid(21, 4), grid(21)
    folded = np.abs(points[:, 0] - 13) + 0.1 * points[:, 1]
    found = predicted(points, folded, wanted)
    off = np.abs(found.losses - (np.abs(wanted[:, 0] - 13) + 0.1 * wanted[:, 1]))

    assert (off <= 2 * found.error + 1e-6).mean() > 0.9
    near = np.abs(wanted[:, 0] - 13) <= 3
    assert found.error[near].mean() > 1.5 * found.error[wanted[:, 0] < 6].mean()


def test_parts_of_many_points_predict_what_all_do(monkeypatch: pytest.MonkeyPatch) -> None:
    points, wanted = grid(41, 2), grid(41)
    whole = predicted(points, surface(points), wanted)
    monkeypatch.setattr(prediction, "_MOST_AT_ONCE", 150)
    parts = predicted(points, surface(points), wanted)

    assert np.abs(parts.losses - whole.losses).max() < 1e-3
    assert np.abs(parts.losses - surface(wanted)).max() < 4e-3


@pytest.mark.parametrize("points", [grid(2), np.stack([np.arange(9.0), np.arange(9.0)], axis=1)])
def test_nothing_is_known_of_few_points_or_of_a_line(points: Array) -> None:
    found = predicted(points, surface(points), np.array([[3.0, 1.0]]))

    assert found.error[0] > 1e3


def test_a_loss_far_above_the_others_stays_where_it_is() -> None:
    points = grid(13, 2)
    losses = surface(points)
    losses[24] = 1e6
    found = predicted(points, losses, grid(13))

    assert np.isfinite(found.losses).all()
    assert found.error.argmax() in np.argsort(np.abs(grid(13) - points[24]).sum(1))[:45]
