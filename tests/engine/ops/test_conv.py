"""Convolutions against SciPy's correlation, and their shapes and errors."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from scipy.signal import correlate2d

from engine import Tensor, ops


def by_correlation(x: np.ndarray, weight: np.ndarray, groups: int = 1) -> np.ndarray:
    """Positions at every pixel, no borders, one filter and channel at a time."""
    per_group = weight.shape[0] // groups
    channels = weight.shape[1]
    return np.array(
        [
            [
                sum(
                    correlate2d(image[k // per_group * channels + c], filter_[c], mode="valid")
                    for c in range(channels)
                )
                for k, filter_ in enumerate(weight)
            ]
            for image in x
        ]
    )


def dilated(weight: np.ndarray, step: int) -> np.ndarray:
    out = np.zeros((*weight.shape[:2], *((n - 1) * step + 1 for n in weight.shape[2:])))
    out[:, :, ::step, ::step] = weight
    return out


@pytest.fixture
def x(rng: np.random.Generator) -> np.ndarray:
    return rng.standard_normal((2, 4, 7, 6))


@pytest.fixture
def weight(rng: np.random.Generator) -> np.ndarray:
    return rng.standard_normal((6, 4, 3, 2))


def check(out: Tensor, expected: np.ndarray) -> None:
    np.testing.assert_allclose(out.asnumpy(), expected, rtol=1e-12, atol=1e-12)


def test_valid_positions_are_the_correlation(x: np.ndarray, weight: np.ndarray) -> None:
    check(ops.conv2d(Tensor(x), Tensor(weight)), by_correlation(x, weight))


def test_stride_takes_every_other_position(x: np.ndarray, weight: np.ndarray) -> None:
    out = ops.conv2d(Tensor(x), Tensor(weight), stride=(2, 3))

    check(out, by_correlation(x, weight)[:, :, ::2, ::3])


def test_dilation_spreads_the_kernel(x: np.ndarray, weight: np.ndarray) -> None:
    out = ops.conv2d(Tensor(x), Tensor(weight), dilation=2)

    check(out, by_correlation(x, dilated(weight, 2)))


def test_groups_see_their_own_channels(x: np.ndarray, weight: np.ndarray) -> None:
    part = weight[:, :2]

    check(ops.conv2d(Tensor(x), Tensor(part), groups=2), by_correlation(x, part, 2))


def test_borders_are_top_bottom_left_right(x: np.ndarray, weight: np.ndarray) -> None:
    out = ops.conv2d(Tensor(x), Tensor(weight), pad_mode="pad", padding=(1, 2, 0, 3))
    padded = np.pad(x, ((0, 0), (0, 0), (1, 2), (0, 3)))

    check(out, by_correlation(padded, weight))


def test_same_gives_the_length_over_the_stride_rounded_up(
    x: np.ndarray, weight: np.ndarray
) -> None:
    out = ops.conv2d(Tensor(x), Tensor(weight), pad_mode="same", stride=2)
    padded = np.pad(x, ((0, 0), (0, 0), (1, 1), (0, 0)))

    assert out.shape == (2, 6, 4, 3)
    check(out, by_correlation(padded, weight)[:, :, ::2, ::2])


def test_bias_is_added_to_its_channel(x: np.ndarray, weight: np.ndarray) -> None:
    bias = np.arange(6.0)
    out = ops.conv2d(Tensor(x), Tensor(weight), Tensor(bias))

    check(out, by_correlation(x, weight) + bias.reshape(1, 6, 1, 1))


def test_one_dimension_is_a_row(rng: np.random.Generator) -> None:
    x, weight = rng.standard_normal((2, 3, 8)), rng.standard_normal((4, 3, 3))
    out = ops.conv1d(Tensor(x), Tensor(weight), pad_mode="pad", padding=1, stride=2)
    padded = np.pad(x, ((0, 0), (0, 0), (1, 1)))[:, :, None]

    check(out, by_correlation(padded, weight[:, :, None])[:, :, 0, ::2])


def test_transposed_convolution_is_the_gradient_of_the_other(weight: np.ndarray) -> None:
    g = np.random.default_rng(1).standard_normal((2, 6, 4, 5))
    x = Tensor(np.zeros((2, 4, 9, 10)))
    _, pull = ops.vjp(lambda x: ops.conv2d(x, Tensor(weight), stride=2), x)

    check(ops.conv2d_transpose(Tensor(g), Tensor(weight), stride=2), pull(Tensor(g))[0].asnumpy())


def test_float32_and_float16_stay_what_they_are(x: np.ndarray, weight: np.ndarray) -> None:
    for dtype in (np.float32, np.float16):
        out = ops.conv2d(Tensor(x.astype(dtype)), Tensor(weight.astype(dtype)))

        assert out.asnumpy().dtype == dtype


@pytest.mark.parametrize(
    ("options", "error", "message"),
    [
        ({"padding": 1}, ValueError, "expected 0 with pad_mode 'valid', got 1"),
        ({"pad_mode": "full"}, ValueError, "'valid', 'same' or 'pad', got 'full'"),
        ({"pad_mode": 1}, TypeError, "a str, got int"),
        ({"stride": 0}, ValueError, "one or two numbers from 1, got 0"),
        ({"stride": 1.5}, TypeError, "an int or two, got float"),
        ({"dilation": 4}, ValueError, "at least the size of the kernel"),
        ({"groups": 3}, ValueError, "out divisible by 3"),
        ({"groups": 0}, ValueError, "a number from 1"),
        ({"pad_mode": "pad", "padding": (1, 2, 3)}, ValueError, "one, two or four numbers"),
    ],
)
def test_options_that_do_not_fit_are_refused(
    x: np.ndarray, weight: np.ndarray, options: dict, error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        ops.conv2d(Tensor(x), Tensor(weight), **options)


@pytest.mark.parametrize(
    ("shape", "message"),
    [
        ((4, 7, 6), r"x\[None\] adds a batch axis"),
        ((2, 3, 7, 6), r"a weight \(out, 3, height, width\)"),
    ],
)
def test_inputs_that_do_not_fit_are_refused(weight: np.ndarray, shape: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        ops.conv2d(Tensor(np.zeros(shape)), Tensor(weight))
