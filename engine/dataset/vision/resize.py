"""Images with another height and width, and parts of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from engine.errors import ShapeError

from . import arguments, pictures
from .enums import Inter
from .image import ImageOperation, array_of, is_picture, size_of
from .resampling import with_size

if TYPE_CHECKING:
    from PIL.Image import Image as Picture

__all__ = ["Resize", "ResizedCrop"]


class Resize(ImageOperation):
    """The image with another height and width; its number type stays.

    Arrays become what OpenCV makes of them: pixel centres at halves, whole numbers rounded, and
    nothing smoothed before an image shrinks but by `Inter.AREA` and `Inter.PILCUBIC`. Images of
    Pillow are resized by it, which smooths.

    Args:
        size: (height, width); one number is the length of the shorter side.
        interpolation: How pixels between pixels are made.

    Raises:
        ArgumentTypeError: If the size is no whole number or pair of them, or the interpolation no
            `Inter`; when called: if that is not for such an image.
        ArgumentValueError: If a length is below 1.

    """

    def __init__(
        self,
        size: int | list[int] | tuple[int, int],
        interpolation: Inter = Inter.LINEAR,
    ) -> None:
        self.size = arguments.sides("Resize(size)", size)
        self.interpolation = arguments.choice("Resize(interpolation)", interpolation, Inter)

    def _of_array(self, image: np.ndarray) -> np.ndarray:
        size = self._target(*size_of(image))
        return with_size("Resize", image, size, self.interpolation)

    _of_image = _of_array

    def _of_picture(self, picture: Picture) -> Picture:
        how = pictures.resampling("Resize", self.interpolation)
        height, width = self._target(picture.height, picture.width)
        return picture.resize((width, height), how)

    def on_batch(self, images: np.ndarray) -> np.ndarray:
        """Many images of one size at once."""
        pixels = images[..., None] if images.ndim == 3 else images
        result = self._of_array(array_of("Resize", pixels))
        return result[..., 0] if images.ndim == 3 else result

    def _target(self, height: int, width: int) -> tuple[int, int]:
        if len(self.size) == 2:
            return self.size[0], self.size[1]
        short = self.size[0]
        single = np.float32
        if height < width:
            return short, int(single(width) / single(height) * single(short))
        return int(single(height) / single(width) * single(short)), short

    def _graph(self) -> dict[str, Any]:
        how = {"device_target": "CPU", "interpolation": self.interpolation.in_graph}
        return {**how, "size": self.size}


class ResizedCrop(ImageOperation):
    """A part of the image with another height and width.

    Args:
        top: The first row of the part.
        left: Its first column.
        height: How high it is.
        width: How wide it is.
        size: What it becomes: (height, width); one number is for both.
        interpolation: How pixels between pixels are made.

    Raises:
        ArgumentTypeError: If one is of another type.
        ArgumentValueError: If one is out of range.
        ShapeError: When called: if the part reaches out of the image.

    """

    def __init__(
        self,
        top: int,
        left: int,
        height: int,
        width: int,
        size: int | list[int] | tuple[int, int],
        interpolation: Inter = Inter.BILINEAR,
    ) -> None:
        self.top, self.left = (
            arguments.whole(f"ResizedCrop({name})", value, 0)
            for name, value in (("top", top), ("left", left))
        )
        self.height, self.width = (
            arguments.whole(f"ResizedCrop({name})", value, 1)
            for name, value in (("height", height), ("width", width))
        )
        self.size = arguments.pair("ResizedCrop(size)", size)
        self.interpolation = arguments.choice("ResizedCrop(interpolation)", interpolation, Inter)

    def _of_image(self, image: np.ndarray) -> np.ndarray:
        box = (self.top, self.left, self.height, self.width)
        return cut("ResizedCrop", image, box, self.size, self.interpolation)

    def _graph(self) -> dict[str, Any]:
        box = {"top": self.top, "left": self.left, "height": self.height, "width": self.width}
        how = {"device_target": "CPU", "interpolation": self.interpolation.in_graph}
        return {**box, **how, "size": list(self.size)}


Box = tuple[int, int, int, int]  # top, left, height, width


def cut(where: str, image: Any, box: Box, size: tuple[int, int], interpolation: Inter) -> Any:
    """The part of an image in a box, with another height and width.

    Raises:
        ShapeError: If an array has no such part.

    """
    top, left, height, width = box
    if is_picture(image):
        picture = image.crop((left, top, left + width, top + height))
        return picture.resize(size[::-1], pictures.resampling(where, interpolation))
    part = inside(where, image, box)
    return with_size(where, part, size, interpolation)


def inside(where: str, image: np.ndarray, box: Box) -> np.ndarray:
    """The part of an array in a box.

    Raises:
        ShapeError: If there is no such part.

    """
    top, left, height, width = box
    have = size_of(image)
    if top < 0 or left < 0 or top + height > have[0] or left + width > have[1]:
        expected = f"an image that reaches to row {top + height} and column {left + width}"
        raise ShapeError.of(where, expected, image.shape)
    rows, columns = slice(top, top + height), slice(left, left + width)
    part = image[rows, columns] if image.ndim == 2 else image[..., rows, columns, :]
    return np.ascontiguousarray(part)  # a view would keep the whole image in memory
