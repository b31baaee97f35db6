"""Images in a frame."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from engine.dataset.pixels.edges import padded
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError

from . import arguments, pictures
from .enums import Border
from .image import ImageOperation, by_image, is_picture

if TYPE_CHECKING:
    from PIL.Image import Image as Picture

__all__ = ["Pad", "PadToSize"]

Widths = tuple[int, int, int, int]  # on the left, above, on the right, below
Fill = int | tuple[int, int, int]


class Pad(ImageOperation):
    """The image in a frame.

    Args:
        padding: How wide the frame is: on all sides, (left and right, above and below), or (left,
            above, right, below).
        fill_value: What a constant frame is filled with: a level, or one for each of three
            channels.
        padding_mode: What stands in the frame.

    Raises:
        ArgumentTypeError: If one is of another type.
        ArgumentValueError: If a width is below 0, or a level out of range.

    """

    def __init__(
        self,
        padding: int | list[int] | tuple[int, ...],
        fill_value: Fill = 0,
        padding_mode: Border = Border.CONSTANT,
    ) -> None:
        self.padding = arguments.padding("Pad(padding)", padding)
        self.fill_value = arguments.fill("Pad(fill_value)", fill_value)
        self.padding_mode = arguments.choice("Pad(padding_mode)", padding_mode, Border)

    def _of_image(self, image: np.ndarray) -> np.ndarray:
        return _framed(image, self.padding, self.fill_value, self.padding_mode)

    def _of_picture(self, picture: Picture) -> Picture:
        return pictures.framed(picture, self.padding, self.fill_value, self.padding_mode)

    def on_batch(self, images: np.ndarray) -> np.ndarray:
        """Many images at once."""
        return np.stack([self(image) for image in images])

    def _graph(self) -> dict[str, Any]:
        return {"device_target": "CPU", "padding": list(self.padding), **told(self)}


class PadToSize(ImageOperation):
    """The image in a frame that makes it so large.

    Args:
        size: (height, width); one number is for both.
        offset: (rows above, columns on the left), one number for both, or None for the middle.
        fill_value: See `Pad`.
        padding_mode: See `Pad`.

    Raises:
        ArgumentTypeError: If one is of another type.
        ArgumentValueError: If one is out of range.
        ShapeError: When called: if the image, or it behind the offset, is larger.

    """

    def __init__(
        self,
        size: int | list[int] | tuple[int, int],
        offset: int | list[int] | tuple[int, ...] | None = None,
        fill_value: Fill = 0,
        padding_mode: Border = Border.CONSTANT,
    ) -> None:
        self.size = arguments.pair("PadToSize(size)", size)
        self.offset = _offset(offset)
        self.fill_value = arguments.fill("PadToSize(fill_value)", fill_value)
        self.padding_mode = arguments.choice("PadToSize(padding_mode)", padding_mode, Border)

    def _of_image(self, image: np.ndarray) -> np.ndarray:
        missing = [want - have for want, have in zip(self.size, image.shape, strict=False)]
        above, left = self.offset or [number // 2 for number in missing]
        below, right = missing[0] - above, missing[1] - left
        if min(missing) < 0 or below < 0 or right < 0:
            expected = f"an image that fits into {self.size}"
            expected += f" behind {tuple(self.offset)}" if self.offset else ""
            raise ShapeError.of("PadToSize", expected, image.shape)
        return _framed(image, (left, above, right, below), self.fill_value, self.padding_mode)

    def _graph(self) -> dict[str, Any]:
        return {"size": list(self.size), "offset": self.offset, **told(self)}


def with_frame(image: Any, widths: Widths, fill: tuple[int, int, int], border: Border) -> Any:
    """Any image in a frame."""
    if is_picture(image):
        return pictures.framed(image, widths, fill, border)
    return by_image(image, lambda one: _framed(one, widths, fill, border))


def told(one: Any) -> dict[str, Any]:
    """What stands in the frame, for the dataset graph."""
    return {"fill_value": list(one.fill_value), "padding_mode": one.padding_mode.in_graph}


def _framed(
    image: np.ndarray, widths: Widths, fill: tuple[int, int, int], border: Border
) -> np.ndarray:
    left, above, right, below = widths
    return padded(image, (above, below, left, right), border.value, fill)


def _offset(value: Any) -> list[int]:
    if value is None:
        return []
    listed = [value, value] if arguments.is_whole(value) else value
    if not isinstance(listed, list | tuple):
        raise ArgumentTypeError.of("PadToSize(offset)", "an int, a pair of int or None", value)
    if len(listed) not in {0, 2}:
        raise ArgumentValueError.of("PadToSize(offset)", "an int, a pair of int or None", value)
    return [arguments.whole("PadToSize(offset)", one, 0) for one in listed]
