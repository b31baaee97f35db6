"""Stochastic gradient descent."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.autodiff.replayable import read
from engine.errors import ArgumentValueError
from engine.typed import Cell, Rate, Trained

from .arguments import number, switch
from .base import Optimizer
from .example import Example

__all__ = ["SGD"]


class SGD(Optimizer):
    """Gradient descent, with momentum and dampening if asked.

    `v = momentum * v + (1 - dampening) * g`, but `v = g` in the first step; `w = w - rate * v`, or
    `w - rate * (g + momentum * v)` with nesterov.

    Args:
        params: Parameters, or groups of them; see `Optimizer`.
        learning_rate: A number, a list, a tensor or a schedule.
        momentum: How much of the running sum stays, from 0.
        dampening: How much of the gradient does not enter the running sum, from 0 to 1.
        weight_decay: A number from 0 or a cell.
        nesterov: Whether to look one step ahead; needs momentum and no dampening.
        loss_scale: What the loss was multiplied with.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If it is out of its range.

    Source: the update of torch.optim.SGD, which MindSpore's follows.

    >>> import engine
    >>> from engine import nn
    >>> weight = engine.Parameter(engine.Tensor([1.0]), name="weight")
    >>> nn.SGD([weight], learning_rate=0.1)((engine.Tensor([2.0]),))
    True
    >>> weight.asnumpy()
    array([0.8], dtype=float32)

    """

    elementwise = True
    numbers_each = 2
    _example = Example(parabola=0.1, valley=2e-3)

    def __init__(
        self,
        params: Trained,
        learning_rate: Rate = 0.1,
        momentum: float = 0.0,
        dampening: float = 0.0,
        weight_decay: float | Cell = 0.0,
        nesterov: bool = False,
        loss_scale: float = 1.0,
    ) -> None:
        super().__init__(learning_rate, params, weight_decay, loss_scale)
        self.dampening = number("dampening", dampening)
        if self.dampening > 1:
            raise ArgumentValueError.of("dampening", "a number from 0 to 1", dampening)
        self.nesterov = switch("nesterov", nesterov)
        number("momentum", momentum)
        if self.nesterov and (momentum == 0 or self.dampening != 0):
            got = f"momentum {momentum} and dampening {dampening}"
            raise ArgumentValueError.of("SGD(nesterov=True)", "momentum and no dampening", got)
        self.momentum = self.scalar("momentum", momentum)
        self.accum = self.slots("accum")
        self.stat = self.slots("stat", "ones")

    def step_numbers(self, rate: float, decay: float) -> tuple[float, ...]:
        """The rate and the momentum, which may have been set since the last step."""
        return rate, float(read(self.momentum))

    def update(self, position: Any, parameter: Any, gradient: Any, *numbers: float) -> None:
        """Move one parameter, in place."""
        state = self.accum[position], self.stat[position]
        ops.apply_sgd(parameter, *state, gradient, *numbers, self.dampening, self.nesterov)
