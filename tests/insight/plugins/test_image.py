from __future__ import annotations

import json
from io import BytesIO
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from insight.errors import SummaryValueError
from insight.format.frames import read_frames
from insight.format.messages import Event
from insight.plugins.image import canvas, decode, encode, picture_format, to_bytes_range

FOLDER = Path(__file__).parents[2] / "data" / "events" / "record_all_plugins"
TRUTH = json.loads((FOLDER / "truth.json").read_text())["image"]


def pixels(content):
    return np.asarray(Image.open(BytesIO(content)))


def real_images(tag):
    for _, payload in read_frames(next(FOLDER.glob("*_MS")).read_bytes()):
        event = Event.FromString(payload)
        for value in event.summary.value:
            if value.tag == tag:
                yield event.step, value.image


@pytest.mark.parametrize("tag", TRUTH)
def test_an_input_gives_the_picture_that_mindspore_wrote(tag):
    written = dict(real_images(tag))
    for step, shape, dtype, numbers in TRUTH[tag]:
        image = encode(np.array(numbers, dtype).reshape(shape))
        expected = written[step]
        assert decode(image) == decode(expected)
        # The pixels, not the PNG's bytes: those hang on the version of zlib.
        np.testing.assert_array_equal(pixels(image.encoded_image), pixels(expected.encoded_image))


def test_ten_pictures_stand_in_two_rows_of_eight():
    assert canvas(np.ones((10, 1, 6, 6))).shape == (12, 48, 3)


def test_a_picture_stands_where_its_number_says():
    batch = np.zeros((10, 1, 2, 3))
    batch[9] = 1.0
    grid = canvas(batch)

    assert grid[2:4, 3:6].all()
    assert grid.sum() == 2 * 3 * 3


@pytest.mark.parametrize(
    ("numbers", "expected"),
    [
        ([0.0, 0.5, 1.0], [0, 127, 255]),
        ([5.0, 5.0, 5.0], [0, 0, 0]),
        ([0.0, 255.0, 128.0], [0, 254, 127]),
        ([-1.0, 0.0, 2.0], [0, 63, 191]),
        ([-1.7e308, 0.0, 1.7e308], [0, 127, 254]),
    ],
)
def test_numbers_become_bytes_by_mindspores_rule(numbers, expected):
    assert to_bytes_range(np.array(numbers)).tolist() == expected


def test_what_is_not_finite_is_the_end_of_the_range():
    numbers = to_bytes_range(np.array([np.nan, np.inf, -np.inf, 0.0, 1.0]))

    assert numbers.tolist() == [0, 255, 0, 0, 255]


@pytest.mark.parametrize("shape", [(8, 8), (3, 8, 8), (1, 2, 8, 8), (0, 3, 8, 8), (1, 1, 0, 4)])
def test_another_shape_is_refused(shape):
    with pytest.raises(SummaryValueError, match=r"image expected shape \(number, 1 or 3 channels"):
        encode(np.zeros(shape))


@pytest.mark.parametrize("form", ["PNG", "JPEG", "GIF", "BMP", "WEBP"])
def test_a_format_is_known_by_its_first_bytes(form):
    file = BytesIO()
    Image.new("RGB", (2, 2)).save(file, format=form)

    assert picture_format(file.getvalue()) == form.lower()


def test_bytes_that_are_no_picture_are_unknown():
    assert picture_format(b"<svg onload=alert(1)>") == "unknown"
