"""Bytes of files as images, and images as bytes, by Pillow."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING, Any

import numpy as np

from engine.errors import ArgumentTypeError, ArgumentValueError, ImageFileError, ShapeError

from .enums import ImageReadMode

if TYPE_CHECKING:
    from PIL.Image import Image as Picture


def bytes_of(where: str, value: Any) -> bytes:
    """What a row holds of a file: bytes, or an array of them.

    Raises:
        ArgumentTypeError: If it is neither.

    """
    if isinstance(value, bytes | bytearray):
        return bytes(value)
    if isinstance(value, np.ndarray) and value.dtype.kind == "S" and value.size == 1:
        return bytes(value.item())
    if not isinstance(value, np.ndarray) or value.dtype.kind not in "biuf" or value.ndim != 1:
        got = (
            f"{value.dtype} of shape {value.shape}"
            if isinstance(value, np.ndarray)
            else type(value).__name__
        )
        expected = "the bytes of a file, or an array of them with one axis"
        raise ArgumentTypeError(f"{where} expected {expected}, got {got}.")
    return value.tobytes()


def opened(data: bytes, *, grey: bool = False) -> Picture:
    """The picture in these bytes, read whole; of a JPEG file, if asked, the brightness alone.

    Raises:
        ImageFileError: If there is none.

    """
    from PIL import Image

    try:
        made = Image.open(BytesIO(data))
        if grey:
            made.draft("L", made.size)
        made.load()
    except (OSError, SyntaxError, ValueError, Image.DecompressionBombError) as error:
        got = f"{len(data)} bytes that begin with {data[:8]!r}: {error}"
        raise ImageFileError.of("Decode", "an image that Pillow reads", got) from error
    return made


def picture(data: bytes) -> Picture:
    """The picture in these bytes, in red, green and blue."""
    return opened(data).convert("RGB")


def colours(data: bytes) -> np.ndarray:
    """The image in these bytes as an array (height, width, 3) of uint8."""
    made = opened(data)
    if made.mode == "CMYK":
        return _of_inks(np.asarray(made))
    if made.mode.startswith("I"):  # 16 bits, of which the higher 8 are kept
        return np.repeat(_high_bytes(made)[..., None], 3, axis=-1)
    return np.array(made.convert("RGB"))


def read(data: bytes, mode: ImageReadMode) -> np.ndarray:
    """The image in these bytes as an array (height, width, channels).

    Raises:
        ImageFileError: If there is none.

    """
    from PIL import ImageOps

    if mode is ImageReadMode.UNCHANGED:
        made = opened(data)
        if made.mode in {"L", "1"}:
            return np.array(made.convert("L"))[..., None]
        if made.mode.startswith("I"):
            return np.asarray(made).astype(np.uint16)[..., None]
        return colours(data)
    grey = mode is ImageReadMode.GRAYSCALE
    turned = ImageOps.exif_transpose(opened(data, grey=grey))
    if turned.mode.startswith("I"):
        levels = _high_bytes(turned)
    else:
        levels = np.array(turned.convert("L" if grey else "RGB"))
    if grey:
        return levels[..., None]
    return levels if levels.ndim == 3 else np.repeat(levels[..., None], 3, axis=-1)


def _high_bytes(picture_of_16_bits: Picture) -> np.ndarray:
    levels = np.asarray(picture_of_16_bits, np.int64) >> 8
    return np.clip(levels, 0, 255).astype(np.uint8)


def _of_inks(inks: np.ndarray) -> np.ndarray:
    light = 255 - inks.astype(np.int32)
    return (light[..., :3] * light[..., 3:] // 255).astype(np.uint8)


def jpeg(where: str, image: Any, quality: int) -> bytes:
    """The bytes of a JPEG file of an array, a Tensor or a picture's array."""
    if isinstance(quality, bool) or not isinstance(quality, int):
        raise ArgumentTypeError.of(f"{where}(quality)", "an int", quality)
    if not 1 <= quality <= 100:
        raise ArgumentValueError.of(f"{where}(quality)", "a number from 1 to 100", quality)
    return _encoded(_levels(where, image), "JPEG", quality=quality)


def png(where: str, image: Any, compression_level: int) -> bytes:
    """The bytes of a PNG file of an array, a Tensor or a picture's array."""
    level = compression_level
    if isinstance(level, bool) or not isinstance(level, int):
        raise ArgumentTypeError.of(f"{where}(compression_level)", "an int", level)
    if not 0 <= level <= 9:
        raise ArgumentValueError.of(f"{where}(compression_level)", "a number from 0 to 9", level)
    # 3 is the strategy that MindSpore asks zlib for: runs of equal bytes.
    return _encoded(_levels(where, image), "PNG", compress_level=level, compress_type=3)


def _encoded(levels: np.ndarray, form: str, **options: Any) -> bytes:
    from PIL import Image

    buffer = BytesIO()
    Image.fromarray(levels).save(buffer, form, **options)
    return buffer.getvalue()


def _levels(where: str, image: Any) -> np.ndarray:
    array = image.asnumpy() if hasattr(image, "asnumpy") else image
    if not isinstance(array, np.ndarray):
        raise ArgumentTypeError.of(where, "an array or a Tensor", image)
    if array.dtype != np.uint8:
        raise ArgumentValueError.of(where, "levels of uint8", array.dtype)
    if array.ndim not in {2, 3} or (array.ndim == 3 and array.shape[2] not in {1, 3}):
        expected = "(height, width), or with 1 or 3 channels"
        raise ShapeError.of(where, expected, array.shape)
    flat = array[..., 0] if array.ndim == 3 and array.shape[2] == 1 else array
    return np.ascontiguousarray(flat)
