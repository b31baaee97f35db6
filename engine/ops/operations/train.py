"""Operator classes of the losses."""

from __future__ import annotations

from engine import ops
from engine.ops import loss, mean, nll_loss, one_hot, softmax
from engine.ops import sum as sum_of
from engine.ops.arithmetic import mul, sub
from engine.ops.cross_entropy import softmax_cross_entropy, sparse_softmax_cross_entropy, weights_of
from engine.ops.elementary import square
from engine.typed import Tensor

from .operator_class import Primitive, as_class

__all__ = [
    "BCEWithLogitsLoss",
    "BinaryCrossEntropy",
    "KLDivLoss",
    "L2Loss",
    "NLLLoss",
    "SmoothL1Loss",
    "SoftmaxCrossEntropyWithLogits",
    "SparseSoftmaxCrossEntropyWithLogits",
]

L2Loss = as_class(
    "L2Loss", lambda input_x: mul(sum_of(square(input_x)), 0.5), "Half the squared sum."
)


class SoftmaxCrossEntropyWithLogits(Primitive):
    """The loss of each row of logits against label probabilities, and its gradient."""

    def __call__(self, logits: Tensor, labels: Tensor) -> tuple[Tensor, Tensor]:
        return softmax_cross_entropy(logits, labels), sub(softmax(logits), labels)


class SparseSoftmaxCrossEntropyWithLogits(Primitive):
    """The mean loss of rows of logits against class numbers; its gradient with `is_grad`."""

    def __init__(self, is_grad: bool = False) -> None:
        super().__init__()
        self.is_grad = is_grad

    def __call__(self, logits: Tensor, labels: Tensor) -> Tensor:
        if not self.is_grad:
            return mean(sparse_softmax_cross_entropy(logits, labels))
        rows, classes = logits.shape
        hit = ops.cast(one_hot(labels, classes), logits.dtype)
        return mul(sub(softmax(logits), hit), 1 / rows)


class _Reduced(Primitive):
    """A loss with its reduction: "mean", "sum" or "none"."""

    def __init__(self, reduction: str = "mean") -> None:
        super().__init__()
        loss.check_reduction(reduction, self.name)
        self.reduction = reduction


class BinaryCrossEntropy(_Reduced):
    """The cross entropy between probabilities and labels from 0 to 1."""

    def __call__(self, logits: Tensor, labels: Tensor, weight: Tensor | None = None) -> Tensor:
        return loss.binary_cross_entropy(logits, labels, weight, self.reduction)


class BCEWithLogitsLoss(_Reduced):
    """The cross entropy between the sigmoid of logits and labels from 0 to 1."""

    def __call__(
        self,
        input: Tensor,
        target: Tensor,
        weight: Tensor | None = None,
        posWeight: Tensor | None = None,
    ) -> Tensor:
        return loss.binary_cross_entropy_with_logits(
            input, target, weight, posWeight, self.reduction
        )


class KLDivLoss(_Reduced):
    """The Kullback-Leibler divergence of log-probabilities from probabilities.

    Args:
        reduction: "mean", "sum", "none", or "batchmean": the sum over the number of samples.

    """

    def __init__(self, reduction: str = "mean") -> None:
        super().__init__("sum" if reduction == "batchmean" else reduction)
        self.reduction = reduction

    def __call__(self, logits: Tensor, labels: Tensor) -> Tensor:
        return loss.kl_div(logits, labels, self.reduction)


class SmoothL1Loss(Primitive):
    """Half the squared difference over `beta` where it is below `beta`, else linear."""

    def __init__(self, beta: float = 1.0, reduction: str = "none") -> None:
        super().__init__()
        loss.check_reduction(reduction, self.name)
        self.beta, self.reduction = beta, reduction

    def __call__(self, logits: Tensor, labels: Tensor) -> Tensor:
        return loss.smooth_l1_loss(logits, labels, self.beta, self.reduction)


class NLLLoss(Primitive):
    """Minus the log-probability at each label, and the sum of the labels' weights."""

    def __init__(self, reduction: str = "mean", ignore_index: int = -100) -> None:
        super().__init__()
        loss.check_reduction(reduction, self.name)
        self.reduction, self.ignore_index = reduction, ignore_index

    def __call__(self, logits: Tensor, labels: Tensor, weight: Tensor) -> tuple[Tensor, Tensor]:
        total = sum_of(weights_of(labels, weight, self.ignore_index))
        out = nll_loss(logits, labels, weight, self.ignore_index, self.reduction)
        return out, total
