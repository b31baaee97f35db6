"""Rates that fall by a factor, every so many epochs or at some."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from typing import Any

from engine.errors import ArgumentTypeError
from engine.experimental.optim.arguments import whole
from engine.experimental.optim.optimizer import Optimizer

from .base import LRScheduler

__all__ = ["ExponentialLR", "MultiStepLR", "StepLR"]


class StepLR(LRScheduler):
    """Rates times `gamma` every `step_size` epochs.

    Args:
        optimizer: The optimizer whose rates change.
        step_size: After how many epochs.
        gamma: The factor, a float.
        last_epoch: The epoch before the coming one; -1 begins.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.

    """

    def __init__(
        self, optimizer: Optimizer, step_size: int, gamma: float = 0.1, last_epoch: int = -1
    ) -> None:
        self.step_size = whole("StepLR(step_size)", step_size)
        self.gamma = _factor("StepLR(gamma)", gamma)
        super().__init__(optimizer, last_epoch)

    def get_lr(self) -> list[float]:
        """The rates of `last_epoch`."""
        falls = self._epoch != 0 and self._epoch % self.step_size == 0
        return [rate * self.gamma if falls else rate for rate in self._rates]

    def _get_closed_form_lr(self) -> list[float]:
        return [rate * self.gamma ** (self._epoch // self.step_size) for rate in self._base]


class MultiStepLR(LRScheduler):
    """Rates times `gamma` at some epochs.

    Args:
        optimizer: The optimizer whose rates change.
        milestones: The epochs, a list of int; one that comes twice counts twice.
        gamma: The factor.
        last_epoch: The epoch before the coming one; -1 begins.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.

    """

    def __init__(
        self, optimizer: Optimizer, milestones: list[int], gamma: float = 0.1, last_epoch: int = -1
    ) -> None:
        if not isinstance(milestones, list):
            raise ArgumentTypeError.of("MultiStepLR(milestones)", "a list of int", milestones)
        self.milestones = Counter(whole("MultiStepLR(milestones)", one) for one in milestones)
        if isinstance(gamma, bool) or not isinstance(gamma, int | float):
            raise ArgumentTypeError.of("MultiStepLR(gamma)", "a number", gamma)
        self.gamma = gamma
        super().__init__(optimizer, last_epoch)

    def get_lr(self) -> list[float]:
        """The rates of `last_epoch`."""
        factor = self.gamma ** self.milestones[int(self._epoch)]
        return [rate * factor for rate in self._rates]

    def _get_closed_form_lr(self) -> list[float]:
        falls = bisect_right(sorted(self.milestones.elements()), self._epoch)
        return [rate * self.gamma**falls for rate in self._base]


class ExponentialLR(LRScheduler):
    """Rates times `gamma` every epoch.

    Args:
        optimizer: The optimizer whose rates change.
        gamma: The factor, a float.
        last_epoch: The epoch before the coming one; -1 begins.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.

    """

    def __init__(self, optimizer: Optimizer, gamma: float, last_epoch: int = -1) -> None:
        self.gamma = _factor("ExponentialLR(gamma)", gamma)
        super().__init__(optimizer, last_epoch)

    def get_lr(self) -> list[float]:
        """The rates of `last_epoch`."""
        return [rate * self.gamma if self._epoch else rate for rate in self._rates]

    def _get_closed_form_lr(self) -> list[float]:
        return [rate * self.gamma**self._epoch for rate in self._base]


def _factor(where: str, value: Any) -> float:
    if not isinstance(value, float):
        raise ArgumentTypeError.of(where, "a float", value)
    return value
