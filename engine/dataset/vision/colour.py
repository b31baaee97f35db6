"""Colours with their channels in another order, grey, or as hue, saturation and value."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from engine.dataset.pixels import colour
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError

from . import arguments, pictures
from .enums import ConvertMode
from .image import Operation, PictureOperation, array_of

if TYPE_CHECKING:
    from PIL.Image import Image as Picture

__all__ = ["ConvertColor", "Grayscale", "HsvToRgb", "RgbToHsv"]

OPACITY = 3  # the channel of it; where there is none, it is full
# From which channels the result's come, and how many there must be at least.
_ORDERS = {
    ConvertMode.COLOR_BGR2BGRA: ((0, 1, 2, OPACITY), 3),
    ConvertMode.COLOR_BGRA2BGR: ((0, 1, 2), 3),
    ConvertMode.COLOR_BGR2RGBA: ((2, 1, 0, OPACITY), 3),
    ConvertMode.COLOR_RGBA2BGR: ((2, 1, 0), 3),
    ConvertMode.COLOR_BGR2RGB: ((2, 1, 0), 3),
    ConvertMode.COLOR_BGRA2RGBA: ((2, 1, 0, OPACITY), 3),
    ConvertMode.COLOR_GRAY2BGR: ((0, 0, 0), 1),
    ConvertMode.COLOR_GRAY2BGRA: ((0, 0, 0, OPACITY), 1),
}
_GREYS = {
    ConvertMode.COLOR_BGR2GRAY: (2, 1, 0),
    ConvertMode.COLOR_RGB2GRAY: (0, 1, 2),
    ConvertMode.COLOR_BGRA2GRAY: (2, 1, 0),
    ConvertMode.COLOR_RGBA2GRAY: (0, 1, 2),
}


class ConvertColor(Operation):
    """The image with its channels in another order, with or without opacity, or grey.

    Args:
        convert_mode: From what to what.

    Raises:
        ArgumentTypeError: If it is no `ConvertMode`.
        ShapeError: When called: if the image has another number of channels.

    """

    def __init__(self, convert_mode: ConvertMode) -> None:
        where = "ConvertColor(convert_mode)"
        self.convert_mode = arguments.choice(where, convert_mode, ConvertMode)

    def __call__(self, image: Any) -> np.ndarray:
        array = array_of("ConvertColor", image)
        pixels = array[..., None] if array.ndim == 2 else array
        if self.convert_mode in _GREYS:
            self._check(pixels, {3, 4})
            return colour.grey(pixels, _GREYS[self.convert_mode])
        order, least = _ORDERS[self.convert_mode]
        self._check(pixels, {1} if least == 1 else {3, 4})
        largest = np.iinfo(array.dtype).max if array.dtype.kind in "iu" else 1
        full = np.full((*pixels.shape[:-1], 1), largest, array.dtype)
        has_opacity = pixels.shape[-1] > OPACITY
        known = pixels if has_opacity else np.concatenate([pixels[..., :3], full], axis=-1)
        if least == 1:
            known = np.concatenate([pixels] * 3 + [full], axis=-1)
        return np.ascontiguousarray(known[..., list(order)])

    def _check(self, pixels: np.ndarray, numbers: set[int]) -> None:
        if pixels.ndim != 3 or pixels.shape[-1] not in numbers:
            told = " or ".join(map(str, sorted(numbers)))
            expected = f"(height, width, channels) with {told} for {self.convert_mode.name}"
            raise ShapeError.of("ConvertColor", expected, pixels.shape)

    def _graph(self) -> dict[str, Any]:
        return {"convert_mode": int(self.convert_mode), "device_target": "CPU"}


class Grayscale(PictureOperation):
    """The brightness of an image of Pillow.

    Args:
        num_output_channels: 1, or 3 channels that are alike.

    Raises:
        ArgumentTypeError: If it is no int; when called: if the image is none of Pillow.
        ArgumentValueError: If it is another number.

    """

    def __init__(self, num_output_channels: int = 1) -> None:
        where = "Grayscale(num_output_channels)"
        self.num_output_channels = arguments.whole(where, num_output_channels, 1, 3)
        if num_output_channels == 2:
            raise ArgumentValueError.of(where, "1 or 3", num_output_channels)

    def _of_picture(self, picture: Picture) -> Picture:
        return grey_picture(picture, self.num_output_channels)

    def _graph(self) -> dict[str, Any]:
        return {"num_output_channels": self.num_output_channels}


class RgbToHsv(Operation):
    """Hue, saturation and value of red, green and blue, float64; the hue is from 0 to 1.

    Args:
        is_hwc: Whether channels are the last axis, else the first of an image's three.

    Raises:
        ArgumentTypeError: If it is no bool; when called: if the image is no array, or not of
            three channels, alone or many along a first axis.

    """

    by_pillow = True

    def __init__(self, is_hwc: bool = False) -> None:
        self.is_hwc = arguments.flag("RgbToHsv(is_hwc)", is_hwc)

    def __call__(self, rgb_imgs: np.ndarray) -> np.ndarray:
        axis = _channel_axis("RgbToHsv", rgb_imgs, is_hwc=self.is_hwc)
        return np.stack(colour.hsv(*np.moveaxis(rgb_imgs, axis, 0)), axis=axis)

    def _graph(self) -> dict[str, Any]:
        return {"is_hwc": self.is_hwc}


class HsvToRgb(Operation):
    """Red, green and blue of hue, saturation and value as `RgbToHsv` gives them, float64.

    Args:
        is_hwc: See `RgbToHsv`.

    Raises:
        ArgumentTypeError: As `RgbToHsv`.

    """

    by_pillow = True

    def __init__(self, is_hwc: bool = False) -> None:
        self.is_hwc = arguments.flag("HsvToRgb(is_hwc)", is_hwc)

    def __call__(self, hsv_imgs: np.ndarray) -> np.ndarray:
        axis = _channel_axis("HsvToRgb", hsv_imgs, is_hwc=self.is_hwc)
        return np.stack(colour.rgb(*np.moveaxis(hsv_imgs, axis, 0)), axis=axis)

    def _graph(self) -> dict[str, Any]:
        return {"is_hwc": self.is_hwc}


def grey_picture(picture: Picture, channels: int) -> Picture:
    """The brightness of a picture, once or three times."""
    grey = picture.convert("L")
    return grey if channels == 1 else pictures.from_array(np.dstack([np.asarray(grey)] * 3))


def _channel_axis(where: str, image: Any, *, is_hwc: bool) -> int:
    """Which axis has the three channels.

    Raises:
        ArgumentTypeError: If none has.

    """
    axis = -1 if is_hwc else -3
    if not isinstance(image, np.ndarray) or image.ndim not in {3, 4} or image.shape[axis] != 3:
        form = "(…, height, width, 3)" if is_hwc else "(…, 3, height, width)"
        got = image.shape if isinstance(image, np.ndarray) else type(image).__name__
        raise ArgumentTypeError(f"{where} expected an array {form}, got {got}.")
    return axis
