"""What every scheduler of rates does; each kind says what the next rates are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from engine.autodiff.replayable import read
from engine.errors import ArgumentTypeError, ArgumentValueError, UnknownNameError
from engine.experimental.optim.arguments import rate_of
from engine.experimental.optim.optimizer import Optimizer
from engine.nn.optim.rates import host_parameter
from engine.tensor import Tensor

__all__ = ["LRScheduler"]


class LRScheduler:
    """The base of the schedulers. A kind of its own defines `get_lr`.

    Args:
        optimizer: The optimizer whose rates change.
        last_epoch: The epoch before the coming one; -1 begins, with the rates that the groups have.

    Attributes:
        optimizer: The optimizer.
        base_lrs: The rates that the groups began with.
        last_epoch: The epoch whose rates are set, from 0: a Parameter.
        groups_num: How many groups there are.

    Raises:
        ArgumentTypeError: If it is no optimizer with groups, or the epoch no int.
        ArgumentValueError: If the epoch is below -1.
        UnknownNameError: If it goes on, and a group does not say its `initial_lr`.

    >>> import engine
    >>> from engine.experimental import optim
    >>> class Halved(optim.lr_scheduler.LRScheduler):
    ...     def get_lr(self):
    ...         return [lr * 0.5 ** self.last_epoch for lr in self.base_lrs]
    >>> weight = engine.Parameter(engine.Tensor([1.0]), name="weight")
    >>> scheduler = Halved(optim.SGD([weight], lr=0.5))
    >>> _ = scheduler.step()
    >>> [float(rate) for rate in scheduler.get_last_lr()]
    [0.25]

    """

    def __init__(self, optimizer: Optimizer, last_epoch: int = -1) -> None:
        self.optimizer = the_optimizer(type(self).__name__, optimizer)
        where = f"{type(self).__name__}(last_epoch)"
        if isinstance(last_epoch, bool) or not isinstance(last_epoch, int):
            raise ArgumentTypeError.of(where, "an int", last_epoch)
        if last_epoch < -1:
            raise ArgumentValueError.of(where, "an epoch from -1", last_epoch)
        for group in optimizer.param_groups:
            if last_epoch == -1:
                group.setdefault("initial_lr", number_tensor(rate_of(group["lr"])))
            elif "initial_lr" not in group:
                hint = "put the rate that training began with into each group"
                raise UnknownNameError.of(where, sorted(group), ["initial_lr"], hint)
        self.base_lrs = [group["initial_lr"] for group in optimizer.param_groups]
        self._last_lr = list(optimizer.lrs)
        self.groups_num = len(optimizer.param_groups)
        name = f"last_epoch_{type(self).__name__}"
        self.last_epoch = host_parameter(np.array(last_epoch, np.float32), name)
        self.step()

    def get_lr(self) -> Sequence[Any]:
        """The rates of `last_epoch`, one a group: numbers, or Tensors of one.

        Raises:
            NotImplementedError: If a kind does not define it.

        """
        raise NotImplementedError

    def get_last_lr(self) -> list[Tensor]:
        """The rates of the groups as they are, 0-d float32 tensors."""
        return [number_tensor(rate) for rate in self._rates]

    def step(self, epoch: Any = None) -> bool:
        """Set the rates of the next epoch, or of one that is named; True.

        Args:
            epoch: The epoch, a number; None is the next one.

        """
        if epoch is None:
            self.last_epoch.array += 1
        else:
            self.last_epoch.array[...] = rate_of(epoch)
        closed: Callable[[], Sequence[Any]] | None = getattr(self, "_get_closed_form_lr", None)
        set_rates(self.optimizer, self.get_lr() if epoch is None or closed is None else closed())
        return True

    @property
    def _epoch(self) -> float:
        return float(read(self.last_epoch))

    @property
    def _rates(self) -> list[float]:
        """The rates of the groups as they are."""
        return rates_of(self.optimizer)

    @property
    def _base(self) -> list[float]:
        """The rates that the groups began with."""
        return list(map(rate_of, self.base_lrs))


def the_optimizer(name: str, optimizer: Any) -> Optimizer:
    """The argument, an optimizer with groups of options, as those of `mint.optim` are, too.

    Raises:
        ArgumentTypeError: If it is none.

    """
    if not isinstance(optimizer, Optimizer):
        expected = "an Optimizer of experimental.optim or mint.optim"
        raise ArgumentTypeError.of(f"{name}(optimizer)", expected, optimizer)
    return optimizer


def set_rates(optimizer: Optimizer, rates: Sequence[Any]) -> None:
    """Give the groups their rates; where a number took the place of the Parameter, it goes."""
    for parameter, group, rate in zip(optimizer.lrs, optimizer.param_groups, rates, strict=True):
        parameter.array[...] = rate_of(rate)
        group["lr"] = parameter


def rates_of(optimizer: Optimizer) -> list[float]:
    """The rates of the groups."""
    return [rate_of(group["lr"]) for group in optimizer.param_groups]


def number_tensor(value: float) -> Tensor:
    """A number as a 0-d float32 tensor in host memory."""
    return Tensor.from_numpy(np.array(value, np.float32))


def one_a_group(where: str, optimizer: Optimizer, given: Any) -> list[Any]:
    """A value for each group: those of a list, or the same for all.

    Raises:
        ArgumentValueError: If a list has more or fewer.

    """
    count = len(optimizer.param_groups)
    if not isinstance(given, list | tuple):
        return [given] * count
    if len(given) != count:
        raise ArgumentValueError.of(where, f"{count} values, one a group", len(given))
    return list(given)
