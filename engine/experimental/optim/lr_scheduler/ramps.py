"""Rates that begin at a share of their own, or end at none."""

from __future__ import annotations

from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.experimental.optim.arguments import number, whole
from engine.experimental.optim.optimizer import Optimizer

from .base import LRScheduler

__all__ = ["ConstantLR", "LinearLR", "PolynomialLR"]


class ConstantLR(LRScheduler):
    """Rates times a factor, until some epoch.

    Args:
        optimizer: The optimizer whose rates change.
        factor: The factor, from 0 to 1.
        total_iters: The epoch from which on the rates are whole.
        last_epoch: The epoch before the coming one; -1 begins.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If the factor is out of its range.

    """

    def __init__(
        self,
        optimizer: Optimizer,
        factor: float = 1.0 / 3,
        total_iters: int = 5,
        last_epoch: int = -1,
    ) -> None:
        self.factor = _up_to_one("ConstantLR(factor)", factor)
        self.total_iters = whole("ConstantLR(total_iters)", total_iters)
        super().__init__(optimizer, last_epoch)

    def get_lr(self) -> list[float]:
        """The rates of `last_epoch`."""
        if self._epoch == 0:
            return [rate * self.factor for rate in self._rates]
        if self._epoch == self.total_iters:
            # Of a factor of 0 nothing is left to divide.
            return [rate / self.factor for rate in self._rates] if self.factor else self._base
        return self._rates

    def _get_closed_form_lr(self) -> list[float]:
        factor = 1.0 if self._epoch >= self.total_iters else self.factor
        return [rate * factor for rate in self._base]


class LinearLR(LRScheduler):
    """Rates times a factor that goes from one number to another, in equal steps.

    Args:
        optimizer: The optimizer whose rates change.
        start_factor: The factor of the first epoch, above 0, to 1.
        end_factor: That of epoch `total_iters` and of those after it, from 0 to 1.
        total_iters: In how many epochs.
        last_epoch: The epoch before the coming one; -1 begins.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If a factor is out of its range.

    """

    def __init__(
        self,
        optimizer: Optimizer,
        start_factor: float = 1.0 / 3,
        end_factor: float = 1.0,
        total_iters: int = 5,
        last_epoch: int = -1,
    ) -> None:
        self.start_factor = _up_to_one("LinearLR(start_factor)", start_factor)
        if not start_factor:
            expected = "a factor above 0, to 1"
            raise ArgumentValueError.of("LinearLR(start_factor)", expected, start_factor)
        self.end_factor = _up_to_one("LinearLR(end_factor)", end_factor)
        self.total_iters = whole("LinearLR(total_iters)", total_iters)
        super().__init__(optimizer, last_epoch)

    def get_lr(self) -> list[float]:
        """The rates of `last_epoch`."""
        epoch, grown = self._epoch, self.end_factor - self.start_factor
        if epoch == 0:
            return [rate * self.start_factor for rate in self._rates]
        if epoch > self.total_iters:
            return self._rates
        before = self.total_iters * self.start_factor + (epoch - 1) * grown
        return [rate * (1.0 + grown / before) for rate in self._rates]

    def _get_closed_form_lr(self) -> list[float]:
        share = min(self.total_iters, self._epoch) / self.total_iters
        factor = self.start_factor + (self.end_factor - self.start_factor) * share
        return [rate * factor for rate in self._base]


class PolynomialLR(LRScheduler):
    """Rates that fall to 0: `(1 - epoch / total_iters) ** power` times the first ones.

    Args:
        optimizer: The optimizer whose rates change.
        total_iters: In how many epochs.
        power: The power, a float from 0.
        last_epoch: The epoch before the coming one; -1 begins.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If the power is negative.

    """

    def __init__(
        self, optimizer: Optimizer, total_iters: int = 5, power: float = 1.0, last_epoch: int = -1
    ) -> None:
        if not isinstance(power, float):
            raise ArgumentTypeError.of("PolynomialLR(power)", "a float", power)
        self.power = number("PolynomialLR(power)", power)
        self.total_iters = whole("PolynomialLR(total_iters)", total_iters)
        super().__init__(optimizer, last_epoch)

    def get_lr(self) -> list[float]:
        """The rates of `last_epoch`."""
        if not 0 < self._epoch <= self.total_iters:
            return self._rates
        left, before = self._left(self._epoch), self._left(self._epoch - 1)
        return [rate * (left / before) ** self.power for rate in self._rates]

    def _get_closed_form_lr(self) -> list[float]:
        left = self._left(min(self._epoch, self.total_iters))
        return [rate * left**self.power for rate in self._base]

    def _left(self, epoch: float) -> float:
        return 1.0 - epoch / self.total_iters


def _up_to_one(where: str, value: Any) -> float:
    if number(where, value) > 1:
        raise ArgumentValueError.of(where, "a factor from 0 to 1", value)
    return float(value)
