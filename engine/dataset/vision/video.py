"""Videos are not read here; images are."""

from __future__ import annotations

from typing import NoReturn

from engine.errors import UnsupportedError

__all__ = ["DecodeVideo", "VideoDecoder", "read_video", "read_video_timestamps"]


class DecodeVideo:
    """Frames of the bytes of a video: not offered.

    Raises:
        UnsupportedError: Always.

    """

    def __init__(self) -> None:
        _refuse("DecodeVideo")


class VideoDecoder:
    """Frames of a video: not offered.

    Raises:
        UnsupportedError: Always.

    """

    def __init__(self, source: str) -> None:
        _refuse("VideoDecoder")


def read_video(
    filename: str, start_pts: float = 0, end_pts: float | None = None, pts_unit: str = "pts"
) -> NoReturn:
    """Frames and sound of a file: not offered.

    Raises:
        UnsupportedError: Always.

    """
    _refuse("read_video")


def read_video_timestamps(filename: str, pts_unit: str = "pts") -> NoReturn:
    """The times of a file's frames: not offered.

    Raises:
        UnsupportedError: Always.

    """
    _refuse("read_video_timestamps")


def _refuse(where: str) -> NoReturn:
    hint = "let a library such as PyAV read it and give its frames by a GeneratorDataset"
    raise UnsupportedError.of(where, "images", "a video", hint)
