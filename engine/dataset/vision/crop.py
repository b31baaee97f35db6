"""Parts of images."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from engine.dataset.pixels.edges import padded
from engine.errors import ArgumentTypeError, ShapeError

from . import arguments
from .enums import SliceMode
from .flip import left_right, top_bottom
from .image import ImageOperation, Operation, PictureOperation, array_of
from .resize import inside

if TYPE_CHECKING:
    from PIL.Image import Image as Picture

__all__ = ["CenterCrop", "Crop", "FiveCrop", "SlicePatches", "TenCrop"]

Size = int | list[int] | tuple[int, int]
MOST = 3  # times the image may be smaller than its crop: a mistake, more likely


class CenterCrop(ImageOperation):
    """The middle of the image; where it is smaller, with black around.

    Args:
        size: (height, width); one number is for both.

    Raises:
        ArgumentTypeError: If it is neither.
        ArgumentValueError: If a length is below 1.
        ShapeError: When called: if an array is so small that a frame were three times its size.

    """

    def __init__(self, size: Size) -> None:
        self.size = arguments.pair("CenterCrop(size)", size)

    def _of_image(self, image: np.ndarray) -> np.ndarray:
        pairs = list(zip(self.size, image.shape, strict=False))
        missing = [max(want - have, 0) for want, have in pairs]
        if any(lack >= MOST * have for lack, (_, have) in zip(missing, pairs, strict=True)):
            expected = f"an image that lacks less than {MOST} times its size to {self.size}"
            raise ShapeError.of("CenterCrop", expected, image.shape)
        if any(missing):
            (above, below), (left, right) = (((one + 1) // 2, one // 2) for one in missing)
            image = padded(image, (above, below, left, right), "constant")
        height, width = self.size
        top, first = (image.shape[0] - height) // 2, (image.shape[1] - width) // 2
        return np.ascontiguousarray(image[top : top + height, first : first + width])

    def _of_picture(self, picture: Picture) -> Picture:
        return _middle(picture, self.size)

    def on_batch(self, images: np.ndarray) -> np.ndarray:
        """Many images at once."""
        return np.stack([self(image) for image in images])

    def _graph(self) -> dict[str, Any]:
        return {"size": list(self.size)}


class Crop(ImageOperation):
    """A part of the image.

    Args:
        coordinates: (row, column) of its upper left corner.
        size: (height, width) of it; one number is for both.

    Raises:
        ArgumentTypeError: If one is no pair of whole numbers.
        ArgumentValueError: If a coordinate is below 0, or a length below 1.
        ShapeError: When called: if the part reaches out of the image.

    """

    def __init__(self, coordinates: list[int] | tuple[int, int], size: Size) -> None:
        if not isinstance(coordinates, list | tuple):
            raise ArgumentTypeError.of("Crop(coordinates)", "a pair of int", coordinates)
        self.coordinates = arguments.pair("Crop(coordinates)", coordinates, 0)
        self.size = arguments.pair("Crop(size)", size)

    def _of_image(self, image: np.ndarray) -> np.ndarray:
        return inside("Crop", image, (*self.coordinates, *self.size))

    def _graph(self) -> dict[str, Any]:
        # The graph has columns first here, and rows first in sizes.
        told = {"coordinates": list(self.coordinates[::-1]), "size": list(self.size)}
        return {"device_target": "CPU", **told}


class FiveCrop(PictureOperation):
    """The four corners and the middle of an image of Pillow, as a tuple of five.

    Args:
        size: (height, width) of each; one number is for both.

    Raises:
        ArgumentTypeError: If it is neither; when called: if the image is none of Pillow.
        ArgumentValueError: If a length is below 1.
        ShapeError: When called: if the image is smaller.

    """

    def __init__(self, size: Size) -> None:
        self.size = arguments.pair("FiveCrop(size)", size)

    def _of_picture(self, picture: Picture) -> tuple[Picture, ...]:
        return _five("FiveCrop", picture, self.size)

    def _graph(self) -> dict[str, Any]:
        return {"size": list(self.size)}


class TenCrop(PictureOperation):
    """The parts that `FiveCrop` gives, of an image of Pillow and of it mirrored: a tuple of ten.

    Args:
        size: (height, width) of each; one number is for both.
        use_vertical_flip: Whether top and bottom are exchanged, else left and right.

    Raises:
        ArgumentTypeError: As `FiveCrop`, and if `use_vertical_flip` is no bool.
        ArgumentValueError: As `FiveCrop`.
        ShapeError: As `FiveCrop`.

    """

    def __init__(self, size: Size, use_vertical_flip: bool = False) -> None:
        self.size = arguments.pair("TenCrop(size)", size)
        where = "TenCrop(use_vertical_flip)"
        self.use_vertical_flip = arguments.flag(where, use_vertical_flip)

    def _of_picture(self, picture: Picture) -> tuple[Picture, ...]:
        mirrored = top_bottom(picture) if self.use_vertical_flip else left_right(picture)
        return _five("TenCrop", picture, self.size) + _five("TenCrop", mirrored, self.size)

    def _graph(self) -> dict[str, Any]:
        return {"size": list(self.size), "use_vertical_flip": self.use_vertical_flip}


class SlicePatches(Operation):
    """The image cut into patches, row by row: a tuple of them.

    Args:
        num_height: How many one below the other.
        num_width: How many side by side.
        slice_mode: Whether the last ones are filled up, or what makes no whole patch is left out.
        fill_value: What they are filled with.

    Raises:
        ArgumentTypeError: If one is of another type.
        ArgumentValueError: If one is out of range.
        ShapeError: When called: if there are more patches than pixels.

    """

    def __init__(
        self,
        num_height: int = 1,
        num_width: int = 1,
        slice_mode: SliceMode = SliceMode.PAD,
        fill_value: int = 0,
    ) -> None:
        self.num_height = arguments.whole("SlicePatches(num_height)", num_height, 1)
        self.num_width = arguments.whole("SlicePatches(num_width)", num_width, 1)
        self.slice_mode = arguments.choice("SlicePatches(slice_mode)", slice_mode, SliceMode)
        self.fill_value = arguments.whole("SlicePatches(fill_value)", fill_value, 0, 255)

    def __call__(self, image: Any) -> Any:
        array = array_of("SlicePatches", image)
        pixels = array[..., None] if array.ndim == 2 else array
        counts = (self.num_height, self.num_width)
        if pixels.ndim != 3 or any(n > have for n, have in zip(counts, pixels.shape, strict=False)):
            expected = f"an image of {self.num_height} x {self.num_width} pixels or more"
            raise ShapeError.of("SlicePatches", expected, array.shape)
        height, width = (have // n for n, have in zip(counts, pixels.shape, strict=False))
        if self.slice_mode is SliceMode.PAD:
            height, width = (-(-have // n) for n, have in zip(counts, pixels.shape, strict=False))
            below = height * self.num_height - pixels.shape[0]
            right = width * self.num_width - pixels.shape[1]
            pixels = padded(pixels, (0, below, 0, right), "constant", (self.fill_value,))
        if array.ndim == 2:
            pixels = pixels[..., 0]
        patches = tuple(
            inside("SlicePatches", pixels, (row * height, column * width, height, width))
            for row in range(self.num_height)
            for column in range(self.num_width)
        )
        return patches if len(patches) > 1 else patches[0]

    def _graph(self) -> dict[str, Any]:
        counts = {"num_height": self.num_height, "num_width": self.num_width}
        return {**counts, "slice_mode": int(self.slice_mode), "fill_value": self.fill_value}


def _middle(picture: Picture, size: tuple[int, int]) -> Picture:
    top, left = (
        round((have - want) / 2)
        for have, want in zip((picture.height, picture.width), size, strict=True)
    )
    return picture.crop((left, top, left + size[1], top + size[0]))


def _five(where: str, picture: Picture, size: tuple[int, int]) -> tuple[Picture, ...]:
    height, width = size
    bottom, right = picture.height, picture.width
    if height > bottom or width > right:
        raise ShapeError.of(where, f"an image of {size} or more", (bottom, right))
    corners = [
        (0, 0, width, height),
        (right - width, 0, right, height),
        (0, bottom - height, width, bottom),
        (right - width, bottom - height, right, bottom),
    ]
    return (*(picture.crop(corner) for corner in corners), _middle(picture, size))
