"""What a file of somebody else is, by its first bytes: a picture, a sound or a video."""

from __future__ import annotations

import math
from typing import Any

from insight.plugins.image import picture_format
from insight.plugins.media import audio_format, video_format
from insight.sources.tensorboard.images import picture_cells

BEGINNING_BYTES = 1024


def media_cells(content: bytes) -> tuple[str, tuple[Any, ...]] | None:
    r"""The kind of a file by its first bytes, and its cells; None of what a browser does not show.

    >>> media_cells(b"\xff\xd8\xff"), media_cells(b"<html>")
    (('image', (0, 0, 0, 'jpeg')), None)
    """
    if picture_format(content) != "unknown":
        cells = picture_cells(content, (0, 0, 0))
        return None if cells[-1] == "unknown" else ("image", cells)
    form = audio_format(content)
    if form != "unknown":
        return "audio", (math.nan, 0, 0, form)
    form = video_format(content)
    return None if form == "unknown" else ("video", (math.nan, math.nan, 0, 0, form))
