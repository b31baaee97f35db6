"""Images mirrored by chance."""

from __future__ import annotations

import numpy as np
import pytest
from PIL import Image

from engine.dataset import config, vision
from engine.errors import ArgumentTypeError, ArgumentValueError

FLIPS = [(vision.RandomHorizontalFlip, 1), (vision.RandomVerticalFlip, 0)]


@pytest.fixture(autouse=True)
def _seeded():
    config.set_seed(5)


@pytest.mark.parametrize(("flip", "axis"), FLIPS)
def test_image_is_mirrored_as_likely_as_it_says(flip, axis, rng):
    image = rng.integers(0, 256, (4, 5, 3), dtype=np.uint8)
    mirrored = np.flip(image, axis)
    made = [flip(0.3)(image) for _ in range(600)]

    assert all(np.array_equal(one, image) or np.array_equal(one, mirrored) for one in made)
    share = np.mean([np.array_equal(one, mirrored) for one in made])
    assert share == pytest.approx(0.3, abs=0.06)
    assert np.array_equal(flip(0.0)(image), image)


@pytest.mark.parametrize(("flip", "axis"), FLIPS)
def test_pictures_stay_pictures(flip, axis, rng):
    image = rng.integers(0, 256, (4, 5, 3), dtype=np.uint8)
    made = flip(1.0)(Image.fromarray(image))

    assert isinstance(made, Image.Image)
    assert np.array_equal(made, np.flip(image, axis))


@pytest.mark.parametrize(("flip", "axis"), FLIPS)
def test_likelihoods_are_numbers_from_0_to_1(flip, axis):
    with pytest.raises(ArgumentValueError, match="from 0 to 1"):
        flip(1.1)
    with pytest.raises(ArgumentTypeError, match="a number"):
        flip("a")
