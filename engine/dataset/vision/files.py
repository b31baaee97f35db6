"""Images and bytes of files, and what an image is like."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from engine.errors import ArgumentTypeError, ImageFileError, ShapeError
from insight.format.names import path_fault

from . import codec
from .enums import ImageReadMode
from .image import is_picture

__all__ = [
    "encode_jpeg",
    "encode_png",
    "get_image_num_channels",
    "get_image_size",
    "read_file",
    "read_image",
    "write_file",
    "write_jpeg",
    "write_png",
]


def encode_jpeg(image: Any, quality: int = 75) -> np.ndarray:
    """The bytes of a JPEG file, uint8.

    Args:
        image: An array or Tensor of uint8, (height, width), or with 1 or 3 channels.
        quality: From 1 to 100.

    Raises:
        ArgumentTypeError: If the image is neither, or the quality no int.
        ArgumentValueError: If the image is not uint8, or the quality out of range.
        ShapeError: If the image has other axes.

    """
    return np.frombuffer(codec.jpeg("encode_jpeg", image, quality), np.uint8).copy()


def encode_png(image: Any, compression_level: int = 6) -> np.ndarray:
    """The bytes of a PNG file, uint8.

    Args:
        image: See `encode_jpeg`.
        compression_level: From 0, none, to 9.

    Raises:
        ArgumentTypeError: As `encode_jpeg`.
        ArgumentValueError: As `encode_jpeg`.
        ShapeError: As `encode_jpeg`.

    """
    return np.frombuffer(codec.png("encode_png", image, compression_level), np.uint8).copy()


def write_jpeg(filename: str, image: Any, quality: int = 75) -> None:
    """Write a JPEG file; see `encode_jpeg`."""
    _path("write_jpeg", filename).write_bytes(codec.jpeg("write_jpeg", image, quality))


def write_png(filename: str, image: Any, compression_level: int = 6) -> None:
    """Write a PNG file; see `encode_png`."""
    _path("write_png", filename).write_bytes(codec.png("write_png", image, compression_level))


def write_file(filename: str, data: Any) -> None:
    """Write an array or Tensor of bytes, uint8 with one axis.

    Raises:
        ArgumentTypeError: If the name is no text, or the data neither.
        ShapeError: If it has more axes.

    """
    array = data.asnumpy() if hasattr(data, "asnumpy") else data
    if not isinstance(array, np.ndarray) or array.dtype != np.uint8:
        raise ArgumentTypeError.of("write_file(data)", "an array or a Tensor of uint8", data)
    if array.ndim != 1 and array.size:
        raise ShapeError.of("write_file", "one axis", array.shape)
    _path("write_file", filename).write_bytes(array.tobytes())


def read_file(filename: str) -> np.ndarray:
    """The bytes of a file, uint8.

    Raises:
        ArgumentTypeError: If the name is no text.
        ImageFileError: If there is no such file.

    """
    return np.frombuffer(_contents("read_file", filename), np.uint8).copy()


def read_image(filename: str, mode: ImageReadMode = ImageReadMode.UNCHANGED) -> np.ndarray:
    """The image of a file as an array (height, width, channels).

    Args:
        filename: Of a file that Pillow reads: JPEG, PNG, BMP, TIFF …
        mode: What is read. With GRAYSCALE and COLOR a turn that the file asks for is made.

    Raises:
        ArgumentTypeError: If the name is no text, or the mode no `ImageReadMode`.
        ImageFileError: If there is no such file, or it is no image.

    """
    if not isinstance(mode, ImageReadMode):
        raise ArgumentTypeError.of("read_image(mode)", "an ImageReadMode", mode)
    return codec.read(_contents("read_image", filename), mode)


def get_image_num_channels(image: Any) -> int:
    """How many channels an image has.

    Raises:
        ArgumentTypeError: If it is no array and no image of Pillow.
        ShapeError: If it has no height and width.

    """
    if is_picture(image):
        return len(image.getbands())
    shape = _shape("get_image_num_channels", image)
    return 1 if len(shape) == 2 else shape[-1]


def get_image_size(image: Any) -> list[int]:
    """The height and the width of an image.

    Raises:
        ArgumentTypeError: As `get_image_num_channels`.
        ShapeError: As `get_image_num_channels`.

    """
    if is_picture(image):
        return [image.height, image.width]
    shape = _shape("get_image_size", image)
    return list(shape if len(shape) == 2 else shape[-3:-1])


def _shape(where: str, image: Any) -> tuple[int, ...]:
    if not isinstance(image, np.ndarray):
        raise ArgumentTypeError.of(where, "an array or an image of Pillow", image)
    if image.ndim < 2:
        raise ShapeError.of(where, "(height, width) or with channels", image.shape)
    return image.shape


def _path(where: str, filename: Any) -> Path:
    if not isinstance(filename, str):
        raise ArgumentTypeError.of(f"{where}(filename)", "a str", filename)
    if fault := path_fault(filename):
        raise ImageFileError.of(where, "a path that a file can have", f"{filename!a}, with {fault}")
    return Path(filename)


def _contents(where: str, filename: Any) -> bytes:
    path = _path(where, filename)
    if not path.is_file():
        raise ImageFileError.of(where, "a file", repr(filename))
    return path.read_bytes()
