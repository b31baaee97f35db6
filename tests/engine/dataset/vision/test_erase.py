"""Images with parts of them wiped out."""

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
    return rng.integers(1, 256, (8, 9, 3), dtype=np.uint8)


def test_erase_fills_a_part(image):
    made = vision.Erase(2, 3, 4, 5, (1, 2, 3))(image)
    kept = np.ones(image.shape, bool)
    kept[2:6, 3:8] = False

    assert (made[2:6, 3:8] == [1, 2, 3]).all()
    assert np.array_equal(made[kept], image[kept])


def test_erase_stops_at_the_border_and_changes_what_it_is_told_to(image):
    before = image.copy()
    made = vision.Erase(6, 7, 8, 9)(image)
    within = vision.Erase(6, 7, 8, 9, 5, inplace=True)(image)

    assert not made[6:, 7:].any()
    assert within is image
    assert (image[6:, 7:] == 5).all()
    assert np.array_equal(made[:6], before[:6])


@pytest.mark.parametrize("is_hwc", [True, False])
def test_cut_out_squares_may_reach_out(is_hwc):
    image = np.ones((8, 9, 3) if is_hwc else (3, 8, 9), np.float32)
    cut = vision.CutOut(4, 1, is_hwc)
    areas = []
    for _ in range(300):
        black = (cut(image) == 0).all(axis=-1 if is_hwc else 0)
        rows, columns = np.flatnonzero(black.any(axis=1)), np.flatnonzero(black.any(axis=0))
        areas.append(int(black.sum()))

        assert black.sum() == len(rows) * len(columns)

    assert min(areas) < 4
    assert max(areas) == 16
    assert image.all()


def test_more_squares_are_cut_from_one_another(image):
    one, many = (
        np.mean([(vision.CutOut(3, n)(image) == 0).sum() for _ in range(60)]) for n in (1, 5)
    )

    assert many > 2 * one


def test_random_erasing_keeps_its_bounds(rng):
    image = rng.random((3, 30, 40)).astype(np.float32)
    erase = vision.RandomErasing(1.0, (0.1, 0.2), (0.5, 2.0), value=(1, 2, 3))
    for _ in range(100):
        changed = (erase(image) != image).all(axis=0)
        rows, columns = np.flatnonzero(changed.any(axis=1)), np.flatnonzero(changed.any(axis=0))
        height, width = len(rows), len(columns)

        assert changed.sum() == height * width
        assert 0.08 <= height * width / 1200 <= 0.22
        assert 0.4 <= width / height <= 2.3


def test_random_erasing_fills_and_copies_as_it_is_told(rng):
    image = rng.random((3, 20, 20))
    noise = vision.RandomErasing(1.0, (0.4, 0.5), (1, 1), "random")(image)
    drawn = noise[noise != image]

    assert drawn.mean() == pytest.approx(0, abs=0.15)
    assert drawn.std() == pytest.approx(1, abs=0.15)
    assert vision.RandomErasing(1.0, inplace=True)(image) is image
    assert vision.RandomErasing(0.0)(image) is image
    assert vision.RandomErasing(1.0, (2.0, 2.0))(image) is image  # nothing fits


def test_random_erasing_is_as_likely_as_it_says(rng):
    image = rng.random((3, 8, 8))
    erase = vision.RandomErasing(0.3)

    assert np.mean([erase(image) is not image for _ in range(600)]) == pytest.approx(0.3, abs=0.06)


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda: vision.Erase(-1, 0, 1, 1), ArgumentValueError, "a number from 0"),
        (lambda: vision.Erase(0, 0, 1, 1, (1, 2)), ArgumentTypeError, "a tuple of 3"),
        (lambda: vision.Erase(0, 0, 1, 1, 256), ArgumentValueError, "from 0 to 255"),
        (lambda: vision.Erase(0, 0, 9, 9)(np.ones((4, 4))), ShapeError, r"\(9, 9\) or more"),
        (lambda: vision.CutOut(0), ArgumentValueError, "a number from 1"),
        (lambda: vision.CutOut(9)(np.ones((4, 4, 3))), ShapeError, "9 pixels"),
        (lambda: vision.CutOut(2)(np.ones((4, 4))), ShapeError, "height, width, channels"),
        (lambda: vision.RandomErasing(2), ArgumentValueError, "from 0 to 1"),
        (lambda: vision.RandomErasing(value="noise"), ArgumentValueError, "'random'"),
        (lambda: vision.RandomErasing(value=1.5), ArgumentTypeError, "'random'"),
        (lambda: vision.RandomErasing(value=(1, 2)), ArgumentValueError, "3 int"),
        (lambda: vision.RandomErasing(scale=(0.3, 0.1)), ArgumentValueError, "lowest number"),
        (lambda: vision.RandomErasing(ratio=(0, 1)), ArgumentValueError, "above 0"),
        (lambda: vision.RandomErasing()(np.ones((4, 4))), ArgumentValueError, "channels, height"),
        (lambda: vision.RandomErasing()(Image.new("L", (3, 3))), ArgumentTypeError, "ToTensor"),
    ],
)
def test_arguments_that_do_not_fit_raise(make, error, message):
    with pytest.raises(error, match=message):
        make()
