"""Means of regions, each cell of a region from channels of its own.

Source: Dai, Li, He & Sun, "R-FCN" (2016), equation 1, with corners rounded to whole pixels and the
last pixel inside, as its authors' program has it.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff.replayable import read
from engine.backend import asnumpy, xp_of
from engine.errors import ArgumentTypeError, ArgumentValueError, IndexRangeError, ShapeError

from .arrangement import reshape
from .indexing import taken
from .joining import stack
from .linalg import matmul

__all__: list[str] = []

_LEAST = np.float32(0.1)  # a region's side, in pixels of the features


def position_sensitive_pool(
    features: Any, rois: Any, spatial_scale: float, group_size: int, output_dim: int
) -> Any:
    """(regions, output_dim, group_size, group_size): means of cells, each from its own channels.

    Channel c of the cell in row i and column j is the mean of channel (c · group_size + i) ·
    group_size + j of the features under that cell; 0 where that has no pixel. The gradient flows to
    the features. The regions are read on the host.

    Args:
        features: (batch, output_dim · group_size², height, width).
        rois: (batch, 5, regions of each): the number of the image, and the corners x1, y1, x2, y2
            in it, from 0.
        spatial_scale: By what the corners are multiplied to be positions in the features.
        group_size: How many cells a region has along each side.
        output_dim: How many channels come out.

    Returns:
        The regions of the first sample, then those of the next.

    Raises:
        ArgumentTypeError: If an option is of another type.
        ArgumentValueError: If an option is not above 0.
        IndexRangeError: If a region lies in an image that is not there.
        ShapeError: If the shapes are others.

    >>> import engine
    >>> features = engine.ops.arange(16.0).reshape((1, 4, 2, 2))
    >>> rois = engine.Tensor([[[0.0], [0.0], [0.0], [1.0], [1.0]]])
    >>> position_sensitive_pool(features, rois, 1.0, group_size=2, output_dim=1).asnumpy()
    array([[[[ 0.,  5.],
             [10., 15.]]]], dtype=float32)

    """
    _checked(features, rois, spatial_scale, group_size, output_dim)
    regions = asnumpy(read(rois)).astype(np.float32).transpose(0, 2, 1).reshape(-1, 5)
    if not len(regions):
        shape = (0, output_dim, group_size, group_size)
        return reshape(taken(features, index=(slice(0, 0),)), shape)
    images = regions[:, 0].astype(np.int64)
    if images.min() < 0 or images.max() >= features.shape[0]:
        expected = f"images from 0 to {features.shape[0] - 1}"
        raise IndexRangeError.of("PSROIPooling(rois)", expected, images.tolist())
    corners = np.floor(regions[:, 1:] + np.float32(0.5))
    corners[:, 2:] += 1
    corners *= np.float32(spatial_scale)
    return stack(
        [
            _pooled(features, int(image), ends, group_size, output_dim)
            for image, ends in zip(images, corners, strict=True)
        ]
    )


def _checked(features: Any, rois: Any, scale: Any, group_size: Any, output_dim: Any) -> None:
    if not isinstance(scale, float):
        raise ArgumentTypeError.of("PSROIPooling(spatial_scale)", "a float", scale)
    if scale <= 0:
        raise ArgumentValueError.of("PSROIPooling(spatial_scale)", "a number above 0", scale)
    for name, given in (("group_size", group_size), ("output_dim", output_dim)):
        if isinstance(given, bool) or not isinstance(given, int):
            raise ArgumentTypeError.of(f"PSROIPooling({name})", "an int", given)
        if given < 1:
            raise ArgumentValueError.of(f"PSROIPooling({name})", "a number from 1", given)
    shape, channels = tuple(features.shape), output_dim * group_size**2
    if len(shape) != 4 or shape[1] != channels:
        expected = f"(batch, {channels}, height, width)"
        raise ShapeError.of("PSROIPooling(features)", expected, shape)
    if len(rois.shape) != 3 or rois.shape[1] != 5:
        raise ShapeError.of("PSROIPooling(rois)", "(batch, 5, regions)", tuple(rois.shape))


def _pooled(features: Any, image: int, corners: Any, cells: int, channels: int) -> Any:
    """(channels, cells, cells) of one region."""
    array, (height, width) = features.array, features.shape[2:]
    xp = xp_of(array)
    left, top, right, bottom = corners
    rows, above, below = _shares(top, bottom, height, cells)
    columns, before, behind = _shares(left, right, width, cells)
    seen = (image, slice(None), slice(above, below), slice(before, behind))
    part = reshape(
        taken(features, index=seen),
        (channels, cells, cells, below - above, behind - before),
    )
    across = xp.asarray(columns.reshape(1, 1, cells, -1, 1), array.dtype)
    down = xp.asarray(rows.reshape(1, cells, 1, 1, -1), array.dtype)
    return reshape(matmul(down, matmul(part, across)), (channels, cells, cells))


def _shares(start: Any, end: Any, length: int, cells: int) -> tuple[np.ndarray, int, int]:
    """(cells, pixels): what each pixel counts in each cell; and which pixels are meant."""
    side = max(end - start, _LEAST) / np.float32(cells)
    steps = np.arange(cells, dtype=np.float32)
    begins = np.clip(np.floor(steps * side + start), 0, length).astype(np.int64)
    ends = np.clip(np.ceil((steps + 1) * side + start), 0, length).astype(np.int64)
    first = min(int(begins.min()), length - 1)
    last = max(int(ends.max()), first + 1)
    pixels = np.arange(first, last)
    inside = (pixels >= begins[:, None]) & (pixels < ends[:, None])
    return inside / np.maximum(ends - begins, 1)[:, None], first, last
