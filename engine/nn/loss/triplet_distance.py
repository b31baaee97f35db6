"""The loss of triplets by a distance of one's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from engine import ops
from engine.errors import ArgumentTypeError, ShapeError
from engine.typed import Tensor

from .base import LossBase

__all__ = ["TripletMarginWithDistanceLoss"]


def _euclidean(x: Any, y: Any) -> Any:
    return ops.norm(x - y, dim=1)


class TripletMarginWithDistanceLoss(LossBase):
    """How far samples are from being nearer to their like than to their unlike by a margin.

    Args:
        distance_function: Of two batches to (batch,) distances; None: the Euclidean.
        swap: Whether the distance between like and unlike counts instead, where it is smaller.
        reduction: "mean", "sum" or "none" (batch,).
        margin: How much nearer the like must be.

    Called with samples, others like them and others unlike them, (batch, features) each.

    Raises:
        ArgumentTypeError: If `swap` is no bool, the margin no number, or the distance no function.
        ArgumentValueError: If the reduction is unknown.
        ShapeError: If there is no second axis.

    Source: Balntas et al., "Learning local feature descriptors with triplets and shallow
    convolutional neural networks", BMVC 2016.

    >>> import engine
    >>> from engine import nn
    >>> same, other = engine.Tensor([[0.0, 0.0]]), engine.Tensor([[0.6, 0.0]])
    >>> float(nn.TripletMarginWithDistanceLoss()(same, same, other)).__round__(4)
    0.4

    """

    def __init__(
        self,
        distance_function: Callable[[Any, Any], Any] | None = None,
        swap: bool = False,
        reduction: str = "mean",
        margin: float = 1.0,
    ) -> None:
        super().__init__(reduction)
        where = "TripletMarginWithDistanceLoss"
        if not isinstance(swap, bool):
            raise ArgumentTypeError.of(f"{where}(swap)", "a bool", swap)
        if isinstance(margin, bool) or not isinstance(margin, int | float):
            raise ArgumentTypeError.of(f"{where}(margin)", "a float", margin)
        if not (distance_function is None or callable(distance_function)):
            where = f"{where}(distance_function)"
            raise ArgumentTypeError.of(where, "a function", distance_function)
        self.distance_function = distance_function or _euclidean
        self.swap, self.margin = swap, margin

    def construct(self, x: Tensor, positive: Tensor, negative: Tensor) -> Tensor:
        for one in (x, positive, negative):
            if len(one.shape) < 2:
                where = "TripletMarginWithDistanceLoss"
                raise ShapeError.of(where, "(batch, features)", tuple(one.shape))
        near = self.distance_function(x, positive)
        far = self.distance_function(x, negative)
        if self.swap:
            far = ops.minimum(far, self.distance_function(positive, negative))
        return self.get_loss(ops.clamp(near - far + self.margin, min=0))

    @classmethod
    def _example(cls, rng: Any) -> tuple[Any, ...]:
        return tuple(rng.standard_normal((4, 3)).astype(np.float64) for _ in range(3))
