"""Images turned, moved, sheared and seen from aside."""

from __future__ import annotations

import numpy as np
import pytest
from PIL import Image
from scipy import ndimage

from engine.dataset import vision
from engine.dataset.vision import Inter
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError


@pytest.fixture
def smooth():
    rows, columns = np.mgrid[:24, :30]
    return (np.sin(rows / 4) + np.cos(columns / 5)).astype(np.float64)


def looked_up(image, matrix, shift, order):
    """Each output pixel (row, column) at `matrix @ (row, column) + shift`, by SciPy."""
    return ndimage.affine_transform(image, matrix, shift, order=order, prefilter=False)


@pytest.mark.parametrize("degrees", [0, 30, -75.5, 200])
def test_rotation_is_that_of_scipy(degrees, smooth):
    angle = np.radians(degrees)
    cosine, sine = np.cos(angle), np.sin(angle)
    matrix = np.array([[cosine, sine], [-sine, cosine]])
    middle = (np.array(smooth.shape) - 1) / 2
    reference = looked_up(smooth, matrix, middle - matrix @ middle, 1)
    made = vision.Rotate(degrees, Inter.BILINEAR)(smooth)
    inside = ndimage.affine_transform(
        np.ones_like(smooth), matrix, middle - matrix @ middle, order=1
    )

    # Positions are rounded to 1/32 of a pixel.
    assert made[inside > 0.99] == pytest.approx(reference[inside > 0.99], abs=0.02)


@pytest.mark.parametrize("interpolation", [Inter.NEAREST, Inter.BILINEAR, Inter.BICUBIC])
def test_quarter_turns_are_exact(interpolation, rng):
    image = rng.integers(0, 256, (6, 9, 3), dtype=np.uint8)

    assert np.array_equal(vision.Rotate(90, interpolation, True)(image), np.rot90(image))
    assert np.array_equal(vision.Rotate(180, interpolation)(image), image[::-1, ::-1])


def test_fill_stands_where_nothing_was():
    image = np.full((20, 20, 3), 200, np.uint8)
    made = vision.Rotate(45, fill_value=9)(image)

    assert (made[0, 0] == 9).all()
    assert (made[10, 10] == 200).all()
    assert set(made.ravel()) == {9, 200}


def test_expansion_cuts_nothing_off():
    image = np.full((10, 20), 255, np.uint8)
    made = vision.Rotate(30, Inter.BILINEAR, expand=True)(image)

    assert made.shape == (19, 22)
    assert made.sum() / 255 == pytest.approx(200, rel=0.03)


def test_centre_stays(rng):
    image = rng.integers(0, 256, (9, 9), dtype=np.uint8)

    assert vision.Rotate(77, center=(2, 6))(image)[6, 2] == image[6, 2]


def test_affine_moves_by_parts_of_the_size(rng):
    image = rng.integers(0, 256, (10, 20, 3), dtype=np.uint8)
    made = vision.Affine(0, (0.25, 0.1), 1.0, 0.0)(image)

    assert np.array_equal(made[1:, 5:], image[:-1, :-5])
    assert not made[:, :5].any()


def test_affine_scales_and_shears_around_the_middle(smooth):
    larger = vision.Affine(0, (0.0, 0.0), 2.0, 0.0, Inter.BILINEAR)(smooth)
    middle = (np.array(smooth.shape) - 1) / 2
    reference = looked_up(smooth, np.eye(2) / 2, middle / 2, 1)
    leaning = vision.Affine(0, (0.0, 0.0), 1.0, 45.0, Inter.BILINEAR)(smooth)
    shear = np.array([[1.0, 0.0], [1.0, 1.0]])
    leaned = looked_up(smooth, shear, middle - shear @ middle, 1)

    assert larger[1:-1, 1:-1] == pytest.approx(reference[1:-1, 1:-1], abs=0.02)
    assert leaning[8:16, 12:18] == pytest.approx(leaned[8:16, 12:18], abs=0.02)


def test_affine_of_pictures_and_arrays_agree_within_an_image(smooth):
    levels = np.clip(100 + 40 * smooth, 0, 255).astype(np.uint8)
    affine = vision.Affine(20, (0.0, 0.0), 1.2, (4.0, 0.0), Inter.BILINEAR)

    assert isinstance(affine(Image.fromarray(levels)), np.ndarray)
    assert np.array_equal(affine(Image.fromarray(levels)), affine(levels))


def test_perspective_moves_the_four_points():
    image = np.zeros((20, 20), np.uint8)
    image[[2, 2, 15, 15], [3, 16, 16, 3]] = 255
    start = [[3, 2], [16, 2], [16, 15], [3, 15]]
    end = [[1, 4], [12, 3], [18, 19], [4, 10]]
    made = vision.Perspective(start, end, Inter.BILINEAR)(image)

    assert all(made[row, column] > 100 for column, row in end)


def test_perspective_of_pictures_and_arrays_agree(smooth):
    levels = np.clip(100 + 40 * smooth, 0, 255).astype(np.uint8)
    start = [[0, 0], [29, 0], [29, 23], [0, 23]]
    end = [[2, 1], [27, 0], [29, 20], [3, 22]]
    seen = vision.Perspective(start, end, Inter.BILINEAR)
    far = np.asarray(seen(Image.fromarray(levels))).astype(int) - seen(levels)

    # Pillow looks half a pixel beside: it takes pixels for squares.
    assert np.abs(far[4:-4, 5:-5]).mean() < 8


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda: vision.Rotate("a"), ArgumentTypeError, "a number"),
        (lambda: vision.Rotate(1, 0), ArgumentTypeError, "an Inter"),
        (lambda: vision.Rotate(1, expand=1), ArgumentTypeError, "a bool"),
        (lambda: vision.Rotate(1, center=3), ArgumentTypeError, "a pair of numbers"),
        (lambda: vision.Rotate(1, fill_value=300), ArgumentValueError, "0 to 255"),
        (
            lambda: vision.Rotate(1, Inter.ANTIALIAS)(np.ones((3, 3))),
            ArgumentTypeError,
            "for images of Pillow",
        ),
        (
            lambda: vision.Rotate(1, Inter.PILCUBIC)(np.ones((3, 3))),
            StateError,
            "which is for Resize",
        ),
        (lambda: vision.Affine(181, (0, 0), 1, 0), ArgumentValueError, "-180 to 180"),
        (lambda: vision.Affine(1, (2, 0), 1, 0), ArgumentValueError, "from -1 to 1"),
        (lambda: vision.Affine(1, 0, 1, 0), ArgumentTypeError, "a pair of numbers"),
        (lambda: vision.Affine(1, (0, 0), 0, 0), ArgumentValueError, "above 0"),
        (lambda: vision.Perspective([[0, 0]] * 3, [[0, 0]] * 4), ArgumentTypeError, "four pairs"),
        (
            lambda: vision.Perspective([[0, 0.5]] * 4, [[0, 0]] * 4),
            ArgumentTypeError,
            "an int",
        ),
    ],
)
def test_arguments_that_do_not_fit_raise(make, error, message):
    with pytest.raises(error, match=message):
        make()
