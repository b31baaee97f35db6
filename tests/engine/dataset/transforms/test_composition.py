"""Several operations as one."""

from __future__ import annotations

import numpy as np
import pytest

from engine import dataset as ds
from engine.dataset import transforms, vision
from engine.errors import ArgumentTypeError, ArgumentValueError


def test_compose_hands_several_columns_on():
    both = transforms.Compose([lambda a, b: (b, a), lambda a, b: (a, b + 1)])

    assert both(np.array(1), np.array(2)) == (2, 2)


def test_batch_gives_what_the_images_give(rng):
    images = rng.integers(0, 256, (4, 6, 8, 3), dtype=np.uint8)
    both = transforms.Compose([vision.Resize((4, 4)), vision.HWC2CHW()])

    assert np.array_equal(both.on_batch(images), np.stack(list(map(both, images))))


def test_operations_of_pillow_give_a_tuple(rng):
    image = rng.integers(0, 256, (6, 8, 3), dtype=np.uint8)
    steps = transforms.Compose([vision.ToPIL(), vision.Resize(4), vision.ToTensor()])
    (made,) = steps(image)
    (again,) = transforms.Compose([steps, np.asarray])(image)

    assert made.shape == (3, 4, 5)
    assert np.array_equal(made, again)
    assert isinstance(transforms.Compose([vision.Resize(4)])(image), np.ndarray)


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


def test_functions_can_be_marked():
    marked = transforms.not_random(lambda x: x)

    assert marked(3) == 3
    assert not marked.random
    assert vision.not_random is transforms.not_random


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda: transforms.Compose([3]), ArgumentTypeError, "a list of functions"),
        (lambda: transforms.Compose([]), ArgumentValueError, "at least one function"),
        (lambda: transforms.Compose((abs,)), ArgumentTypeError, "a list of functions"),
        (lambda: transforms.Compose([vision.Invert]), ArgumentValueError, "with parentheses"),
    ],
)
def test_arguments_that_do_not_fit_raise(make, error, message):
    with pytest.raises(error, match=message):
        make()
