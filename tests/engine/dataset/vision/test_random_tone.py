"""Images with other levels by chance."""

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


@pytest.mark.parametrize(
    ("random", "always"),
    [
        (vision.RandomInvert(0.3), vision.Invert()),
        (vision.RandomEqualize(0.3), vision.Equalize()),
        (vision.RandomAutoContrast(2, 70, 0.3), vision.AutoContrast(2, 70)),
    ],
)
def test_image_is_changed_as_likely_as_it_says(random, always, image):
    made = [random(image) for _ in range(400)]
    changed = [np.array_equal(one, always(image)) for one in made]
    same = [np.array_equal(one, image) for one in made]

    assert np.mean(changed) == pytest.approx(0.3, abs=0.07)
    assert np.sum(changed) + np.sum(same) == 400
    assert isinstance(random(Image.fromarray(image)), np.ndarray)


def test_posterize_draws_bits_up_to_both_ends(image):
    made = {vision.RandomPosterize((2, 4))(image).tobytes() for _ in range(60)}

    assert made == {vision.Posterize(bits)(image).tobytes() for bits in (2, 3, 4)}
    assert np.array_equal(vision.RandomPosterize(3)(image), vision.Posterize(3)(image))


def test_solarize_draws_both_bounds_within_its_own():
    levels = np.arange(256, dtype=np.uint8)[None]
    for _ in range(60):
        inverted = np.flatnonzero(vision.RandomSolarize((50, 90))(levels)[0] != levels[0])

        assert inverted.min() >= 50
        assert inverted.max() <= 90 or inverted.max() == 255  # one bound: all above it
        assert np.ptp(np.diff(inverted)) == 0 or 127 in inverted


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda: vision.RandomInvert()(np.ones((3, 3))), ShapeError, "3 channels"),
        (lambda: vision.RandomPosterize((0, 4)), ArgumentValueError, "from 1 to 8"),
        (lambda: vision.RandomPosterize((4, 1)), ArgumentValueError, "lowest number first"),
        (lambda: vision.RandomPosterize("a"), ArgumentTypeError, "a pair of int"),
        (lambda: vision.RandomSolarize(3), ArgumentTypeError, "a pair of int"),
        (lambda: vision.RandomSolarize((0, 256)), ArgumentValueError, "from 0 to 255"),
        (lambda: vision.RandomAutoContrast(60), ArgumentValueError, "from 0 to 50"),
        (lambda: vision.RandomEqualize(2), ArgumentValueError, "from 0 to 1"),
    ],
)
def test_arguments_that_do_not_fit_raise(make, error, message):
    with pytest.raises(error, match=message):
        make()
