"""How much boxes share that are turned.

Source of the common area: I. Sutherland & G. Hodgman, "Reentrant polygon clipping" (1974), of all
pairs at once.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.autodiff.replayable import read
from engine.backend import xp_of
from engine.errors import ArgumentTypeError, ShapeError
from engine.typed import Tensor

__all__ = ["rotated_iou"]


def rotated_iou(
    boxes: Tensor,
    query_boxes: Tensor,
    trans: bool = False,
    mode: int = 0,
    is_cross: bool = True,
    v_threshold: float = 0.0,
    e_threshold: float = 0.0,
) -> Tensor:
    """(batch, boxes, queries): how much each turned box shares with each other. No gradient.

    Args:
        boxes: (batch, boxes, 5) float16, bfloat16 or float32: the middle x and y, width, height,
            and by how many degrees the box is turned around its middle, from the x axis to the y
            axis.
        query_boxes: (batch, queries, 5), likewise.
        trans: Whether corners x1, y1, x2, y2, before the box is turned, stand for the first four.
        mode: 1: the common area by that of the box; else by that of both together.
        is_cross: Whether each box meets each query; else it meets the one of its number, and the
            result is (batch, boxes).
        v_threshold: Recorded: how near a corner MindSpore's kernel takes for inside. Here areas are
            those of the exact common polygon.
        e_threshold: Recorded, likewise: how near it takes edges for crossing.

    Returns:
        Shares from 0 to 1 in the type of `boxes`; 0 of a box without an area.

    Raises:
        ArgumentTypeError: If the boxes are of another type.
        ShapeError: If the shapes do not fit.

    >>> import engine
    >>> square = engine.Tensor([[[0.0, 0.0, 2.0, 2.0, 0.0]]])
    >>> turned = engine.Tensor([[[0.0, 0.0, 2.0, 2.0, 45.0]]])
    >>> rotated_iou(square, turned).asnumpy().round(4)
    array([[[0.7071]]], dtype=float32)

    """
    _checked(boxes, query_boxes, is_cross=is_cross)
    first, second = (read(x).astype(np.float64) for x in (boxes, query_boxes))
    if trans:
        first, second = _by_middle(first), _by_middle(second)
    first = first[:, :, None] if is_cross else first
    second = second[:, None] if is_cross else second
    xp = xp_of(first)
    shape = np.broadcast_shapes(first.shape[:-1], second.shape[:-1])
    pairs = [xp.broadcast_to(x, (*shape, 5)).reshape(-1, 5) for x in (first, second)]
    own, other = (xp.where((x[:, 2:4] > 0).all(axis=1), x[:, 2] * x[:, 3], 0) for x in pairs)
    whole = own if mode == 1 else own + other
    common = _common(xp, *pairs)
    whole = whole if mode == 1 else whole - common
    solid = (own > 0) & (other > 0)
    shares = xp.where(solid, common / xp.where(solid, whole, 1), 0)
    return Value.wrap(shares.clip(0, 1).reshape(shape).astype(boxes.array.dtype))


def _checked(boxes: Any, query_boxes: Any, *, is_cross: bool) -> None:
    for name, given in (("boxes", boxes), ("query_boxes", query_boxes)):
        if not isinstance(given, Value):
            raise ArgumentTypeError.of(f"rotated_iou({name})", "a tensor", given)
        kind = given.array.dtype
        if kind.kind not in "fV" or kind.itemsize > 4:
            expected = "float16, bfloat16 or float32"
            raise ArgumentTypeError(f"rotated_iou({name}) expected {expected}, got {kind}.")
        if given.array.ndim != 3 or given.array.shape[2] != 5:
            raise ShapeError.of(f"rotated_iou({name})", "(batch, boxes, 5)", given.array.shape)
    fit = 1 if is_cross else 2
    if tuple(boxes.shape[:fit]) != tuple(query_boxes.shape[:fit]):
        expected = f"the first {fit} of {tuple(boxes.shape)}"
        raise ShapeError.of("rotated_iou(query_boxes)", expected, tuple(query_boxes.shape))


def _by_middle(boxes: Any) -> Any:
    low, high = boxes[..., :2], boxes[..., 2:4]
    return xp_of(boxes).concatenate([(low + high) / 2, high - low, boxes[..., 4:]], axis=-1)


def _corners(xp: Any, boxes: Any) -> Any:
    """(pairs, 4, 2) the corners, each ahead of the one before in the direction of the turn."""
    angle = boxes[:, 4, None] * (np.pi / 180)
    across = boxes[:, 2, None] * xp.asarray([-0.5, 0.5, 0.5, -0.5])
    along = boxes[:, 3, None] * xp.asarray([-0.5, -0.5, 0.5, 0.5])
    x = boxes[:, 0, None] + across * xp.cos(angle) - along * xp.sin(angle)
    y = boxes[:, 1, None] + across * xp.sin(angle) + along * xp.cos(angle)
    return xp.stack([x, y], axis=-1)


def _common(xp: Any, boxes: Any, others: Any) -> Any:
    """(pairs,) the common areas."""
    middle = xp.concatenate([boxes[:, :2], xp.zeros((len(boxes), 3))], axis=1)
    polygon, window = _corners(xp, boxes - middle), _corners(xp, others - middle)
    for number in range(4):
        polygon = _cut(xp, polygon, window[:, number], window[:, (number + 1) % 4])
    x, y = polygon[..., 0], polygon[..., 1]
    twice = (x * xp.roll(y, -1, axis=1) - y * xp.roll(x, -1, axis=1)).sum(axis=1)
    return xp.maximum(twice / 2, 0)


def _cut(xp: Any, polygon: Any, start: Any, end: Any) -> Any:
    """What of each polygon lies to the left of a line; corners that are not needed repeat one."""
    way = (end - start)[:, None]
    apart = polygon - start[:, None]
    side = way[..., 0] * apart[..., 1] - way[..., 1] * apart[..., 0]
    following, after = xp.roll(polygon, -1, axis=1), xp.roll(side, -1, axis=1)
    inside, crossed = side >= 0, (side >= 0) != (after >= 0)
    steps = xp.where(crossed, side / xp.where(crossed, side - after, 1), 0)[..., None]
    met = polygon + steps * (following - polygon)
    pairs, count, _ = polygon.shape
    points = xp.stack([polygon, met], axis=2).reshape(pairs, 2 * count, 2)
    needed = xp.stack([inside, crossed], axis=2).reshape(pairs, 2 * count)
    order = xp.argsort(~needed, axis=1, kind="stable")[:, : count + 1]
    kept = xp.take_along_axis(points, order[..., None], axis=1)
    known = xp.take_along_axis(needed, order, axis=1)[..., None]
    return xp.where(known, kept, xp.where(known[:, :1], kept[:, :1], 0.0))
