"""Operations on images for `Dataset.map`.

An image is an array of shape (height, width, channels), or (height, width) for grey ones. With
`on_batch`, axes before these three are images of a batch.

>>> from engine.dataset import vision
>>> vision.Rescale(1 / 255, 0.0)(np.array([[0, 255]], np.uint8))
array([[0., 1.]], dtype=float32)
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

import numpy as np

from engine.dtype import as_dtype
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError

from . import arguments
from .description import Description, operation
from .resample import resized

__all__ = ["HWC2CHW", "Inter", "Normalize", "Rescale", "Resize", "ToTensor"]


class Inter(IntEnum):
    """How pixels between pixels are made."""

    NEAREST = 0
    LINEAR = 2
    BILINEAR = 2


class Rescale:
    """Pixels as `image * rescale + shift`, float32.

    Raises:
        ArgumentTypeError: If one is no number.

    """

    def __init__(self, rescale: float, shift: float) -> None:
        self.rescale = _number("Rescale(rescale)", rescale)
        self.shift = _number("Rescale(shift)", shift)

    def __call__(self, image: np.ndarray) -> np.ndarray:
        scaled = np.asarray(image).astype(np.float32)
        scaled *= self.rescale
        scaled += self.shift
        return scaled

    on_batch = __call__

    def describe(self) -> Description:
        """The operation as MindSpore's dataset graph names it: its numbers are float32."""
        numbers = {"rescale": self.rescale, "shift": self.shift}
        return operation("Rescale", {name: float(value) for name, value in numbers.items()})


class Normalize:
    """Pixels as `(image - mean) / std`, channel by channel, float32.

    Args:
        mean: The mean of each channel, in the unit of the pixels.
        std: The standard deviation of each channel, above 0.
        is_hwc: Whether channels are the last axis; else they are the first of an image's three.

    Raises:
        ArgumentTypeError: If mean or std are no lists of numbers.
        ArgumentValueError: If their lengths differ, or a std is not above 0.
        ShapeError: When called: if the image has another number of channels.

    """

    def __init__(self, mean: list[float], std: list[float], is_hwc: bool = True) -> None:
        self.mean, self.std = _channels("mean", mean), _channels("std", std)
        if len(self.mean) != len(self.std) or not (self.std > 0).all():
            expected = f"{len(self.mean)} numbers above 0 as std"
            raise ArgumentValueError.of("Normalize", expected, std)
        self.is_hwc = arguments.flag("Normalize(is_hwc)", is_hwc)

    def __call__(self, image: np.ndarray) -> np.ndarray:
        image = np.asarray(image)
        channels = 1 if image.ndim == 2 else image.shape[-1 if self.is_hwc else -3]
        if image.ndim < 2 or channels != len(self.mean):
            raise ShapeError.of("Normalize", f"an image of {len(self.mean)} channels", image.shape)
        shape = (-1,) if self.is_hwc or image.ndim == 2 else (-1, 1, 1)
        normal: np.ndarray = image.astype(np.float32) - self.mean.reshape(shape)
        normal /= self.std.reshape(shape)
        return normal

    def on_batch(self, images: np.ndarray) -> np.ndarray:
        """Many images at once; grey ones have no axis of channels."""
        if images.ndim != 3:
            return self(images)
        return self(images.reshape(-1, images.shape[-1])).reshape(images.shape)

    def describe(self) -> Description:
        """The operation as MindSpore's dataset graph names it: its numbers are float32."""
        lists = {"mean": self.mean.tolist(), "std": self.std.tolist()}
        return operation("Normalize", {"device_target": "CPU", "is_hwc": self.is_hwc, **lists})


class HWC2CHW:
    """The axis of channels before height and width; grey images stay as they are.

    Raises:
        ShapeError: When called: if the image has fewer than two or more than three axes.

    """

    def __call__(self, image: np.ndarray) -> np.ndarray:
        if np.ndim(image) not in {2, 3}:
            raise ShapeError.of("HWC2CHW", "(height, width, channels)", np.shape(image))
        (result,) = self.on_batch(np.asarray(image)[None])
        return np.asarray(result)

    def on_batch(self, images: np.ndarray) -> np.ndarray:
        """Many images at once."""
        return images if images.ndim == 3 else np.ascontiguousarray(np.moveaxis(images, -1, -3))

    def describe(self) -> Description:
        """The operation as MindSpore's dataset graph names it."""
        return operation("HwcToChw", None)


class ToTensor:
    """Pixels from 0 to 255 as numbers from 0 to 1, channels first.

    Args:
        output_type: The number type of the result.

    """

    def __init__(self, output_type: Any = np.float32) -> None:
        self.output_type = as_dtype(output_type)

    def __call__(self, image: np.ndarray) -> np.ndarray:
        image = np.asarray(image)
        if image.ndim not in {2, 3}:
            raise ShapeError.of("ToTensor", "(height, width) or with channels", image.shape)
        (result,) = self.on_batch(image[None])
        return np.asarray(result)

    def on_batch(self, images: np.ndarray) -> np.ndarray:
        """Many images at once."""
        pixels = images[..., None] if images.ndim == 3 else images
        scaled = np.moveaxis(pixels, -1, -3).astype(np.float32) / np.float32(255)
        return np.ascontiguousarray(scaled, dtype=self.output_type.numpy)

    def describe(self) -> Description:
        """The operation as a dataset graph names it."""
        return operation("ToTensor", {"output_type": self.output_type.numpy.name})


class Resize:
    """The image with another height and width; its number type stays.

    Bilinear without smoothing first, pixel centres at halves, as OpenCV does it; whole numbers are
    rounded.

    Args:
        size: (height, width); one number is the length of the shorter side.
        interpolation: `Inter.LINEAR` or `Inter.NEAREST`.

    Raises:
        ArgumentTypeError: If the size is no whole number or pair of them, or the interpolation no
            `Inter`.
        ArgumentValueError: If a length is below 1.

    """

    def __init__(
        self, size: int | list[int] | tuple[int, int], interpolation: Inter = Inter.LINEAR
    ) -> None:
        sides = [size] if isinstance(size, int) else size
        if not isinstance(sides, list | tuple) or len(sides) not in {1, 2}:
            raise ArgumentTypeError.of("Resize(size)", "an int or a pair of int", size)
        self.size = [arguments.whole("Resize(size)", side, 1) for side in sides]
        if not isinstance(interpolation, Inter):
            raise ArgumentTypeError.of("Resize(interpolation)", "an Inter", interpolation)
        self.interpolation = interpolation

    def __call__(self, image: np.ndarray) -> np.ndarray:
        image = np.asarray(image)
        if image.ndim not in {2, 3}:
            raise ShapeError.of("Resize", "(height, width) or with channels", image.shape)
        (result,) = self.on_batch(image[None])
        return np.asarray(result)

    def on_batch(self, images: np.ndarray) -> np.ndarray:
        """Many images of one size at once."""
        pixels = images[..., None] if images.ndim == 3 else images
        nearest = self.interpolation is Inter.NEAREST
        result = resized(pixels, self._target(pixels.shape[1:3]), nearest=nearest)
        return result[..., 0] if images.ndim == 3 else result

    def _target(self, present: tuple[int, ...]) -> tuple[int, int]:
        if len(self.size) == 2:
            return self.size[0], self.size[1]
        height, width = present
        short = self.size[0]
        if height < width:
            return short, int(short * width / height)
        return int(short * height / width), short

    def describe(self) -> Description:
        """The operation as MindSpore's dataset graph names it."""
        # The graph holds the numbers of MindSpore's C++ half, which differ from Python's.
        number = 1 if self.interpolation is Inter.NEAREST else 0
        how = {"device_target": "CPU", "interpolation": number, "size": self.size}
        return operation("Resize", how)


def _number(where: str, value: Any) -> np.float32:
    if isinstance(value, bool) or not isinstance(value, int | float | np.number):
        raise ArgumentTypeError.of(where, "a number", value)
    return np.float32(value)


def _channels(name: str, values: Any) -> np.ndarray:
    if not isinstance(values, list | tuple | np.ndarray):
        raise ArgumentTypeError.of(f"Normalize({name})", "a list of numbers", values)
    return np.array([_number(f"Normalize({name})", value) for value in values], dtype=np.float32)
