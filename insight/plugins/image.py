"""Pictures: a batch of them becomes one PNG."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import numpy as np

from insight.errors import SummaryValueError
from insight.format.messages import Summary

from ._arrays import as_array
from ._plugin import SummaryPlugin

_PER_ROW = 8
_RGB = 3
_WIDE = 2.0**1000
_MAGIC = {
    b"\x89PNG\r\n\x1a\n": "png",
    b"\xff\xd8\xff": "jpeg",
    b"GIF8": "gif",
    b"BM": "bmp",
}


Pixels = np.ndarray[Any, np.dtype[np.float64]]
Bytes = np.ndarray[Any, np.dtype[np.uint8]]


def canvas(batch: np.ndarray[Any, Any]) -> Pixels:
    """The pictures of `batch` (number, channels, height, width) side by side, eight to a row.

    Returns:
        (height of all, width of all, 3); one channel is shown as grey, what is left over is zero.

    """
    number, _, height, width = batch.shape
    per_row = min(number, _PER_ROW)
    rows = -(-number // _PER_ROW)
    tiles = np.zeros((rows * per_row, height, width, _RGB))
    tiles[:number] = batch.transpose(0, 2, 3, 1)
    grid = tiles.reshape(rows, per_row, height, width, _RGB).swapaxes(1, 2)
    return grid.reshape(rows * height, per_row * width, _RGB)


def to_bytes_range(pixels: Pixels) -> Bytes:
    """`pixels` as 0 to 255, by the rule MindSpore applies to the whole canvas.

    Numbers that all lie in [0, 1] are multiplied by 255; others (bytes too) are stretched from
    their least to their greatest.
    """
    finite = np.isfinite(pixels)
    if not finite.all():
        extremes = pixels[finite] if finite.any() else np.zeros(1)
        pixels = np.nan_to_num(pixels, nan=0.0, posinf=extremes.max(), neginf=extremes.min())
    low, high = float(pixels.min()), float(pixels.max())
    if high - low > _WIDE:  # 255 times that may be beyond float64
        return to_bytes_range(pixels / _WIDE)
    if low >= 0 and high <= 1:
        scaled = pixels * 255
    elif low != high:
        scaled = (pixels - low) * 255 / (high - low + 1)
    else:
        scaled = pixels - low
    return scaled.astype(np.float32).astype(np.uint8)


def encode(value: Any) -> Summary.Image:
    """The batch (number, 1 or 3 channels, height, width) as one PNG.

    Raises:
        ValueKindError: If it does not hold real numbers.
        SummaryValueError: If it has another shape.

    """
    array = as_array("image", value)
    if array.ndim != 4 or array.shape[1] not in {1, _RGB} or array.size == 0:
        expected = "shape (number, 1 or 3 channels, height, width)"
        hint = "array[None, None] makes a batch of a single grey picture"
        raise SummaryValueError.of("image", expected, f"shape {array.shape}", hint)
    pixels = to_bytes_range(canvas(array))
    height, width = pixels.shape[:2]
    png = _png(pixels)
    return Summary.Image(height=height, width=width, colorspace=_RGB, encoded_image=png)


def _png(pixels: Bytes) -> bytes:
    from PIL import Image

    file = BytesIO()
    Image.fromarray(pixels).save(file, format="PNG")
    return file.getvalue()


def picture_format(content: bytes) -> str:
    """What a picture's first bytes say it is, or `unknown`."""
    for magic, name in _MAGIC.items():
        if content.startswith(magic):
            return name
    return "webp" if content[:4] == b"RIFF" and content[8:12] == b"WEBP" else "unknown"


def decode(message: Summary.Image) -> tuple[int, int, int, str]:
    """Width, height, channels and format."""
    form = picture_format(message.encoded_image)
    return message.width, message.height, message.colorspace, form


PLUGIN = SummaryPlugin(
    name="image",
    kind="image",
    carrier="value",
    field="image",
    columns=(("width", "int64"), ("height", "int64"), ("channels", "int64"), ("format", "str")),
    encode=encode,
    decode=decode,
    load=lambda message: bytes(message.encoded_image),
    example=lambda: np.linspace(0.0, 1.0, 10 * 36).reshape(10, 1, 6, 6),
)
