"""Functions of pictures that MindSpore keeps in `py_transforms_util`, for transforms of users."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from engine.errors import ArgumentTypeError, ShapeError

from .crop import CenterCrop
from .image import is_picture

if TYPE_CHECKING:
    from PIL.Image import Image as Picture

__all__ = ["augment_error_message", "center_crop", "hwc_to_chw", "is_numpy"]


def is_numpy(image: Any) -> bool:
    """Whether an image is a NumPy array.

    >>> is_numpy([[0]])
    False

    """
    return isinstance(image, np.ndarray)


def hwc_to_chw(image: np.ndarray) -> np.ndarray:
    """An image of shape (height, width, channels) as (channels, height, width).

    Raises:
        ArgumentTypeError: If it is no array.
        ShapeError: If it has another number of axes.

    >>> hwc_to_chw(np.zeros((4, 5, 3))).shape
    (3, 4, 5)

    """
    if not is_numpy(image):
        raise ArgumentTypeError.of("hwc_to_chw(image)", "a NumPy array", image)
    if image.ndim != 3:
        raise ShapeError.of("hwc_to_chw(image)", "three axes", image.shape)
    return image.transpose(2, 0, 1).copy()


def augment_error_message(op_name: str, exception: Exception) -> str:
    """What a transform says of an error of another library that stopped it.

    >>> augment_error_message("crop", ValueError("too small"))
    'map operation: [crop] failed: too small'

    """
    return f"map operation: [{op_name}] failed: {exception}"


def center_crop(img: Picture, size: int | tuple[int, int]) -> Picture:
    """The middle of an image of Pillow.

    Args:
        img: The image; where it is smaller, black is around it.
        size: (height, width), or one number for both.

    Raises:
        ArgumentTypeError: If it is no image of Pillow.
        ArgumentValueError: If a size is not above 0.

    >>> from PIL import Image
    >>> center_crop(Image.new("RGB", (8, 6)), (2, 4)).size
    (4, 2)

    """
    if not is_picture(img):
        raise ArgumentTypeError.of("center_crop(img)", "an image of Pillow", img)
    cropped: Picture = CenterCrop(size)(img)
    return cropped
