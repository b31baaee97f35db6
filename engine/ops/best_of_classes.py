"""The best boxes of each class that share too much with no better one of it."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.autodiff.replayable import read
from engine.backend import asnumpy, xp_of
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError

from .boxes import plain_number

__all__: list[str] = []

_WHERE = "CombinedNonMaxSuppression"


def best_of_classes(
    boxes: Any,
    scores: Any,
    max_output_size_per_class: Any,
    max_total_size: Any,
    iou_threshold: Any,
    score_threshold: Any,
    *,
    pad_per_class: bool = False,
    clip_boxes: bool = True,
) -> tuple[Any, Any, Any, Any]:
    """The best boxes of each sample, class by class chosen and then sorted by score. No gradient.

    In each class a box is left out that shares too much with a better one that is kept. They are
    chosen on the host. Boxes of equal scores keep their order, those of lower classes come first.

    Args:
        boxes: (batch, boxes, 1 or classes, 4) float32: y1, x1, y2, x2 of any two opposite corners;
            1 for boxes that all classes share.
        scores: (batch, boxes, classes) float32.
        max_output_size_per_class: How many are kept of a class at most; a number or tensor of one.
        max_total_size: How many are kept of a sample at most, likewise.
        iou_threshold: How much two boxes may share of what both cover, from 0 to 1, likewise.
        score_threshold: Boxes whose score is not above are left out; likewise.
        pad_per_class: Whether no more rows come out than classes can fill; else `max_total_size`.
        clip_boxes: Whether corners are brought into the range from 0 to 1.

    Returns:
        (batch, rows, 4) the boxes, (batch, rows) their scores and their classes, all float32 and 0
        in rows that are not needed; and (batch,) how many are, int32.

    Raises:
        ArgumentTypeError: If boxes or scores are not float32, or an option is no bool.
        ArgumentValueError: If a size is not above 0, or the first threshold beyond 0 and 1.
        ShapeError: If the shapes do not fit.

    >>> import engine
    >>> boxes = engine.Tensor([[[[0.0, 0.0, 1.0, 1.0]], [[0.0, 0.0, 0.9, 1.0]]]])
    >>> scores = engine.Tensor([[[0.5], [0.75]]])
    >>> _, kept, _, count = best_of_classes(boxes, scores, 2, 2, 0.5, 0.1)
    >>> kept.asnumpy(), count.asnumpy()
    (array([[0.75, 0.  ]], dtype=float32), array([1], dtype=int32))

    """
    _checked(boxes, scores, pad_per_class, clip_boxes)
    each, most = (
        _size(name, given)
        for name, given in (
            ("max_output_size_per_class", max_output_size_per_class),
            ("max_total_size", max_total_size),
        )
    )
    share = plain_number(iou_threshold)
    if not 0 <= share <= 1:
        raise ArgumentValueError.of(f"{_WHERE}(iou_threshold)", "a number from 0 to 1", share)
    corners, marks = asnumpy(read(boxes)), asnumpy(read(scores))
    batch, _, classes = marks.shape
    rows = min(most, each * classes) if pad_per_class else most
    out = np.zeros((batch, rows, 6), np.float32)
    counts = np.zeros(batch, np.int32)
    for number in range(batch):
        found = _of_sample(
            corners[number], marks[number], each, share, plain_number(score_threshold)
        )[:rows]
        out[number, : len(found)], counts[number] = found, len(found)
    if clip_boxes:
        out[..., :4] = out[..., :4].clip(0, 1)
    xp = xp_of(boxes.array)
    parts = (out[..., :4], out[..., 4], out[..., 5], counts)
    kept, best, kinds, many = (Value.wrap(xp.asarray(np.ascontiguousarray(p))) for p in parts)
    return kept, best, kinds, many


def _checked(boxes: Any, scores: Any, *options: Any) -> None:
    for given in (boxes, scores):
        if given.array.dtype != np.float32:
            raise ArgumentTypeError(f"{_WHERE} expected float32, got {given.array.dtype}.")
    for option in options:
        if not isinstance(option, bool):
            raise ArgumentTypeError.of(_WHERE, "options that are bools", option)
    shape, marks = tuple(boxes.shape), tuple(scores.shape)
    if len(shape) != 4 or len(marks) != 3 or shape[:2] != marks[:2] or shape[3] != 4:
        expected = "(batch, boxes, 1 or classes, 4) and (batch, boxes, classes)"
        raise ShapeError.of(_WHERE, expected, (shape, marks))
    if shape[2] not in {1, marks[2]}:
        raise ShapeError.of(f"{_WHERE}(boxes)", f"1 or {marks[2]} boxes a class", shape)


def _size(name: str, given: Any) -> int:
    number = plain_number(given)
    if number < 1:
        raise ArgumentValueError.of(f"{_WHERE}({name})", "a number above 0", number)
    return int(number)


def _of_sample(corners: Any, scores: Any, each: int, share: float, least: float) -> np.ndarray:
    """(kept, 6): box, score and class of the best of all classes, best first."""
    rows = [np.zeros((0, 6), np.float32)]
    for number in range(scores.shape[1]):
        boxes = corners[:, number if corners.shape[1] > 1 else 0]
        best = _of_class(boxes, scores[:, number], each, share, least)
        kinds = np.full((len(best), 1), number, np.float32)
        rows.append(np.concatenate([boxes[best], scores[best, number, None], kinds], axis=1))
    found = np.concatenate(rows)
    return found[np.argsort(-found[:, 4], kind="stable")]


def _of_class(boxes: Any, scores: Any, each: int, share: float, least: float) -> list[int]:
    """The numbers of the boxes of a class that are kept, best first."""
    points = boxes.reshape(-1, 2, 2)
    low, high = points.min(1), points.max(1)
    areas = (high - low).prod(1)
    kept: list[int] = []
    order = np.argsort(-scores, kind="stable")
    for number in order[scores[order] > least]:
        if len(kept) == each:
            break
        sides = np.minimum(high[number], high[kept]) - np.maximum(low[number], low[kept])
        common = np.maximum(sides, 0).prod(1)
        whole = areas[number] + areas[kept] - common
        solid = (areas[number] > 0) & (areas[kept] > 0)
        if not (common[solid] / whole[solid] > share).any():
            kept.append(int(number))
    return kept
