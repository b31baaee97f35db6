"""Images brighter, with more contrast, colour or sharpness, or with other hues."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from engine.dataset.description import single
from engine.dataset.pixels import colour
from engine.dataset.pixels.filters import sharpened, weighted
from engine.dataset.pixels.saturation import as_pixels

from . import arguments, pictures
from .image import ImageOperation, bytes_only, is_picture, wanted_channels

if TYPE_CHECKING:
    from PIL.Image import Image as Picture

__all__ = [
    "AdjustBrightness",
    "AdjustContrast",
    "AdjustGamma",
    "AdjustHue",
    "AdjustSaturation",
    "AdjustSharpness",
]


class AdjustBrightness(ImageOperation):
    """The levels times a factor: 0 is black, 1 changes nothing.

    Raises:
        ArgumentTypeError: If the factor is no number.
        ArgumentValueError: If it is below 0.

    """

    def __init__(self, brightness_factor: float) -> None:
        where = "AdjustBrightness(brightness_factor)"
        self.brightness_factor = arguments.reach(where, brightness_factor, 0)

    def _of_image(self, image: np.ndarray) -> np.ndarray:
        made: np.ndarray = brightened(image, self.brightness_factor)
        return made

    def _of_picture(self, picture: Picture) -> Any:
        return brightened(picture, self.brightness_factor)

    def _graph(self) -> dict[str, Any]:
        return {"device_target": "CPU", "brightness_factor": single(self.brightness_factor)}


class AdjustContrast(ImageOperation):
    """The colours away from their mean brightness, by a factor: 0 is grey, 1 changes nothing.

    Raises:
        ArgumentTypeError: If the factor is no number.
        ArgumentValueError: If it is below 0.
        ShapeError: When called: if an array has not three channels.

    """

    def __init__(self, contrast_factor: float) -> None:
        self.contrast_factor = arguments.reach(
            "AdjustContrast(contrast_factor)", contrast_factor, 0
        )

    def _of_image(self, image: np.ndarray) -> np.ndarray:
        made: np.ndarray = contrasted(image, self.contrast_factor)
        return made

    def _of_picture(self, picture: Picture) -> Any:
        return contrasted(picture, self.contrast_factor)

    def _graph(self) -> dict[str, Any]:
        return {"device_target": "CPU", "contrast_factor": single(self.contrast_factor)}


class AdjustGamma(ImageOperation):
    """Levels, as parts of the largest, to the power of gamma and times a gain.

    Of numbers with a point, which are from 0 to 1 here, `(level * gain) ** gamma`.

    Args:
        gamma: The power; below 1 it makes darkness brighter.
        gain: The factor.

    Raises:
        ArgumentTypeError: If one is no number.
        ArgumentValueError: If gamma is below 0.
        StateError: When called: if levels are whole and not uint8.
        ShapeError: When called: if an array has not one or three channels.

    """

    def __init__(self, gamma: float, gain: float = 1) -> None:
        self.gamma = arguments.reach("AdjustGamma(gamma)", gamma, 0)
        self.gain = arguments.number("AdjustGamma(gain)", gain)

    def _of_image(self, image: np.ndarray) -> np.ndarray:
        wanted_channels("AdjustGamma", image, (1, 3))
        gamma, gain = np.float32(self.gamma), np.float32(self.gain)
        if image.dtype.kind == "f":
            kind = image.dtype.type
            powers: np.ndarray = np.power(image * kind(gain), kind(gamma))
            return np.clip(powers, kind(0), kind(1))
        parts = np.power(np.arange(256, dtype=np.float32) / np.float32(255), gamma)
        levels = np.minimum(parts * np.float32(256 - 1e-3) * gain, np.float32(255))
        table = np.floor(levels).astype(np.int64).astype(np.uint8)
        return table[bytes_only("AdjustGamma", image)]

    def _of_picture(self, picture: Picture) -> Picture:
        table = [int(255.999 * self.gain * (level / 255.0) ** self.gamma) for level in range(256)]
        bands = len(picture.getbands())
        return picture.point(table * bands) if bands in {1, 3} else picture

    def _graph(self) -> dict[str, Any]:
        return {"gain": single(self.gain), "gamma": single(self.gamma)}


class AdjustHue(ImageOperation):
    """The hues turned by a part of a full turn, from -0.5 to 0.5.

    Raises:
        ArgumentTypeError: If the factor is no number.
        ArgumentValueError: If it is out of range.
        StateError: When called: if an array is not uint8.
        ShapeError: When called: if an array has not three channels.

    """

    def __init__(self, hue_factor: float) -> None:
        self.hue_factor = arguments.reach("AdjustHue(hue_factor)", hue_factor, -0.5, 0.5)

    def _of_image(self, image: np.ndarray) -> np.ndarray:
        made: np.ndarray = with_hue(image, self.hue_factor)
        return made

    def _of_picture(self, picture: Picture) -> Any:
        return with_hue(picture, self.hue_factor)

    def _graph(self) -> dict[str, Any]:
        return {"device_target": "CPU", "hue_factor": single(self.hue_factor)}


class AdjustSaturation(ImageOperation):
    """The colours away from their brightness, by a factor: 0 is grey, 1 changes nothing.

    Raises:
        ArgumentTypeError: If the factor is no number.
        ArgumentValueError: If it is below 0.
        ShapeError: When called: if an array has not three channels.

    """

    def __init__(self, saturation_factor: float) -> None:
        where = "AdjustSaturation(saturation_factor)"
        self.saturation_factor = arguments.reach(where, saturation_factor, 0)

    def _of_image(self, image: np.ndarray) -> np.ndarray:
        made: np.ndarray = saturated(image, self.saturation_factor)
        return made

    def _of_picture(self, picture: Picture) -> Any:
        return saturated(picture, self.saturation_factor)

    def _graph(self) -> dict[str, Any]:
        return {"device_target": "CPU", "saturation_factor": single(self.saturation_factor)}


class AdjustSharpness(ImageOperation):
    """The image away from a smoothed one, by a factor: 0 is smooth, 1 changes nothing.

    Raises:
        ArgumentTypeError: If the factor is no number.
        ArgumentValueError: If it is below 0.

    """

    def __init__(self, sharpness_factor: float) -> None:
        where = "AdjustSharpness(sharpness_factor)"
        self.sharpness_factor = arguments.reach(where, sharpness_factor, 0)

    def _of_image(self, image: np.ndarray) -> np.ndarray:
        return sharpened(image, self.sharpness_factor)

    def _graph(self) -> dict[str, Any]:
        return {"device_target": "CPU", "sharpness_factor": single(self.sharpness_factor)}


def brightened(image: Any, factor: float) -> Any:
    """Any image with its levels times a factor."""
    if is_picture(image):
        return pictures.enhanced(image, "Brightness", factor)
    wanted_channels("AdjustBrightness", image, (1, 3))
    kind = np.float64 if image.dtype == np.float64 else np.float32
    return as_pixels(image.astype(kind) * kind(np.float32(factor)), image.dtype)


def contrasted(image: Any, factor: float) -> Any:
    """Any image with its colours away from their mean brightness, by a factor."""
    if is_picture(image):
        return pictures.enhanced(image, "Contrast", factor)
    wanted_channels("AdjustContrast", image, (3,))
    mean = as_pixels(np.full((1, 1, 1), colour.grey(image).mean(dtype=np.float64)), image.dtype)
    return _away_from(mean, image, factor)


def saturated(image: Any, factor: float) -> Any:
    """Any image with its colours away from their brightness, by a factor."""
    if is_picture(image):
        return pictures.enhanced(image, "Color", factor)
    wanted_channels("AdjustSaturation", image, (3,))
    return _away_from(colour.grey(image)[..., None], image, factor)


def _away_from(grey: np.ndarray, image: np.ndarray, factor: float) -> np.ndarray:
    one = float(np.float32(factor))
    return weighted(np.broadcast_to(grey, image.shape), 1 - one, image, one)


def with_hue(image: Any, factor: float) -> Any:
    """Any image with its hues turned by a part of a full turn."""
    # A turn is 255 steps here and 256 in colours: so it is in MindSpore.
    steps = int(np.float32(factor) * np.float32(255)) % 256
    if is_picture(image):
        return _hue_of_picture(image, int(factor * 255) % 256)
    wanted_channels("AdjustHue", bytes_only("AdjustHue", image), (3,))
    hues = colour.hsv_of_bytes(image)
    hues[..., 0] += np.uint8(steps)
    return colour.bytes_of_hsv(hues)


def _hue_of_picture(picture: Picture, steps: int) -> Picture:
    from PIL import Image

    if picture.mode in {"L", "1", "I", "F"}:
        return picture
    hue, saturation, value = picture.convert("HSV").split()
    turned = pictures.from_array(np.asarray(hue) + np.uint8(steps))
    return Image.merge("HSV", (turned, saturation, value)).convert(picture.mode)
