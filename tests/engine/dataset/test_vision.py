"""Images prepared one by one, and as whole batches."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from PIL import Image

import engine
from engine import dataset as ds
from engine.dataset import transforms, vision
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError, StateError


@pytest.fixture
def image(rng):
    return rng.integers(0, 256, (6, 8, 3), dtype=np.uint8)


OPERATIONS = {
    "rescale": vision.Rescale(1 / 255, -0.5),
    "normalize": vision.Normalize([120.0, 110.0, 100.0], [60.0, 61.0, 62.0]),
    "resize": vision.Resize((9, 5)),
    "resize_nearest": vision.Resize((9, 5), vision.Inter.NEAREST),
    "resize_shorter_side": vision.Resize(3),
    "transpose": vision.HWC2CHW(),
    "to_tensor": vision.ToTensor(),
    "cast": transforms.TypeCast(engine.float16),
    "compose": transforms.Compose([vision.Resize((4, 4)), vision.HWC2CHW()]),
}


@pytest.mark.parametrize("name", OPERATIONS)
def test_batch_gives_what_the_images_give(name, rng):
    operation = OPERATIONS[name]
    images = rng.integers(0, 256, (4, 6, 8, 3), dtype=np.uint8)
    batch = operation.on_batch(images)

    assert batch.dtype == operation(images[0]).dtype
    assert np.array_equal(batch, np.stack([operation(image) for image in images]))


@pytest.mark.parametrize(
    "operation",
    [
        vision.Normalize([0.1], [0.3]),
        vision.Resize((3, 3)),
        vision.ToTensor(),
        vision.HWC2CHW(),
    ],
)
def test_batch_of_grey_images_gives_what_the_images_give(operation, rng):
    images = rng.random((4, 5, 6))

    assert np.array_equal(operation.on_batch(images), np.stack(list(map(operation, images))))


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


def test_to_tensor_divides_by_255_and_puts_channels_first(image):
    tensor = vision.ToTensor()(image)

    assert tensor == pytest.approx(image.transpose(2, 0, 1) / 255, rel=1e-6)


RESIZED = np.load(Path(__file__).resolve().parents[2] / "data" / "dataset" / "resize.npz")


@pytest.mark.parametrize("number", range(7))
def test_resize_gives_the_pixels_of_mindspore(number):
    image, linear, nearest, floats = (
        RESIZED[f"{number}/{name}"] for name in ("image", "linear", "nearest", "float")
    )
    size = linear.shape[:2]

    assert np.array_equal(vision.Resize(size)(image), linear)
    assert np.array_equal(vision.Resize(size, vision.Inter.NEAREST)(image), nearest)
    assert vision.Resize(size)(image.astype(np.float32)) == pytest.approx(floats, rel=1e-5)


def test_resize_rounds_other_whole_numbers():
    assert vision.Resize((1, 4))(np.array([[0, 5]], np.int16)).tolist() == [[0, 1, 4, 5]]


def test_resize_of_floats_matches_pillow_closely(rng):
    grey = rng.random((5, 7)).astype(np.float32)
    reference = Image.fromarray(grey).resize((14, 10), Image.Resampling.BILINEAR)

    assert vision.Resize((10, 14))(grey) == pytest.approx(np.asarray(reference), abs=1e-6)


def test_resize_to_the_same_size_changes_nothing(image):
    assert np.array_equal(vision.Resize((6, 8))(image), image)


def test_resize_by_one_number_keeps_the_shape(image):
    assert vision.Resize(3)(image).shape == (3, 4, 3)
    assert vision.Resize(3)(image.transpose(1, 0, 2)).shape == (4, 3, 3)


def test_one_hot_is_a_row_of_the_identity():
    assert transforms.OneHot(4)(np.array([2, 0])).tolist() == [[0, 0, 1, 0], [1, 0, 0, 0]]


def test_smoothed_one_hot_sums_to_one():
    row = transforms.OneHot(5, 0.2)(np.array(3))

    assert row == pytest.approx([0.04, 0.04, 0.04, 0.84, 0.04])


def test_compose_hands_several_columns_on():
    both = transforms.Compose([lambda a, b: (b, a), lambda a, b: (a, b + 1)])

    assert both(np.array(1), np.array(2)) == (2, 2)


def test_pipeline_of_images_gives_the_same_sliced_and_row_by_row(rng):
    images = rng.integers(0, 256, (10, 8, 8, 1), dtype=np.uint8)
    operations = [vision.Resize((12, 12)), vision.Rescale(1 / 255, 0.0), vision.HWC2CHW()]
    arrays = ds.NumpySlicesDataset({"image": images}, shuffle=False)
    rows = ds.GeneratorDataset(lambda: ((image,) for image in images), "image")
    batches = [
        [
            batch[0]
            for batch in dataset.map(operations).batch(4).create_tuple_iterator(output_numpy=True)
        ]
        for dataset in (arrays, rows)
    ]

    assert all(map(np.array_equal, *batches))
    assert batches[0][0].shape == (4, 1, 12, 12)


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
        (lambda: vision.HWC2CHW()(np.ones(2)), ShapeError, "height, width, channels"),
        (lambda: vision.ToTensor()(np.ones(2)), ShapeError, "height, width"),
        (lambda: vision.Resize((1, 2, 3)), ArgumentTypeError, "an int or a pair"),
        (lambda: vision.Resize(0), ArgumentValueError, "a number from 1"),
        (lambda: vision.Resize(2, 7), ArgumentTypeError, "an Inter, got int"),
        (lambda: vision.Resize(2)(np.ones(2)), ShapeError, "height, width"),
        (lambda: transforms.TypeCast("text"), ArgumentTypeError, "a number type"),
        (lambda: transforms.OneHot(0), ArgumentValueError, "a number from 1"),
        (lambda: transforms.OneHot(2, 2.0), ArgumentValueError, "a rate from 0 to 1"),
        (lambda: transforms.OneHot(2)(np.array(2)), StateError, "from 0 to 1, got 2"),
        (lambda: transforms.OneHot(2)(np.array(1.0)), StateError, "that are whole"),
        (lambda: transforms.Compose([3]), ArgumentTypeError, "a list of functions"),
        (lambda: transforms.Compose([]), ArgumentValueError, "at least one function"),
    ],
)
def test_arguments_that_do_not_fit_raise(make, error, message):
    with pytest.raises(error, match=message):
        make()
