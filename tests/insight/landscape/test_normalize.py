from __future__ import annotations

import numpy as np
import pytest

from insight.errors import SummaryValueError
from insight.landscape.normalize import checked_normalize, normalized

RNG = np.random.default_rng(0)
KERNEL, WAY = RNG.standard_normal((2, 4, 3, 5, 5)).astype(np.float32)


def test_each_filter_gets_the_length_of_its_parameters_and_keeps_its_way() -> None:
    found = normalized(WAY, KERNEL, "filter")

    for one, own, way in zip(found, KERNEL, WAY, strict=True):
        assert np.linalg.norm(one) == pytest.approx(np.linalg.norm(own), rel=1e-5)
        np.testing.assert_allclose(one / np.linalg.norm(one), way / np.linalg.norm(way), rtol=1e-4)


def test_layer_gets_the_length_of_its_parameters_and_its_filters_do_not() -> None:
    found = normalized(WAY, KERNEL, "layer")

    assert np.linalg.norm(found) == pytest.approx(np.linalg.norm(KERNEL), rel=1e-5)
    lengths = [
        np.linalg.norm(one) / np.linalg.norm(own) for one, own in zip(found, KERNEL, strict=True)
    ]
    assert max(lengths) > 1.01 * min(lengths)


@pytest.mark.parametrize("normalize", ["filter", "layer"])
@pytest.mark.parametrize("shape", [(), (3,)])
def test_biases_and_norms_do_not_move(normalize, shape) -> None:
    assert not normalized(np.ones(shape), np.full(shape, 2.0), normalize).any()


def test_none_leaves_a_direction_as_it_is() -> None:
    assert normalized(WAY, KERNEL, "none") is WAY


def test_filter_without_length_or_way_stays_where_it_is() -> None:
    parameter, way = np.array([[0.0, 0.0], [3.0, 4.0]]), np.array([[1.0, 1.0], [0.0, 0.0]])

    assert (normalized(way, parameter, "filter") == 0).all()


@pytest.mark.parametrize("dtype", [np.float16, np.float32, np.float64])
def test_type_stays(dtype) -> None:
    assert normalized(WAY.astype(dtype), KERNEL.astype(dtype), "filter").dtype == dtype


def test_lengths_of_halves_do_not_overflow() -> None:
    large = np.full((2, 100), 6e4, np.float16)

    assert np.isfinite(normalized(np.ones((2, 100), np.float16), large, "filter")).all()


def test_unknown_way_is_refused() -> None:
    assert checked_normalize("random_plane", "layer") == "layer"
    with pytest.raises(SummaryValueError, match=r"random_plane: normalize .*'norm'"):
        checked_normalize("random_plane", "norm")
