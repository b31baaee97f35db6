"""What operations on images have in common."""

from __future__ import annotations

import numpy as np
import pytest
from PIL import Image

from engine.dataset import vision
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError

ALIKE = [
    vision.AdjustSharpness(1.5),
    vision.Affine(10, (0.1, 0.0), 1.1, 3.0),
    vision.CenterCrop(5),
    vision.Crop((1, 2), 4),
    vision.Equalize(),
    vision.Erase(1, 2, 3, 2, 9),
    vision.GaussianBlur(3),
    vision.HorizontalFlip(),
    vision.Invert(),
    vision.Normalize([1.0, 2.0, 3.0], [1.0, 2.0, 3.0]),
    vision.Pad(2),
    vision.Posterize(3),
    vision.Rescale(0.5, 1.0),
    vision.Resize((5, 6)),
    vision.Rotate(20),
    vision.Solarize(100),
]


@pytest.mark.parametrize("operation", ALIKE, ids=lambda one: type(one).__name__)
def test_axes_before_height_and_width_are_images_that_are_treated_alike(operation, rng):
    images = rng.integers(0, 256, (2, 3, 7, 8, 3), dtype=np.uint8)
    each = [[operation(image) for image in row] for row in images]

    assert np.array_equal(operation(images), np.array(each))


@pytest.mark.parametrize("operation", ALIKE, ids=lambda one: type(one).__name__)
def test_image_that_is_given_stays_as_it_is(operation, rng):
    image = rng.integers(0, 256, (7, 8, 3), dtype=np.uint8)
    before = image.copy()
    operation(image)

    assert np.array_equal(image, before)


def test_operations_that_pillow_has_not_make_arrays_of_pictures(rng):
    image = rng.integers(0, 256, (7, 8, 3), dtype=np.uint8)

    assert np.array_equal(vision.Posterize(3)(Image.fromarray(image)), vision.Posterize(3)(image))


def test_lists_of_numbers_are_arrays():
    assert vision.HorizontalFlip()([[1, 2], [3, 4]]).tolist() == [[2, 1], [4, 3]]


@pytest.mark.parametrize(
    "value", [None, "text", object(), np.array(["a"]), [Image.new("L", (2, 2))] * 2]
)
def test_what_is_no_image_raises(value):
    with pytest.raises(ArgumentTypeError, match="an array of numbers or an image of Pillow"):
        vision.Invert()(value)
    with pytest.raises(ArgumentTypeError, match="an array of numbers"):
        vision.RandomHorizontalFlip()(value)


def test_bytes_of_a_file_are_told_to_be_decoded():
    with pytest.raises(ShapeError, match=r"vision.Decode\(\)"):
        vision.Invert()(np.zeros(9, np.uint8))


def test_images_are_computed_by_the_cpu():
    resize = vision.Resize(3)

    assert resize.device("CPU") is resize
    with pytest.raises(ArgumentValueError, match="'CPU', got 'Ascend'"):
        resize.device("Ascend")
