"""Losses that are minus the logarithm of a likelihood."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine import ops
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.ops.likelihood import poisson_nll_loss
from engine.typed import Tensor

from .base import LossBase

__all__ = ["CTCLoss", "GaussianNLLLoss", "PoissonNLLLoss"]


class PoissonNLLLoss(LossBase):
    """Minus the log-likelihood of counts under Poisson distributions, without its constant.

    Args:
        log_input: Whether inputs are logarithms of the expected counts, not the counts.
        full: Whether to add Stirling's approximation of the constant, where the target is above 1.
        eps: Added to expected counts before their logarithm.
        reduction: "mean", "sum" or "none".

    Raises:
        ArgumentTypeError: If a switch is no bool or `eps` no number.

    >>> import engine
    >>> from engine import nn
    >>> float(nn.PoissonNLLLoss()(engine.Tensor([0.0]), engine.Tensor([2.0])))
    1.0

    """

    def __init__(
        self,
        log_input: bool = True,
        full: bool = False,
        eps: float = 1e-08,
        reduction: str = "mean",
    ) -> None:
        super().__init__(reduction)
        for name, value in (("log_input", log_input), ("full", full)):
            if not isinstance(value, bool):
                raise ArgumentTypeError.of(f"PoissonNLLLoss({name})", "a bool", value)
        if isinstance(eps, bool) or not isinstance(eps, int | float):
            raise ArgumentTypeError.of("PoissonNLLLoss(eps)", "a number", eps)
        self.log_input, self.full, self.eps = log_input, full, eps

    def construct(self, input: Tensor, target: Tensor) -> Tensor:
        return poisson_nll_loss(input, target, self.log_input, self.full, self.eps, self.reduction)


class GaussianNLLLoss(LossBase):
    """Minus the log-likelihood of targets under normal distributions.

    Args:
        full: Whether to add the constant, half the logarithm of 2 pi.
        eps: The least variance, above 0.
        reduction: "mean", "sum" or "none".

    Called with means, targets and variances; see `ops.gaussian_nll_loss`.

    Raises:
        ArgumentTypeError: If `full` is no bool.
        ArgumentValueError: If `eps` is no float above 0.

    >>> import engine
    >>> from engine import nn
    >>> one = engine.Tensor([1.0])
    >>> float(nn.GaussianNLLLoss()(one * 0, one, one))
    0.5

    """

    def __init__(self, *, full: bool = False, eps: float = 1e-6, reduction: str = "mean") -> None:
        super().__init__(reduction)
        if not isinstance(full, bool):
            raise ArgumentTypeError.of("GaussianNLLLoss(full)", "a bool", full)
        if not isinstance(eps, float) or eps <= 0:
            raise ArgumentValueError.of("GaussianNLLLoss(eps)", "a float above 0", repr(eps))
        self.full, self.eps = full, eps

    def construct(self, logits: Tensor, labels: Tensor, var: Tensor) -> Tensor:
        return ops.gaussian_nll_loss(logits, labels, var, self.full, self.eps, self.reduction)

    @classmethod
    def _example(cls, rng: Any) -> tuple[Any, ...]:
        return rng.random((3, 4)), rng.random((3, 4)), rng.random((3, 1)) + 0.5


class CTCLoss(LossBase):
    """Minus the logarithm of the probability that frames of class scores spell their target.

    Args:
        blank: The class number that says nothing.
        reduction: "mean" divides each loss by its target's length, at least 1, and averages.
        zero_infinity: Whether targets that no frames can spell lose 0 rather than infinity.

    Called with logarithms of probabilities (frames, batch, classes), targets, and the lengths of
    both; see `ops.ctc_loss`.

    Raises:
        ArgumentTypeError: If `zero_infinity` is no bool.

    >>> import engine
    >>> from engine import nn
    >>> scores = engine.ops.log_softmax(engine.ops.zeros((3, 1, 2)))
    >>> loss = nn.CTCLoss()(scores, engine.Tensor([[1]]), engine.Tensor([3]), engine.Tensor([1]))
    >>> float(loss).__round__(4)
    0.2877

    """

    def __init__(
        self, blank: int = 0, reduction: str = "mean", zero_infinity: bool = False
    ) -> None:
        super().__init__(reduction)
        if not isinstance(zero_infinity, bool):
            raise ArgumentTypeError.of("CTCLoss(zero_infinity)", "a bool", zero_infinity)
        self.blank, self.zero_infinity = blank, zero_infinity

    def construct(
        self, log_probs: Tensor, targets: Tensor, input_lengths: Tensor, target_lengths: Tensor
    ) -> Tensor:
        loss, _ = ops.ctc_loss(
            log_probs,
            targets,
            input_lengths,
            target_lengths,
            self.blank,
            self.reduction,
            self.zero_infinity,
        )
        return loss

    @classmethod
    def _example(cls, rng: Any) -> tuple[Any, ...]:
        scores = -rng.random((3, 2, 3))
        return scores, np.array([[1], [2]]), np.array([3, 2]), np.array([1, 1])
