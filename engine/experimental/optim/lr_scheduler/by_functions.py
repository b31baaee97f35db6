"""Rates that functions of the epoch give."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.errors import ArgumentTypeError
from engine.experimental.optim.arguments import rate_of
from engine.experimental.optim.optimizer import Optimizer

from .base import LRScheduler, one_a_group, the_optimizer

__all__ = ["LambdaLR", "MultiplicativeLR"]


class LambdaLR(LRScheduler):
    """The first rates times what a function gives of the epoch.

    Args:
        optimizer: The optimizer whose rates change.
        lr_lambda: A function of `last_epoch`, or a list with one a group.
        last_epoch: The epoch before the coming one; -1 begins.

    Raises:
        ArgumentTypeError: If they are no functions.
        ArgumentValueError: If there is not one a group.

    """

    def __init__(
        self,
        optimizer: Optimizer,
        lr_lambda: Callable[[Any], Any] | list[Callable[[Any], Any]],
        last_epoch: int = -1,
    ) -> None:
        self.lr_lambdas = _functions("LambdaLR", optimizer, lr_lambda)
        super().__init__(optimizer, last_epoch)

    def get_lr(self) -> list[float]:
        """The rates of `last_epoch`."""
        pairs = zip(self._base, self.lr_lambdas, strict=True)
        return [rate * rate_of(function(self.last_epoch)) for rate, function in pairs]


class MultiplicativeLR(LRScheduler):
    """Rates times what a function gives of the epoch, every epoch but the first.

    Args:
        optimizer: The optimizer whose rates change.
        lr_lambda: A function of `last_epoch`, or a list with one a group.
        last_epoch: The epoch before the coming one; -1 begins.

    Raises:
        ArgumentTypeError: If they are no functions.
        ArgumentValueError: If there is not one a group.

    """

    def __init__(
        self,
        optimizer: Optimizer,
        lr_lambda: Callable[[Any], Any] | list[Callable[[Any], Any]],
        last_epoch: int = -1,
    ) -> None:
        self.lr_lambdas = _functions("MultiplicativeLR", optimizer, lr_lambda)
        super().__init__(optimizer, last_epoch)

    def get_lr(self) -> list[float]:
        """The rates of `last_epoch`."""
        if self._epoch <= 0:
            return self._rates
        pairs = zip(self._rates, self.lr_lambdas, strict=True)
        return [rate * rate_of(function(self.last_epoch)) for rate, function in pairs]


def _functions(name: str, optimizer: Any, given: Any) -> list[Callable[[Any], Any]]:
    where = f"{name}(lr_lambda)"
    functions = one_a_group(where, the_optimizer(name, optimizer), given)
    for function in functions:
        if not callable(function):
            raise ArgumentTypeError.of(where, "a function of the epoch", function)
    return functions
