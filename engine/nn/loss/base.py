"""What losses share: how they reduce."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np

from engine import ops
from engine.errors import ArgumentValueError
from engine.nn.cell import Cell
from engine.typed import Tensor, TensorOrNumber

__all__ = ["LossBase"]


class LossBase(Cell):
    """A loss; a subclass computes it in `construct` and reduces it with `get_loss`.

    Args:
        reduction: "mean", "sum" or "none".

    Raises:
        ArgumentValueError: If the reduction is none of these.

    >>> import engine
    >>> from engine import nn
    >>> class Distance(nn.LossBase):
    ...     def construct(self, logits, labels):
    ...         return self.get_loss(engine.ops.abs(logits - labels))
    >>> float(Distance()(engine.Tensor([1.0, 2.0]), engine.Tensor([1.0, 4.0])))
    1.0

    """

    # Arguments without a default, for the family's contract test.
    _options: ClassVar[dict[str, Any]] = {}

    def __init__(self, reduction: str = "mean") -> None:
        super().__init__()
        if reduction not in {"mean", "sum", "none"}:
            expected = "'mean', 'sum' or 'none'"
            where = f"{type(self).__name__}(reduction)"
            raise ArgumentValueError.of(where, expected, repr(reduction))
        self.reduction = reduction
        self.average, self.reduce = reduction == "mean", reduction != "none"

    def get_axis(self, x: Any) -> tuple[int, ...]:
        """All axes of a tensor."""
        return tuple(range(len(x.shape)))

    def get_loss(self, x: Tensor, weights: TensorOrNumber = 1.0) -> Tensor:
        """The weighted losses, reduced as the loss was told."""
        if not (isinstance(weights, float) and weights == 1.0):
            x = ops.mul(x, weights)
        if self.reduction == "none":
            return x
        return ops.mean(x) if self.reduction == "mean" else ops.sum(x)

    @classmethod
    def _example(cls, rng: Any) -> tuple[Any, ...]:
        """What the family's contract test calls the loss with: arrays, the first in float64."""
        return rng.random((3, 4)) * 0.8 + 0.1, np.eye(4)[[0, 2, 1]]
