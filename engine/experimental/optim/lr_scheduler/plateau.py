"""Rates that fall when something does not get better any more."""

from __future__ import annotations

import math

from engine.errors import ArgumentValueError
from engine.experimental.optim.arguments import number, rate_of
from engine.experimental.optim.optimizer import Optimizer
from engine.tensor import Tensor
from engine.typed import TensorOrNumber

from .base import number_tensor, one_a_group, rates_of, set_rates, the_optimizer

__all__ = ["ReduceLROnPlateau"]


class ReduceLROnPlateau:
    """Rates times a factor, when a measure did not get better for some epochs.

    Args:
        optimizer: The optimizer whose rates change.
        mode: Whether less is better, `min`, or more, `max`.
        factor: The factor, below 1.
        patience: How many epochs may pass without getting better.
        threshold: By how much a value must be better than the best.
        threshold_mode: Whether that is a share of the best, `rel`, or a difference, `abs`.
        cooldown: How many epochs pass after the rates fell, before waiting begins.
        min_lr: The lowest rate, or a list with one a group.
        eps: Rates that would fall by no more stay.

    Attributes:
        best: The best value so far.
        wait: How many epochs passed since.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If the factor is not below 1, a mode is unknown, or there is not one
            lowest rate a group.

    >>> import engine
    >>> from engine.experimental import optim
    >>> weight = engine.Parameter(engine.Tensor([1.0]), name="weight")
    >>> scheduler = optim.lr_scheduler.ReduceLROnPlateau(optim.SGD([weight], lr=1.0), patience=1)
    >>> for loss in (5.0, 4.0, 4.0, 4.0):
    ...     _ = scheduler.step(loss)
    >>> round(float(scheduler.get_last_lr()[0]), 3)
    0.1

    """

    def __init__(
        self,
        optimizer: Optimizer,
        mode: str = "min",
        factor: float = 0.1,
        patience: int = 10,
        threshold: float = 1e-4,
        threshold_mode: str = "rel",
        cooldown: int = 0,
        min_lr: float | list[float] = 0,
        eps: float = 1e-8,
    ) -> None:
        self.optimizer = the_optimizer("ReduceLROnPlateau", optimizer)
        if factor >= 1.0:
            raise ArgumentValueError.of("ReduceLROnPlateau(factor)", "a factor below 1", factor)
        self.factor = factor
        _one_of("ReduceLROnPlateau(mode)", mode, "min", "max")
        _one_of("ReduceLROnPlateau(threshold_mode)", threshold_mode, "rel", "abs")
        where = "ReduceLROnPlateau(min_lr)"
        lowest = one_a_group(where, optimizer, min_lr)
        self.min_lrs = [number(where, rate) for rate in lowest]
        self.mode, self.threshold_mode = mode, threshold_mode
        self.patience, self.threshold, self.cooldown = patience, threshold, cooldown
        self.eps = eps
        self.best = math.inf if mode == "min" else -math.inf
        self.cooldown_counter = self.wait = self.last_epoch = 0

    def step(self, metrics: TensorOrNumber) -> bool:
        """Tell the value of an epoch; True.

        Args:
            metrics: The measure: a number, or a tensor of one.

        """
        current = rate_of(metrics)
        self.last_epoch += 1
        if self._is_better(current):
            self.best, self.wait = current, 0
        else:
            self.wait += 1
        if self.in_cooldown():
            self.cooldown_counter, self.wait = self.cooldown_counter - 1, 0
        if self.wait > self.patience:
            self._reduce()
            self.cooldown_counter, self.wait = self.cooldown, 0
        return True

    def in_cooldown(self) -> bool:
        """Whether epochs pass without waiting."""
        return self.cooldown_counter > 0

    def get_last_lr(self) -> list[Tensor]:
        """The rates of the groups as they are, 0-d float32 tensors."""
        return [number_tensor(rate) for rate in rates_of(self.optimizer)]

    def _reduce(self) -> None:
        rates = rates_of(self.optimizer)
        lower = [
            max(rate * self.factor, low) for rate, low in zip(rates, self.min_lrs, strict=True)
        ]
        pairs = zip(rates, lower, strict=True)
        set_rates(self.optimizer, [low if rate > low + self.eps else rate for rate, low in pairs])

    def _is_better(self, current: float) -> bool:
        less = self.mode == "min"
        if self.threshold_mode == "rel":
            bound = self.best * (1.0 - self.threshold if less else 1.0 + self.threshold)
        else:
            bound = self.best - self.threshold if less else self.best + self.threshold
        return current < bound if less else current > bound


def _one_of(where: str, value: str, *known: str) -> None:
    if value not in known:
        raise ArgumentValueError.of(where, " or ".join(map(repr, known)), repr(value))
