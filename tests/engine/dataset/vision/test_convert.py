"""Images between files' bytes, arrays and Pillow."""

from __future__ import annotations

from io import BytesIO

import numpy as np
import pytest
from PIL import Image

from engine import dataset as ds
from engine.dataset import vision
from engine.errors import ArgumentTypeError, ArgumentValueError, ImageFileError, ShapeError


@pytest.fixture
def image(rng):
    return rng.integers(0, 256, (6, 8, 3), dtype=np.uint8)


def file(picture, form="PNG", **options):
    buffer = BytesIO()
    picture.save(buffer, form, **options)
    return buffer.getvalue()


def test_decode_gives_the_pixels_of_a_file(image):
    data = file(Image.fromarray(image))

    assert np.array_equal(vision.Decode()(data), image)
    assert np.array_equal(vision.Decode()(np.frombuffer(data, np.uint8)), image)
    assert vision.Decode(to_pil=True)(data) == Image.fromarray(image)


def test_decode_makes_grey_images_and_palettes_colours(image):
    grey = Image.fromarray(image[..., 0])

    assert np.array_equal(vision.Decode()(file(grey)), np.dstack([image[..., 0]] * 3))
    assert vision.Decode()(file(Image.fromarray(image).convert("P"))).shape == image.shape


def test_decode_keeps_the_higher_bits_of_sixteen(rng):
    deep = rng.integers(0, 2**16, (4, 5), dtype=np.uint16)

    assert np.array_equal(vision.Decode()(file(Image.fromarray(deep)))[..., 1], deep >> 8)


def test_decode_mixes_inks():
    inks = np.array([[[0, 255, 100, 0], [10, 20, 30, 128]]], np.uint8)
    light = vision.Decode()(file(Image.fromarray(inks, "CMYK"), "TIFF"))

    assert light.tolist() == [[[255, 0, 155], [122, 117, 112]]]


def test_decode_leaves_opacity_out_and_does_not_turn(rng):
    pixels = rng.integers(0, 256, (4, 6, 4), dtype=np.uint8)
    turned = Image.Exif()
    turned[0x112] = 6
    upright = file(Image.fromarray(pixels[..., :3]), "JPEG", exif=turned)

    assert np.array_equal(vision.Decode()(file(Image.fromarray(pixels))), pixels[..., :3])
    assert vision.Decode()(upright).shape == (4, 6, 3)


@pytest.mark.parametrize("to_pil", [False, True])
def test_bytes_that_are_no_image_raise(to_pil):
    with pytest.raises(ImageFileError, match="an image that Pillow reads, got 4 bytes"):
        vision.Decode(to_pil)(b"abcd")
    with pytest.raises(RuntimeError):
        vision.Decode(to_pil)(b"")


def test_to_pil_and_to_numpy_are_inverse(image):
    for array in (image, image[..., 0], np.dstack([image, image[..., :1]])):
        assert np.array_equal(vision.ToNumpy()(vision.ToPIL()(array)), array)
    assert vision.ToPIL()(image[..., :1]).mode == "L"
    assert vision.ToPIL()(image[..., 0].astype(np.float32)).mode == "F"
    picture = Image.fromarray(image)
    assert vision.ToPIL()(picture) is picture


def test_to_tensor_divides_by_255_and_puts_channels_first(image):
    tensor = vision.ToTensor()(image)

    assert tensor == pytest.approx(image.transpose(2, 0, 1) / 255, rel=1e-6)
    assert np.array_equal(vision.ToTensor()(Image.fromarray(image)), tensor)
    assert vision.ToTensor(np.float64)(image[..., 0]).shape == (1, 6, 8)


@pytest.mark.parametrize("operation", [vision.ToTensor(), vision.HWC2CHW()])
@pytest.mark.parametrize("shape", [(4, 6, 8, 3), (4, 5, 6)])
def test_batch_gives_what_the_images_give(operation, shape, rng):
    images = rng.integers(0, 256, shape, dtype=np.uint8)

    assert np.array_equal(operation.on_batch(images), np.stack(list(map(operation, images))))


def test_pictures_pass_from_one_operation_to_the_next(image):
    steps = [vision.ToPIL(), vision.Resize((4, 5)), vision.HorizontalFlip(), vision.ToTensor()]
    rows = ds.NumpySlicesDataset({"image": image[None]}, shuffle=False).map(steps, "image")
    ((made,),) = rows.create_tuple_iterator(output_numpy=True)

    assert made.shape == (3, 4, 5)
    assert made.dtype == np.float32


def test_a_picture_at_the_end_of_a_pipeline_is_an_array(image):
    steps = [vision.ToPIL(), vision.CenterCrop(4)]
    rows = ds.NumpySlicesDataset({"image": image[None]}, shuffle=False).map(steps, "image")
    ((made,),) = rows.batch(1).create_tuple_iterator(output_numpy=True)

    assert np.array_equal(made[0], image[1:5, 2:6])


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda: vision.HWC2CHW()(np.ones(2)), ShapeError, "height, width, channels"),
        (lambda: vision.ToTensor()(np.ones(2)), ShapeError, "height, width"),
        (lambda: vision.ToTensor()("text"), ArgumentTypeError, "an array of numbers"),
        (lambda: vision.ToPIL()([1]), ArgumentTypeError, "an array or an image"),
        (lambda: vision.ToPIL()(np.ones((2, 2, 3))), ArgumentTypeError, "uint8 colours"),
        (lambda: vision.ToPIL()(np.ones((2, 2, 5))), ArgumentValueError, "4 at most"),
        (lambda: vision.Decode(1), ArgumentTypeError, "a bool"),
        (lambda: vision.Decode()("text"), ArgumentTypeError, "the bytes of a file"),
        (lambda: vision.Decode()(np.ones((2, 2), np.uint8)), ArgumentTypeError, "one axis"),
        (lambda: vision.Decode()(Image.new("L", (2, 2))), ArgumentTypeError, "the bytes of"),
    ],
)
def test_arguments_that_do_not_fit_raise(make, error, message):
    with pytest.raises(error, match=message):
        make()
