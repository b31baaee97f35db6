"""Arrays with other heights and widths, by any `Inter` that is for arrays."""

from __future__ import annotations

import numpy as np

from engine.dataset.pixels.resize import Method, resized
from engine.errors import ArgumentTypeError, ShapeError

from .enums import Inter
from .image import by_image

_METHODS: dict[Inter, Method] = {
    Inter.NEAREST: "nearest",
    Inter.BILINEAR: "linear",
    Inter.BICUBIC: "cubic",
    Inter.AREA: "area",
}


def with_size(
    where: str, image: np.ndarray, size: tuple[int, int], interpolation: Inter
) -> np.ndarray:
    """The image, any number of axes, with another height and width.

    Raises:
        ArgumentTypeError: If the way is for Pillow images alone.
        ShapeError: If it is for uint8 colours alone, and the image has none.

    """
    if interpolation is Inter.PILCUBIC:
        return by_image(image, lambda one: _by_pillow(where, one, size))
    method = for_arrays(where, interpolation)
    pixels = image.reshape(1, *image.shape, 1) if image.ndim == 2 else image
    lead, shape = pixels.shape[:-3], pixels.shape[-3:]
    made = resized(pixels.reshape(-1, *shape), size, method)
    return made.reshape(size) if image.ndim == 2 else made.reshape(*lead, *made.shape[1:])


def for_arrays(where: str, interpolation: Inter) -> Method:
    """The name that `pixels` has for it.

    Raises:
        ArgumentTypeError: If it is for Pillow images alone.

    """
    if interpolation is Inter.ANTIALIAS:
        hint = "ANTIALIAS is for images of Pillow: vision.ToPIL() makes one"
        expected = f"one of {[one.name for one in _METHODS]} for an array"
        raise ArgumentTypeError.of(where, expected, interpolation, hint)
    return _METHODS.get(interpolation, "linear")


def _by_pillow(where: str, image: np.ndarray, size: tuple[int, int]) -> np.ndarray:
    """Bicubic after a smoothing that shrinking asks for."""
    from PIL import Image

    if image.shape[-1] != 3 or image.dtype != np.uint8:
        got = f"{image.shape} of {image.dtype}"
        raise ShapeError.of(f"{where}(PILCUBIC)", "(height, width, 3) of uint8", got)
    picture = Image.fromarray(np.ascontiguousarray(image))
    how = Image.Resampling.BICUBIC
    # First across: Pillow itself goes the shorter way first.
    return np.array(picture.resize((size[1], picture.height), how).resize(size[::-1], how))
