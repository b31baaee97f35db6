"""Rates that fall as the cosine does, once or again and again."""

from __future__ import annotations

import math
from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.experimental.optim.arguments import rate_of, whole
from engine.experimental.optim.optimizer import Optimizer

from .base import LRScheduler, set_rates

__all__ = ["CosineAnnealingLR", "CosineAnnealingWarmRestarts"]


class CosineAnnealingLR(LRScheduler):
    """Rates that fall in `T_max` epochs to `eta_min`, as half a wave of the cosine, and rise again.

    Args:
        optimizer: The optimizer whose rates change.
        T_max: In how many epochs.
        eta_min: The lowest rate.
        last_epoch: The epoch before the coming one; -1 begins.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.

    Source: Loshchilov & Hutter, arXiv:1608.03983, equation 5, without restarts.

    """

    def __init__(
        self, optimizer: Optimizer, T_max: int, eta_min: float = 0.0, last_epoch: int = -1
    ) -> None:
        self.T_max = whole("CosineAnnealingLR(T_max)", T_max)
        self.eta_min = _rate("CosineAnnealingLR(eta_min)", eta_min)
        super().__init__(optimizer, last_epoch)

    def get_lr(self) -> list[float]:
        """The rates of `last_epoch`, from those of the epoch before."""
        epoch, low = self._epoch, self.eta_min
        if epoch == 0:
            return self._rates
        if (epoch - 1 - self.T_max) % (2 * self.T_max) == 0:  # it was at the lowest
            rise = (1.0 - math.cos(math.pi / self.T_max)) / 2
            pairs = zip(self._rates, self._base, strict=True)
            return [rate + (base - low) * rise for rate, base in pairs]
        factor = self._height(epoch) / self._height(epoch - 1)
        return [factor * (rate - low) + low for rate in self._rates]

    def _get_closed_form_lr(self) -> list[float]:
        low, height = self.eta_min, self._height(self._epoch)
        return [low + (base - low) * height / 2 for base in self._base]

    def _height(self, epoch: float) -> float:
        return 1.0 + math.cos(math.pi * epoch / self.T_max)


class CosineAnnealingWarmRestarts(LRScheduler):
    """Rates that fall as half a wave of the cosine, begin anew, and take longer each time.

    Args:
        optimizer: The optimizer whose rates change.
        T_0: After how many epochs they begin anew first.
        T_mult: How many times longer each further time is.
        eta_min: The lowest rate.
        last_epoch: The epoch before the coming one; -1 begins.

    Attributes:
        T_i: How many epochs the present time has.
        T_cur: How many of them are over.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If `T_0` or `T_mult` is no int from 1.

    Source: Loshchilov & Hutter, arXiv:1608.03983, equation 5.

    """

    def __init__(
        self,
        optimizer: Optimizer,
        T_0: int,
        T_mult: int = 1,
        eta_min: float = 0,
        last_epoch: int = -1,
    ) -> None:
        self.T_0 = self.T_i = _from_one("CosineAnnealingWarmRestarts(T_0)", T_0)
        self.T_mult = _from_one("CosineAnnealingWarmRestarts(T_mult)", T_mult)
        self.eta_min = _rate("CosineAnnealingWarmRestarts(eta_min)", eta_min)
        self.T_cur: float = last_epoch
        super().__init__(optimizer, last_epoch)

    def get_lr(self) -> list[float]:
        """The rates of `last_epoch`."""
        height = (1.0 + math.cos(math.pi * self.T_cur / self.T_i)) / 2
        return [self.eta_min + (base - self.eta_min) * height for base in self._base]

    def step(self, epoch: float | None = None) -> bool:
        """Set the rates of the next epoch, or of one that is named; True.

        Args:
            epoch: The epoch, also a part of one: `epoch + batch / batches`. None is the next one.

        Raises:
            ArgumentValueError: If it is negative.

        """
        if epoch is None and self._epoch < 0:
            epoch = 0
        if epoch is None:
            now = self._epoch + 1
            self.T_cur += 1
            if self.T_cur >= self.T_i:
                self.T_cur -= self.T_i
                self.T_i *= self.T_mult
        else:
            now = rate_of(epoch)
            if now < 0:
                raise ArgumentValueError.of("CosineAnnealingWarmRestarts.step", "from 0", epoch)
            self._go_to(now)
        self.last_epoch.array[...] = math.floor(now)
        set_rates(self.optimizer, self.get_lr())
        return True

    def _go_to(self, epoch: float) -> None:
        times = 0
        if epoch >= self.T_0 and self.T_mult > 1:
            whole_times = epoch / self.T_0 * (self.T_mult - 1) + 1
            times = int(math.log(whole_times, self.T_mult))
        self.T_i = self.T_0 * self.T_mult**times
        if self.T_mult == 1:
            self.T_cur = epoch % self.T_0
        else:
            self.T_cur = epoch - self.T_0 * (self.T_mult**times - 1) / (self.T_mult - 1)


def _rate(where: str, value: Any) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise ArgumentTypeError.of(where, "a number", value)
    return float(value)


def _from_one(where: str, value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value < 1:
        raise ArgumentValueError.of(where, "an int from 1", value)
    return value
