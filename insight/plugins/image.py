"""Pictures: one, or a batch of them side by side, become one PNG."""

from __future__ import annotations

import struct
from io import BytesIO
from typing import TYPE_CHECKING, Any

import numpy as np

from insight.errors import SummaryValueError
from insight.format.messages import Summary

from ._arrays import as_array
from ._drawn import figure_of, is_pillow, pillow_array, png_of
from ._pictures import batch_of
from ._pixels import canvas, to_bytes
from ._plugin import SummaryPlugin
from .values import Image

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ._pixels import Bytes, Numbers

_GREY, _RGB = 1, 3
_MAGIC = {
    b"\x89PNG\r\n\x1a\n": "png",
    b"\xff\xd8\xff": "jpeg",
    b"GIF8": "gif",
    b"BM": "bmp",
}
_PNG_SIZE = struct.Struct(">II")
_PNG_SIZE_AT = 16  # behind its first bytes, and the length and name of the header
_OF_MATPLOTLIB = 4  # channels


def encode(value: Any) -> Summary.Image:
    """One PNG of whatever shows pictures.

    Bytes come back as they are; other numbers by `to_bytes`. One channel is shown as grey.

    Args:
        value: An array or tensor of shape (number, channels, height, width) or (number, height,
            width, channels), without the number for one picture, or (height, width); 1, 3 or 4
            channels, see `channel_axis`. An image of Pillow, or a list of them of one size. What
            Matplotlib drew: a figure, axes, or pyplot. Or an `Image` of any of these.

    Raises:
        ValueKindError: If it is none of these.
        SummaryValueError: If it has another shape, or Matplotlib or Pillow cannot give its pixels.

    """
    if isinstance(value, Image):
        value = value.value
    figure = figure_of(value)
    if figure is not None:
        return _of_png(png_of(figure))
    images = _pillow_images(value)
    if images:
        pictures = _stacked([pillow_array(image) for image in images])
    else:
        pictures = batch_of(as_array("image", value))
    return _of_pixels(canvas(to_bytes(pictures)))


def claims(value: Any) -> bool:
    """Whether Pillow or Matplotlib made it: such a value shows a picture whatever its shape."""
    return isinstance(value, Image) or bool(_pillow_images(value)) or figure_of(value) is not None


def _pillow_images(value: Any) -> Sequence[Any]:
    """The images of Pillow that a value is; none where it is something else."""
    if isinstance(value, (list, tuple)):
        return value if all(map(is_pillow, value)) else ()
    return [value] if is_pillow(value) else ()


def _stacked(pictures: Sequence[Numbers]) -> Numbers:
    """Arrays of Pillow's images, whose axes are known, as (number, height, width, channels)."""
    kinds = {(picture.shape, picture.dtype.name) for picture in pictures}
    if len(kinds) > 1:
        expected, hint = "images of one size and mode", "record each under a name of its own"
        raise SummaryValueError.of("image", expected, f"{len(kinds)} kinds of them", hint)
    if pictures[0].size == 0:
        raise SummaryValueError.of("image", "an image with pixels", "none")
    stacked = np.stack(pictures)
    return stacked if stacked.ndim == 4 else stacked[..., None]


def _of_pixels(pixels: Bytes) -> Summary.Image:
    if pixels.shape[2] == _GREY:
        pixels = pixels.repeat(_RGB, axis=2)  # MindSpore's pages show three channels
    height, width, channels = pixels.shape
    png = _png(pixels)
    return Summary.Image(height=height, width=width, colorspace=channels, encoded_image=png)


def _png(pixels: Bytes) -> bytes:
    from PIL import Image as PillowImage

    file = BytesIO()
    PillowImage.fromarray(pixels).save(file, format="PNG")
    return file.getvalue()


def _of_png(content: bytes) -> Summary.Image:
    width, height = _PNG_SIZE.unpack_from(content, _PNG_SIZE_AT)
    return Summary.Image(
        height=height, width=width, colorspace=_OF_MATPLOTLIB, encoded_image=content
    )


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
    claims=claims,
)
