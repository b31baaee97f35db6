"""A user's own directions are checked: they fit the network and span a plane."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from insight.errors import SummaryValueError, ValueKindError
from insight.landscape import custom_plane

from .walks import joined, split

ORIGIN, ONE, OTHER = (split(row) for row in np.random.default_rng(5).standard_normal((3, 2284)))


def test_points_are_sums_of_the_directions() -> None:
    plane = custom_plane(ORIGIN, ONE, OTHER)

    expected = joined(ORIGIN) + 0.5 * joined(ONE) - 2 * joined(OTHER)
    np.testing.assert_allclose(joined(plane.at(0.5, -2)), expected, atol=1e-12)
    assert plane.kind == "custom"
    assert plane.facts["length_of_first"] == pytest.approx(np.linalg.norm(joined(ONE)))


def test_directions_are_copied() -> None:
    own = {name: array.copy() for name, array in ONE.items()}
    plane = custom_plane(ORIGIN, own, OTHER)
    own["fc.bias"] += 1

    assert np.array_equal(plane.directions[0]["fc.bias"], ONE["fc.bias"])


def test_names_that_are_not_given_do_not_move() -> None:
    plane = custom_plane(ORIGIN, {"fc.weight": ONE["fc.weight"]}, {"fc.bias": np.arange(70)})

    assert not plane.directions[0]["conv.weight"].any()
    assert plane.facts["cosine_of_axes"] == 0


def test_directions_can_be_scaled_to_filters() -> None:
    plane = custom_plane(ORIGIN, ONE, OTHER, normalize="filter")

    lengths = np.linalg.norm(plane.directions[0]["fc.weight"], axis=1)
    np.testing.assert_allclose(lengths, np.linalg.norm(ORIGIN["fc.weight"], axis=1))


def test_directions_that_span_no_plane_or_do_not_fit_are_told() -> None:
    def check(
        message: str, first: Any, second: Any, kind: Any = SummaryValueError, **options: Any
    ) -> None:
        with pytest.raises(kind, match=message):
            custom_plane(ORIGIN, first, second, **options)

    twice = {name: -2 * array for name, array in ONE.items()}
    check(r"span a plane, got parallel ones \(cosine -1.0", ONE, twice)
    check(r"second expected a direction with a length, got zeros", ONE, {})
    check(r"first expected names of .*, got 'no'", {"no": np.ones(1)}, OTHER)
    check(
        r"first: fc.bias expected shape \(70,\), as at the origin, got \(1,\)",
        {"fc.bias": np.ones(1)},
        OTHER,
    )
    check(r"second: fc.bias expected finite numbers", ONE, {"fc.bias": np.full(70, np.inf)})
    check(
        r"second: fc.bias expected real numbers, got complex128",
        ONE,
        {"fc.bias": np.ones(70, complex)},
    )
    check(
        r"first: fc.bias expected an array, got list",
        {"fc.bias": [[1], [1, 2]]},
        OTHER,
        ValueKindError,
    )
    check(r"normalize expected one of", ONE, OTHER, normalize="rows")
