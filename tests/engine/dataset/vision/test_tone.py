"""Images with their levels changed by a table or by their histogram."""

from __future__ import annotations

import numpy as np
import pytest
from PIL import Image, ImageOps

from engine.dataset import vision
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError, StateError


@pytest.fixture
def image(rng):
    return rng.integers(40, 180, (30, 40, 3), dtype=np.uint8)


def test_auto_contrast_reaches_both_ends(image):
    made = vision.AutoContrast()(image)

    assert made.min(axis=(0, 1)).tolist() == [0, 0, 0]
    assert made.max(axis=(0, 1)).tolist() == [255, 255, 255]


@pytest.mark.parametrize("arguments", [(), (5,), (0, [40, 41]), (2, 179)])
def test_auto_contrast_comes_near_pillows(arguments, image):
    cutoff, ignore = (*arguments, 0, None)[:2] if len(arguments) < 2 else arguments
    reference = ImageOps.autocontrast(Image.fromarray(image), cutoff, ignore)

    assert vision.AutoContrast(*arguments)(image) == pytest.approx(np.asarray(reference), abs=3)


def test_equalized_levels_are_spread_evenly(image):
    made = vision.Equalize()(image)
    for before, after in zip(image.T, made.T, strict=True):
        below = np.searchsorted(np.sort(before.ravel()), before, side="right")
        least = np.count_nonzero(before == before.min())

        assert after == pytest.approx((below - least) / (before.size - least) * 255, abs=0.51)


def test_one_level_stays():
    image = np.full((4, 4, 3), 90, np.uint8)

    assert np.array_equal(vision.Equalize()(image), image)
    assert np.array_equal(vision.AutoContrast()(image), image)


def test_invert_is_its_own_inverse(image):
    invert = vision.Invert()

    assert np.array_equal(invert(image), 255 - image)
    assert np.array_equal(invert(invert(image)), image)
    assert invert(np.array([[300, -3]], np.int16)).tolist() == [[-45, 258]]
    assert np.array_equal(invert(Image.fromarray(image)), 255 - image)


@pytest.mark.parametrize("bits", range(9))
def test_posterize_keeps_the_highest_bits(bits, image):
    assert np.array_equal(vision.Posterize(bits)(image), image >> (8 - bits) << (8 - bits))


def test_solarize_inverts_above_a_threshold_or_between_two(image):
    above = np.where(image >= 100, 255 - image, image)
    between = np.where((image >= 60) & (image <= 90), 255 - image, image)

    assert np.array_equal(vision.Solarize(100)(image), above)
    assert np.array_equal(vision.Solarize((60, 90))(image), between)
    assert np.array_equal(vision.Solarize(100)(image[..., 0]), above[..., 0])


def test_grey_images_and_many_are_changed_alike(image):
    for operation in (vision.Equalize(), vision.AutoContrast()):
        each = operation(image)

        assert np.array_equal(operation(image[..., 0]), each[..., 0])
        assert np.array_equal(operation(np.stack([image, image])), np.stack([each, each]))


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda: vision.AutoContrast(50), ArgumentValueError, "below 50"),
        (lambda: vision.AutoContrast("1"), ArgumentTypeError, "a number"),
        (lambda: vision.AutoContrast(1, "1"), ArgumentTypeError, "a list of int"),
        (lambda: vision.AutoContrast(1, 256), ArgumentValueError, "from 0 to 255"),
        (lambda: vision.AutoContrast()(np.ones((2, 2))), StateError, "uint8"),
        (lambda: vision.Equalize()(np.ones((2, 2, 2), np.uint8)), ShapeError, "1 or 3"),
        (lambda: vision.Posterize(9), ArgumentValueError, "from 0 to 8"),
        (lambda: vision.Posterize(1)(np.ones((2, 2))), StateError, "8 bits"),
        (lambda: vision.Solarize((9, 3)), ArgumentValueError, "lowest number first"),
        (lambda: vision.Solarize((1, 2, 3)), ArgumentTypeError, "a pair of numbers"),
        (lambda: vision.Solarize(1)(np.ones((2, 2, 4))), ShapeError, "1 or 3"),
    ],
)
def test_arguments_that_do_not_fit_raise(make, error, message):
    with pytest.raises(error, match=message):
        make()
