"""Operator classes of losses with margins, of sequences, and of independent classes."""

from __future__ import annotations

from typing import Any

from engine.ops import ctc, loss, margin_loss

from .operator_class import Primitive, as_class, configured

__all__ = [
    "CTCLossV2",
    "MultiMarginLoss",
    "MultilabelMarginLoss",
    "SigmoidCrossEntropyWithLogits",
    "SoftMarginLoss",
    "TripletMarginLoss",
]


def _each(logits: Any, label: Any) -> Any:
    return loss.binary_cross_entropy_with_logits(logits, label, reduction="none")


SigmoidCrossEntropyWithLogits = as_class(
    "SigmoidCrossEntropyWithLogits",
    _each,
    "The cross entropy between the sigmoid of each logit and its label.",
)
SoftMarginLoss = configured("SoftMarginLoss", loss.soft_margin_loss, reduction="mean")
CTCLossV2 = configured("CTCLossV2", ctc.ctc_loss, blank=0, reduction="none", zero_infinity=False)


class TripletMarginLoss(Primitive):
    """How far samples are from being nearer to their like than to their unlike by a margin."""

    def __init__(
        self, p: int = 2, swap: bool = False, eps: float = 1e-06, reduction: str = "mean"
    ) -> None:
        super().__init__()
        loss.check_reduction(reduction, self.name)
        self.p, self.swap, self.eps, self.reduction = p, swap, eps, reduction

    def __call__(self, x: Any, positive: Any, negative: Any, margin: Any = 1.0) -> Any:
        return margin_loss.triplet_margin_loss(
            x, positive, negative, margin, self.p, self.eps, self.swap, self.reduction
        )


class MultiMarginLoss(Primitive):
    """How far the score of the right class is from being above each other by a margin."""

    def __init__(self, p: int = 1, margin: float = 1.0, reduction: str = "mean") -> None:
        super().__init__()
        loss.check_reduction(reduction, self.name)
        self.p, self.margin, self.reduction = p, margin, reduction

    def __call__(self, x: Any, target: Any, weight: Any = None) -> Any:
        return margin_loss.multi_margin_loss(x, target, self.p, self.margin, weight, self.reduction)


class MultilabelMarginLoss(Primitive):
    """The margin between right classes and wrong ones, and which classes are right, as 1 and 0."""

    def __init__(self, reduction: str = "mean") -> None:
        super().__init__()
        loss.check_reduction(reduction, self.name)
        self.reduction = reduction

    def __call__(self, x: Any, target: Any) -> Any:
        out = margin_loss.multilabel_margin_loss(x, target, self.reduction)
        return out, margin_loss.right_classes(target)
