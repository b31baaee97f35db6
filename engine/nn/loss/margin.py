"""Losses that ask for a margin between right and wrong."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine import ops
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.typed import Tensor, TensorOrNumber

from .base import LossBase
from .cross_entropy import optional_tensor

__all__ = [
    "MultiLabelSoftMarginLoss",
    "MultiMarginLoss",
    "MultilabelMarginLoss",
    "TripletMarginLoss",
]


class TripletMarginLoss(LossBase):
    """How far a sample is from being nearer to its like than to its unlike by a margin.

    Args:
        p: The power of the distance.
        swap: Whether the distance from like to unlike counts where it is smaller.
        eps: Added to each difference.
        reduction: "mean", "sum" or "none" (batch,).
        margin: A number, or a tensor of shape (); one given at the call goes before it.

    Called with three tensors (batch, numbers), and maybe a margin.

    Raises:
        ArgumentTypeError: If an option has the wrong type.
        ArgumentValueError: If an option is out of its range.
        ShapeError: If the tensors have one axis.

    >>> import engine
    >>> from engine import nn
    >>> sample, like, unlike = (engine.Tensor([[x]]) for x in (0.0, 1.0, 1.5))
    >>> float(nn.TripletMarginLoss()(sample, like, unlike)).__round__(4)
    0.5

    """

    def __init__(
        self,
        p: int = 2,
        swap: bool = False,
        eps: float = 1e-06,
        reduction: str = "mean",
        margin: TensorOrNumber = 1.0,
    ) -> None:
        super().__init__(reduction)
        self.p, self.swap, self.eps, self.margin = p, swap, eps, margin

    def construct(
        self, x: Tensor, positive: Tensor, negative: Tensor, margin: TensorOrNumber | None = None
    ) -> Tensor:
        return ops.triplet_margin_loss(
            x,
            positive,
            negative,
            self.margin if margin is None else margin,
            self.p,
            self.eps,
            self.swap,
            self.reduction,
        )

    @classmethod
    def _example(cls, rng: Any) -> tuple[Any, ...]:
        return rng.random((3, 4)), rng.random((3, 4)), rng.random((3, 4))


class MultiMarginLoss(LossBase):
    """How far the score of the right class is from being above each other by a margin.

    Args:
        p: 1, or 2 for squares.
        margin: How far above.
        reduction: "mean", "sum" or "none" (batch,).
        weight: (classes,): how much each right class counts, or None; one given at the call goes
            before it.

    Called with scores (batch, classes) and class numbers (batch,).

    Raises:
        ArgumentTypeError: If the margin is no number or the weight no tensor.
        ArgumentValueError: If an option is out of its range or a label no class.
        ShapeError: If the shapes do not fit.

    >>> import engine
    >>> from engine import nn
    >>> float(nn.MultiMarginLoss()(engine.Tensor([[0.0, 1.0]]), engine.Tensor([0])))
    1.0

    """

    def __init__(
        self, p: int = 1, margin: float = 1.0, reduction: str = "mean", weight: Tensor | None = None
    ) -> None:
        super().__init__(reduction)
        if isinstance(p, bool) or not isinstance(p, int) or p not in {1, 2}:
            raise ArgumentValueError.of("MultiMarginLoss(p)", "1 or 2", repr(p))
        if isinstance(margin, bool) or not isinstance(margin, int | float):
            raise ArgumentTypeError.of("MultiMarginLoss(margin)", "a float", margin)
        self.p, self.margin = p, margin
        self.weight = optional_tensor("MultiMarginLoss(weight)", weight)

    def construct(self, x: Tensor, target: Tensor, weight: Tensor | None = None) -> Tensor:
        weight = self.weight if weight is None else weight
        return ops.multi_margin_loss(x, target, self.p, self.margin, weight, self.reduction)

    @classmethod
    def _example(cls, rng: Any) -> tuple[Any, ...]:
        return rng.random((3, 4)), np.array([0, 2, 1])


class MultilabelMarginLoss(LossBase):
    """How far the scores of all right classes are from being above each wrong one's by 1.

    Args:
        reduction: "mean", "sum" or "none" (batch,).

    Called with scores (batch, classes) or (classes,), and class numbers of the same shape: those of
    the right classes; from the first -1 on they do not count.

    Raises:
        ArgumentTypeError: If the labels are no whole numbers.
        ArgumentValueError: If a label is no class.
        ShapeError: If the shapes do not fit.

    >>> import engine
    >>> from engine import nn
    >>> scores = engine.Tensor([0.1, 0.2, 0.4, 0.8])
    >>> float(nn.MultilabelMarginLoss()(scores, engine.Tensor([3, 0, -1, 1]))).__round__(4)
    0.85

    """

    def construct(self, x: Tensor, target: Tensor) -> Tensor:
        return ops.multilabel_margin_loss(x, target, self.reduction)

    @classmethod
    def _example(cls, rng: Any) -> tuple[Any, ...]:
        return rng.random((2, 4)), np.array([[3, 0, -1, 1], [2, -1, 0, 0]], np.int32)


class MultiLabelSoftMarginLoss(LossBase):
    """The cross entropy between the sigmoid of scores and labels 0 and 1, a mean over the classes.

    Args:
        weight: How much each class counts, a number or a tensor that broadcasts; None: 1.
        reduction: "mean", "sum" or "none" (batch,).

    Called with scores and labels, both (batch, classes).

    Raises:
        ShapeError: If the shapes differ or have not two axes.

    >>> import engine
    >>> from engine import nn
    >>> scores, labels = engine.Tensor([[0.0, 0.0]]), engine.Tensor([[1.0, 0.0]])
    >>> float(nn.MultiLabelSoftMarginLoss()(scores, labels)).__round__(4)
    0.6931

    """

    def __init__(self, weight: TensorOrNumber | None = None, reduction: str = "mean") -> None:
        super().__init__(reduction)
        self.weight = weight

    def construct(self, x: Tensor, target: Tensor) -> Tensor:
        return ops.multilabel_soft_margin_loss(x, target, self.weight, self.reduction)
