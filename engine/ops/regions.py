"""Parts of images under boxes, resized: bilinear mixtures of pixels.

Gradients flow to the images, not to the boxes.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff.replayable import read
from engine.backend import xp_of
from engine.errors import ArgumentValueError, ShapeError
from engine.typed import Tensor

from .arrangement import moveaxis, reshape
from .comparison import where
from .indexing import taken, taken_at, whole_numbers
from .joining import concat
from .reduction import mean

__all__ = ["crop_and_resize"]


def crop_and_resize(
    image: Tensor,
    boxes: Tensor,
    box_indices: Tensor,
    crop_size: tuple[int, int],
    method: str = "bilinear",
    extrapolation_value: float = 0.0,
) -> Tensor:
    """(boxes, *crop_size, channels): the parts of images under boxes, in one size.

    Args:
        image: (batch, height, width, channels).
        boxes: (boxes, 4): y1, x1, y2, x2, from 0 to 1 within the image; others lie beyond it.
        box_indices: (boxes,): in which image each is.
        crop_size: Height and width of a part.
        method: "bilinear", "nearest", or "bilinear_v2", whose boxes are rounded to whole pixels
            and whose pixels are squares instead of points.
        extrapolation_value: What lies beyond an image, in the first two.

    Raises:
        ShapeError: If the shapes are others.
        ArgumentValueError: If `method` is another word, or `crop_size` not above 0.

    """
    if len(image.shape) != 4:
        expected = "(batch, height, width, channels)"
        raise ShapeError.of("crop_and_resize(image)", expected, tuple(image.shape))
    if tuple(boxes.shape[1:]) != (4,) or tuple(box_indices.shape) != (boxes.shape[0],):
        expected = "(boxes, 4), and an index of each"
        raise ShapeError.of("crop_and_resize(boxes)", expected, tuple(boxes.shape))
    if method not in {"bilinear", "nearest", "bilinear_v2"}:
        expected = "'bilinear', 'nearest' or 'bilinear_v2'"
        raise ArgumentValueError.of("crop_and_resize(method)", expected, repr(method))
    if min(crop_size) < 1:
        raise ArgumentValueError.of("crop_and_resize(crop_size)", "above 0", crop_size)
    corners = read(boxes)
    xp = xp_of(corners)
    lengths = image.shape[1:3]
    points = _squares if method == "bilinear_v2" else _points
    ys, xs = (
        points(corners[:, k], corners[:, k + 2], length, count)
        for k, (length, count) in enumerate(zip(lengths, crop_size, strict=True))
    )
    numbers = whole_numbers("crop_and_resize(box_indices)", box_indices)
    if method == "nearest":
        ys, xs = (xp.floor(one + 0.5) for one in (ys, xs))
    inside = _inside(ys, lengths[0])[:, :, None] & _inside(xs, lengths[1])[:, None, :]
    mixed = _mixed(image, numbers, ys, xs)
    return where(inside[..., None], mixed, float(extrapolation_value))


def roi_align(
    features: Any,
    rois: Any,
    pooled_height: int,
    pooled_width: int,
    spatial_scale: float,
    sample_num: int = 2,
    roi_end_mode: int = 1,
) -> Any:
    """(regions, channels, pooled_height, pooled_width): the means of features in each region.

    Args:
        features: (batch, channels, height, width).
        rois: (regions, 5): the number of the image, and the corners x1, y1, x2, y2 in it.
        pooled_height: How many cells a region has from top to bottom.
        pooled_width: How many from left to right.
        spatial_scale: By what the corners are multiplied to be places of the features.
        sample_num: A cell is the mean of so many places squared; 0: one for each pixel about.
        roi_end_mode: 1 if the last pixel belongs to the region, which then is larger by one; with
            0 a region has at least the size 1.

    Raises:
        ShapeError: If the shapes are others.

    Source: He, Gkioxari, Dollár & Girshick, "Mask R-CNN" (2017), without the shift by half a pixel.

    """
    if len(features.shape) != 4 or tuple(rois.shape[1:]) != (5,):
        shapes = (tuple(features.shape), tuple(rois.shape))
        raise ShapeError.of("ROIAlign", "(batch, channels, height, width), (regions, 5)", shapes)
    corners, pooled = read(rois), (pooled_height, pooled_width)
    if not corners.shape[0]:
        return taken(features, index=(slice(0, 0), slice(None), *(slice(0, n) for n in pooled)))
    xp = xp_of(corners)
    starts = corners[:, 1:3] * spatial_scale
    sides = (corners[:, 3:5] + roi_end_mode) * spatial_scale - starts
    sides = sides if roi_end_mode else xp.maximum(sides, 1)
    images = moveaxis(features, 1, 3)
    if sample_num:
        pairs = [(slice(None), (sample_num, sample_num))]
    else:
        counts = xp.maximum(xp.ceil(sides / xp.asarray(pooled[::-1], sides.dtype)), 1)
        pairs = [(slice(k, k + 1), tuple(row[::-1])) for k, row in enumerate(_listed(counts))]
    parts = [
        _pooled(images, corners[own, 0], starts[own], sides[own], pooled, samples)
        for own, samples in pairs
    ]
    return parts[0] if len(parts) == 1 else concat(parts, 0)


def _listed(counts: Any) -> Any:
    return counts.astype(np.int64).tolist()


def _pooled(
    images: Any, numbers: Any, starts: Any, sides: Any, pooled: tuple[int, int], samples: Any
) -> Any:
    """(regions, channels, *pooled) of regions with as many places a cell."""
    xp, lengths = xp_of(starts), images.shape[1:3]
    points = []
    for k, (cells, count) in enumerate(zip(pooled, samples, strict=True)):
        begin, side = starts[:, 1 - k], sides[:, 1 - k]  # y comes second in a corner
        steps = (xp.arange(cells * count) + 0.5) / (cells * count)
        points.append(begin[:, None] + side[:, None] * steps.astype(starts.dtype))
    ys, xs = points
    near = [(one >= -1) & (one <= length) for one, length in zip(points, lengths, strict=True)]
    mixed = _mixed(images, numbers.astype(np.int64), ys, xs)
    inside = (near[0][:, :, None] & near[1][:, None, :])[..., None]
    split = reshape(
        where(inside, mixed, 0.0),
        (ys.shape[0], pooled[0], samples[0], pooled[1], samples[1], images.shape[3]),
    )
    return moveaxis(mean(split, (2, 4)), 3, 1)


def _points(start: Any, end: Any, length: int, count: int) -> Any:
    """Places at even distances from the first to the last, both included; one: in the middle."""
    xp = xp_of(start)
    if count == 1:
        return ((start + end) * 0.5 * (length - 1))[:, None]
    steps = xp.arange(count, dtype=start.dtype) / (count - 1)
    return (start[:, None] + (end - start)[:, None] * steps) * (length - 1)


def _squares(start: Any, end: Any, length: int, count: int) -> Any:
    """Middles of squares within a box of whole pixels, none beyond the image."""
    xp = xp_of(start)
    first, last = xp.trunc(start * length), xp.trunc(end * length)
    pixels = xp.maximum(last - first + 1, 1)[:, None]
    steps = (xp.arange(count, dtype=start.dtype) + 0.5) / count
    return xp.clip(first[:, None] + xp.maximum(steps * pixels - 0.5, 0), 0, length - 1)


def _inside(at: Any, length: int) -> Any:
    return (at >= 0) & (at <= length - 1)


def _mixed(images: Any, numbers: Any, ys: Any, xs: Any) -> Any:
    """(boxes, rows, columns, channels): images between pixels; what lies beyond is the edge."""
    xp = xp_of(ys)
    samples = reshape(numbers, (-1, 1, 1))
    total: Any = None
    for row, high in _neighbours(xp, ys, images.shape[1]):
        for column, wide in _neighbours(xp, xs, images.shape[2]):
            index = (samples, row[:, :, None], column[:, None, :])
            weight = (high[:, :, None] * wide[:, None, :])[..., None]
            part = taken_at(images, index) * weight.astype(images.array.dtype)
            total = part if total is None else total + part
    return total


def _neighbours(xp: Any, at: Any, length: int) -> Any:
    """The pixels on both sides, with their weights."""
    within = xp.clip(at, 0, length - 1)
    low = xp.floor(within)
    after = within - low
    return (
        (low.astype(np.int64), 1 - after),
        (xp.minimum(low + 1, length - 1).astype(np.int64), after),
    )
