"""Shares are epsilon squared, and their errors those of the closed forms."""

from __future__ import annotations

import math

import numpy as np
import pytest
from scipy import stats

from insight.lineage.importance.fitting import Fit, Look, fits_of, ground_of
from insight.lineage.importance.interval import Estimate, estimate_of, interval_of


def fitted(values: np.ndarray, columns: np.ndarray) -> Fit:
    ground = ground_of(values, [], np.random.default_rng(0).random((0, len(values))))
    ((_, fit),) = fits_of(ground, [("only", Look(columns, columns[:, :0]))])
    assert fit is not None
    return fit


def test_share_is_epsilon_squared() -> None:
    # 1..9 in three groups: SSB = 3 (9 + 0 + 9) = 54, SST = 60, eta squared 0.9,
    # so epsilon squared is 1 - 0.1 * 8 / 6.
    values, columns = np.arange(1.0, 10), np.eye(3)[np.repeat([0, 1, 2], 3)]
    found = estimate_of(fitted(values, columns), np.ones(9, bool), values)

    assert found.share == pytest.approx(1 - 0.8 / 6)


def test_error_of_a_drawn_number_is_that_of_a_squared_correlation() -> None:
    """Of two normal numbers 4 ρ² (1 - ρ²)² / n: Stuart and Ord, Kendall's Advanced Theory, 16."""
    rng = np.random.default_rng(5)
    x, noise = rng.normal(size=(2, 20_000))
    values = 0.6 * x + 0.8 * noise
    found = estimate_of(fitted(values, x[:, None]), np.ones(20_000, bool), values)

    assert found.share == pytest.approx(0.36, abs=0.02)
    assert found.error == pytest.approx(math.sqrt(4 * 0.36 * 0.64**2 / 20_000), rel=0.05)


def test_error_of_settings_as_they_are_is_that_of_the_rest() -> None:
    """Nearly all is explained, so the share varies as the variance of the rest does."""
    rng = np.random.default_rng(5)
    labels = np.repeat(range(5), 4)
    values = labels + rng.normal(0, 1e-3, 20)
    found = estimate_of(fitted(values, np.eye(5)[labels]), np.ones(20, bool), values)

    assert found.error >= (1 - found.share) * math.sqrt(2 / 15) * (1 - 1e-6)


@pytest.mark.parametrize(("free", "looked_at"), [(15, 1), (15, 10), (200, 3)])
def test_interval_is_students_on_the_logit(free: int, looked_at: int) -> None:
    low, high = interval_of(Estimate(0.7, 0.05), free, looked_at)
    reach = stats.t.isf(0.025 / looked_at, free) * 0.05 / (0.7 * 0.3)
    logits = math.log(0.7 / 0.3) + np.array([-reach, reach])

    np.testing.assert_allclose([low, high], 1 / (1 + np.exp(-logits)), rtol=1e-9)
