"""Images brighter, with more contrast, colour or sharpness, or with other hues."""

from __future__ import annotations

import colorsys

import numpy as np
import pytest
from PIL import Image
from scipy import ndimage

from engine.dataset import vision
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError, StateError

GREY = np.array([0.299, 0.587, 0.114])


@pytest.fixture
def image(rng):
    return rng.integers(0, 256, (7, 9, 3), dtype=np.uint8)


def clipped(levels):
    return np.clip(levels, 0, 255)


@pytest.mark.parametrize("factor", [0, 0.4, 1, 1.9])
def test_brightness_is_a_product(factor, image):
    assert vision.AdjustBrightness(factor)(image) == pytest.approx(clipped(image * factor), abs=0.5)


@pytest.mark.parametrize("factor", [0, 0.4, 1, 1.9])
def test_saturation_is_a_way_from_brightness(factor, image):
    grey = (image @ GREY)[..., None]
    reference = clipped(grey + (image - grey) * factor)

    assert vision.AdjustSaturation(factor)(image) == pytest.approx(reference, abs=1.5)


@pytest.mark.parametrize("factor", [0, 0.4, 1, 1.9])
def test_contrast_is_a_way_from_the_mean_brightness(factor, image):
    mean = (image @ GREY).mean()
    reference = clipped(mean + (image - mean) * factor)

    assert vision.AdjustContrast(factor)(image) == pytest.approx(reference, abs=1.5)


@pytest.mark.parametrize("factor", [0, 0.4, 1, 1.9])
def test_sharpness_is_a_way_from_a_smooth_image(factor, rng):
    image = rng.random((7, 9))
    kernel = np.array([[1, 1, 1], [1, 5, 1], [1, 1, 1]]) / 13
    smooth = ndimage.convolve(image, kernel)
    made = vision.AdjustSharpness(factor)(image)

    inner = (slice(1, -1), slice(1, -1))
    assert made[inner] == pytest.approx((smooth + (image - smooth) * factor)[inner], abs=1e-6)
    assert made[0] == pytest.approx(image[0], abs=1e-12)


def test_small_images_have_no_inside_to_sharpen(rng):
    image = rng.integers(0, 256, (2, 9, 3), dtype=np.uint8)

    assert np.array_equal(vision.AdjustSharpness(2.0)(image), image)


@pytest.mark.parametrize("turn", [-0.5, -0.13, 0, 0.4])
def test_hue_turns(turn, image):
    made = vision.AdjustHue(turn)(image).reshape(-1, 3) / 255
    for before, after in zip(image.reshape(-1, 3) / 255, made, strict=True):
        hue, saturation, value = colorsys.rgb_to_hsv(*before)
        reference = colorsys.hsv_to_rgb((hue + turn) % 1, saturation, value)

        assert after == pytest.approx(reference, abs=12 / 255)


def test_gamma_is_a_power(image):
    levels = vision.AdjustGamma(0.5)(image)
    parts = vision.AdjustGamma(2.0, 1.5)(image / 255)

    assert levels == pytest.approx((image / 255) ** 0.5 * 255, abs=1)
    assert parts == pytest.approx(np.minimum((image / 255 * 1.5) ** 2, 1))


@pytest.mark.parametrize(
    "operation",
    [
        vision.AdjustBrightness(1.3),
        vision.AdjustContrast(1.3),
        vision.AdjustSaturation(1.3),
        vision.AdjustHue(0.2),
        vision.AdjustGamma(0.7),
    ],
)
def test_pictures_become_nearly_what_arrays_become(operation, image):
    made = operation(Image.fromarray(image))
    far = np.asarray(made).astype(int) - operation(image)

    assert isinstance(made, Image.Image)
    assert np.abs(far).max() <= 12
    assert np.abs(far).mean() < 2


def test_grey_pictures_have_no_hue():
    picture = Image.new("L", (3, 3), 100)

    assert vision.AdjustHue(0.3)(picture) is picture


def test_large_images_become_what_small_ones_become(rng):
    large = rng.integers(0, 256, (160, 200, 3), dtype=np.uint8)
    for operation in (vision.AdjustSaturation(1.7), vision.AdjustSharpness(0.3)):
        part = operation(large[:40, :50])

        assert np.array_equal(operation(large)[1:39, 1:49], part[1:-1, 1:-1])


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda: vision.AdjustBrightness(-1), ArgumentValueError, "a number from 0"),
        (lambda: vision.AdjustBrightness("1"), ArgumentTypeError, "a number"),
        (lambda: vision.AdjustBrightness(1)(np.ones((2, 2, 4))), ShapeError, "1 or 3 channels"),
        (lambda: vision.AdjustContrast(1)(np.ones((2, 2))), ShapeError, "3 channels"),
        (lambda: vision.AdjustSaturation(1)(np.ones((2, 2))), ShapeError, "3 channels"),
        (lambda: vision.AdjustHue(0.6), ArgumentValueError, "from -0.5 to 0.5"),
        (lambda: vision.AdjustHue(0.1)(np.ones((2, 2, 3))), StateError, "uint8"),
        (lambda: vision.AdjustGamma(1)(np.ones((2, 2, 3), int)), StateError, "uint8"),
        (lambda: vision.AdjustSharpness(-1), ArgumentValueError, "a number from 0"),
    ],
)
def test_arguments_that_do_not_fit_raise(make, error, message):
    with pytest.raises(error, match=message):
        make()
