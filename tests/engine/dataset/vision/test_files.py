"""Images and bytes of files."""

from __future__ import annotations

import numpy as np
import pytest
from PIL import Image

import engine
from engine.dataset import vision
from engine.dataset.vision import ImageReadMode
from engine.errors import ArgumentTypeError, ArgumentValueError, ImageFileError, ShapeError


@pytest.fixture
def image(rng):
    smooth = np.add.outer(np.arange(20) * 6, np.arange(30) * 4)
    return np.clip(smooth[..., None] + rng.normal(0, 3, (20, 30, 3)), 0, 255).astype(np.uint8)


@pytest.mark.parametrize("of", [lambda image: image, lambda image: image[..., 0]])
def test_png_keeps_every_level(of, image, tmp_path):
    path = str(tmp_path / "image.png")
    vision.write_png(path, of(image), 9)
    read = vision.read_image(path)

    assert np.array_equal(read.squeeze(), of(image))
    assert np.array_equal(vision.Decode()(vision.encode_png(image)), image)


def test_jpeg_comes_near_and_nearer_with_quality(image, tmp_path):
    path = str(tmp_path / "image.jpg")
    far = []
    for quality in (20, 95):
        vision.write_jpeg(path, engine.Tensor(image), quality)
        far.append(np.abs(vision.read_image(path).astype(int) - image).mean())

    assert far[1] < far[0] < 8
    assert len(vision.encode_jpeg(image, 20)) < len(vision.encode_jpeg(image, 95))


def test_bytes_of_files_go_round(tmp_path):
    data = np.arange(7, dtype=np.uint8)
    path = str(tmp_path / "bytes")
    vision.write_file(path, engine.Tensor(data))

    assert np.array_equal(vision.read_file(path), data)


def test_read_mode_chooses_channels(image, tmp_path):
    path = str(tmp_path / "image.png")
    Image.fromarray(np.dstack([image, image[..., :1]])).save(path)

    assert np.array_equal(vision.read_image(path), image)
    assert np.array_equal(vision.read_image(path, ImageReadMode.COLOR), image)
    grey = vision.read_image(path, ImageReadMode.GRAYSCALE)
    assert grey.shape == (20, 30, 1)
    assert grey[..., 0] == pytest.approx(image @ [0.299, 0.587, 0.114], abs=1)


def test_grey_files_become_colours_if_asked(image, tmp_path):
    path = str(tmp_path / "image.png")
    Image.fromarray(image[..., 0]).save(path)

    assert vision.read_image(path).shape == (20, 30, 1)
    assert np.array_equal(
        vision.read_image(path, ImageReadMode.COLOR), np.dstack([image[..., 0]] * 3)
    )


def test_sixteen_bits_stay_unless_a_mode_asks(rng, tmp_path):
    deep = rng.integers(0, 2**16, (4, 5), dtype=np.uint16)
    path = str(tmp_path / "deep.png")
    Image.fromarray(deep).save(path)

    assert np.array_equal(vision.read_image(path)[..., 0], deep)
    assert np.array_equal(vision.read_image(path, ImageReadMode.GRAYSCALE)[..., 0], deep >> 8)
    assert vision.read_image(path, ImageReadMode.COLOR).shape == (4, 5, 3)


def test_a_turn_is_made_where_a_mode_asks(image, tmp_path):
    turned = Image.Exif()
    turned[0x112] = 6
    path = str(tmp_path / "turned.jpg")
    Image.fromarray(image).save(path, exif=turned)

    assert vision.read_image(path).shape == (20, 30, 3)
    assert vision.read_image(path, ImageReadMode.COLOR).shape == (30, 20, 3)
    assert vision.read_image(path, ImageReadMode.GRAYSCALE).shape == (30, 20, 1)


def test_sizes_and_channels_are_told(image):
    picture = Image.fromarray(image)

    assert vision.get_image_size(image) == vision.get_image_size(picture) == [20, 30]
    assert vision.get_image_size(image[None]) == [20, 30]
    assert vision.get_image_num_channels(image) == vision.get_image_num_channels(picture) == 3
    assert vision.get_image_num_channels(image[..., 0]) == 1


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda: vision.read_file(3), ArgumentTypeError, "a str"),
        (lambda: vision.read_file("nowhere"), ImageFileError, "a file, got 'nowhere'"),
        (lambda: vision.read_file("a\0b"), ImageFileError, r"a path .* got 'a.x00b', with"),
        (
            lambda: vision.write_file("a\ud800b", np.zeros(2, np.uint8)),
            *(ImageFileError, r"a path .* got 'a.ud800b', with"),
        ),
        (lambda: vision.read_image("nowhere"), RuntimeError, "a file"),
        (lambda: vision.read_image("nowhere", 1), ArgumentTypeError, "an ImageReadMode"),
        (lambda: vision.encode_jpeg([1]), ArgumentTypeError, "an array or a Tensor"),
        (lambda: vision.encode_jpeg(np.ones((2, 2))), ArgumentValueError, "uint8"),
        (lambda: vision.encode_png(np.ones((2, 2, 4), np.uint8)), ShapeError, "1 or 3"),
        (lambda: vision.encode_jpeg(np.ones((2, 2), np.uint8), 0), ArgumentValueError, "1 to 100"),
        (lambda: vision.encode_jpeg(np.ones((2, 2), np.uint8), "a"), ArgumentTypeError, "an int"),
        (lambda: vision.encode_png(np.ones((2, 2), np.uint8), 10), ArgumentValueError, "0 to 9"),
        (lambda: vision.encode_png(np.ones((2, 2), np.uint8), 1.5), ArgumentTypeError, "an int"),
        (lambda: vision.write_file("x", np.ones((2, 2), np.uint8)), ShapeError, "one axis"),
        (lambda: vision.write_file("x", np.ones(2)), ArgumentTypeError, "uint8"),
        (lambda: vision.get_image_size([1]), ArgumentTypeError, "an array or an image"),
        (lambda: vision.get_image_num_channels(np.ones(3)), ShapeError, "height, width"),
    ],
)
def test_arguments_that_do_not_fit_raise(make, error, message):
    with pytest.raises(error, match=message):
        make()
