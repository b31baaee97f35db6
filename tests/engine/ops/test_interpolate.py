"""Resizing: sizes, factors, and what MindSpore gives; PyTorch's numbers are compared elsewhere."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from engine import Tensor, ops
from engine.ops.drawn import cubic

X = np.arange(4.0).reshape(1, 1, 4)
KEPT = np.load(Path(__file__).parents[2] / "data/mindspore/resize.npz")


def row(out: Tensor) -> list[float]:
    return [float(n) for n in out.asnumpy().reshape(-1)]


def test_nearest_takes_the_starts_and_nearest_exact_the_middles() -> None:
    assert row(ops.interpolate(Tensor(X), 6)) == [0, 0, 1, 2, 2, 3]
    assert row(ops.interpolate(Tensor(X), 6, mode="nearest-exact")) == [0, 1, 1, 2, 3, 3]


def test_corners_stay_where_they_are_when_aligned() -> None:
    assert row(ops.interpolate(Tensor(X), 7, None, "linear", True)) == [0, 0.5, 1, 1.5, 2, 2.5, 3]


def test_area_is_the_mean_of_what_an_element_covers() -> None:
    assert row(ops.interpolate(Tensor(X), 2, mode="area")) == [0.5, 2.5]
    assert row(ops.interpolate(Tensor(X), 3, mode="area")) == [0.5, 1.5, 2.5]


def test_length_by_a_factor_is_rounded_down() -> None:
    assert ops.interpolate(Tensor(np.ones((1, 1, 5, 5))), scale_factor=(2.3, 0.5)).shape[2:] == (
        11,
        2,
    )


def test_distances_are_measured_by_the_factor_unless_computed_anew() -> None:
    by_factor = row(ops.interpolate(Tensor(X), scale_factor=1.3, mode="linear"))
    by_length = row(ops.interpolate(Tensor(X), None, 1.3, "linear", None, True))

    np.testing.assert_allclose(by_factor[1], 1.5 / 1.3 - 0.5, rtol=1e-12)
    np.testing.assert_allclose(by_length, [0, 0.7, 1.5, 2.3, 3][: len(by_length)], atol=0.4)
    assert by_factor != by_length


def test_whole_numbers_stay_what_they_are_where_one_is_taken() -> None:
    x = Tensor(np.arange(3, dtype=np.int32).reshape(1, 1, 3))

    assert ops.interpolate(x, 6).asnumpy().dtype == np.int32
    assert ops.interpolate(x, 6, mode="linear").asnumpy().dtype == np.float32


def test_infinity_spreads_no_further_than_its_neighbours() -> None:
    x = X.copy()
    x[..., 0] = np.inf

    assert np.isfinite(row(ops.interpolate(Tensor(x), 8, mode="linear"))[3:]).all()
    assert row(ops.interpolate(Tensor(x), 3, mode="area")) == [np.inf, 1.5, 2.5]


def test_long_axes_are_resized_as_short_ones() -> None:
    x = np.sin(np.arange(400.0)).reshape(1, 1, 400)
    long = ops.interpolate(Tensor(x), 900, mode="linear").asnumpy()[..., 8:40]
    short = ops.interpolate(Tensor(x[..., :40]), 90, mode="linear").asnumpy()[..., 8:40]

    np.testing.assert_allclose(long, short, rtol=1e-12, atol=1e-12)


@pytest.mark.parametrize("name", [name for name in KEPT.files if "|" in name])
def test_numbers_are_mindspores(name: str) -> None:
    given, mode, size, aligned = name.split("|")
    lengths = tuple(int(n) for n in size.split("x"))
    out = ops.interpolate(Tensor(KEPT[given]), lengths, None, mode, {"": None}.get(aligned, True))

    np.testing.assert_allclose(out.asnumpy(), KEPT[name], rtol=2e-5, atol=2e-6)


@pytest.mark.parametrize("rule", ["half_pixel", "align_corners", "asymmetric"])
def test_shares_of_a_cubic_add_up_to_one(rule: str) -> None:
    shares = cubic(5, 8, 5 / 8, rule).shares

    assert shares is not None
    np.testing.assert_allclose(shares.sum(1), 1, rtol=1e-12)


@pytest.mark.parametrize(
    ("options", "error", "message"),
    [
        ({"size": 3, "scale_factor": 2.0}, ValueError, "one of size and scale_factor"),
        ({}, ValueError, "one of size and scale_factor"),
        ({"size": 3, "mode": "cubic"}, ValueError, r"mode\) expected one of"),
        ({"size": 3, "mode": 1}, TypeError, "a str, got int"),
        ({"size": 3, "align_corners": True}, ValueError, "None with mode 'nearest'"),
        ({"size": 3, "mode": "bilinear"}, ValueError, "2 axes behind batch and channels"),
        ({"size": (3, 3)}, ValueError, "one number or 1 above 0"),
        ({"size": 0}, ValueError, "above 0"),
        ({"size": 2.5}, TypeError, "a number or one an axis"),
        ({"scale_factor": 0.1}, ValueError, "leaves something"),
        ({"size": 3, "recompute_scale_factor": True}, ValueError, "None with size"),
    ],
)
def test_options_that_do_not_fit_are_refused(
    options: dict[str, Any], error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        ops.interpolate(Tensor(X), **options)
