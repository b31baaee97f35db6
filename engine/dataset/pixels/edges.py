"""Images with a frame around them."""

from __future__ import annotations

from typing import Literal

import numpy as np

Method = Literal["constant", "edge", "reflect", "symmetric"]
Widths = tuple[int, int, int, int]  # above, below, left, right


def padded(
    image: np.ndarray, widths: Widths, method: Method, fill: tuple[float, ...] = (0,)
) -> np.ndarray:
    """The image (height, width, channels) in a frame.

    Args:
        image: The array.
        widths: Of the frame above, below, left and right.
        method: `constant` fills, `edge` repeats the border, `reflect` mirrors without the border
            and `symmetric` with it.
        fill: A number a channel; one for all, and channels past its end are 0.

    """
    above, below, left, right = widths
    frame = ((above, below), (left, right), (0, 0))
    if method != "constant":
        return np.pad(image, frame, method)
    height, width, channels = image.shape
    shape = (above + height + below, left + width + right, channels)
    result = np.zeros(shape, image.dtype)
    values = np.zeros(channels)
    values[: len(fill)] = fill[:channels]
    if len(fill) == 1:
        values[:] = fill[0]
    if values.any():
        result[:] = values.astype(image.dtype)
    result[above : above + height, left : left + width] = image
    return result
