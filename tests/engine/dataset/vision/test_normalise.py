"""Pixels scaled and shifted, one by one and as whole batches."""

from __future__ import annotations

import numpy as np
import pytest

from engine.dataset import vision
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError


@pytest.fixture
def image(rng):
    return rng.integers(0, 256, (6, 8, 3), dtype=np.uint8)


def test_rescale_multiplies_and_adds(image):
    scaled = vision.Rescale(2.0, 1.0)(image)

    assert scaled.dtype == np.float32
    assert np.array_equal(scaled, image.astype(np.float64) * 2 + 1)


def test_normalize_gives_each_channel_its_mean_and_deviation(image):
    mean = image.mean(axis=(0, 1))
    std = image.std(axis=(0, 1))
    normal = vision.Normalize(list(mean), list(std))(image)

    assert normal.mean(axis=(0, 1)) == pytest.approx(0, abs=1e-5)
    assert normal.std(axis=(0, 1)) == pytest.approx(1, rel=1e-5)


def test_normalize_knows_images_with_channels_first(image):
    last = vision.Normalize([1.0, 2.0, 3.0], [4.0, 5.0, 6.0])(image)
    first = vision.Normalize([1.0, 2.0, 3.0], [4.0, 5.0, 6.0], is_hwc=False)

    assert np.array_equal(first(vision.HWC2CHW()(image)), vision.HWC2CHW()(last))


def test_one_mean_is_for_all_channels(image):
    once = vision.Normalize([0.13], [0.3])(image)
    thrice = vision.Normalize([0.13] * 3, [0.3] * 3)(image)

    assert np.array_equal(once, thrice)
    first = vision.HWC2CHW()(image)
    assert np.array_equal(
        vision.Normalize((0.13,), (0.3,), is_hwc=False)(first), vision.HWC2CHW()(once)
    )


def test_normalize_of_a_view_is_that_of_its_copy(image):
    normalize = vision.Normalize([1.0, 2.0, 3.0], [4.0, 5.0, 6.0])
    view = image.transpose(1, 0, 2)

    assert np.array_equal(normalize(view), normalize(view.copy()))


@pytest.mark.parametrize(
    "operation",
    [
        vision.Rescale(1 / 255, -0.5),
        vision.Normalize([120.0, 110.0, 100.0], [60.0, 61.0, 62.0]),
        vision.Normalize([120.0], [60.0]),
    ],
)
def test_batch_gives_what_the_images_give(operation, rng):
    images = rng.integers(0, 256, (4, 6, 8, 3), dtype=np.uint8)

    assert np.array_equal(operation.on_batch(images), np.stack(list(map(operation, images))))


def test_batch_of_grey_images_gives_what_the_images_give(rng):
    images = rng.random((4, 5, 6))
    operation = vision.Normalize([0.1], [0.3])

    assert np.array_equal(operation.on_batch(images), np.stack(list(map(operation, images))))


@pytest.mark.parametrize("is_hwc", [True, False])
def test_normalize_pad_adds_a_channel_of_zeros(is_hwc, image):
    image = image if is_hwc else vision.HWC2CHW()(image)
    made = vision.NormalizePad([1.0, 2.0, 3.0], [4.0, 5.0, 6.0], "float16", is_hwc)(image)
    channels = np.moveaxis(made, -1, 0) if is_hwc else made
    normal = vision.Normalize([1.0, 2.0, 3.0], [4.0, 5.0, 6.0], is_hwc)(image)

    assert made.dtype == np.float16
    assert not channels[3].any()
    assert np.array_equal(
        channels[:3], (np.moveaxis(normal, -1, 0) if is_hwc else normal).astype(np.float16)
    )


def test_linear_transformation_whitens(rng):
    images = rng.normal(size=(500, 2, 3, 1)) @ np.array([[2.0]]) + 1
    rows = images.reshape(500, -1)
    values, vectors = np.linalg.eigh(np.cov(rows.T))
    white = vision.LinearTransformation(vectors / np.sqrt(values), rows.mean(axis=0))
    made = np.stack([white(image) for image in images])

    assert made.shape == images.shape
    assert np.cov(made.reshape(500, -1).T) == pytest.approx(np.eye(6), abs=1e-9)


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda: vision.Rescale("a", 0.0), ArgumentTypeError, "a number, got str"),
        (lambda: vision.Normalize([1.0], [0.0]), ArgumentValueError, "1 numbers above 0"),
        (lambda: vision.Normalize([1.0], [1.0, 1.0]), ArgumentValueError, "1 numbers above 0"),
        (lambda: vision.Normalize(1.0, [1.0]), ArgumentTypeError, "a list of numbers"),
        (
            lambda: vision.Normalize([1.0] * 2, [1.0] * 2)(np.ones((2, 2, 3))),
            ShapeError,
            "2 channels",
        ),
        (lambda: vision.NormalizePad([1.0], [1.0], "int8"), ArgumentValueError, "'float16'"),
        (lambda: vision.NormalizePad([1.0], [1.0], 3), ArgumentTypeError, "a str"),
        (
            lambda: vision.LinearTransformation(np.eye(2), np.ones(3)),
            ArgumentValueError,
            "a mean as long",
        ),
        (lambda: vision.LinearTransformation(3, np.ones(3)), ArgumentTypeError, "an array"),
        (
            lambda: vision.LinearTransformation(np.eye(2), np.ones(2))(np.ones((1, 3))),
            ArgumentValueError,
            "2 numbers",
        ),
    ],
)
def test_arguments_that_do_not_fit_raise(make, error, message):
    with pytest.raises(error, match=message):
        make()
