"""Losses with PyTorch's names and defaults: the mean unless asked for otherwise."""

from __future__ import annotations

from engine import ops
from engine.typed import Tensor

__all__ = [
    "binary_cross_entropy",
    "binary_cross_entropy_with_logits",
    "kl_div",
    "nll_loss",
    "smooth_l1_loss",
]


def binary_cross_entropy(
    input: Tensor, target: Tensor, weight: Tensor | None = None, reduction: str = "mean"
) -> Tensor:
    """The cross entropy between probabilities and targets from 0 to 1."""
    return ops.binary_cross_entropy(input, target, weight, reduction)


def binary_cross_entropy_with_logits(
    input: Tensor,
    target: Tensor,
    weight: Tensor | None = None,
    reduction: str = "mean",
    pos_weight: Tensor | None = None,
) -> Tensor:
    """The cross entropy between the sigmoid of the input and targets from 0 to 1.

    Args:
        input: Logits.
        target: From 0 to 1.
        weight: How much each element counts; broadcasts.
        reduction: "mean", "sum" or "none".
        pos_weight: How much target 1 counts beside target 0; broadcasts.

    """
    return ops.binary_cross_entropy_with_logits(input, target, weight, pos_weight, reduction)


def kl_div(
    input: Tensor, target: Tensor, reduction: str = "mean", log_target: bool = False
) -> Tensor:
    """The Kullback-Leibler divergence of log-probabilities from probabilities.

    Args:
        input: Log-probabilities.
        target: Probabilities, or their logarithms with `log_target`.
        reduction: "mean", "sum", "none", or "batchmean": the sum over the number of samples.
        log_target: Whether the targets are logarithms.

    >>> import engine
    >>> import engine.mint.nn.functional as F
    >>> half = engine.Tensor([[0.5, 0.5]])
    >>> F.kl_div(engine.ops.log(half), half, "sum").asnumpy()
    array(0., dtype=float32)

    """
    return ops.kl_div(input, ops.exp(target) if log_target else target, reduction)


def nll_loss(
    input: Tensor,
    target: Tensor,
    weight: Tensor | None = None,
    ignore_index: int = -100,
    reduction: str = "mean",
) -> Tensor:
    """Minus the log-probability at each target."""
    return ops.nll_loss(input, target, weight, ignore_index, reduction)


def smooth_l1_loss(
    input: Tensor, target: Tensor, reduction: str = "mean", beta: float = 1.0
) -> Tensor:
    """Half the square of the difference over `beta` where it is below `beta`, else linear."""
    return ops.smooth_l1_loss(input, target, beta, reduction)
