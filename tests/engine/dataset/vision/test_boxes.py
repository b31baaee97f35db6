"""Images with the boxes of what they show."""

from __future__ import annotations

import numpy as np
import pytest

from engine.dataset import config, vision
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError, StateError


@pytest.fixture(autouse=True)
def _seeded():
    config.set_seed(5)


@pytest.fixture
def boxed():
    """A dark image with two bright boxes, and what else there may be of each."""
    image = np.zeros((20, 30), np.uint8)
    image[2:8, 4:14] = 255
    image[10:18, 20:26] = 255
    return image, np.array([[4, 2, 10, 6, 7], [20, 10, 6, 8, 9]], np.float32)


def shown(image, boxes):
    """Which pixels the boxes have."""
    mask = np.zeros(image.shape[:2], np.uint8)
    for left, top, width, height in np.rint(boxes[:, :4]).astype(int):
        mask[top : top + height, left : left + width] = 255
    return mask


@pytest.mark.parametrize(
    "operation",
    [
        vision.RandomHorizontalFlipWithBBox(1.0),
        vision.RandomVerticalFlipWithBBox(1.0),
        vision.ResizeWithBBox((40, 90), vision.Inter.NEAREST),
        vision.RandomCropWithBBox((12, 16)),
        vision.RandomCropWithBBox(18, [3, 4, 5, 6]),
        vision.RandomCropWithBBox(40, pad_if_needed=True),
    ],
)
def test_boxes_stay_with_what_they_show(operation, boxed):
    for _ in range(10):
        image, boxes = operation(*boxed)

        assert np.array_equal(image, shown(image, boxes))
        assert boxes.dtype == np.float32


def test_boxes_are_cut_off_at_the_edges_and_left_out_beyond(boxed):
    counts = set()
    for _ in range(40):
        image, boxes = vision.RandomCropWithBBox(9)(*boxed)
        counts.add(len(boxes))

        assert (boxes[:, :2] >= 0).all()
        assert (boxes[:, :2] + boxes[:, 2:4] <= 9).all()
        assert set(boxes[:, 4]) <= {7, 9}
        assert np.array_equal(image, shown(image, boxes))

    assert counts >= {0, 1}


def test_resized_parts_have_boxes_in_scale(boxed):
    for _ in range(10):
        image, boxes = vision.RandomResizedCropWithBBox(60, (0.5, 1.0))(*boxed)
        overlap = (shown(image, boxes) == (image > 127) * 255).mean()

        assert image.shape == (60, 60)
        assert overlap > 0.93


def test_random_resize_keeps_the_ratio(boxed):
    image, boxes = vision.RandomResizeWithBBox(40)(*boxed)

    assert image.shape == (40, 60)
    assert boxes[:, :4].tolist() == [[8, 4, 20, 12], [40, 20, 12, 16]]


@pytest.mark.parametrize(
    "operation",
    [vision.RandomHorizontalFlipWithBBox(0.3), vision.RandomVerticalFlipWithBBox(0.3)],
)
def test_flips_are_as_likely_as_they_say(operation, boxed):
    before = boxed[1].copy()
    changed = [not np.array_equal(operation(*boxed)[1], before) for _ in range(500)]

    assert np.mean(changed) == pytest.approx(0.3, abs=0.07)
    assert np.array_equal(boxed[1], before)


def test_what_is_in_boxes_is_changed(boxed):
    image, boxes = vision.BoundingBoxAugment(vision.Invert(), 1.0)(*boxed)

    assert not image.any()
    assert np.array_equal(boxes, boxed[1])
    assert boxed[0].any()


def test_what_comes_in_another_size_is_resized_to_the_box(boxed):
    grow = vision.BoundingBoxAugment(lambda part: np.full((3, 3), 9, np.uint8), 1.0)

    assert np.array_equal(grow(*boxed)[0], shown(*boxed) // 255 * 9)


def test_boxes_are_changed_one_by_one(boxed):
    augment = vision.BoundingBoxAugment(np.negative, 0.5)
    counts = [int((augment(*boxed)[0] == 1).any()) for _ in range(200)]

    assert np.mean(counts) == pytest.approx(0.75, abs=0.1)


IMAGE = np.ones((4, 5, 3), np.uint8)


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda: vision.BoundingBoxAugment(vision.Invert), ArgumentTypeError, "a function"),
        (lambda: vision.BoundingBoxAugment(abs, 2), ArgumentValueError, "from 0 to 1"),
        (lambda: vision.ResizeWithBBox(2)(IMAGE, np.ones((1, 3))), ShapeError, "4 or more"),
        (lambda: vision.ResizeWithBBox(2)(IMAGE, np.ones(4)), ShapeError, "4 or more"),
        (
            lambda: vision.ResizeWithBBox(2)(IMAGE, np.array([[3, 0, 3, 2]])),
            StateError,
            "within 5 columns and 4 rows",
        ),
        (
            lambda: vision.ResizeWithBBox(2)(IMAGE, np.array([[-1, 0, 3, 2]])),
            StateError,
            "within 5 columns",
        ),
        (lambda: vision.ResizeWithBBox(2)(IMAGE[None], np.ones((1, 4))), ShapeError, "height"),
        (
            lambda: vision.RandomCropWithBBox(9)(IMAGE, np.ones((1, 4))),
            ShapeError,
            "RandomCrop expected an image of",
        ),
    ],
)
def test_arguments_that_do_not_fit_raise(make, error, message):
    with pytest.raises(error, match=message):
        make()
