"""Parts of images wherever chance puts them."""

from __future__ import annotations

from io import BytesIO

import numpy as np
import pytest
from PIL import Image

from engine import dataset as ds
from engine.dataset import config, vision
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError


@pytest.fixture(autouse=True)
def _seeded():
    config.set_seed(5)


@pytest.fixture
def numbered():
    """Pixels that say where they are: row and column."""
    rows, columns = np.mgrid[:12, :20].astype(np.uint8)
    return np.dstack([rows, columns, rows])


def test_crops_are_everywhere_and_as_likely(numbered):
    crops = [vision.RandomCrop((4, 6))(numbered) for _ in range(1500)]
    tops, lefts = (np.array([crop[0, 0, n] for crop in crops]) for n in (0, 1))

    assert all(np.array_equal(c, numbered[c[0, 0, 0] :, c[0, 0, 1] :][:4, :6]) for c in crops[:50])
    assert np.bincount(tops, minlength=9).min() > 1500 / 9 * 0.7
    assert np.bincount(lefts, minlength=15).min() > 1500 / 15 * 0.6
    assert tops.max() == 8
    assert lefts.max() == 14


def test_crops_of_a_frame_reach_into_it(numbered):
    crop = vision.RandomCrop((12, 20), 4, fill_value=99)
    corners = {int(crop(numbered)[0, 0, 0]) for _ in range(200)}

    assert corners == {99, 0, 1, 2, 3, 4}


def test_small_images_get_a_frame_if_they_are_told(numbered):
    made = vision.RandomCrop((15, 10), pad_if_needed=True)(numbered)

    assert made.shape == (15, 10, 3)
    with pytest.raises(ShapeError, match="pad_if_needed=True"):
        vision.RandomCrop((15, 10))(numbered)


@pytest.mark.parametrize(
    "operation",
    [
        vision.RandomCrop(5, 2),
        vision.RandomResizedCrop((12, 20), interpolation=vision.Inter.NEAREST),
        vision.RandomHorizontalFlip(),
        vision.RandomVerticalFlip(),
        vision.RandomRotation(180),
        vision.RandomAffine(180, (0.0, 0.2, 0.0, 0.2)),
    ],
)
def test_several_images_are_cut_alike(operation, numbered):
    image, mask = operation(numbered, numbered[..., 0])
    both = operation(np.stack([numbered, numbered]))

    assert np.array_equal(image[..., 0], mask)
    assert np.array_equal(both[0], both[1])


@pytest.mark.parametrize("make", [np.asarray, Image.fromarray])
def test_resized_parts_keep_area_and_shape_within_bounds(make, numbered):
    crop = vision.RandomResizedCrop(40, (0.2, 0.5), (0.5, 2.0), vision.Inter.NEAREST)
    areas, ratios = [], []
    for _ in range(300):
        part = np.asarray(crop(make(numbered)))
        height, width = (int(part[-1, -1, n]) - int(part[0, 0, n]) + 1 for n in (0, 1))
        areas.append(height * width / 240)
        ratios.append(width / height)

    assert part.shape == (40, 40, 3)
    assert 0.12 < min(areas) < 0.25
    assert 0.45 < max(areas) < 0.6
    assert 0.4 < min(ratios) < 0.7
    assert 1.6 < max(ratios) < 2.6
    assert np.mean(areas) == pytest.approx(0.35, abs=0.03)


def test_a_part_that_never_fits_is_one_in_the_middle(numbered):
    whole = vision.RandomResizedCrop((12, 20), (4.0, 5.0), (1.5, 1.8), max_attempts=1)
    tall = vision.RandomResizedCrop((12, 6), (4.0, 5.0), (0.5, 0.5), max_attempts=1)

    assert np.array_equal(whole(numbered), numbered)
    assert np.array_equal(tall(numbered), numbered[:, 7:13])


def test_files_are_decoded_and_cut(numbered):
    buffer = BytesIO()
    Image.fromarray(numbered).save(buffer, "PNG")
    data = np.frombuffer(buffer.getvalue(), np.uint8)
    crop = vision.RandomCropDecodeResize(6)
    part = crop(data)
    rows = ds.NumpySlicesDataset({"file": data[None]}, shuffle=False).map(crop, "file")

    assert part.shape == (6, 6, 3)
    assert part[-1, -1, 0] > part[0, 0, 0]
    assert next(rows.create_tuple_iterator(output_numpy=True))[0].shape == (6, 6, 3)


def test_random_resize_takes_one_of_four_ways(rng):
    image = rng.integers(0, 256, (9, 9), dtype=np.uint8)
    made = {vision.RandomResize((5, 5))(image).tobytes() for _ in range(60)}
    ways = [vision.Inter.BILINEAR, vision.Inter.NEAREST, vision.Inter.BICUBIC, vision.Inter.AREA]

    assert made == {vision.Resize((5, 5), way)(image).tobytes() for way in ways}


@pytest.mark.parametrize("workers", [None, 2])
def test_seed_repeats_what_a_pipeline_cuts(workers, numbered):
    def passes():
        config.set_seed(9)
        rows = ds.NumpySlicesDataset({"image": np.stack([numbered] * 6)}, shuffle=False)
        rows = rows.map(vision.RandomCrop(4), "image", num_parallel_workers=workers)
        return [[image.tobytes() for (image,) in rows.create_tuple_iterator(output_numpy=True)]] * 2

    assert passes() == passes()
    assert len(set(passes()[0])) > 1


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda: vision.RandomCrop("a"), ArgumentTypeError, r"RandomCrop\(size\) expected"),
        (lambda: vision.RandomCrop(2, pad_if_needed=1), ArgumentTypeError, "a bool"),
        (lambda: vision.RandomResizedCrop(2, (0.5, 0.2)), ArgumentValueError, "lowest"),
        (lambda: vision.RandomResizedCrop(2, ratio=(0, 1)), ArgumentValueError, "above 0"),
        (lambda: vision.RandomResizedCrop(2, max_attempts=0), ArgumentValueError, "from 1"),
        (lambda: vision.RandomCropDecodeResize(2)(np.ones((2, 2))), ArgumentTypeError, "bytes"),
        (lambda: vision.RandomResize((1, 2, 3)), ArgumentTypeError, "a pair of int"),
        (
            lambda: vision.RandomCrop(2)(np.ones((4, 4)), np.ones((4, 5))),
            ShapeError,
            "one height and width",
        ),
    ],
)
def test_arguments_that_do_not_fit_raise(make, error, message):
    with pytest.raises(error, match=message):
        make()
