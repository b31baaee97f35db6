"""Gradient descent with momentum."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.autodiff.replayable import read
from engine.ops.kept_steps import MomentumStep
from engine.typed import Cell, Rate, Trained

from .arguments import number, switch
from .base import Optimizer
from .example import Example

__all__ = ["Momentum"]


class Momentum(Optimizer):
    """Gradient descent with momentum: `v = momentum * v + g`, `w = w - rate * v`.

    Args:
        params: Parameters, or groups of them; see `Optimizer`.
        learning_rate: A number, a list, a tensor or a schedule.
        momentum: How much of the running sum stays, from 0.
        weight_decay: A number from 0 or a cell.
        loss_scale: What the loss was multiplied with.
        use_nesterov: Whether to look one step ahead: `w = w - rate * (g + momentum * v)`.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If it is out of its range.

    Source: Sutskever et al., "On the importance of initialization and momentum in deep learning"
    (2013), with the rate outside the running sum.

    >>> import engine
    >>> from engine import nn
    >>> weight = engine.Parameter(engine.Tensor([1.0]), name="weight")
    >>> optimizer = nn.Momentum([weight], learning_rate=0.1, momentum=0.9)
    >>> optimizer((engine.Tensor([2.0]),))
    True
    >>> weight.asnumpy()
    array([0.8], dtype=float32)

    """

    elementwise = True
    numbers_each = 2
    _example = Example(parabola=0.02, valley=2e-4, options={"momentum": 0.9})

    def __init__(
        self,
        params: Trained,
        learning_rate: Rate,
        momentum: float,
        weight_decay: float | Cell = 0.0,
        loss_scale: float = 1.0,
        use_nesterov: bool = False,
    ) -> None:
        super().__init__(learning_rate, params, weight_decay, loss_scale)
        self.momentum = self.scalar("momentum", number("momentum", momentum))
        self.use_nesterov = switch("use_nesterov", use_nesterov)
        self.moments = self.slots("moments")

    def step_numbers(self, rate: float, decay: float) -> tuple[float, ...]:
        """The rate and the momentum, which may have been set since the last step."""
        return rate, float(read(self.momentum))

    def update(self, position: Any, parameter: Any, gradient: Any, *numbers: float) -> None:
        """Move one parameter, in place."""
        moment = self.moments[position]
        ops.apply_momentum(parameter, moment, gradient, *numbers, self.use_nesterov)

    def kernel_step(self, at: int) -> MomentumStep:
        """What the step of one parameter moves."""
        moved = self.parameters[at].array, self.moments[at].array
        return MomentumStep(*moved, self.use_nesterov)
