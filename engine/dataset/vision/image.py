"""What operations on images have in common.

An image is an array of shape (height, width, channels), or (height, width) for grey ones; axes
before these three are images that are treated alike. Or it is a Pillow image, a picture here:
operations that Pillow has take it as it is and give one back, the others take its array.
"""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Self, TypeGuard

import numpy as np

from engine.dataset.description import Description, operation
from engine.errors import (
    ArgumentTypeError,
    ArgumentValueError,
    ShapeError,
    StateError,
    compose,
)

if TYPE_CHECKING:
    from PIL.Image import Image as Picture

Change = Callable[[Any], Any]


class Operation(ABC):
    """What all operations have: a form in the dataset graph, and the device that computes them."""

    @abstractmethod
    def __call__(self, *images: Any) -> Any:
        """What becomes of the columns of a row."""

    # Whether MindSpore computes it by Pillow alone; see `transforms.Compose`.
    by_pillow = False

    def device(self, device_target: str = "CPU") -> Self:
        """Say what computes images: the CPU, whatever trains.

        Raises:
            ArgumentValueError: If it is another.

        """
        if device_target != "CPU":
            hint = "images are computed by the CPU; drop the call"
            where = f"{type(self).__name__}.device"
            raise ArgumentValueError.of(where, "'CPU'", repr(device_target), hint)
        return self

    def describe(self) -> Description:
        """The operation as MindSpore's dataset graph names it."""
        return operation(type(self).__name__, self._graph())

    def _graph(self) -> dict[str, Any] | None:
        """The parameters as that graph holds them; numbers are float32 there."""
        return {"device_target": "CPU"}


class ImageOperation(Operation):
    """One that gives the same for the same image."""

    def __call__(self, image: Any) -> Any:
        if is_picture(image):
            return self._of_picture(image)
        return self._of_array(array_of(type(self).__name__, image))

    def _of_array(self, image: np.ndarray) -> Any:
        return by_image(image, self._of_image)

    def _of_picture(self, picture: Picture) -> Any:
        return self._of_array(np.asarray(picture))

    @abstractmethod
    def _of_image(self, image: np.ndarray) -> np.ndarray:
        """What becomes of an array of shape (height, width, channels)."""


class PictureOperation(Operation):
    """One that takes Pillow images alone."""

    by_pillow = True

    def __call__(self, image: Any) -> Any:
        return self._of_picture(picture_of(type(self).__name__, image))

    @abstractmethod
    def _of_picture(self, picture: Picture) -> Any:
        """What becomes of a Pillow image."""


class RandomOperation(Operation):
    """One that draws once, and treats all images of a row alike: an image and its mask, say."""

    def __call__(self, *images: Any) -> Any:
        where = type(self).__name__
        checked = [one if is_picture(one) else array_of(where, one) for one in images]
        sizes = {size_of(one) for one in checked}
        if len(sizes) != 1:
            raise ShapeError.of(where, "one image, or several of one height and width", sizes)
        change = self._drawn(checked[0])
        made = tuple(change(one) for one in checked)
        return made if len(made) > 1 else made[0]

    @abstractmethod
    def _drawn(self, image: Any) -> Change:
        """What is done this time to images of this height and width."""


def unchanged(image: Any) -> Any:
    """The image as it is."""
    return image


def is_picture(value: Any) -> TypeGuard[Picture]:
    """Whether it is an image of Pillow; where that is not loaded, nothing is."""
    pillow = sys.modules.get("PIL.Image")
    return pillow is not None and isinstance(value, pillow.Image)


def picture_of(where: str, image: Any) -> Picture:
    """The image, if it is one of Pillow.

    Raises:
        ArgumentTypeError: If it is none.

    """
    if not is_picture(image):
        hint = "vision.ToPIL() makes one of an array, vision.Decode(to_pil=True) of a file's bytes"
        raise ArgumentTypeError.of(where, "an image of Pillow", image, hint)
    return image


def array_of(where: str, image: Any, lowest: int = 2) -> np.ndarray:
    """The image as an array of numbers.

    Raises:
        ArgumentTypeError: If it is no array of numbers.
        ShapeError: If it has no height and width.

    """
    several = isinstance(image, list | tuple) and any(map(is_picture, image))
    array = np.asarray(None if several else image)
    if array.dtype.kind not in "biuf":
        raise ArgumentTypeError.of(where, "an array of numbers or an image of Pillow", image)
    if array.ndim < lowest:
        hint = "vision.Decode() makes an image of the bytes of a file" if array.ndim == 1 else ""
        expected = "(height, width) or (height, width, channels)"
        raise ShapeError.of(where, expected, array.shape, hint)
    return array


def by_image(image: np.ndarray, change: Callable[[np.ndarray], np.ndarray]) -> np.ndarray:
    """A change of arrays (height, width, channels) for images with fewer axes or more."""
    if image.ndim == 2:
        grey: np.ndarray = change(image[..., None])
        return grey[..., 0]
    if image.ndim == 3:
        return change(image)
    made = np.stack([change(one) for one in image.reshape(-1, *image.shape[-3:])])
    return made.reshape(*image.shape[:-3], *made.shape[1:])


def size_of(image: Any) -> tuple[int, int]:
    """Height and width."""
    if is_picture(image):
        return image.height, image.width
    height, width = image.shape if image.ndim == 2 else image.shape[-3:-1]
    return int(height), int(width)


def wanted_channels(where: str, image: np.ndarray, numbers: tuple[int, ...]) -> np.ndarray:
    """The array (…, height, width, channels), if it has one of these numbers of channels.

    Raises:
        ShapeError: If it has not.

    """
    if image.ndim < 3 or image.shape[-1] not in numbers:
        told = " or ".join(map(str, numbers))
        raise ShapeError.of(where, f"an image of {told} channels", image.shape)
    return image


def bytes_only(where: str, image: np.ndarray) -> np.ndarray:
    """The array, if it is uint8: what levels are counted of.

    Raises:
        StateError: If it is of another number type.

    """
    if image.dtype != np.uint8:
        hint = "vision.ToType(np.uint8) makes it one"
        raise StateError(compose(where, "an image of uint8", image.dtype, hint))
    return image
