"""Videos are refused by name."""

from __future__ import annotations

import pytest

from engine.dataset import vision
from engine.errors import UnsupportedError


@pytest.mark.parametrize(
    "make",
    [
        vision.DecodeVideo,
        lambda: vision.VideoDecoder("film.mp4"),
        lambda: vision.read_video("film.mp4"),
        lambda: vision.read_video_timestamps("film.mp4", pts_unit="sec"),
    ],
)
def test_what_reads_videos_says_what_to_do_instead(make):
    with pytest.raises(UnsupportedError, match=r"expected images, got a video.*GeneratorDataset"):
        make()
