from __future__ import annotations

import numpy as np
import pytest

from insight.landscape.surprises import Surprises


def test_errors_are_expected_as_large_as_they_were(rng: np.random.Generator) -> None:
    surprises = Surprises()
    expected = rng.uniform(0.5, 2, 20_000)
    surprises.add(expected * rng.exponential(0.3, 20_000), expected)
    off = rng.exponential(0.3, 20_000) > 1

    assert surprises.mean == pytest.approx(0.3, rel=0.1)
    assert surprises.number_off(np.ones(20_000), 1.0) == pytest.approx(off.sum(), rel=0.4)
    assert (rng.exponential(0.3, 20_000) <= surprises.most(np.ones(20_000))).mean() > 0.98


def test_the_fewer_were_compared_the_more_caution() -> None:
    few, many = Surprises(), Surprises()
    few.add(np.ones(10), np.ones(10))
    many.add(np.ones(1000), np.ones(1000))

    assert few.mean > 2 * many.mean > 2


def test_what_no_number_was_expected_of_tells_nothing() -> None:
    surprises = Surprises()
    surprises.add(np.array([1.0, np.nan, 5.0]), np.array([np.inf, 1.0, 0.0]))

    assert surprises.mean == 1
    assert surprises.number_off(np.array([np.inf, 1e-9]), 1.0) == 1


def test_nothing_is_off_where_all_came_true() -> None:
    surprises = Surprises()
    surprises.add(np.zeros(3), np.ones(3))

    assert surprises.number_off(np.ones(5), 1e-12) == 0
