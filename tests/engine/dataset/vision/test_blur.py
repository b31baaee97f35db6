"""Images smoothed."""

from __future__ import annotations

import numpy as np
import pytest
from scipy import ndimage

from engine.dataset import vision
from engine.errors import ArgumentTypeError, ArgumentValueError


@pytest.mark.parametrize("sigma", [0.8, 2.0])
@pytest.mark.parametrize("length", [3, 9])
def test_blur_is_that_of_scipy(sigma, length, rng):
    image = rng.random((20, 25))
    reference = ndimage.gaussian_filter(image, sigma, mode="mirror", radius=length // 2)

    assert vision.GaussianBlur(length, sigma)(image) == pytest.approx(reference, rel=1e-6)
    levels = (image * 255).astype(np.uint8)
    smooth = ndimage.gaussian_filter(levels * 1.0, sigma, mode="mirror", radius=length // 2)
    assert vision.GaussianBlur(length, sigma)(levels) == pytest.approx(smooth, abs=1.5)


def test_lengths_are_across_and_down():
    image = np.zeros((9, 9))
    image[4, 4] = 1
    made = vision.GaussianBlur((3, 5), (1.0, 2.0))(image)

    assert np.flatnonzero(made.any(axis=0)).tolist() == [3, 4, 5]
    assert np.flatnonzero(made.any(axis=1)).tolist() == [2, 3, 4, 5, 6]
    assert made.sum() == pytest.approx(1)


def test_sigma_suits_the_length_where_none_is_given():
    image = np.zeros((31, 31))
    image[15, 15] = 1
    line = vision.GaussianBlur((15, 1))(image)[15]
    spread = np.sqrt((line * (np.arange(31) - 15) ** 2).sum())

    assert spread == pytest.approx(15 * 0.15 + 0.35, rel=0.03)


@pytest.mark.parametrize("length", [1, 3, 15])
def test_one_level_stays(length):
    image = np.full((5, 6, 3), 201, np.uint8)

    assert np.array_equal(vision.GaussianBlur(length)(image), image)


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda: vision.GaussianBlur(4), ArgumentValueError, "odd numbers"),
        (lambda: vision.GaussianBlur("3"), ArgumentTypeError, "a pair of int"),
        (lambda: vision.GaussianBlur(3, -1), ArgumentValueError, "a number from 0"),
        (lambda: vision.GaussianBlur(3, (1, 2, 3)), ArgumentTypeError, "a pair of numbers"),
        (lambda: vision.GaussianBlur(3, "a"), ArgumentTypeError, "a number"),
    ],
)
def test_arguments_that_do_not_fit_raise(make, error, message):
    with pytest.raises(error, match=message):
        make()
