"""Operations of MindSpore 1 that its later versions have under another name, or no more."""

from __future__ import annotations

from io import BytesIO

import numpy as np
import pytest
from PIL import Image

import engine
from engine.dataset import config, vision
from engine.dataset.vision import earlier
from engine.errors import (
    ArgumentTypeError,
    ArgumentValueError,
    ShapeError,
    StateError,
    UnsupportedError,
)


@pytest.fixture
def image(rng):
    return rng.integers(0, 256, (6, 8, 3), dtype=np.uint8)


def test_decoders_give_arrays_and_pictures(image):
    buffer = BytesIO()
    Image.fromarray(image).save(buffer, "PNG")
    data = np.frombuffer(buffer.getvalue(), np.uint8)

    assert np.array_equal(earlier.ColoursDecode(True)(data), image)
    assert earlier.PictureDecode()(data) == Image.fromarray(image)
    with pytest.raises(ArgumentValueError, match="COLOR_RGB2BGR"):
        earlier.ColoursDecode(rgb=False)


def test_normalize_takes_channels_first_and_keeps_the_number_type(image):
    first = vision.ToTensor(np.float64)(image)
    made = earlier.FirstNormalize([0.1, 0.2, 0.3], [0.4, 0.5, 0.6])(first)
    reference = (first.T - [0.1, 0.2, 0.3]) / [0.4, 0.5, 0.6]
    padded = earlier.FirstNormalizePad([0.1], [0.4], "float16")(first)

    assert made.dtype == np.float64
    assert pytest.approx(reference, abs=1e-6) == made.T
    assert padded.shape == (4, 6, 8)
    assert padded.dtype == np.float16
    assert not padded[3].any()


def test_cutout_takes_channels_first():
    config.set_seed(3)
    made = earlier.Cutout(3, 2)(np.ones((3, 9, 9), np.float32))

    assert 0 < (made == 0).all(axis=0).sum() <= 18


def test_red_and_blue_are_exchanged(image):
    first = image.transpose(2, 0, 1)

    assert np.array_equal(earlier.RgbToBgr()(image), image[..., ::-1])
    assert np.array_equal(earlier.RgbToBgrOfArrays()(first), first[::-1])
    assert np.array_equal(earlier.RgbToBgrOfArrays(True)(image[None]), image[None, ..., ::-1])


def test_types_are_cast_by_the_name_that_they_had(image):
    assert earlier.FirstToType(output_type=np.float16)(image).dtype == np.float16
    assert earlier.FirstToType(engine.int32)(image).dtype == np.int32


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda: earlier.SoftDvppDecodeResizeJpeg(3), UnsupportedError, "vision.Resize"),
        (
            lambda: earlier.SoftDvppDecodeRandomCropResizeJpeg(3, max_attempts=2),
            UnsupportedError,
            "RandomCropDecodeResize",
        ),
        (
            lambda: earlier.FirstNormalize([0.1], [0.2])(np.ones((3, 4, 5), np.uint8)),
            StateError,
            "ToTensor",
        ),
        (
            lambda: earlier.FirstNormalize([0.1], [0.2])(np.ones((4, 5))),
            ArgumentTypeError,
            "channels, height, width",
        ),
        (
            lambda: earlier.FirstNormalize([0.1] * 2, [0.2] * 2)(np.ones((3, 4, 5))),
            ShapeError,
            "2 channels",
        ),
        (lambda: earlier.RgbToBgrOfArrays()(np.ones((4, 4, 3))), ArgumentTypeError, "three"),
        (lambda: earlier.RgbToBgr()(np.ones((4, 4))), ArgumentTypeError, "three channels"),
    ],
)
def test_arguments_that_do_not_fit_raise(make, error, message):
    with pytest.raises(error, match=message):
        make()
