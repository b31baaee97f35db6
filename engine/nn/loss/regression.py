"""Losses of numbers: how far outputs are from targets of the same shape."""

from __future__ import annotations

from engine import ops
from engine.errors import ArgumentValueError
from engine.typed import Tensor

from .base import LossBase

__all__ = ["HuberLoss", "L1Loss", "MAELoss", "MSELoss", "RMSELoss", "SmoothL1Loss"]


class L1Loss(LossBase):
    """The magnitude of the difference.

    >>> import engine
    >>> from engine import nn
    >>> float(nn.L1Loss()(engine.Tensor([1.0, 2.0]), engine.Tensor([1.0, 4.0])))
    1.0
    """

    def construct(self, logits: Tensor, labels: Tensor) -> Tensor:
        return ops.l1_loss(logits, labels, self.reduction)


class MSELoss(LossBase):
    """The square of the difference.

    >>> import engine
    >>> from engine import nn
    >>> float(nn.MSELoss()(engine.Tensor([1.0, 2.0]), engine.Tensor([1.0, 4.0])))
    2.0
    """

    def construct(self, logits: Tensor, labels: Tensor) -> Tensor:
        return ops.mse_loss(logits, labels, self.reduction)


class RMSELoss(LossBase):
    """The root of the mean square of the difference."""

    def __init__(self) -> None:
        super().__init__()
        self.MSELoss = MSELoss()

    def construct(self, logits: Tensor, label: Tensor) -> Tensor:
        return ops.sqrt(self.MSELoss(logits, label))


class MAELoss(LossBase):
    """The magnitude of the difference, of inputs that broadcast together."""

    def construct(self, logits: Tensor, label: Tensor) -> Tensor:
        return self.get_loss(ops.abs(ops.sub(logits, label)))


class SmoothL1Loss(LossBase):
    """Half the square of the difference over `beta` where it is below `beta`, else linear.

    Args:
        beta: Where the loss becomes linear.
        reduction: "none", "mean" or "sum".

    Raises:
        ArgumentValueError: If `beta` is negative.

    """

    def __init__(self, beta: float = 1.0, reduction: str = "none") -> None:
        super().__init__(reduction)
        if beta < 0:
            raise ArgumentValueError.of("SmoothL1Loss(beta)", "a number from 0", beta)
        self.beta = beta

    def construct(self, logits: Tensor, labels: Tensor) -> Tensor:
        return ops.smooth_l1_loss(logits, labels, self.beta, self.reduction)


class HuberLoss(LossBase):
    """Half the square of the difference where it is at most `delta`, else linear.

    Args:
        reduction: "mean", "sum" or "none".
        delta: Where the loss becomes linear.

    Raises:
        ArgumentValueError: If `delta` is not above 0.

    """

    def __init__(self, reduction: str = "mean", delta: float = 1.0) -> None:
        super().__init__(reduction)
        if delta <= 0:
            raise ArgumentValueError.of("HuberLoss(delta)", "a number above 0", delta)
        self.delta = delta

    def construct(self, logits: Tensor, labels: Tensor) -> Tensor:
        return ops.huber_loss(logits, labels, self.reduction, self.delta)
