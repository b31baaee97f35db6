"""Several schedulers, one after the other."""

from __future__ import annotations

from bisect import bisect_right
from typing import Any

import numpy as np

from engine.autodiff.replayable import read
from engine.errors import ArgumentValueError
from engine.experimental.optim.optimizer import Optimizer
from engine.nn.optim.rates import host_parameter
from engine.tensor import Tensor

from .base import number_tensor, rates_of, set_rates, the_optimizer

__all__ = ["SequentialLR"]


class SequentialLR:
    """Several schedulers of one optimizer, each until its milestone.

    Args:
        optimizer: The optimizer whose rates change.
        schedulers: The schedulers, in their order.
        milestones: The epochs at which the second and each further one begins, with its epoch 0.
        last_epoch: The epoch before the coming one; -1 begins.

    Raises:
        ArgumentTypeError: If it is no optimizer with groups.
        ArgumentValueError: If a scheduler is of another optimizer, or there are not as many
            milestones as schedulers but one.

    >>> import engine
    >>> from engine.experimental import optim
    >>> weight = engine.Parameter(engine.Tensor([1.0]), name="weight")
    >>> optimizer = optim.SGD([weight], lr=1.0)
    >>> first = optim.lr_scheduler.ConstantLR(optimizer, factor=0.5, total_iters=9)
    >>> then = optim.lr_scheduler.ExponentialLR(optimizer, gamma=0.5)
    >>> both = optim.lr_scheduler.SequentialLR(optimizer, [first, then], milestones=[2])
    >>> rates = []
    >>> for _ in range(4):
    ...     rates.append(float(both.get_last_lr()[0]))
    ...     both.step()
    >>> rates
    [0.5, 0.5, 1.0, 0.5]

    """

    def __init__(
        self,
        optimizer: Optimizer,
        schedulers: list[Any],
        milestones: list[int],
        last_epoch: int = -1,
    ) -> None:
        self.optimizer = the_optimizer("SequentialLR", optimizer)
        for at, scheduler in enumerate(schedulers):
            if scheduler.optimizer is not optimizer:
                expected = "schedulers of this optimizer"
                raise ArgumentValueError.of(
                    "SequentialLR(schedulers)", expected, f"another at {at}"
                )
        if len(milestones) != len(schedulers) - 1:
            expected = f"{len(schedulers) - 1} milestones, one between two schedulers"
            raise ArgumentValueError.of("SequentialLR(milestones)", expected, len(milestones))
        self._schedulers, self.milestones = schedulers, milestones
        now = np.array(last_epoch + 1, np.float32)
        self.last_epoch = host_parameter(now, "last_epoch_SequentialLR")
        set_rates(optimizer, [group["initial_lr"] for group in optimizer.param_groups])
        for scheduler in schedulers:
            scheduler.last_epoch.array -= 1  # each took a step when it was made
        schedulers[0].step()

    def step(self) -> None:
        """Set the rates of the next epoch."""
        self.last_epoch.array += 1
        epoch = int(read(self.last_epoch))
        at = bisect_right(self.milestones, epoch)
        begins = at > 0 and self.milestones[at - 1] == epoch
        self._schedulers[at].step(*((0,) if begins else ()))

    def get_last_lr(self) -> list[Tensor]:
        """The rates of the groups as they are, 0-d float32 tensors."""
        return [number_tensor(rate) for rate in rates_of(self.optimizer)]
