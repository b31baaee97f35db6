"""Learning rates that a formula gives from the step: cells that an optimizer asks each step.

>>> import engine
>>> from engine import nn
>>> rate = nn.ExponentialDecayLR(0.1, decay_rate=0.9, decay_steps=4)
>>> round(float(rate(engine.Tensor(4))), 6)
0.09
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from engine.errors import ArgumentValueError
from engine.nn.cell import Cell
from engine.tensor import Tensor

from .arguments import number, switch, whole_number

__all__ = [
    "CosineDecayLR",
    "ExponentialDecayLR",
    "InverseDecayLR",
    "LearningRateSchedule",
    "NaturalExpDecayLR",
    "PolynomialDecayLR",
    "WarmUpLR",
]


class LearningRateSchedule(Cell):
    """Base of the schedules: a subclass computes the rate in `construct(global_step)`.

    >>> class Halving(LearningRateSchedule):
    ...     def construct(self, global_step):
    ...         return 0.5 ** float(global_step)
    >>> Halving()(3)
    0.125

    """

    def __init__(self) -> None:
        super().__init__(auto_prefix=False)


class Formula(LearningRateSchedule):
    """A schedule whose formula, `rate_at`, takes and returns Python numbers."""

    rate_at: Any

    def construct(self, global_step: Tensor) -> Tensor:
        """The rate for a step counted from 0, as a 0-d float32 tensor."""
        return Tensor.from_numpy(np.array(self.rate_at(float(global_step)), np.float32))


class ExponentialDecayLR(Formula):
    """`learning_rate * decay_rate ** (step / decay_steps)`.

    Args:
        learning_rate: The rate at step 0, from 0.
        decay_rate: The factor per `decay_steps`, above 0.
        decay_steps: A whole number above 0.
        is_stair: Whether the rate changes only every `decay_steps`.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If it is out of its range.

    """

    def __init__(
        self, learning_rate: float, decay_rate: float, decay_steps: int, is_stair: bool = False
    ) -> None:
        super().__init__()
        self.learning_rate = number("learning_rate", learning_rate)
        self.decay_rate = number("decay_rate", decay_rate, above=0.0)
        self.decay_steps = whole_number("decay_steps", decay_steps)
        self.is_stair = switch("is_stair", is_stair)

    def rate_at(self, step: float) -> float:
        """The rate for a step counted from 0."""
        power = step / self.decay_steps
        return self.learning_rate * self.decay_rate ** (
            math.floor(power) if self.is_stair else power
        )


class NaturalExpDecayLR(ExponentialDecayLR):
    """`learning_rate * exp(-decay_rate * step)`.

    With `is_stair`, `step` is replaced by `floor(step / decay_steps) * decay_steps`: without it
    `decay_steps` does not enter. That is MindSpore's formula.

    Args and raises as `ExponentialDecayLR`.
    """

    def rate_at(self, step: float) -> float:
        """The rate for a step counted from 0."""
        if self.is_stair:
            step = math.floor(step / self.decay_steps) * self.decay_steps
        return self.learning_rate * math.exp(-self.decay_rate * step)


class InverseDecayLR(ExponentialDecayLR):
    """`learning_rate / (1 + decay_rate * step / decay_steps)`.

    Args and raises as `ExponentialDecayLR`.
    """

    def rate_at(self, step: float) -> float:
        """The rate for a step counted from 0."""
        power = step / self.decay_steps
        power = math.floor(power) if self.is_stair else power
        return self.learning_rate / (1.0 + self.decay_rate * power)


class CosineDecayLR(Formula):
    """Half a cosine from `max_lr` at step 0 to `min_lr` at `decay_steps`, and `min_lr` after.

    Args:
        min_lr: The last rate, from 0.
        max_lr: The first rate, above `min_lr`.
        decay_steps: A whole number above 0.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If it is out of its range.

    """

    def __init__(self, min_lr: float, max_lr: float, decay_steps: int) -> None:
        super().__init__()
        self.min_lr = number("min_lr", min_lr)
        self.max_lr = number("max_lr", max_lr, above=0.0)
        if self.min_lr >= self.max_lr:
            raise ArgumentValueError.of("CosineDecayLR", f"max_lr above {min_lr}", max_lr)
        self.decay_steps = whole_number("decay_steps", decay_steps)

    def rate_at(self, step: float) -> float:
        """The rate for a step counted from 0."""
        share = min(step, self.decay_steps) / self.decay_steps
        return self.min_lr + 0.5 * (self.max_lr - self.min_lr) * (1.0 + math.cos(math.pi * share))


class PolynomialDecayLR(Formula):
    """`(learning_rate - end) * (1 - step / decay_steps) ** power + end`, and `end` after.

    Args:
        learning_rate: The first rate, above 0.
        end_learning_rate: The last rate, from 0.
        decay_steps: A whole number above 0.
        power: The exponent, above 0.
        update_decay_steps: Whether to stretch `decay_steps` to the next multiple that is not yet
            passed, so that the rate rises again instead of staying at the end.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If it is out of its range.

    """

    def __init__(
        self,
        learning_rate: float,
        end_learning_rate: float,
        decay_steps: int,
        power: float,
        update_decay_steps: bool = False,
    ) -> None:
        super().__init__()
        self.learning_rate = number("learning_rate", learning_rate, above=0.0)
        self.end_learning_rate = number("end_learning_rate", end_learning_rate)
        self.decay_steps = whole_number("decay_steps", decay_steps)
        self.power = number("power", power, above=0.0)
        self.update_decay_steps = switch("update_decay_steps", update_decay_steps)

    def rate_at(self, step: float) -> float:
        """The rate for a step counted from 0."""
        length = float(self.decay_steps)
        if self.update_decay_steps:
            length *= max(1, math.ceil(step / length))
        share = 1.0 - min(step, length) / length
        span = self.learning_rate - self.end_learning_rate
        return span * float(share**self.power) + self.end_learning_rate


class WarmUpLR(Formula):
    """A straight line from 0 at step 0 to `learning_rate` at `warmup_steps`, and level after.

    Args:
        learning_rate: The last rate, from 0.
        warmup_steps: A whole number above 0.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If it is out of its range.

    """

    def __init__(self, learning_rate: float, warmup_steps: int) -> None:
        super().__init__()
        self.learning_rate = number("learning_rate", learning_rate)
        self.warmup_steps = whole_number("warmup_steps", warmup_steps)

    def rate_at(self, step: float) -> float:
        """The rate for a step counted from 0."""
        return self.learning_rate * min(step, self.warmup_steps) / self.warmup_steps
