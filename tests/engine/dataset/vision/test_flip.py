"""Images mirrored."""

from __future__ import annotations

import numpy as np
import pytest

from engine.dataset import vision


@pytest.mark.parametrize(
    ("flip", "axis"), [(vision.HorizontalFlip(), 1), (vision.VerticalFlip(), 0)]
)
@pytest.mark.parametrize("shape", [(4, 5), (4, 5, 3), (4, 5, 1)])
def test_image_is_mirrored(flip, axis, shape, rng):
    image = rng.random(shape)
    made = flip(image)

    assert np.array_equal(made, np.flip(image, axis))
    assert made.flags.c_contiguous


@pytest.mark.parametrize("flip", [vision.HorizontalFlip(), vision.VerticalFlip()])
@pytest.mark.parametrize("shape", [(3, 4, 5, 2), (3, 4, 5), (3, 2, 4, 5, 1)])
def test_batch_gives_what_the_images_give(flip, shape, rng):
    images = rng.random(shape)

    assert np.array_equal(flip.on_batch(images), np.stack(list(map(flip, images))))


def test_twice_is_nothing(rng):
    images = rng.random((2, 4, 5, 3))

    assert np.array_equal(vision.HorizontalFlip()(vision.HorizontalFlip()(images)), images)
