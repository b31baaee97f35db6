"""Images mirrored."""

from __future__ import annotations

from typing import Any

import numpy as np

from .image import ImageOperation, is_picture

__all__ = ["HorizontalFlip", "VerticalFlip"]


class HorizontalFlip(ImageOperation):
    """The image with left and right exchanged."""

    def _of_array(self, image: np.ndarray) -> np.ndarray:
        return left_right(image)

    _of_image = _of_array

    def on_batch(self, images: np.ndarray) -> np.ndarray:
        """Many images at once."""
        return np.ascontiguousarray(images[..., ::-1]) if images.ndim == 3 else left_right(images)


class VerticalFlip(ImageOperation):
    """The image with top and bottom exchanged."""

    def _of_array(self, image: np.ndarray) -> np.ndarray:
        return top_bottom(image)

    _of_image = _of_array

    def on_batch(self, images: np.ndarray) -> np.ndarray:
        """Many images at once."""
        return np.ascontiguousarray(images[:, ::-1]) if images.ndim == 3 else top_bottom(images)


def left_right(image: Any) -> Any:
    """Any image with left and right exchanged."""
    if is_picture(image):
        from PIL.Image import Transpose

        return image.transpose(Transpose.FLIP_LEFT_RIGHT)
    if image.ndim == 2:
        return np.ascontiguousarray(image[:, ::-1])
    return _columns_reversed(image)


def top_bottom(image: Any) -> Any:
    """Any image with top and bottom exchanged."""
    if is_picture(image):
        from PIL.Image import Transpose

        return image.transpose(Transpose.FLIP_TOP_BOTTOM)
    return np.ascontiguousarray(np.flip(image, axis=0 if image.ndim == 2 else -3))


def _columns_reversed(image: np.ndarray) -> np.ndarray:
    """Channel by channel: that takes a tenth of the time."""
    result = np.empty_like(image)
    for channel in range(image.shape[-1]):
        result[..., channel] = image[..., ::-1, channel]
    return result
