"""Images turned, moved, scaled and sheared by chance."""

from __future__ import annotations

import numpy as np
import pytest
from PIL import Image

from engine.dataset import config, vision
from engine.dataset.vision import Inter
from engine.errors import ArgumentTypeError, ArgumentValueError


@pytest.fixture(autouse=True)
def _seeded():
    config.set_seed(5)


@pytest.fixture
def dot():
    """A bright dot right of the middle."""
    image = np.zeros((41, 41), np.uint8)
    image[19:22, 34:37] = 255
    return image


def where(image):
    """The middle of what is bright: right of and above the image's middle."""
    levels = np.asarray(image).astype(float)
    rows, columns = np.mgrid[: levels.shape[0], : levels.shape[1]]
    middle = [(length - 1) / 2 for length in levels.shape]
    down, right = ((n * levels).sum() / levels.sum() for n in (rows, columns))
    return right - middle[1], middle[0] - down


@pytest.mark.parametrize("make", [np.asarray, Image.fromarray])
def test_rotation_keeps_within_its_angles(make, dot):
    turn = vision.RandomRotation((10, 70), Inter.BILINEAR)
    angles = []
    for _ in range(150):
        right, up = where(turn(make(dot)))
        angles.append(np.degrees(np.arctan2(up, right)))

    assert 8 < min(angles) < 16
    assert 64 < max(angles) < 72
    assert np.mean(angles) == pytest.approx(40, abs=4)


def test_one_number_is_for_both_directions(dot):
    ups = [where(vision.RandomRotation(30)(dot))[1] for _ in range(100)]

    assert min(ups) < -4
    assert max(ups) > 4


def test_affine_moves_right_by_the_parts_it_is_told(dot):
    move = vision.RandomAffine(0, (-0.2, 0.1))
    moves = np.array([where(move(dot)) for _ in range(200)]) - where(dot)

    assert moves[:, 1] == pytest.approx(0)
    assert -8.3 < moves[:, 0].min() < -6
    # What is moved by more than its way to the border is cut off.
    assert 2.9 < moves[:, 0].max() < 4.2


def test_four_numbers_are_for_right_and_down(dot):
    move = vision.RandomAffine(0, (0.0, 0.0, 0.1, 0.2))
    moves = np.array([where(move(dot)) for _ in range(100)]) - where(dot)

    assert moves[:, 0] == pytest.approx(0)
    assert (moves[:, 1] < -3.5).all()
    assert (moves[:, 1] > -8.8).all()


def test_pictures_move_both_ways(dot):
    move = vision.RandomAffine(0, (0.1, 0.3))
    moves = np.array([where(move(Image.fromarray(dot))) for _ in range(150)]) - where(dot)

    assert np.abs(moves[:, 0]).max() < 5
    assert 8 < np.abs(moves[:, 1]).max() < 13.5


@pytest.mark.parametrize("make", [np.asarray, Image.fromarray])
def test_scale_and_shear_keep_within_bounds(make, dot):
    scaled = [where(vision.RandomAffine(0, scale=(0.5, 0.9))(make(dot)))[0] for _ in range(80)]
    ratio = np.array(scaled) / where(dot)[0]
    column = np.zeros((41, 41), np.uint8)
    column[4:7, 19:22] = 255
    leaning = [where(vision.RandomAffine(0, shear=20)(make(column)))[0] for _ in range(80)]

    assert 0.44 < ratio.min() < 0.6
    assert 0.8 < ratio.max() < 0.96
    assert 3 < np.max(leaning) < 6.5
    assert -6.5 < np.min(leaning) < -3


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda: vision.RandomRotation(-1), ArgumentValueError, "a number from 0"),
        (lambda: vision.RandomRotation((3, 1)), ArgumentValueError, "lowest number first"),
        (lambda: vision.RandomRotation((1, 2, 3)), ArgumentTypeError, "a pair of numbers"),
        (lambda: vision.RandomAffine(1, 0.1), ArgumentTypeError, "2 or 4 numbers"),
        (lambda: vision.RandomAffine(1, (0, 2)), ArgumentValueError, "from -1 to 1"),
        (lambda: vision.RandomAffine(1, scale=(2, 1)), ArgumentValueError, "lowest"),
        (lambda: vision.RandomAffine(1, scale=(0, 0)), ArgumentValueError, "above 0"),
        (lambda: vision.RandomAffine(1, shear=0), ArgumentValueError, "above 0"),
        (lambda: vision.RandomAffine(1, shear=(1, 2, 3)), ArgumentTypeError, "2 or 4"),
        (lambda: vision.RandomAffine(1, shear=(1, 2, 4, 3)), ArgumentValueError, "lowest"),
    ],
)
def test_arguments_that_do_not_fit_raise(make, error, message):
    with pytest.raises(error, match=message):
        make()
