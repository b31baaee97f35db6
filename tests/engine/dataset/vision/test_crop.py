"""Parts of images."""

from __future__ import annotations

import numpy as np
import pytest
from PIL import Image

from engine.dataset import vision
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError


@pytest.fixture
def image(rng):
    return rng.integers(1, 256, (6, 9, 3), dtype=np.uint8)


def test_center_crop_takes_the_middle(image):
    assert np.array_equal(vision.CenterCrop((2, 3))(image), image[2:4, 3:6])
    assert np.array_equal(vision.CenterCrop(4)(image[..., 0]), image[1:5, 2:6, 0])
    assert np.array_equal(vision.CenterCrop((2, 3))(Image.fromarray(image)), image[2:4, 3:6])


def test_center_crop_puts_black_around_what_is_smaller(image):
    made = vision.CenterCrop((9, 12))(image)

    assert made.shape == (9, 12, 3)
    assert np.array_equal(made[2:8, 2:11], image)
    assert not made[:2].any()
    assert not made[8:].any()


def test_parts_do_not_keep_the_whole_image(image):
    parts = [
        vision.CenterCrop(2)(image),
        vision.Crop((0, 0), 2)(image),
        *vision.SlicePatches(2, 3)(image),
        vision.RandomCrop(2)(image),
    ]

    assert not any(np.shares_memory(part, image) for part in parts)
    assert all(part.flags.c_contiguous for part in parts)


@pytest.mark.parametrize("shape", [(3, 6, 9, 3), (3, 6, 9), (3, 2, 6, 9, 1)])
def test_batch_gives_what_the_images_give(shape, rng):
    images = rng.integers(0, 256, shape, dtype=np.uint8)
    crop = vision.CenterCrop((4, 12))

    assert np.array_equal(crop.on_batch(images), np.stack(list(map(crop, images))))


def test_crop_takes_rows_and_columns_from_a_corner(image):
    assert np.array_equal(vision.Crop((1, 2), (3, 4))(image), image[1:4, 2:6])
    assert np.array_equal(vision.Crop((0, 3), 5)(image[None]), image[None, :5, 3:8])


def test_five_crops_are_corners_and_middle(image):
    crops = [np.asarray(crop) for crop in vision.FiveCrop((2, 3))(Image.fromarray(image))]
    corners = [image[:2, :3], image[:2, -3:], image[-2:, :3], image[-2:, -3:], image[2:4, 3:6]]

    assert all(map(np.array_equal, crops, corners))


@pytest.mark.parametrize("vertical", [False, True])
def test_ten_crops_are_five_and_five_of_the_mirrored(vertical, image):
    picture = Image.fromarray(image)
    mirrored = Image.fromarray(image[::-1] if vertical else image[:, ::-1])
    five = vision.FiveCrop((2, 3))

    assert vision.TenCrop((2, 3), vertical)(picture) == five(picture) + five(mirrored)


def test_patches_put_together_are_the_image(image):
    patches = vision.SlicePatches(2, 3)(image)
    rows = [np.concatenate(patches[start : start + 3], axis=1) for start in (0, 3)]

    assert np.array_equal(np.concatenate(rows), image)


def test_patches_are_filled_or_cut_where_pixels_do_not_divide(image):
    filled = vision.SlicePatches(4, 2, vision.SliceMode.PAD, 7)(image[..., 0])
    dropped = vision.SlicePatches(4, 2, vision.SliceMode.DROP)(image[..., 0])

    assert len(filled) == len(dropped) == 8
    assert {patch.shape for patch in filled} == {(2, 5)}
    assert {patch.shape for patch in dropped} == {(1, 4)}
    assert (filled[7] == 7).all()
    assert np.array_equal(vision.SlicePatches()(image), image)


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda: vision.CenterCrop(0), ArgumentValueError, "a number from 1"),
        (lambda: vision.CenterCrop((1, 2, 3)), ArgumentTypeError, "a pair of int"),
        (lambda: vision.CenterCrop(40)(np.ones((9, 20))), ShapeError, "3 times its size"),
        (lambda: vision.Crop(1, 2), ArgumentTypeError, "a pair of int"),
        (lambda: vision.Crop((-1, 0), 2), ArgumentValueError, "a number from 0"),
        (lambda: vision.Crop((5, 5), 4)(np.ones((8, 8))), ShapeError, "row 9 and column 9"),
        (lambda: vision.FiveCrop(2)(np.ones((3, 3))), ArgumentTypeError, "ToPIL"),
        (lambda: vision.FiveCrop(4)(Image.new("L", (3, 3))), ShapeError, r"\(4, 4\) or more"),
        (lambda: vision.TenCrop(2, 1), ArgumentTypeError, "a bool"),
        (lambda: vision.SlicePatches(0), ArgumentValueError, "a number from 1"),
        (lambda: vision.SlicePatches(1, 1, 0), ArgumentTypeError, "a SliceMode"),
        (lambda: vision.SlicePatches(5)(np.ones((4, 4))), ShapeError, "5 x 1 pixels"),
    ],
)
def test_arguments_that_do_not_fit_raise(make, error, message):
    with pytest.raises(error, match=message):
        make()
