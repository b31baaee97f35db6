"""Boxes around things in images: how much two share, and boxes as distances from anchors.

A box is (x1, y1, x2, y2): its corners, pixels that belong to it. Source of the distances: Girshick
et al., "Rich feature hierarchies" (2014), appendix C, with widths of x2 - x1 + 1 as MindSpore's.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.autodiff import Value, quietly
from engine.autodiff.replayable import read
from engine.backend import xp_of
from engine.errors import ShapeError, UnknownNameError
from engine.typed import Tensor

from .clipping import clip_by_value
from .elementary import exp, log
from .indexing import taken
from .joining import stack

__all__ = ["bounding_box_decode", "bounding_box_encode", "check_valid", "iou"]

_ZEROS, _ONES = (0.0, 0.0, 0.0, 0.0), (1.0, 1.0, 1.0, 1.0)


def _checked(where: str, boxes: Any) -> Any:
    if len(boxes.shape) != 2 or boxes.shape[1] != 4:
        raise ShapeError.of(where, "(boxes, 4)", tuple(boxes.shape))
    return boxes


def _corners(boxes: Any) -> list[Any]:
    return [taken(boxes, index=(..., k)) for k in range(4)]


@quietly
def iou(anchor_boxes: Tensor, gt_boxes: Tensor, mode: str = "iou") -> Tensor:
    """(true, anchors): how much each true box shares with each anchor. No gradient.

    Args:
        anchor_boxes: (anchors, 4).
        gt_boxes: (true, 4).
        mode: "iou": the common area by that of both together; "iof": by that of the true box.

    Raises:
        ShapeError: If there are not four numbers a box.
        UnknownNameError: If `mode` is another word.

    >>> import engine
    >>> anchors = engine.Tensor([[0.0, 0.0, 9.0, 9.0]])
    >>> iou(anchors, engine.Tensor([[0.0, 0.0, 4.0, 4.0]])).asnumpy()
    array([[0.25]], dtype=float32)

    """
    if mode not in {"iou", "iof"}:
        raise UnknownNameError.of("iou(mode)", mode, ["iou", "iof"])
    anchors = read(_checked("iou(anchor_boxes)", anchor_boxes))
    true = read(_checked("iou(gt_boxes)", gt_boxes))
    return Value.wrap(_shares(anchors[None], true[:, None], 1, mode))


def _shares(anchors: Any, true: Any, offset: int, mode: str = "iou") -> Any:
    """How much boxes share; `offset` is what a box is wider than its corners are apart."""
    xp = xp_of(anchors)
    wide = [
        xp.maximum(
            xp.minimum(anchors[..., k + 2], true[..., k + 2])
            - xp.maximum(anchors[..., k], true[..., k])
            + offset,
            0,
        )
        for k in (0, 1)
    ]
    common = wide[0] * wide[1]
    of_anchors, of_true = (
        (box[..., 2] - box[..., 0] + offset) * (box[..., 3] - box[..., 1] + offset)
        for box in (anchors, true)
    )
    whole = of_true if mode == "iof" else of_anchors + of_true - common
    return xp.where(whole > 0, common / xp.where(whole > 0, whole, 1), 0).astype(anchors.dtype)


def bounding_box_encode(
    anchor_box: Tensor,
    groundtruth_box: Tensor,
    means: Sequence[float] = _ZEROS,
    stds: Sequence[float] = _ONES,
) -> Tensor:
    """(boxes, 4): how far each true box is from its anchor, by the size of that.

    Args:
        anchor_box: (boxes, 4).
        groundtruth_box: (boxes, 4).
        means: What is taken off the four distances.
        stds: What they are divided by then.

    Returns:
        The distances of the centres along x and y, and the logarithms of the ratios of the sides.

    Raises:
        ShapeError: If there are not four numbers a box.

    """
    (x, y, wide, high), (true_x, true_y, true_wide, true_high) = (
        _middle_and_sides(_checked("bounding_box_encode", box))
        for box in (anchor_box, groundtruth_box)
    )
    distances = (
        (true_x - x) / wide,
        (true_y - y) / high,
        log(true_wide / wide),
        log(true_high / high),
    )
    return stack(
        [(d - float(m)) / float(s) for d, m, s in zip(distances, means, stds, strict=True)], -1
    )


def bounding_box_decode(
    anchor_box: Tensor,
    deltas: Tensor,
    max_shape: tuple[int, int],
    means: Sequence[float] = _ZEROS,
    stds: Sequence[float] = _ONES,
    wh_ratio_clip: float = 0.016,
) -> Tensor:
    """(boxes, 4): the boxes of distances from anchors, what undoes `bounding_box_encode`.

    Args:
        anchor_box: (boxes, 4).
        deltas: (boxes, 4): the distances.
        max_shape: Height and width of the image; boxes are cut to it.
        means: What is added to the distances, once they are multiplied by `stds`.
        stds: What they are multiplied by.
        wh_ratio_clip: How much smaller, or larger, a side may be than that of its anchor.

    Raises:
        ShapeError: If there are not four numbers a box.

    """
    x, y, wide, high = _middle_and_sides(_checked("bounding_box_decode(anchor_box)", anchor_box))
    right, down, wider, higher = (
        d * float(s) + float(m)
        for d, m, s in zip(
            _corners(_checked("bounding_box_decode(deltas)", deltas)), means, stds, strict=True
        )
    )
    most = abs(math.log(wh_ratio_clip))
    half_wide = wide * exp(clip_by_value(wider, -most, most)) * 0.5
    half_high = high * exp(clip_by_value(higher, -most, most)) * 0.5
    x, y = x + wide * right, y + high * down
    height, width = (float(n) for n in max_shape)
    edges = (
        (x - half_wide + 0.5, width),
        (y - half_high + 0.5, height),
        (x + half_wide - 0.5, width),
        (y + half_high - 0.5, height),
    )
    return stack([clip_by_value(edge, 0.0, end) for edge, end in edges], -1)


def _middle_and_sides(boxes: Any) -> tuple[Any, Any, Any, Any]:
    left, top, right, bottom = _corners(boxes)
    return (left + right) * 0.5, (top + bottom) * 0.5, right - left + 1.0, bottom - top + 1.0


def check_valid(bboxes: Tensor, img_metas: Tensor) -> Tensor:
    """(boxes,): whether each box lies within the image. No gradient.

    Args:
        bboxes: (boxes, 4).
        img_metas: (3,): height, width, and by what both were multiplied.

    Raises:
        ShapeError: If there are not four numbers a box, or not three of the image.

    """
    boxes, metas = read(_checked("check_valid(bboxes)", bboxes)), read(img_metas)
    if metas.shape != (3,):
        raise ShapeError.of("check_valid(img_metas)", "(3,)", metas.shape)
    height, width = metas[0] * metas[2] - 1, metas[1] * metas[2] - 1
    within = (boxes[:, 0] >= 0) & (boxes[:, 1] >= 0)
    return Value.wrap(within & (boxes[:, 2] <= width) & (boxes[:, 3] <= height))


def best_apart(bboxes: Any, threshold: float) -> tuple[Any, Any, Any]:
    """Scored boxes, best first, and which of them share too much with no better one.

    Args:
        bboxes: (boxes, 5): corners and a score.
        threshold: How much of two boxes together may be common; corners are points here.

    Returns:
        (boxes, 5) sorted by score; (boxes,) their numbers, int32; (boxes,) which are kept.

    """
    if len(bboxes.shape) != 2 or bboxes.shape[1] != 5:
        raise ShapeError.of("NMSWithMask(bboxes)", "(boxes, 5)", tuple(bboxes.shape))
    array = read(bboxes)
    xp = xp_of(array)
    order = xp.argsort(-array[:, 4], kind="stable")
    ordered = array[order]
    shares = _shares(ordered[None, :, :4], ordered[:, None, :4], 0)
    numbers = xp.arange(len(ordered), dtype=np.int32)
    kept = xp.ones(len(ordered), bool)
    for number in range(len(ordered)):  # each asks only those that are better
        beaten = (shares[number] > threshold) & (numbers > number) & kept[number]
        kept = kept & ~beaten
    return Value.wrap(ordered), Value.wrap(numbers), Value.wrap(kept)


def best_few(boxes: Any, scores: Any, most: Any, iou_threshold: Any, score_threshold: Any) -> Any:
    """The numbers of the best boxes that share too much with no better one, best first, int32.

    Args:
        boxes: (boxes, 4): y1, x1, y2, x2 of any two opposite corners, which are points.
        scores: (boxes,).
        most: How many are kept at most.
        iou_threshold: How much of two boxes together may be common.
        score_threshold: Boxes whose score is not above are left out.

    Raises:
        ShapeError: If there are not four numbers a box.

    """
    corners = read(_checked("NonMaxSuppressionV3(boxes)", boxes))
    xp, points = xp_of(corners), corners.reshape(-1, 2, 2)
    sorted_corners = xp.concatenate([points.min(1), points.max(1)], axis=1)
    scored = xp.concatenate([sorted_corners, read(scores).reshape(-1, 1)], axis=1)
    order = xp.argsort(-read(scores).reshape(-1), kind="stable")
    number = plain_number(iou_threshold)
    _, _, kept = best_apart(Value.wrap(scored), number)
    kept = kept.array & (read(scores).reshape(-1)[order] > plain_number(score_threshold))
    return Value.wrap(order[kept][: int(plain_number(most))].astype(np.int32))


def plain_number(value: Any) -> Any:
    return read(value).item() if isinstance(value, Value) else value
