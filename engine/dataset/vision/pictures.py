"""What Pillow is told for what MindSpore's operations are told; it is loaded when it is needed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from engine.errors import ArgumentTypeError

from .enums import Border, Inter

if TYPE_CHECKING:
    from PIL.Image import Image as Picture
    from PIL.Image import Resampling


def resampling(where: str, interpolation: Inter) -> Resampling:
    """How Pillow makes pixels between pixels.

    Raises:
        ArgumentTypeError: If it has no such way.

    """
    from PIL.Image import Resampling

    known = {
        Inter.NEAREST: Resampling.NEAREST,
        Inter.ANTIALIAS: Resampling.LANCZOS,
        Inter.BILINEAR: Resampling.BILINEAR,
        Inter.BICUBIC: Resampling.BICUBIC,
    }
    if interpolation not in known:
        hint = f"{interpolation.name} is for arrays: vision.ToNumpy() makes one"
        expected = f"one of {[one.name for one in known]} for an image of Pillow"
        raise ArgumentTypeError.of(where, expected, interpolation, hint)
    return known[interpolation]


def from_array(array: np.ndarray) -> Picture:
    """A picture of a new array."""
    from PIL import Image

    return Image.fromarray(np.ascontiguousarray(array))


def framed(
    picture: Picture, widths: tuple[int, int, int, int], fill: tuple[int, ...], border: Border
) -> Picture:
    """The picture in a frame, so wide on the left, above, on the right, below."""
    left, above, right, below = widths
    palette = picture.getpalette() if picture.mode == "P" else None
    if border is Border.CONSTANT:
        from PIL import ImageOps

        value = fill[0] if picture.mode in {"L", "1", "P", "I", "F"} else fill
        made = ImageOps.expand(picture, border=widths, fill=value)
    else:
        array = np.asarray(picture)
        frame = ((above, below), (left, right), (0, 0))[: array.ndim]
        made = from_array(np.pad(array, frame, border.value))
    if palette is not None and made.mode in {"P", "L"}:
        made.putpalette(palette)
    return made


def enhanced(picture: Picture, kind: str, factor: float) -> Picture:
    """The picture through one of Pillow's enhancers: Brightness, Color, Contrast or Sharpness."""
    from PIL import ImageEnhance

    enhancer: Any = getattr(ImageEnhance, kind)(picture)
    made: Picture = enhancer.enhance(factor)
    return made
