"""Values that repeat are groups, other numbers a curve by their ranks."""

from __future__ import annotations

import numpy as np
import pandas as pd

from insight.lineage.importance.shapes import Shape, coarse_shape, shapes_of


def finest(column: pd.Series) -> Shape:
    shapes = shapes_of(column)
    assert not isinstance(shapes, str)
    return shapes[-1]


def test_values_that_repeat_are_groups_of_their_own() -> None:
    groups = finest(pd.Series([32, 64, 128, 256, 512] * 4))

    assert not groups.is_curve
    assert groups.columns.sum(axis=0).tolist() == [4] * 5


def test_many_different_numbers_that_repeat_may_be_groups_or_a_curve() -> None:
    few, many = (shapes_of(pd.Series(list(range(count)) * 4)) for count in (5, 12))

    assert [(len(one.knots), one.is_curve) for one in few] == [(5, False)]
    assert [(len(one.knots), one.is_curve) for one in many] == [(3, True), (5, True), (12, False)]


def test_numbers_that_neither_repeat_nor_are_many_are_a_curve_of_three_knots() -> None:
    (only,) = shapes_of(pd.Series([1, 1, 1, 1, 2, 3, 4, 5]))

    assert (len(only.knots), only.is_curve) == (3, True)


def test_texts_and_lists_are_groups_also_beside_numbers() -> None:
    mixed = pd.Series([(1, 2), "x", 3, "3", True] * 4, dtype=object)

    assert finest(mixed).columns.sum(axis=0).tolist() == [4, 4, 8, 4]


def test_numbers_that_differ_are_a_curve_that_a_logarithm_does_not_change() -> None:
    rates = 10 ** np.random.default_rng(0).uniform(-5, 0, 30)
    curve, logarithm = finest(pd.Series(rates)), finest(pd.Series(np.log(rates)))

    assert curve.is_curve
    assert len(curve.knots) == 9
    np.testing.assert_array_equal(curve.columns, logarithm.columns)
    np.testing.assert_allclose(curve.columns.sum(axis=1), 1)


def test_more_runs_are_looked_at_with_more_knots() -> None:
    numbers = {runs: shapes_of(pd.Series(np.arange(runs) / 7)) for runs in (8, 20, 40, 1000)}
    knots = {runs: [len(shape.knots) for shape in of] for runs, of in numbers.items()}

    assert knots == {8: [3], 20: [3, 5], 40: [3, 5, 9], 1000: [3, 5, 9, 17]}


def test_number_that_many_runs_have_is_a_knot_of_its_own() -> None:
    column = pd.Series([*np.linspace(0, 1, 30), *[0.4142] * 20])
    at_default = finest(column).columns[-1]

    assert at_default.max() == 1


def test_pairs_take_few_columns() -> None:
    usual = coarse_shape(pd.Series(list("aaabbbccdde") * 2))

    assert usual.columns.sum(axis=0).tolist() == [6, 6, 4, 6]
    assert len(coarse_shape(pd.Series([1, 2, 3, 4] * 5)).knots) == 4
    assert len(coarse_shape(pd.Series([1, 2, 3, 4, 5] * 5)).knots) == 3
