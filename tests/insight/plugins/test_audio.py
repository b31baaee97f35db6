from __future__ import annotations

import io
import math
import wave
from pathlib import Path

import numpy as np
import pytest

import insight
from insight.errors import SummaryError
from insight.format.messages import Summary
from insight.plugins.audio import PLUGIN, decode

MEDIA = Path(__file__).parents[2] / "data" / "media"
TONES = ["wav", "flac", "ogg", "m4a", "mp3"]


def samples(value):
    """(channels, width in bytes, rate, the numbers) of what was recorded."""
    with wave.open(io.BytesIO(PLUGIN.load(PLUGIN.encode(value)))) as file:
        content = file.readframes(file.getnframes())
        return file.getnchannels(), file.getsampwidth(), file.getframerate(), content


@pytest.mark.parametrize("form", TONES)
def test_file_is_kept_as_it_is(form):
    path = MEDIA / f"tone.{form}"
    duration = 0.65 if form == "mp3" else 0.5  # its encoder fills up whole frames
    for value in (path, str(path), path.read_bytes(), insight.Audio(path)):
        message = PLUGIN.encode(value)

        assert PLUGIN.load(message) == path.read_bytes()
        assert decode(message) == (pytest.approx(duration, abs=0.04), 8000, 2, form)


@pytest.mark.parametrize("form", TONES)
def test_file_that_is_cut_is_kept_whatever_it_says(form):
    content = (MEDIA / f"tone.{form}").read_bytes()
    for length in range(12, 200, 9):
        message = PLUGIN.encode(content[:length])

        assert PLUGIN.load(message) == content[:length]
        assert decode(message)[3] == form


def test_floats_are_sixteen_bits_and_what_is_louder_is_cut():
    channels, width, rate, content = samples(insight.Audio([0.0, 1.0, -2.0, np.nan], 16_000))

    assert (channels, width, rate) == (1, 2, 16_000)
    assert np.frombuffer(content, "<i2").tolist() == [0, 32767, -32767, 0]


@pytest.mark.parametrize("dtype", [np.uint8, np.int16, np.int32])
def test_whole_numbers_are_as_a_file_has_them(dtype):
    given = np.array([0, 1, 100], dtype)
    _, width, _, content = samples(insight.Audio(given, 8000))

    assert width == given.dtype.itemsize
    assert np.frombuffer(content, given.dtype.newbyteorder("<")).tolist() == [0, 1, 100]


@pytest.mark.parametrize("shape", [(9, 2), (2, 9)])
def test_shorter_axis_has_the_channels(shape):
    given = np.arange(18, dtype=np.int16).reshape(shape)
    channels, _, _, content = samples(insight.Audio(given, 8000))

    assert channels == 2
    expected = given if shape[1] == 2 else given.T
    np.testing.assert_array_equal(np.frombuffer(content, "<i2").reshape(-1, 2), expected)


@pytest.mark.parametrize(
    "value",
    [
        *(3, None, np.zeros(9), b"<html>", "no/such/file.wav", insight.Audio(np.zeros(9))),
        *(insight.Audio(np.zeros(9), 0), insight.Audio(np.zeros((9, 9, 9)), 8000)),
        *(insight.Audio(np.zeros((90, 90)), 8000), insight.Audio([10**6], 8000)),
        *(insight.Audio(["a"], 8000), insight.Audio(np.zeros(9), math.nan)),
    ],
)
def test_what_is_no_sound_is_refused(value):
    with pytest.raises(SummaryError, match="audio"):
        PLUGIN.encode(value)


@pytest.mark.parametrize("rate", [math.nan, math.inf, -1.0, 1e300])
def test_rate_that_no_file_has_is_none(rate):
    duration, told, *_ = decode(Summary.Audio(rate=rate, format=b"\xff"))

    assert math.isnan(duration)
    assert told == 0
