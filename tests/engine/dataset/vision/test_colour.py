"""Colours in another order, grey, or as hue, saturation and value."""

from __future__ import annotations

import colorsys

import numpy as np
import pytest
from PIL import Image

from engine.dataset import vision
from engine.dataset.vision import ConvertMode
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError


@pytest.fixture
def image(rng):
    return rng.integers(0, 256, (5, 6, 3), dtype=np.uint8)


def test_orders_of_channels(image):
    full = np.full((5, 6, 1), 255, np.uint8)
    opaque = np.dstack([image, full])
    convert = {mode: vision.ConvertColor(ConvertMode[f"COLOR_{mode}"]) for mode in MODES}

    assert np.array_equal(convert["RGB2BGR"](image), image[..., ::-1])
    assert np.array_equal(convert["RGB2RGBA"](image), opaque)
    assert np.array_equal(convert["RGBA2BGRA"](opaque), np.dstack([image[..., ::-1], full]))
    assert np.array_equal(convert["BGRA2RGB"](opaque), image[..., ::-1])
    assert np.array_equal(convert["GRAY2RGB"](image[..., 0]), np.dstack([image[..., 0]] * 3))
    assert convert["GRAY2RGBA"](image[..., :1]).shape == (5, 6, 4)


MODES = ["RGB2BGR", "RGB2RGBA", "RGBA2BGRA", "BGRA2RGB", "GRAY2RGB", "GRAY2RGBA"]


def test_grey_is_brightness(image):
    rgb = vision.ConvertColor(ConvertMode.COLOR_RGB2GRAY)
    bgr = vision.ConvertColor(ConvertMode.COLOR_BGR2GRAY)

    assert rgb(image) == pytest.approx(image @ [0.299, 0.587, 0.114], abs=0.51)
    assert np.array_equal(bgr(image[..., ::-1]), rgb(image))
    assert rgb(image / 255) == pytest.approx(image @ [0.299, 0.587, 0.114] / 255)


def test_grayscale_of_pictures(image):
    picture = Image.fromarray(image)

    assert vision.Grayscale()(picture) == picture.convert("L")
    assert vision.Grayscale(3)(picture) == picture.convert("L").convert("RGB")


def test_hsv_is_that_of_colorsys(image):
    image[0, 0] = 9
    made = vision.RgbToHsv(is_hwc=True)(image / 255)
    reference = [colorsys.rgb_to_hsv(*pixel) for pixel in image.reshape(-1, 3) / 255]

    assert made.reshape(-1, 3) == pytest.approx(np.array(reference))


def test_rgb_and_hsv_are_inverse(rng):
    images = rng.random((2, 3, 5, 6))
    there = vision.RgbToHsv()(images)

    assert vision.HsvToRgb()(there) == pytest.approx(images)
    last = vision.HsvToRgb(True)(np.moveaxis(there, 1, -1))
    assert last == pytest.approx(np.moveaxis(images, 1, -1))


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda: vision.ConvertColor(3), ArgumentTypeError, "a ConvertMode"),
        (
            lambda: vision.ConvertColor(ConvertMode.COLOR_RGB2GRAY)(np.ones((2, 2))),
            ShapeError,
            "with 3 or 4",
        ),
        (
            lambda: vision.ConvertColor(ConvertMode.COLOR_GRAY2RGB)(np.ones((2, 2, 3))),
            ShapeError,
            "with 1 for COLOR_GRAY2BGR",
        ),
        (lambda: vision.Grayscale(2), ArgumentValueError, "1 or 3"),
        (lambda: vision.Grayscale()(np.ones((2, 2, 3))), ArgumentTypeError, "ToPIL"),
        (lambda: vision.RgbToHsv(1), ArgumentTypeError, "a bool"),
        (lambda: vision.RgbToHsv()(np.ones((2, 2, 3))), ArgumentTypeError, "3, height"),
        (lambda: vision.HsvToRgb(True)([1]), ArgumentTypeError, "height, width, 3"),
    ],
)
def test_arguments_that_do_not_fit_raise(make, error, message):
    with pytest.raises(error, match=message):
        make()
