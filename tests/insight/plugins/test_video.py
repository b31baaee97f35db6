from __future__ import annotations

import io
import math
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

import insight
from insight.errors import SummaryError
from insight.format.messages import Summary
from insight.plugins.video import PLUGIN, decode

MEDIA = Path(__file__).parents[2] / "data" / "media"
CLIPS = ["mp4", "webm", "gif", "png"]


@pytest.mark.parametrize("form", CLIPS)
def test_file_is_kept_as_it_is(form):
    path = MEDIA / f"clip.{form}"
    for value in (path, str(path), path.read_bytes(), insight.Video(path)):
        message = PLUGIN.encode(value)
        duration, rate, *others = decode(message)

        assert PLUGIN.load(message) == path.read_bytes()
        assert others == [48, 32, form]
        assert duration == pytest.approx(0.5, abs=0.011)  # GIF counts hundredths
        assert rate == pytest.approx(8.0, rel=0.03)


@pytest.mark.parametrize("form", CLIPS)
def test_file_that_is_cut_or_changed_is_kept_whatever_it_says(form):
    content = (MEDIA / f"clip.{form}").read_bytes()
    rng = np.random.default_rng(3)
    for length in range(100, len(content), max(len(content) // 40, 1)):
        changed = bytearray(content)
        changed[rng.integers(100, len(content))] = rng.integers(256)
        for one in (content[:length], bytes(changed)):
            message = PLUGIN.encode(one)

            assert PLUGIN.load(message) == one
            assert decode(message)[4] == form


@pytest.mark.parametrize(
    ("shape", "size"), [((3, 8, 6, 3), (6, 8)), ((3, 3, 8, 6), (6, 8)), ((3, 8, 6), (6, 8))]
)
def test_numbers_become_a_picture_that_moves_without_loss(shape, size):
    given = np.random.default_rng(1).integers(0, 256, shape, dtype=np.uint8)
    message = PLUGIN.encode(insight.Video(given, rate=4))
    with Image.open(io.BytesIO(PLUGIN.load(message))) as image:
        frames = []
        for index in range(image.n_frames):
            image.seek(index)
            frames.append(np.asarray(image.convert("RGB")))
    expected = given.transpose(0, 2, 3, 1) if shape[1] == 3 else given
    expected = expected if expected.ndim == 4 else expected[..., None].repeat(3, axis=3)

    assert decode(message) == (0.75, 4.0, *size, "webp")
    np.testing.assert_array_equal(frames, expected)


@pytest.mark.parametrize(
    "value",
    [
        *(3, None, np.zeros((3, 8, 6, 3)), b"<html>", "no/such/file.mp4"),
        *(insight.Video(np.zeros(9)), insight.Video(np.zeros((0, 8, 6, 3)))),
        *(insight.Video(np.zeros((3, 8, 6, 3)), rate) for rate in (0, -1, math.nan, 1e9)),
        insight.Video((MEDIA / "tone.wav").read_bytes()),
    ],
)
def test_what_does_not_move_is_refused(value):
    with pytest.raises(SummaryError, match=r"video|image"):
        PLUGIN.encode(value)


def test_what_a_record_does_not_say_is_not_known():
    duration, rate, *others = decode(Summary.Video(format=b"\xff"))

    assert math.isnan(duration)
    assert math.isnan(rate)
    assert others == [0, 0, "\ufffd"]
