"""A target counts on the scale of its axis, and one run far out does not decide alone."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest

from insight.lineage.importance import importance
from insight.lineage.importance.outcome import outcome_of


def test_losses_over_decades_count_by_their_logarithm() -> None:
    values, scale = outcome_of(np.array([1e-4, 1e-3, 1e-2, 1e-1]))

    assert scale == "log"
    np.testing.assert_allclose(np.diff(values), 0.25)


def test_value_far_out_is_drawn_to_the_fence() -> None:
    # Quartiles of -4 … 4 and the last: -1.75 and 2.75 about them, so the fence is 16.25.
    values, _ = outcome_of(np.array([-4.0, -3, -2, -1, 0, 1, 2, 3, 4, 1e12]))

    assert (values[-1] - values[0]) / (values[1] - values[0]) == pytest.approx(20.25)


def test_one_run_far_out_leaves_the_rest_to_be_explained() -> None:
    rate = np.tile([0.1, 0.01], 15)
    target = np.where(rate > 0.05, 0.2, -0.2) + np.random.default_rng(0).normal(0, 0.02, 30)
    target[7] = -1e9
    found = importance(pd.DataFrame({"rate": rate}), ["rate"], target)

    assert found.found[0].share > 0.5


def test_most_runs_of_one_value_do_not_make_the_others_far_out() -> None:
    target = np.array([0.1] * 16 + [0.5, 0.6, 0.8, 0.9])
    values, _ = outcome_of(target)

    np.testing.assert_allclose(values, target / 0.9)


def test_numbers_at_the_edge_of_floats_have_a_variance() -> None:
    values, _ = outcome_of(np.array([1e308, -1e308, 0.0]))

    assert np.isfinite(values.var())
