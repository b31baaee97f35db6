"""Images with other colours by chance."""

from __future__ import annotations

import numpy as np
import pytest
from PIL import Image

from engine.dataset import config, vision
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError


@pytest.fixture(autouse=True)
def _seeded():
    config.set_seed(5)


@pytest.fixture
def image(rng):
    return rng.integers(60, 120, (8, 9, 3), dtype=np.uint8)


def test_brightness_keeps_within_its_bounds(image):
    adjust = vision.RandomColorAdjust(brightness=(0.5, 1.5))
    factors = np.array([adjust(image).mean() / image.mean() for _ in range(300)])

    assert factors.min() == pytest.approx(0.5, abs=0.04)
    assert factors.max() == pytest.approx(1.5, abs=0.04)
    assert factors.mean() == pytest.approx(1, abs=0.05)


def test_one_number_is_how_far_a_factor_may_be_from_1(image):
    adjust = vision.RandomColorAdjust(0.2, 0, 0, 0.1)

    assert adjust.brightness == (0.8, 1.2)
    assert vision.RandomColorAdjust(3).brightness == (0, 4)
    assert adjust.hue == (-0.1, 0.1)


def test_order_is_random(image):
    adjust = vision.RandomColorAdjust((2, 2), (0.1, 0.1))
    made = {adjust(image).tobytes() for _ in range(30)}
    brighter, flatter = vision.AdjustBrightness(2), vision.AdjustContrast(0.1)

    assert made == {brighter(flatter(image)).tobytes(), flatter(brighter(image)).tobytes()}


def test_nothing_is_changed_where_nothing_is_asked(image):
    assert np.array_equal(vision.RandomColorAdjust()(image), image)
    assert isinstance(vision.RandomColorAdjust(0.5)(Image.fromarray(image)), Image.Image)


@pytest.mark.parametrize("make", [np.asarray, Image.fromarray])
def test_colour_goes_from_grey_to_more_than_there_is(make, image):
    spread = [
        np.ptp(np.asarray(vision.RandomColor((0.0, 2.0))(make(image))).astype(int), axis=-1).mean()
        for _ in range(120)
    ]
    whole = np.ptp(image.astype(int), axis=-1).mean()

    assert min(spread) < 0.15 * whole
    assert max(spread) > 1.8 * whole


@pytest.mark.parametrize("make", [np.asarray, Image.fromarray])
def test_sharpness_goes_from_smooth_to_sharp(make, image):
    rough = [np.asarray(vision.RandomSharpness((0.0, 2.0))(make(image))).std() for _ in range(120)]

    assert min(rough) < 0.8 * image.std()
    assert max(rough) > 1.2 * image.std()


def test_sharpness_is_adjusted_as_likely_as_it_says(image):
    adjust = vision.RandomAdjustSharpness(3.0, 0.3)
    changed = [not np.array_equal(adjust(image), image) for _ in range(400)]

    assert np.mean(changed) == pytest.approx(0.3, abs=0.07)
    assert isinstance(adjust(Image.fromarray(image)), np.ndarray)


def test_light_moves_all_pixels_alike_along_the_first_direction(image):
    middle = np.full((4, 4, 3), 128, np.uint8)
    moves = np.array([vision.RandomLighting(0.5)(middle)[0, 0] for _ in range(400)]) - 128.0
    spread = np.linalg.svd(moves, compute_uv=False)
    lit = vision.RandomLighting(0.2)(image).astype(int) - image

    assert spread[0] > 5 * spread[1]  # red, green and blue go together
    assert moves.std(axis=0) == pytest.approx([15.8, 16.1, 16.2], rel=0.15)
    assert np.ptp(lit.reshape(-1, 3), axis=0).max() <= 1


def test_pictures_are_lit_and_become_colours(image):
    made = vision.RandomLighting(0.5)(Image.fromarray(image[..., 0]))

    assert made.mode == "RGB"


def test_pictures_become_grey_as_likely_as_they_say(image):
    picture = Image.fromarray(image)
    made = [vision.RandomGrayscale(0.3)(picture) for _ in range(400)]
    grey = picture.convert("L")

    assert np.mean([one is picture for one in made]) == pytest.approx(0.7, abs=0.07)
    assert vision.RandomGrayscale(1.0)(picture) == grey.convert("RGB")
    assert vision.RandomGrayscale(1.0)(grey) == grey


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda: vision.RandomColorAdjust(-1), ArgumentValueError, "a number from 0"),
        (lambda: vision.RandomColorAdjust((1, 0)), ArgumentValueError, "lowest number first"),
        (lambda: vision.RandomColorAdjust(hue=0.6), ArgumentValueError, "from 0 to 0.5"),
        (lambda: vision.RandomColorAdjust(hue=(-1, 0)), ArgumentValueError, "from -0.5"),
        (lambda: vision.RandomColorAdjust(0.5)(np.ones((3, 3))), ShapeError, "3 channels"),
        (lambda: vision.RandomColor(0.5), ArgumentTypeError, "a pair of numbers"),
        (lambda: vision.RandomSharpness((-1, 1)), ArgumentValueError, "a number from 0"),
        (lambda: vision.RandomLighting(-1), ArgumentValueError, "a number from 0"),
        (lambda: vision.RandomLighting()(np.ones((3, 3, 4))), ShapeError, "3 channels"),
        (lambda: vision.RandomGrayscale()(np.ones((3, 3, 3))), ArgumentTypeError, "ToPIL"),
    ],
)
def test_arguments_that_do_not_fit_raise(make, error, message):
    with pytest.raises(error, match=message):
        make()
