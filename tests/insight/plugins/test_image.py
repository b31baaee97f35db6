from __future__ import annotations

import json
import tomllib
from io import BytesIO
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from insight.errors import SummaryValueError, ValueKindError
from insight.format.frames import read_frames
from insight.format.messages import Event
from insight.plugins.image import decode, encode, picture_format

DATA = Path(__file__).parents[2] / "data"
FOLDER = DATA / "events" / "record_all_plugins"
TRUTH = json.loads((FOLDER / "truth.json").read_text())["image"]
DEFECTS = tomllib.loads((DATA / "golden" / "known_defects.toml").read_text("utf-8"))["images"]


def pixels(content):
    return np.asarray(Image.open(BytesIO(content)))


def shown(value):
    """The pixels of a value that was made a picture."""
    return pixels(encode(value).encoded_image)


def real_images(tag):
    for _, payload in read_frames(next(FOLDER.glob("*_MS")).read_bytes()):
        event = Event.FromString(payload)
        for value in event.summary.value:
            if value.tag == tag:
                yield event.step, value.image


def true_images(tag):
    """(step, array) of what was given to the real recorder."""
    for step, shape, dtype, numbers in TRUTH[tag]:
        yield step, np.array(numbers, dtype).reshape(shape)


@pytest.mark.parametrize("tag", sorted(set(TRUTH) - set(DEFECTS)))
def test_an_input_gives_the_picture_that_mindspore_wrote(tag):
    written = dict(real_images(tag))
    for step, array in true_images(tag):
        image = encode(array)
        expected = written[step]
        assert decode(image) == decode(expected)
        # The pixels, not the PNG's bytes: those hang on the version of zlib.
        np.testing.assert_array_equal(pixels(image.encoded_image), pixels(expected.encoded_image))


@pytest.mark.parametrize("tag", DEFECTS)
def test_bytes_that_mindspore_stretches_come_back_as_they_were(tag):
    written = dict(real_images(tag))
    for step, array in true_images(tag):
        image = encode(array)
        assert decode(image) == decode(written[step])
        np.testing.assert_array_equal(pixels(image.encoded_image), array[0].transpose(1, 2, 0))


@pytest.mark.parametrize("number", [8, 9])
def test_empty_places_of_a_batch_change_no_picture(number):
    batch = np.full((number, 1, 2, 2), 100.0)
    batch[:, :, 0, 0] = 200.0

    assert shown(batch)[:2, :2, 0].tolist() == [[252, 0], [0, 0]]


def test_empty_places_are_black():
    assert not shown(np.full((9, 1, 2, 2), 255, np.uint8))[2:, 2:].any()


def test_channels_may_stand_first_or_last():
    last = np.arange(2 * 4 * 3, dtype=np.uint8).reshape(2, 4, 3)

    for array in (last, last[None], last.transpose(2, 0, 1), last[None].transpose(0, 3, 1, 2)):
        np.testing.assert_array_equal(shown(array), last)


@pytest.mark.parametrize("shape", [(2, 4), (1, 2, 4), (2, 4, 1), (1, 1, 2, 4)])
def test_one_channel_is_grey(shape):
    bytes_of = np.arange(8, dtype=np.uint8)
    picture = shown(bytes_of.reshape(shape))

    assert picture.shape == (2, 4, 3)
    assert (picture == bytes_of.reshape(2, 4, 1)).all()


def test_a_fourth_channel_is_opacity():
    array = np.arange(2 * 3 * 4, dtype=np.uint8).reshape(2, 3, 4)
    image = encode(array)

    np.testing.assert_array_equal(pixels(image.encoded_image), array)
    assert decode(image) == (3, 2, 4, "png")


@pytest.mark.parametrize("mode", ["L", "RGB", "RGBA"])
def test_an_image_of_pillow_comes_back_byte_for_byte(mode):
    channels = {"L": (), "RGB": (3,), "RGBA": (4,)}[mode]
    array = np.random.default_rng(0).integers(0, 256, (5, 7, *channels), np.uint8)
    picture = shown(Image.fromarray(array))

    np.testing.assert_array_equal(picture[..., 0] if mode == "L" else picture, array)


@pytest.mark.parametrize(
    ("mode", "channels"),
    [("1", 3), ("P", 3), ("LA", 4), ("PA", 4), ("CMYK", 3), ("YCbCr", 3), ("I;16", 3), ("F", 3)],
)
def test_images_of_pillow_of_every_mode_are_pictures(mode, channels):
    assert shown(Image.new(mode, (3, 2))).shape == (2, 3, channels)


def test_a_palette_with_a_colour_to_see_through_keeps_it():
    image = Image.new("P", (2, 1))
    image.putpalette([9, 8, 7, 200, 100, 0])
    image.putpixel((1, 0), 1)
    image.info["transparency"] = 0

    assert shown(image).tolist() == [[[9, 8, 7, 0], [200, 100, 0, 255]]]


def test_a_list_of_images_of_pillow_is_a_batch():
    images = [Image.new("L", (3, 2), grey) for grey in (10, 20)]

    assert shown(images)[0, :, 0].tolist() == [10, 10, 10, 20, 20, 20]


def test_images_of_several_sizes_are_no_batch():
    with pytest.raises(SummaryValueError, match="images of one size and mode, got 2 kinds"):
        encode([Image.new("L", (3, 2)), Image.new("L", (4, 2))])


def test_an_image_of_pillow_without_pixels_is_refused():
    with pytest.raises(SummaryValueError, match="an image with pixels, got none"):
        encode(Image.new("L", (0, 3)))


@pytest.mark.parametrize("value", ["a text", object(), [object()], None])
def test_what_shows_no_picture_is_refused(value):
    with pytest.raises(ValueKindError, match="image expected"):
        encode(value)


@pytest.mark.parametrize("form", ["PNG", "JPEG", "GIF", "BMP", "WEBP"])
def test_a_format_is_known_by_its_first_bytes(form):
    file = BytesIO()
    Image.new("RGB", (2, 2)).save(file, format=form)

    assert picture_format(file.getvalue()) == form.lower()


def test_bytes_that_are_no_picture_are_unknown():
    assert picture_format(b"<svg onload=alert(1)>") == "unknown"
