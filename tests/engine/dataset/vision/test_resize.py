"""Images with other heights and widths, one by one and as whole batches."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from engine.dataset import vision
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError

RESIZED = np.load(Path(__file__).resolve().parents[3] / "data" / "dataset" / "resize.npz")
FOR_ARRAYS = [vision.Inter.NEAREST, vision.Inter.LINEAR, vision.Inter.CUBIC, vision.Inter.AREA]


@pytest.fixture
def image(rng):
    return rng.integers(0, 256, (6, 8, 3), dtype=np.uint8)


@pytest.mark.parametrize("number", range(7))
def test_resize_gives_the_pixels_of_mindspore(number):
    image, linear, nearest, floats = (
        RESIZED[f"{number}/{name}"] for name in ("image", "linear", "nearest", "float")
    )
    size = linear.shape[:2]

    assert np.array_equal(vision.Resize(size)(image), linear)
    assert np.array_equal(vision.Resize(size, vision.Inter.NEAREST)(image), nearest)
    assert vision.Resize(size)(image.astype(np.float32)) == pytest.approx(floats, rel=1e-5)


def test_resize_rounds_other_whole_numbers():
    assert vision.Resize((1, 4))(np.array([[0, 5]], np.int16)).tolist() == [[0, 1, 4, 5]]


def test_resize_of_floats_matches_pillow_closely(rng):
    grey = rng.random((5, 7)).astype(np.float32)
    reference = Image.fromarray(grey).resize((14, 10), Image.Resampling.BILINEAR)

    assert vision.Resize((10, 14))(grey) == pytest.approx(np.asarray(reference), abs=1e-6)


@pytest.mark.parametrize("interpolation", FOR_ARRAYS)
@pytest.mark.parametrize("size", [(3, 5), (12, 16), (2, 4), (7, 3)])
def test_resize_of_many_gives_what_each_gives(interpolation, size, rng):
    images = rng.integers(0, 256, (3, 6, 8, 3), dtype=np.uint8)
    resize = vision.Resize(size, interpolation)
    each = np.stack([resize(image) for image in images])

    assert np.array_equal(resize.on_batch(images), each)
    assert np.array_equal(resize(images), each)
    assert np.array_equal(resize.on_batch(images[..., 0]), each[..., 0])


@pytest.mark.parametrize("interpolation", FOR_ARRAYS)
def test_image_of_one_level_keeps_it(interpolation):
    image = np.full((7, 9, 3), 201, np.uint8)

    assert (vision.Resize((11, 4), interpolation)(image) == 201).all()


def test_area_is_the_mean_of_what_a_pixel_covers(rng):
    image = rng.random((6, 9))
    blocks = image.reshape(2, 3, 3, 3).mean(axis=(1, 3))
    halves = vision.Resize((1, 2), vision.Inter.AREA)(np.array([[0.0, 3.0, 6.0]]))

    assert vision.Resize((2, 3), vision.Inter.AREA)(image) == pytest.approx(blocks)
    assert halves == pytest.approx(np.array([[1.0, 5.0]]), rel=1e-6)  # 0 and half of 3, …


def keys(distance):
    """The cubic of Keys (1981) with a = -3/4."""
    near, a = np.abs(distance), -0.75
    inner = ((a + 2) * near - (a + 3)) * near**2 + 1
    outer = ((near - 5) * near + 8) * near * a - 4 * a
    return np.where(near < 1, inner, np.where(near < 2, outer, 0))


def test_cubic_weighs_four_neighbours_by_keys(rng):
    line = rng.random(12)
    positions = (np.arange(30) + 0.5) * 12 / 30 - 0.5
    reference = keys(positions[:, None] - np.arange(12)) @ line
    made = vision.Resize((1, 30), vision.Inter.CUBIC)(line[None])[0]

    assert made[5:-5] == pytest.approx(reference[5:-5], abs=1e-6)


def test_resize_to_the_same_size_changes_nothing(image):
    assert np.array_equal(vision.Resize((6, 8))(image), image)


def test_resize_by_one_number_keeps_the_shape(image):
    assert vision.Resize(3)(image).shape == (3, 4, 3)
    assert vision.Resize(3)(image.transpose(1, 0, 2)).shape == (4, 3, 3)
    assert vision.Resize(3)(Image.fromarray(image)).size == (4, 3)


def test_pictures_are_resized_by_pillow(image):
    picture = Image.fromarray(image)
    reference = picture.resize((5, 4), Image.Resampling.LANCZOS)

    assert vision.Resize((4, 5), vision.Inter.ANTIALIAS)(picture) == reference


def test_part_is_resized(image):
    part = vision.ResizedCrop(1, 2, 4, 5, (8, 10))(image)

    assert np.array_equal(part, vision.Resize((8, 10))(image[1:5, 2:7]))


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda: vision.Resize((1, 2, 3)), ArgumentTypeError, "an int or a pair"),
        (lambda: vision.Resize(0), ArgumentValueError, "a number from 1"),
        (lambda: vision.Resize(2, 7), ArgumentTypeError, "an Inter, got int"),
        (lambda: vision.Resize(2)(np.ones(2)), ShapeError, "height, width"),
        (
            lambda: vision.Resize(2, vision.Inter.ANTIALIAS)(np.ones((3, 3))),
            ArgumentTypeError,
            "ToPIL",
        ),
        (
            lambda: vision.Resize(2, vision.Inter.AREA)(Image.new("L", (3, 3))),
            ArgumentTypeError,
            "ToNumpy",
        ),
        (
            lambda: vision.Resize(2, vision.Inter.PILCUBIC)(np.ones((3, 3))),
            ShapeError,
            "3\\) of uint8",
        ),
        (
            lambda: vision.ResizedCrop(3, 0, 4, 4, 2)(np.ones((6, 6))),
            ShapeError,
            "reaches to row 7",
        ),
        (lambda: vision.ResizedCrop(0, 0, 0, 4, 2), ArgumentValueError, "a number from 1"),
    ],
)
def test_arguments_that_do_not_fit_raise(make, error, message):
    with pytest.raises(error, match=message):
        make()
