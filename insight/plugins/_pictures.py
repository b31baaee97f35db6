"""Which axis of an array of pictures holds the channels, and what to do where none does."""

from __future__ import annotations

from typing import Any

import numpy as np

from insight.errors import SummaryValueError

Numbers = np.ndarray[Any, Any]
Shape = tuple[int, ...]

_USUAL = frozenset((1, 3))  # grey, and red, green, blue
_WITH_OPACITY = 4
_FEWEST_PIXELS = 8  # across a picture of a batch, where smaller ones are kernels
_EXPECTED = (
    "shape (height, width), (channels, height, width), (height, width, channels) or a batch of "
    "the last two, with 1, 3 or 4 channels"
)


def channel_axis(shape: Shape) -> int | None:
    """The axis of the channels in pictures of a shape: -3 or -1; None where neither is one.

    One and three channels come before four, which have opacity. Of two axes with one or three it is
    the one in front: (3, 8, 3) is three channels of 8 x 3 pixels. Of two with four it is the one at
    the end, where libraries that have opacity put it.

    >>> channel_axis((3, 32, 32)), channel_axis((32, 32, 3)), channel_axis((3, 8, 3))
    (-3, -1, -3)
    >>> channel_axis((4, 6, 3)), channel_axis((6, 8, 4)), channel_axis((4, 6, 8))
    (-1, -1, -3)
    >>> channel_axis((4, 6, 4))
    -1
    >>> channel_axis((10, 28, 28)) is None
    True

    """
    if len(shape) not in {3, 4}:
        return None
    first, last = shape[-3], shape[-1]
    if first in _USUAL:
        return -3
    if last in _USUAL or last == _WITH_OPACITY:
        return -1
    return -3 if first == _WITH_OPACITY else None


def array_kind(array: Numbers) -> str:
    """What an array is recorded as where nobody says it: `scalar`, `image` or `histogram`.

    One element is a number. A picture is what has one's shape, with or without a batch; but two
    axes and four channels are one only of bytes, and four axes of other numbers only from 8 x 8
    pixels on: kernels of convolutions have such shapes. All else is a histogram.

    >>> array_kind(np.zeros((3, 32, 32))), array_kind(np.zeros((64, 3, 3, 3)))
    ('image', 'histogram')
    >>> array_kind(np.zeros((28, 28), np.uint8)), array_kind(np.zeros((28, 28)))
    ('image', 'histogram')

    """
    if array.size == 1:
        return "scalar"
    return "image" if array.size and _is_picture(array) else "histogram"


def _is_picture(array: Numbers) -> bool:
    is_of_bytes = array.dtype.name in {"uint8", "bool"}
    if array.ndim == 2:
        return is_of_bytes
    axis = channel_axis(array.shape)
    if axis is None or (array.shape[axis] == _WITH_OPACITY and array.dtype.name != "uint8"):
        return False
    sides = array.shape[-2:] if axis == -3 else array.shape[-3:-1]
    return array.ndim == 3 or is_of_bytes or min(sides) >= _FEWEST_PIXELS


def batch_of(array: Numbers) -> Numbers:
    """An array of one picture or more as (number, height, width, channels).

    Raises:
        SummaryValueError: If its shape is none of pictures, or holds no pixel.

    >>> batch_of(np.zeros((8, 9))).shape, batch_of(np.zeros((2, 3, 8, 9))).shape
    ((1, 8, 9, 1), (2, 8, 9, 3))

    """
    shape = array.shape
    axis = channel_axis(shape)
    if array.size == 0 or (axis is None and array.ndim != 2):
        raise SummaryValueError.of("image", _EXPECTED, f"shape {shape}", _hint(shape))
    if axis is None:
        return array[None, :, :, None]
    batch = array if array.ndim == 4 else array[None]
    return batch if axis == -1 else batch.transpose(0, 2, 3, 1)


def _hint(shape: Shape) -> str:
    """What makes a picture of an array whose shape is that of none."""
    if 0 in shape:
        return "it holds no pixel"
    match len(shape):
        case 0:
            return "record a single number as 'scalar'"
        case 1:
            return "record it as 'histogram' or 'tensor', or give it a height by reshape"
        case 3:
            return "array[:, None] makes a batch of grey pictures of it, array[:1] a picture of one"
        case 4:
            return "array[:, :1] and array[..., :1] keep one of the channels"
        case _:
            return "array.reshape(-1, *array.shape[-3:]) makes one batch of it"
