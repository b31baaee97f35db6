"""Losses of probabilities, and of pairs of vectors."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine import ops
from engine.errors import ArgumentValueError
from engine.typed import Tensor

from .base import LossBase
from .cross_entropy import optional_tensor

__all__ = [
    "BCELoss",
    "BCEWithLogitsLoss",
    "CosineEmbeddingLoss",
    "HingeEmbeddingLoss",
    "KLDivLoss",
    "MarginRankingLoss",
    "SoftMarginLoss",
]


class BCELoss(LossBase):
    """The cross entropy between probabilities and labels from 0 to 1.

    Args:
        weight: How much each element counts; broadcasts. None: 1.
        reduction: "mean", "sum" or "none".

    Raises:
        ArgumentTypeError: If the weight is no tensor.
        ShapeError: If the shapes differ.

    """

    def __init__(self, weight: Tensor | None = None, reduction: str = "mean") -> None:
        super().__init__(reduction)
        self.weight = optional_tensor("BCELoss(weight)", weight)

    def construct(self, logits: Tensor, labels: Tensor) -> Tensor:
        return ops.binary_cross_entropy(logits, labels, self.weight, self.reduction)


class BCEWithLogitsLoss(LossBase):
    """The cross entropy between the sigmoid of logits and labels from 0 to 1.

    Args:
        reduction: "mean", "sum" or "none".
        weight: How much each element counts; broadcasts. None: 1.
        pos_weight: How much label 1 counts beside label 0; broadcasts. None: 1.

    Raises:
        ArgumentTypeError: If a weight is no tensor.
        ShapeError: If the shapes differ.

    """

    def __init__(
        self,
        reduction: str = "mean",
        weight: Tensor | None = None,
        pos_weight: Tensor | None = None,
    ) -> None:
        super().__init__(reduction)
        self.weight = optional_tensor("BCEWithLogitsLoss(weight)", weight)
        self.pos_weight = optional_tensor("BCEWithLogitsLoss(pos_weight)", pos_weight)

    def construct(self, logits: Tensor, labels: Tensor) -> Tensor:
        return ops.binary_cross_entropy_with_logits(
            logits, labels, self.weight, self.pos_weight, self.reduction
        )


class KLDivLoss(LossBase):
    """The Kullback-Leibler divergence of log-probabilities from probabilities.

    Args:
        reduction: "mean", "sum", "none", or "batchmean": the sum over the number of samples.

    """

    def __init__(self, reduction: str = "mean") -> None:
        super().__init__("sum" if reduction == "batchmean" else reduction)
        self.reduction = reduction

    def construct(self, logits: Tensor, labels: Tensor) -> Tensor:
        return ops.kl_div(logits, labels, self.reduction)


class CosineEmbeddingLoss(LossBase):
    """1 - cosine of two vectors where the target is 1; the cosine above a margin where it is -1.

    Args:
        margin: From -1 to 1.
        reduction: "mean", "sum" or "none".

    Raises:
        ArgumentValueError: If the margin is not in [-1, 1].

    """

    def __init__(self, margin: float = 0.0, reduction: str = "mean") -> None:
        super().__init__(reduction)
        if not -1 <= margin <= 1:
            raise ArgumentValueError.of("CosineEmbeddingLoss(margin)", "-1 to 1", margin)
        self.margin = margin

    def construct(self, logits_x1: Tensor, logits_x2: Tensor, labels: Tensor) -> Tensor:
        return ops.cosine_embedding_loss(logits_x1, logits_x2, labels, self.margin, self.reduction)

    @classmethod
    def _example(cls, rng: Any) -> tuple[Any, ...]:
        return rng.random((3, 4)), rng.random((3, 4)), np.array([1, -1, 1], np.int32)


class MarginRankingLoss(LossBase):
    """How far the first is from being above the second by a margin (label 1), or below (-1)."""

    def __init__(self, margin: float = 0.0, reduction: str = "mean") -> None:
        super().__init__(reduction)
        self.margin = margin

    def construct(self, input1: Tensor, input2: Tensor, target: Tensor) -> Tensor:
        return ops.margin_ranking_loss(input1, input2, target, self.margin, self.reduction)

    @classmethod
    def _example(cls, rng: Any) -> tuple[Any, ...]:
        return rng.random(3), rng.random(3), np.array([1.0, -1.0, 1.0])


class HingeEmbeddingLoss(LossBase):
    """The input where the label is 1; how far it is below the margin where it is -1."""

    def __init__(self, margin: float = 1.0, reduction: str = "mean") -> None:
        super().__init__(reduction)
        self.margin = margin

    def construct(self, logits: Tensor, labels: Tensor) -> Tensor:
        return ops.hinge_embedding_loss(logits, labels, self.margin, self.reduction)


class SoftMarginLoss(LossBase):
    """log(1 + exp(-label * logit)) for labels 1 and -1."""

    def construct(self, logits: Tensor, labels: Tensor) -> Tensor:
        return ops.soft_margin_loss(logits, labels, self.reduction)
