"""Learning rates as lists, one number a step; an optimizer takes such a list.

Each function is the formula of the schedule cell of its name, applied to the epoch of the step.

>>> exponential_decay_lr(0.1, decay_rate=0.5, total_step=4, step_per_epoch=2, decay_epoch=1)
[0.1, 0.1, 0.05, 0.05]
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.errors import ArgumentTypeError, ArgumentValueError

from .optim.arguments import number, whole_number
from .optim.schedule import (
    CosineDecayLR,
    ExponentialDecayLR,
    Formula,
    InverseDecayLR,
    NaturalExpDecayLR,
    PolynomialDecayLR,
    WarmUpLR,
)

__all__ = [
    "cosine_decay_lr",
    "exponential_decay_lr",
    "inverse_decay_lr",
    "natural_exp_decay_lr",
    "piecewise_constant_lr",
    "polynomial_decay_lr",
    "warmup_lr",
]


def piecewise_constant_lr(milestone: Sequence[int], learning_rates: Sequence[float]) -> list[float]:
    """`learning_rates[k]` for the steps before `milestone[k]`.

    Args:
        milestone: Rising whole numbers above 0.
        learning_rates: As many numbers, from 0.

    Raises:
        ArgumentTypeError: If they are no lists, or of other numbers.
        ArgumentValueError: If their lengths differ, or the milestones do not rise.

    >>> piecewise_constant_lr([2, 5], [0.1, 0.05])
    [0.1, 0.1, 0.05, 0.05, 0.05]

    """
    for name, value in (("milestone", milestone), ("learning_rates", learning_rates)):
        if not isinstance(value, list | tuple):
            raise ArgumentTypeError.of(f"piecewise_constant_lr({name})", "a list", value)
    if len(milestone) != len(learning_rates) or not milestone:
        got = f"{len(milestone)} and {len(learning_rates)}"
        raise ArgumentValueError.of("piecewise_constant_lr", "lists of one length above 0", got)
    rates: list[float] = []
    for end, rate in zip(milestone, learning_rates, strict=True):
        if whole_number("milestone", end) <= len(rates):
            raise ArgumentValueError.of("milestone", f"a number above {len(rates)}", end)
        rates += [number("learning_rates", rate)] * (end - len(rates))
    return rates


def exponential_decay_lr(
    learning_rate: float,
    decay_rate: float,
    total_step: int,
    step_per_epoch: int,
    decay_epoch: int,
    is_stair: bool = False,
) -> list[float]:
    """`learning_rate * decay_rate ** (epoch / decay_epoch)`, rounded down if `is_stair`.

    Args:
        learning_rate: The rate of the first epoch, from 0.
        decay_rate: The factor per `decay_epoch`, above 0.
        total_step: The length of the list.
        step_per_epoch: Steps in an epoch.
        decay_epoch: Epochs per factor.
        is_stair: Whether the rate changes only every `decay_epoch`.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If it is out of its range.

    >>> exponential_decay_lr(0.1, 0.5, total_step=3, step_per_epoch=1, decay_epoch=1)
    [0.1, 0.05, 0.025]

    """
    formula = ExponentialDecayLR(learning_rate, decay_rate, decay_epoch, is_stair)
    return _by_epoch(formula, total_step, step_per_epoch)


def natural_exp_decay_lr(
    learning_rate: float,
    decay_rate: float,
    total_step: int,
    step_per_epoch: int,
    decay_epoch: int,
    is_stair: bool = False,
) -> list[float]:
    """`learning_rate * exp(-decay_rate * epoch)`; `decay_epoch` enters only if `is_stair`.

    Args and raises as `exponential_decay_lr`.

    >>> rates = natural_exp_decay_lr(1.0, 1.0, total_step=2, step_per_epoch=1, decay_epoch=1)
    >>> [round(rate, 4) for rate in rates]
    [1.0, 0.3679]

    """
    formula = NaturalExpDecayLR(learning_rate, decay_rate, decay_epoch, is_stair)
    return _by_epoch(formula, total_step, step_per_epoch)


def inverse_decay_lr(
    learning_rate: float,
    decay_rate: float,
    total_step: int,
    step_per_epoch: int,
    decay_epoch: int,
    is_stair: bool = False,
) -> list[float]:
    """`learning_rate / (1 + decay_rate * epoch / decay_epoch)`, rounded down if `is_stair`.

    Args and raises as `exponential_decay_lr`.

    >>> inverse_decay_lr(0.1, 1.0, total_step=2, step_per_epoch=1, decay_epoch=1)
    [0.1, 0.05]

    """
    formula = InverseDecayLR(learning_rate, decay_rate, decay_epoch, is_stair)
    return _by_epoch(formula, total_step, step_per_epoch)


def cosine_decay_lr(
    min_lr: float, max_lr: float, total_step: int, step_per_epoch: int, decay_epoch: int
) -> list[float]:
    """Half a cosine from `max_lr` to `min_lr` at `decay_epoch`, and `min_lr` after.

    Args:
        min_lr: The last rate, from 0.
        max_lr: The first rate, above `min_lr`.
        total_step: The length of the list.
        step_per_epoch: Steps in an epoch.
        decay_epoch: The epoch at which `min_lr` is reached.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If it is out of its range.

    >>> cosine_decay_lr(0.0, 0.5, total_step=3, step_per_epoch=1, decay_epoch=2)
    [0.5, 0.25, 0.0]

    """
    return _by_epoch(CosineDecayLR(min_lr, max_lr, decay_epoch), total_step, step_per_epoch)


def polynomial_decay_lr(
    learning_rate: float,
    end_learning_rate: float,
    total_step: int,
    step_per_epoch: int,
    decay_epoch: int,
    power: float,
    update_decay_epoch: bool = False,
) -> list[float]:
    """`(learning_rate - end) * (1 - epoch / decay_epoch) ** power + end`, and `end` after.

    Args:
        learning_rate: The first rate, above 0.
        end_learning_rate: The last rate, from 0.
        total_step: The length of the list.
        step_per_epoch: Steps in an epoch.
        decay_epoch: The epoch at which the last rate is reached.
        power: The exponent, above 0.
        update_decay_epoch: Whether to stretch `decay_epoch` to its next multiple instead of
            staying at the end.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If it is out of its range.

    >>> polynomial_decay_lr(0.5, 0.25, 3, step_per_epoch=1, decay_epoch=2, power=1.0)
    [0.5, 0.375, 0.25]

    """
    formula = PolynomialDecayLR(
        learning_rate, end_learning_rate, decay_epoch, power, update_decay_epoch
    )
    return _by_epoch(formula, total_step, step_per_epoch)


def warmup_lr(
    learning_rate: float, total_step: int, step_per_epoch: int, warmup_epoch: int
) -> list[float]:
    """A line from 0 in the first epoch to `learning_rate` at `warmup_epoch`, and level after.

    Args:
        learning_rate: The last rate, from 0.
        total_step: The length of the list.
        step_per_epoch: Steps in an epoch.
        warmup_epoch: The epoch at which it is reached.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If it is out of its range.

    >>> warmup_lr(0.5, total_step=3, step_per_epoch=1, warmup_epoch=2)
    [0.0, 0.25, 0.5]

    """
    return _by_epoch(WarmUpLR(learning_rate, warmup_epoch), total_step, step_per_epoch)


def _by_epoch(formula: Formula, total_step: int, step_per_epoch: int) -> list[float]:
    """The formula at the epoch of each step."""
    whole_number("total_step", total_step)
    whole_number("step_per_epoch", step_per_epoch)
    return [formula.rate_at(step // step_per_epoch) for step in range(total_step)]
