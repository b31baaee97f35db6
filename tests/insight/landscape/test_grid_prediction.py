from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from insight.landscape import grid_prediction
from insight.landscape.grid_prediction import GridPrediction
from insight.landscape.nodes import grown, points_of

Array = np.ndarray[Any, np.dtype[np.float64]]
SHAPE = (21, 33)


def folded() -> Array:
    rows, columns = np.mgrid[: SHAPE[0], : SHAPE[1]]
    return np.asarray(np.abs(columns - 20.4) + 0.02 * rows**2)


def every(stride: int) -> Array:
    mask = np.zeros(SHAPE, bool)
    mask[::stride, ::stride] = True
    return mask


def test_errors_are_expected_around_a_fold() -> None:
    z, known = folded(), every(4)
    found = GridPrediction(SHAPE, np.empty((0, 2))).of(np.where(known, z, np.nan), known)
    error, off = found.error.reshape(SHAPE), np.abs(found.losses.reshape(SHAPE) - z)

    assert off[known].max() < 1e-9
    assert (off <= 4 * error + 1e-9).mean() > 0.97
    assert error[:, 17:24].mean() > 3 * error[:, :8].mean()


def test_predictions_are_the_same_however_nodes_became_known() -> None:
    z, beside = folded(), np.array([[3.5, 7.25], [20.0, 20.0]])
    step_by_step = GridPrediction(SHAPE, beside)
    for stride in (8, 4, 2):
        found = step_by_step.of(z, every(stride))
    once = GridPrediction(SHAPE, beside).of(z, every(2))

    assert len(found.losses) == z.size + 2
    for one, other in zip(found, once, strict=True):
        assert np.abs(one - other).max() < 1e-5  # the root of rounding, at known nodes
    assert found.losses[-2] == pytest.approx(16.9 + 0.02 * 7.25**2, abs=0.02)


def test_what_would_take_too_much_memory_is_predicted_in_parts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    z, known = folded(), every(2)
    held = GridPrediction(SHAPE, np.empty((0, 2))).of(z, known)
    monkeypatch.setattr(grid_prediction, "_MOST_PAIRS", 100)
    parts = GridPrediction(SHAPE, np.empty((0, 2))).of(z, known)

    assert np.abs(parts.losses - held.losses).max() < 0.05


def test_nothing_is_known_of_few_nodes() -> None:
    known = np.zeros(SHAPE, bool)
    known[0, :5] = True
    found = GridPrediction(SHAPE, np.empty((0, 2))).of(folded(), known)

    assert np.isnan(found.losses).all()
    assert np.isinf(found.error).all()


def test_the_largest_within_reach_counts() -> None:
    values = np.zeros((3, 5))
    values[1, 1], values[0, 4] = 2.0, 3.0

    assert grown(values, 1).tolist() == [[2, 2, 2, 3, 3], [2, 2, 2, 3, 3], [2, 2, 2, 0, 0]]
    assert points_of(values > 0).tolist() == [[4, 0], [1, 1]]
