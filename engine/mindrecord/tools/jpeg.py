"""Pixels as JPEG, with the bytes that OpenCV makes of them."""

from __future__ import annotations

from io import BytesIO

import numpy as np

_QUALITY = 95


def jpeg(pixels: np.ndarray) -> bytes:
    """The bytes of a picture: (height, width) grey, or (height, width, 3) red, green and blue."""
    from PIL import Image

    stream = BytesIO()
    Image.fromarray(pixels).save(stream, "JPEG", quality=_QUALITY)
    return stream.getvalue()
