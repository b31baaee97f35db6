"""Losses with PyTorch's arguments and defaults."""

from __future__ import annotations

from engine.errors import ArgumentValueError
from engine.nn.cell import Cell
from engine.nn.loss.probability import BCEWithLogitsLoss as _Logits
from engine.typed import Tensor

from .functional import loss

__all__ = ["BCEWithLogitsLoss", "KLDivLoss", "SmoothL1Loss"]


class BCEWithLogitsLoss(_Logits):
    """The cross entropy between the sigmoid of logits and labels from 0 to 1.

    Args:
        weight: How much each element counts; broadcasts. None: 1.
        reduction: "mean", "sum" or "none".
        pos_weight: How much label 1 counts beside label 0; broadcasts. None: 1.

    Raises:
        ArgumentTypeError: If a weight is no tensor.
        ShapeError: If the shapes differ.

    """

    def __init__(
        self,
        weight: Tensor | None = None,
        reduction: str = "mean",
        pos_weight: Tensor | None = None,
    ) -> None:
        super().__init__(reduction, weight, pos_weight)


class KLDivLoss(Cell):
    """The Kullback-Leibler divergence of log-probabilities from probabilities.

    Args:
        reduction: "mean", "sum", "none", or "batchmean": the sum over the number of samples.
        log_target: Whether the targets are logarithms of probabilities.

    Raises:
        ArgumentValueError: If the reduction is another word.

    >>> import engine
    >>> from engine import mint
    >>> half = engine.Tensor([[0.5, 0.5]])
    >>> mint.nn.KLDivLoss("batchmean")(engine.ops.log(half), half).asnumpy()
    array(0., dtype=float32)

    """

    def __init__(self, reduction: str = "mean", log_target: bool = False) -> None:
        super().__init__()
        self.reduction = _reduction("KLDivLoss", reduction, "batchmean")
        self.log_target = log_target

    def construct(self, input: Tensor, target: Tensor) -> Tensor:
        return loss.kl_div(input, target, self.reduction, self.log_target)


class SmoothL1Loss(Cell):
    """Half the square of the difference over `beta` where it is below `beta`, else linear.

    Args:
        reduction: "mean", "sum" or "none".
        beta: Where the two forms meet.

    Raises:
        ArgumentValueError: If the reduction is another word.

    """

    def __init__(self, reduction: str = "mean", beta: float = 1.0) -> None:
        super().__init__()
        self.reduction, self.beta = _reduction("SmoothL1Loss", reduction), beta

    def construct(self, input: Tensor, target: Tensor) -> Tensor:
        return loss.smooth_l1_loss(input, target, self.reduction, self.beta)


def _reduction(where: str, reduction: str, *more: str) -> str:
    known = ("mean", "sum", "none", *more)
    if reduction not in known:
        raise ArgumentValueError.of(f"{where}(reduction)", f"one of {known}", repr(reduction))
    return reduction
