"""Images with parts of them wiped out."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from engine.dataset import draws
from engine.dataset.description import single
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError

from . import arguments
from .image import ImageOperation, Operation, array_of

__all__ = ["CutOut", "Erase", "RandomErasing"]


class Erase(ImageOperation):
    """The image with a part of it filled.

    Args:
        top: The first row of the part.
        left: Its first column.
        height: How high it is.
        width: How wide it is.
        value: What it is filled with: a level, or one for each of three channels, 0 to 255.
        inplace: Whether an array itself is changed, which is also what is given.

    Raises:
        ArgumentTypeError: If one is of another type.
        ArgumentValueError: If one is out of range.
        ShapeError: When called: if the part is larger than the image.

    """

    def __init__(
        self,
        top: int,
        left: int,
        height: int,
        width: int,
        value: float | tuple[float, ...] = 0.0,
        inplace: bool = False,
    ) -> None:
        self.top = arguments.whole("Erase(top)", top, 0)
        self.left = arguments.whole("Erase(left)", left, 0)
        self.height = arguments.whole("Erase(height)", height, 1)
        self.width = arguments.whole("Erase(width)", width, 1)
        listed = value if isinstance(value, tuple | list) else (value,)
        if len(listed) not in {1, 3}:
            raise ArgumentTypeError.of("Erase(value)", "a number or a tuple of 3", value)
        self.value = [arguments.reach("Erase(value)", one, 0, 255) for one in listed]
        self.inplace = arguments.flag("Erase(inplace)", inplace)

    def _of_image(self, image: np.ndarray) -> np.ndarray:
        if self.height > image.shape[0] or self.width > image.shape[1]:
            expected = f"an image of ({self.height}, {self.width}) or more"
            raise ShapeError.of("Erase", expected, image.shape)
        result = image if self.inplace else image.copy()
        rows = slice(self.top, self.top + self.height)
        columns = slice(self.left, self.left + self.width)
        channels = min(image.shape[-1], 3)
        levels = self.value if len(self.value) == 1 else self.value[:channels]
        result[rows, columns, :channels] = np.array(levels).astype(image.dtype)
        return result

    def _graph(self) -> dict[str, Any]:
        box = {"top": self.top, "left": self.left, "height": self.height, "width": self.width}
        told = {"inplace": self.inplace, "value": [single(one) for one in self.value]}
        return {"device_target": "CPU", **box, **told}


class CutOut(Operation):
    """The image with squares of it black, wherever chance puts them; they may reach out of it.

    Args:
        length: Of a square's sides.
        num_patches: How many squares.
        is_hwc: Whether channels are the last axis, else the first.

    Raises:
        ArgumentTypeError: If one is of another type.
        ArgumentValueError: If a number is below 1.
        ShapeError: When called: if the image has other than three axes, or is smaller.

    """

    def __init__(self, length: int, num_patches: int = 1, is_hwc: bool = True) -> None:
        self.length = arguments.whole("CutOut(length)", length, 1)
        self.num_patches = arguments.whole("CutOut(num_patches)", num_patches, 1)
        self.is_hwc = arguments.flag("CutOut(is_hwc)", is_hwc)

    def __call__(self, image: Any) -> np.ndarray:
        array = array_of("CutOut", image)
        size = array.shape[:2] if self.is_hwc else array.shape[1:]
        if array.ndim != 3 or min(size) < self.length:
            form = "(height, width, channels)" if self.is_hwc else "(channels, height, width)"
            expected = f"{form}, {self.length} pixels high and wide or more"
            raise ShapeError.of("CutOut", expected, array.shape)
        result = array.copy()
        pixels = result if self.is_hwc else np.moveaxis(result, 0, -1)
        for _ in range(self.num_patches):
            top, left = (draws.whole(-self.length, have) for have in size)
            below, right = top + self.length, left + self.length
            pixels[max(top, 0) : max(below, 0), max(left, 0) : max(right, 0)] = 0
        return result

    def _graph(self) -> dict[str, Any]:
        return {"is_hwc": self.is_hwc, "length": self.length, "num_patches": self.num_patches}


class RandomErasing(Operation):
    """The array (channels, height, width), sometimes with a rectangle of it filled.

    Args:
        prob: How likely it is, from 0 to 1.
        scale: The least and the most that the rectangle has of the image's area.
        ratio: The least and the most of its width by its height.
        value: What it is filled with: a level from 0 to 255, one for each of three channels, or
            'random', which draws from a normal distribution.
        inplace: Whether the array itself is changed, which is also what is given.
        max_attempts: How often a rectangle is drawn that may not fit; the image stays as it is if
            none does.

    Raises:
        ArgumentTypeError: If one is of another type; when called: if the image is no array.
        ArgumentValueError: If one is out of range; when called: if it has not three axes.

    """

    by_pillow = True

    def __init__(
        self,
        prob: float = 0.5,
        scale: tuple[float, float] = (0.02, 0.33),
        ratio: tuple[float, float] = (0.3, 3.3),
        value: int | str | tuple[int, int, int] = 0,
        inplace: bool = False,
        max_attempts: int = 10,
    ) -> None:
        self.prob = arguments.probability("RandomErasing(prob)", prob)
        self.scale = arguments.span("RandomErasing(scale)", scale, 0)
        self.ratio = arguments.span("RandomErasing(ratio)", ratio, 0)
        arguments.above_zero("RandomErasing(ratio)", ratio[0])
        self.value = _filling(value)
        self.inplace = arguments.flag("RandomErasing(inplace)", inplace)
        self.max_attempts = arguments.whole("RandomErasing(max_attempts)", max_attempts, 1)

    def __call__(self, np_img: np.ndarray) -> np.ndarray:
        if not isinstance(np_img, np.ndarray):
            hint = "vision.ToTensor() makes one"
            raise ArgumentTypeError.of("RandomErasing", "an array", np_img, hint)
        if np_img.ndim != 3:
            expected = "an array (channels, height, width)"
            raise ArgumentValueError.of("RandomErasing", expected, f"shape {np_img.shape}")
        box = self._box(*np_img.shape[1:]) if draws.chance(self.prob) else None
        if box is None:
            return np_img
        result = np_img if self.inplace else np_img.copy()
        top, left, height, width = box
        part = result[:, top : top + height, left : left + width]
        if isinstance(self.value, str):
            part[...] = draws.rng().standard_normal(part.shape).astype(np_img.dtype)
        else:
            part[...] = np.array(self.value, np_img.dtype).reshape(-1, 1, 1)
        return result

    def _box(self, height: int, width: int) -> tuple[int, int, int, int] | None:
        for _ in range(self.max_attempts):
            area = draws.between(*self.scale) * height * width
            ratio = draws.between(*self.ratio)
            wide = round(math.sqrt(area * ratio))
            high = round(wide / ratio)
            if high < height and wide < width:
                return draws.whole(0, height - high), draws.whole(0, width - wide), high, wide
        return None

    def _graph(self) -> dict[str, Any]:
        spans = {"scale": list(self.scale), "ratio": list(self.ratio)}
        told = {"prob": self.prob, "inplace": self.inplace, "max_attempts": self.max_attempts}
        value = self.value if isinstance(self.value, str) else self.value[:]
        return {**spans, **told, "value": value[0] if len(value) == 1 else value}


def _filling(value: Any) -> str | list[int]:
    where = "RandomErasing(value)"
    if isinstance(value, str):
        if value != "random":
            raise ArgumentValueError.of(where, "'random' or a level", repr(value))
        return value
    listed = [value] if arguments.is_whole(value) else value
    if not isinstance(listed, list | tuple):
        raise ArgumentTypeError.of(where, "an int, a tuple of 3 int or 'random'", value)
    if len(listed) not in {1, 3}:
        raise ArgumentValueError.of(where, "an int, a tuple of 3 int or 'random'", value)
    return [arguments.whole(where, one, 0, 255) for one in listed]
