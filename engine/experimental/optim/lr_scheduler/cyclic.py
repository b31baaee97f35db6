"""Rates that rise and fall between two, again and again."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from engine.errors import ArgumentValueError
from engine.experimental.optim.arguments import above, number, rate_of
from engine.experimental.optim.optimizer import Optimizer

from .base import LRScheduler, number_tensor, one_a_group, set_rates, the_optimizer

__all__ = ["CyclicLR"]

_MODES = ("triangular", "triangular2", "exp_range")


class CyclicLR(LRScheduler):
    """Rates that rise from one to another and fall again, in equal steps.

    Args:
        optimizer: The optimizer whose rates change.
        base_lr: The lowest rate, or a list with one a group.
        max_lr: The highest, or a list with one a group.
        step_size_up: In how many steps they rise.
        step_size_down: In how many they fall; None is as many.
        mode: `triangular` goes as high every time, `triangular2` half as high each time, and
            `exp_range` `gamma ** step` as high.
        gamma: That factor.
        scale_fn: A function that says how high, in place of a mode.
        scale_mode: What the function is of: `cycle`, from 1, or `iterations`, the step.
        last_epoch: The step before the coming one; -1 begins.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If a mode is unknown, a length is not above 0, or there is not one rate
            a group.

    Source: Smith, arXiv:1506.01186.

    """

    def __init__(
        self,
        optimizer: Optimizer,
        base_lr: float | list[float],
        max_lr: float | list[float],
        step_size_up: int = 2000,
        step_size_down: int | None = None,
        mode: str = "triangular",
        gamma: float = 1.0,
        scale_fn: Callable[[Any], Any] | None = None,
        scale_mode: str = "cycle",
        last_epoch: int = -1,
    ) -> None:
        the_optimizer("CyclicLR", optimizer)
        lowest = _rates("CyclicLR(base_lr)", optimizer, base_lr)
        self.max_lrs = _rates("CyclicLR(max_lr)", optimizer, max_lr)
        up = above("CyclicLR(step_size_up)", step_size_up)
        down = up if step_size_down is None else above("CyclicLR(step_size_down)", step_size_down)
        self.total_step_size = up + down
        self.step_up_ratio = up / self.total_step_size
        if scale_fn is None and mode not in _MODES:
            raise ArgumentValueError.of("CyclicLR(mode)", f"one of {list(_MODES)}", repr(mode))
        self.mode, self.gamma = mode, gamma
        self._own_scale = scale_fn
        own_mode = "iterations" if mode == "exp_range" else "cycle"
        self.scale_mode = scale_mode if scale_fn is not None else own_mode
        if last_epoch == -1:
            set_rates(optimizer, lowest)
        self._lowest = lowest
        super().__init__(optimizer, last_epoch)
        self.base_lrs = list(map(number_tensor, lowest))

    def scale_fn(self, x: Any) -> Any:
        """How high the rates go, as a share of the way between lowest and highest."""
        if self._own_scale is not None:
            return self._own_scale(x)
        if self.mode == "triangular2":
            return 1 / 2.0 ** (rate_of(x) - 1)
        return self.gamma ** rate_of(x) if self.mode == "exp_range" else 1.0

    def get_lr(self) -> list[float]:
        """The rates of `last_epoch`."""
        at = self._epoch / self.total_step_size
        cycle = math.floor(1 + at)
        x = 1.0 + at - cycle
        ratio = self.step_up_ratio
        height = x / ratio if x <= ratio else (x - 1) / (ratio - 1)
        of = number_tensor(cycle) if self.scale_mode == "cycle" else self.last_epoch
        height *= rate_of(self.scale_fn(of))
        pairs = zip(self._lowest, self.max_lrs, strict=True)
        return [low + (high - low) * height for low, high in pairs]


def _rates(where: str, optimizer: Any, given: Any) -> list[float]:
    return [number(where, rate_of(rate)) for rate in one_a_group(where, optimizer, given)]
