"""Ratios of squares are those of SciPy and of whole least squares."""

from __future__ import annotations

import numpy as np
import pytest
from scipy import stats

from insight.lineage.importance.fitting import Fit, Look, among, fits_of, ground_of, left_over

RNG = np.random.default_rng(3)
GROUPS = np.repeat([0, 1, 2], [3, 5, 6])
OTHER = np.tile([0, 1], 7)
VALUES = RNG.normal(size=14) + GROUPS
KEYS = RNG.random((20, 14))


def one_hot(labels: np.ndarray) -> np.ndarray:
    return np.eye(labels.max() + 1)[labels]


def fitted(
    values: np.ndarray, columns: np.ndarray, known: list[np.ndarray], beside: np.ndarray
) -> Fit:
    ground = ground_of(values, known, KEYS)
    ((_, fit),) = fits_of(ground, [("only", Look(columns, beside))])
    assert fit is not None
    return fit


def squares_left(values: np.ndarray, *columns: np.ndarray) -> tuple[float, int]:
    """What least squares leave, and the rank, by the pseudoinverse."""
    design = np.hstack([np.ones((len(values), 1)), *columns])
    rest = values - design @ np.linalg.pinv(design) @ values
    return float(rest @ rest), int(np.linalg.matrix_rank(design))


def test_ratio_of_groups_is_that_of_one_way_analysis_of_variance() -> None:
    fit = fitted(VALUES, one_hot(GROUPS), [], np.zeros((14, 0)))
    expected = stats.f_oneway(*(VALUES[group == GROUPS] for group in range(3)))

    assert fit.ratio == pytest.approx(expected.statistic)
    assert (fit.degrees, fit.free) == (2, 11)


@pytest.mark.parametrize("is_known", [True, False])
def test_what_is_known_is_taken_out_before(is_known: bool) -> None:
    one, other = one_hot(GROUPS), one_hot(OTHER)
    none = np.zeros((14, 0))
    fit = fitted(VALUES, other, [one], none) if is_known else fitted(VALUES, other, [], one)
    (without, few), (left, all_) = squares_left(VALUES, one), squares_left(VALUES, one, other)
    ratio = (without - left) / (all_ - few) / (left / (14 - all_))

    assert fit.before @ fit.before == pytest.approx(without)
    assert fit.after @ fit.after == pytest.approx(left)
    assert fit.ratio == pytest.approx(ratio)


def test_shuffled_targets_are_fitted_as_the_target_is() -> None:
    """The rest is dealt anew, and everything is fitted again from the start."""
    one, other = one_hot(GROUPS), one_hot(OTHER)
    fit = fitted(VALUES, other, [one], np.zeros((14, 0)))
    for order, shuffled in zip(np.argsort(KEYS, axis=1), fit.shuffled, strict=True):
        dealt = fit.before[order]
        (without, few), (left, all_) = squares_left(dealt, one), squares_left(dealt, one, other)
        ratio = (without - left) / (all_ - few) / (left / (14 - all_))

        assert shuffled == pytest.approx(ratio)


def test_nothing_is_fitted_where_nothing_is_new_or_left() -> None:
    none = np.zeros((14, 0))
    ground = ground_of(VALUES, [one_hot(GROUPS)], KEYS)
    looks = [("same", Look(one_hot(np.minimum(GROUPS, 1)), none)), ("all", Look(np.eye(14), none))]
    exact = ground_of(GROUPS.astype(float), [one_hot(GROUPS)], KEYS)

    assert dict(fits_of(ground, looks)) == {"same": None, "all": None}
    assert dict(fits_of(exact, [("other", Look(one_hot(OTHER), none))])) == {"other": None}


def test_columns_of_some_runs_say_nothing_of_having_them() -> None:
    held = OTHER == 1
    columns = among(held, one_hot(GROUPS[held]))

    assert columns.shape == (14, 3)
    np.testing.assert_allclose(columns.sum(axis=0), 0, atol=1e-12)
    assert not columns[~held].any()


def test_what_is_left_over_is_the_variance_with_its_own_divisor() -> None:
    left, rank = squares_left(VALUES, one_hot(GROUPS))

    assert left_over(VALUES, []) == pytest.approx(VALUES.var(ddof=1))
    assert left_over(VALUES, [one_hot(GROUPS)]) == pytest.approx(left / (14 - rank))
    assert left_over(VALUES, [np.eye(14)]) == 0
