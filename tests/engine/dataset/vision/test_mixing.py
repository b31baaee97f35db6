"""Batches whose images and labels are mixed with one another."""

from __future__ import annotations

import numpy as np
import pytest

from engine import dataset as ds
from engine.dataset import config, transforms, vision
from engine.dataset.vision import ImageBatchFormat
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError


@pytest.fixture(autouse=True)
def _seeded():
    config.set_seed(5)


@pytest.fixture
def batch():
    """Five images of one level each, and labels that say which."""
    levels = np.array([0, 50, 100, 150, 200], np.uint8)
    images = np.broadcast_to(levels[:, None, None, None], (5, 8, 10, 3)).copy()
    return images, np.eye(5, dtype=np.int32)


LEVELS = np.array([0, 50, 100, 150, 200])


def test_mix_up_batch_mixes_images_as_labels(batch):
    for _ in range(20):
        images, labels = vision.MixUpBatch(0.8)(*batch)

        assert images.dtype == np.uint8
        assert labels.dtype == np.float32
        assert labels.sum(axis=1) == pytest.approx(1)
        assert images[:, 0, 0, 0] == pytest.approx(labels @ LEVELS, abs=0.6)
        parts = np.sort(labels, axis=1)[:, -2:]
        mixed = parts[parts[:, 0] > 0]
        assert len({round(float(part), 5) for part in mixed[:, 1]}) <= 1  # all to one part


def test_mix_up_batch_draws_its_part_from_a_beta_distribution(batch):
    parts = []
    for _ in range(300):
        labels = vision.MixUpBatch(2.0)(*batch)[1]
        parts += [labels[0, 0]] if labels[0, 0] < 1 else []

    assert np.mean(parts) == pytest.approx(0.5, abs=0.05)
    assert np.var(parts) == pytest.approx(1 / 20, abs=0.015)  # of Beta(2, 2)


@pytest.mark.parametrize("form", ImageBatchFormat)
def test_cut_mix_batch_puts_in_rectangles_as_large_as_labels_say(form, batch):
    images, labels = batch
    if form is ImageBatchFormat.NCHW:
        images = images.transpose(0, 3, 1, 2).copy()
    for _ in range(20):
        made, mixed = vision.CutMixBatch(form)(images, labels)
        pixels = made if form is ImageBatchFormat.NHWC else made.transpose(0, 2, 3, 1)
        for number, image in enumerate(pixels[..., 0]):
            shares = np.array([(image == level).mean() for level in LEVELS])

            assert mixed[number] == pytest.approx(shares, abs=1e-6)
            other = image != LEVELS[number]
            assert other.sum() == other.any(axis=0).sum() * other.any(axis=1).sum()


def test_cut_mix_batch_leaves_images_as_likely_as_it_says(batch):
    changed = [
        (vision.CutMixBatch(ImageBatchFormat.NHWC, prob=0.4)(*batch)[1] != batch[1]).any(axis=1)
        for _ in range(200)
    ]

    # One of five is mixed with itself.
    assert np.mean(changed) == pytest.approx(0.4 * 0.8, abs=0.06)


def test_mix_up_of_one_batch_mixes_each_with_the_next(batch):
    images, labels = vision.MixUp(5, 1.0)(*batch)

    assert images[:, 0, 0, 0] == pytest.approx(labels @ LEVELS)
    assert labels.sum(axis=1) == pytest.approx(1)
    assert all(labels[n, (n + 1) % 5] == pytest.approx(1 - labels[n, n]) for n in range(5))


def test_a_batch_size_of_1_mixes_all_with_the_first(batch):
    images, labels = vision.MixUp(1, 1.0)(*batch)

    assert images[:, 0, 0, 0] == pytest.approx(labels @ LEVELS)
    assert len(set(np.round(labels[1:, 0], 6))) == 1


def test_mix_up_of_several_begins_with_the_batch_as_it_is(batch):
    mix = vision.MixUp(5, 1.0, is_single=False)
    first = mix(*batch)
    images, labels = mix(batch[0][::-1], batch[1][::-1])

    assert np.array_equal(first[0], batch[0])
    assert images[:, 0, 0, 0] == pytest.approx(labels @ LEVELS)
    assert labels[0, 0] + labels[0, 4] == pytest.approx(1)


def test_batches_of_a_pipeline_are_mixed(batch):
    rows = ds.NumpySlicesDataset({"image": batch[0], "label": np.arange(5)}, shuffle=False)
    rows = rows.map(transforms.OneHot(5), "label").batch(5)
    mixed = rows.map(vision.MixUpBatch(), ["image", "label"])
    ((images, labels),) = mixed.create_tuple_iterator(output_numpy=True)

    assert images[:, 0, 0, 0] == pytest.approx(labels @ LEVELS, abs=0.6)


IMAGES, LABELS = np.ones((2, 4, 4, 3)), np.eye(2)


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda: vision.MixUpBatch(0), ArgumentValueError, "above 0"),
        (lambda: vision.MixUpBatch()(IMAGES[0], LABELS), ShapeError, "batch.. before"),
        (lambda: vision.MixUpBatch()(IMAGES, np.ones(2)), ShapeError, "OneHot before"),
        (lambda: vision.MixUpBatch()(IMAGES, np.array(["a"])), ArgumentTypeError, "numbers"),
        (lambda: vision.MixUpBatch()(np.ones((2, 4, 4, 2)), LABELS), ShapeError, "1 or 3"),
        (lambda: vision.CutMixBatch(0), ArgumentTypeError, "an ImageBatchFormat"),
        (
            lambda: vision.CutMixBatch(ImageBatchFormat.NCHW)(IMAGES, LABELS),
            ShapeError,
            "1 or 3 channels",
        ),
        (lambda: vision.MixUp(0, 1.0), ArgumentValueError, "a number from 1"),
        (lambda: vision.MixUp(3, 1.0)(IMAGES, LABELS), ArgumentValueError, "3 images"),
    ],
)
def test_arguments_that_do_not_fit_raise(make, error, message):
    with pytest.raises(error, match=message):
        make()
