"""Images with their levels changed by a table or by their histogram."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from engine.dataset.description import single
from engine.dataset.pixels.histograms import equalized, stretched
from engine.dataset.pixels.saturation import as_pixels
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError, compose

from . import arguments
from .image import ImageOperation, bytes_only, wanted_channels

if TYPE_CHECKING:
    from PIL.Image import Image as Picture

__all__ = ["AutoContrast", "Equalize", "Invert", "Posterize", "Solarize"]


class AutoContrast(ImageOperation):
    """Each channel with its darkest level at 0 and its brightest at 255.

    Args:
        cutoff: How many percent of the darkest and of the brightest pixels do not count, below 50.
        ignore: A level, or levels, that do not count.

    Raises:
        ArgumentTypeError: If one is of another type.
        ArgumentValueError: If one is out of range.
        StateError: When called: if an array is not uint8.
        ShapeError: When called: if an array has not one or three channels.

    """

    def __init__(
        self, cutoff: float = 0.0, ignore: int | list[int] | tuple[int, ...] | None = None
    ) -> None:
        self.cutoff = cutoff_of("AutoContrast(cutoff)", cutoff)
        self.ignore = ignored("AutoContrast(ignore)", ignore)

    def _of_image(self, image: np.ndarray) -> np.ndarray:
        return auto_contrast("AutoContrast", image, self.cutoff, self.ignore)

    def _of_picture(self, picture: Picture) -> Picture:
        from PIL import ImageOps

        return ImageOps.autocontrast(picture, self.cutoff, self.ignore)

    def _graph(self) -> dict[str, Any]:
        return {"cutoff": single(self.cutoff), "device_target": "CPU", "ignore": self.ignore}


class Equalize(ImageOperation):
    """Each channel with its levels spread evenly.

    Raises:
        StateError: When called: if an array is not uint8.
        ShapeError: When called: if an array has not one or three channels.

    """

    def _of_image(self, image: np.ndarray) -> np.ndarray:
        return evened("Equalize", image)

    def _of_picture(self, picture: Picture) -> Picture:
        from PIL import ImageOps

        return ImageOps.equalize(picture)


class Invert(ImageOperation):
    """255 less each level."""

    def _of_image(self, image: np.ndarray) -> np.ndarray:
        return inverted(image)

    def _of_picture(self, picture: Picture) -> Picture:
        from PIL import ImageOps

        return ImageOps.invert(picture)


class Posterize(ImageOperation):
    """The highest bits of each level alone.

    Args:
        bits: How many, from 0 to 8.

    Raises:
        ArgumentTypeError: If it is no int.
        ArgumentValueError: If it is out of range.
        StateError: When called: if levels have not 8 bits.

    """

    def __init__(self, bits: int) -> None:
        self.bits = arguments.whole("Posterize(bits)", bits, 0, 8)

    def _of_image(self, image: np.ndarray) -> np.ndarray:
        return posterized("Posterize", image, self.bits)

    def _graph(self) -> dict[str, Any]:
        return {"bits": self.bits, "device_target": "CPU"}


class Solarize(ImageOperation):
    """255 less each level that lies within bounds.

    Args:
        threshold: (lowest, highest), from 0 to 255; one number is the lowest, and all above it.

    Raises:
        ArgumentTypeError: If it is neither.
        ArgumentValueError: If it is out of range, or the highest is first.
        ShapeError: When called: if the image has not one or three channels.

    """

    def __init__(self, threshold: float | list[float] | tuple[float, float]) -> None:
        pair = threshold if isinstance(threshold, list | tuple) else (threshold, threshold)
        self.threshold = arguments.span("Solarize(threshold)", pair, 0, 255)

    def _of_image(self, image: np.ndarray) -> np.ndarray:
        return solarized("Solarize", image, self.threshold)

    def _graph(self) -> dict[str, Any]:
        return {"device_target": "CPU", "threshold": [single(one) for one in self.threshold]}


def evened(where: str, image: np.ndarray) -> np.ndarray:
    """The array (height, width, channels) with its levels spread evenly."""
    return equalized(wanted_channels(where, bytes_only(where, image), (1, 3)))


def auto_contrast(where: str, image: np.ndarray, cutoff: float, ignore: list[int]) -> np.ndarray:
    """The array (height, width, channels) with its levels from 0 to 255."""
    return stretched(wanted_channels(where, bytes_only(where, image), (1, 3)), cutoff, ignore)


def inverted(image: np.ndarray) -> np.ndarray:
    """255 less each level of an array."""
    if image.dtype == np.uint8:
        return np.uint8(255) - image
    kind = image.dtype if image.dtype.kind == "f" else np.dtype(np.int64)
    return as_pixels(255 - image.astype(kind), image.dtype)


def posterized(where: str, image: np.ndarray, bits: int) -> np.ndarray:
    """The highest bits of each level of an array."""
    if image.dtype not in {np.dtype(np.uint8), np.dtype(np.int8)}:
        raise StateError(compose(where, "levels of 8 bits", image.dtype))
    mask = np.uint8(256 - (1 << (8 - bits)))
    return (image.view(np.uint8) & mask).view(image.dtype)


def solarized(where: str, image: np.ndarray, threshold: tuple[float, float]) -> np.ndarray:
    """255 less each level of an array (height, width, channels) that lies within bounds."""
    wanted_channels(where, image, (1, 3))
    low, high = threshold
    chosen = image >= low if low == high else (image >= low) & (image <= high)
    return np.where(chosen, inverted(image), image)


def cutoff_of(where: str, value: Any) -> float:
    """How many percent do not count, checked."""
    checked = arguments.reach(where, value, 0, 50)
    if checked == 50:
        raise ArgumentValueError.of(where, "a number below 50", value)
    return checked


def ignored(where: str, value: Any) -> list[int]:
    """The levels that do not count, checked."""
    listed = [] if value is None else [value] if arguments.is_whole(value) else value
    if not isinstance(listed, list | tuple):
        raise ArgumentTypeError.of(where, "an int, a list of int or None", value)
    return [arguments.whole(where, one, 0, 255) for one in listed]
