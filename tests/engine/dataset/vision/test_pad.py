"""Images in a frame."""

from __future__ import annotations

import numpy as np
import pytest
from PIL import Image

from engine.dataset import vision
from engine.dataset.vision import Border
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError


@pytest.fixture
def image(rng):
    return rng.integers(0, 256, (4, 5, 3), dtype=np.uint8)


@pytest.mark.parametrize("border", [Border.EDGE, Border.REFLECT, Border.SYMMETRIC])
def test_frame_repeats_or_mirrors_as_numpy_does(border, image):
    pad = vision.Pad((1, 2, 3, 0), padding_mode=border)
    reference = np.pad(image, ((2, 0), (1, 3), (0, 0)), border.value)

    assert np.array_equal(pad(image), reference)
    assert np.array_equal(pad(Image.fromarray(image)), reference)
    assert np.array_equal(pad(image[..., 0]), reference[..., 0])


def test_constant_frame_has_a_level_for_each_channel(image):
    made = vision.Pad((1, 2), (7, 8, 9))(image)

    assert made.shape == (8, 7, 3)
    assert np.array_equal(made[2:6, 1:6], image)
    assert (made[:2] == [7, 8, 9]).all()
    assert np.array_equal(vision.Pad((1, 2), (7, 8, 9))(Image.fromarray(image)), made)


def test_frame_of_a_palette_keeps_it(image):
    picture = Image.fromarray(image).convert("P")
    for border in (Border.CONSTANT, Border.EDGE):
        made = vision.Pad(1, padding_mode=border)(picture)

        assert made.mode == "P"
        inner = np.asarray(made.convert("RGB"))[1:-1, 1:-1]
        assert np.array_equal(inner, picture.convert("RGB"))


def test_batch_gives_what_the_images_give(rng):
    images = rng.integers(0, 256, (3, 4, 5, 3), dtype=np.uint8)
    pad = vision.Pad(2, 9)

    assert np.array_equal(pad.on_batch(images), np.stack(list(map(pad, images))))
    assert np.array_equal(pad(images), pad.on_batch(images))
    assert pad.on_batch(images[..., 0]).shape == (3, 8, 9)


def test_pad_to_size_puts_the_image_in_the_middle_or_behind_an_offset(image):
    middle = vision.PadToSize((7, 8))(image)
    behind = vision.PadToSize(9, (1, 3), 5)(image)

    assert np.array_equal(middle[1:5, 1:6], image)
    assert np.array_equal(behind[1:5, 3:8], image)
    assert (behind[0] == 5).all()


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda: vision.Pad("1"), ArgumentTypeError, "2 or 4 int"),
        (lambda: vision.Pad((1, 2, 3)), ArgumentValueError, "2 or 4 int"),
        (lambda: vision.Pad(-1), ArgumentValueError, "a number from 0"),
        (lambda: vision.Pad(1, 256), ArgumentValueError, "from 0 to 255"),
        (lambda: vision.Pad(1, (1, 2)), ArgumentTypeError, "a tuple of 3 int"),
        (lambda: vision.Pad(1, 0, "edge"), ArgumentTypeError, "a Border"),
        (lambda: vision.PadToSize(3)(np.ones((4, 4))), ShapeError, r"fits into \(3, 3\)"),
        (lambda: vision.PadToSize(5, 2)(np.ones((4, 4))), ShapeError, r"behind \(2, 2\)"),
        (lambda: vision.PadToSize(5, "a"), ArgumentTypeError, "a pair of int or None"),
        (lambda: vision.PadToSize(5, (1, 2, 3)), ArgumentValueError, "a pair of int or None"),
    ],
)
def test_arguments_that_do_not_fit_raise(make, error, message):
    with pytest.raises(error, match=message):
        make()
