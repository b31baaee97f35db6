"""Adadelta: steps scaled by the size of earlier steps."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.typed import Cell, Rate, Trained

from .arguments import number, share
from .base import Optimizer
from .example import Example

__all__ = ["Adadelta"]


class Adadelta(Optimizer):
    """Adadelta: `w = w - rate * g * sqrt(d + epsilon) / sqrt(a + epsilon)`.

    `a` is the running mean of squared gradients, `d` that of squared steps.

    Args:
        params: Parameters, or groups of them; see `Optimizer`.
        learning_rate: A number, a list, a tensor or a schedule.
        rho: How much of the means stays, from 0 and below 1.
        epsilon: Added inside the roots, above 0.
        loss_scale: What the loss was multiplied with.
        weight_decay: A number from 0 or a cell.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If it is out of its range.

    Source: Zeiler, arXiv:1212.5701, Algorithm 1.

    >>> import engine
    >>> from engine import nn
    >>> weight = engine.Parameter(engine.Tensor([1.0]), name="weight")
    >>> nn.Adadelta([weight])((engine.Tensor([2.0]),))
    True
    >>> weight.asnumpy().round(4)
    array([0.9968], dtype=float32)

    """

    elementwise = True
    _example = Example(parabola=30.0, valley=10.0)

    def __init__(
        self,
        params: Trained,
        learning_rate: Rate = 1.0,
        rho: float = 0.9,
        epsilon: float = 1e-6,
        loss_scale: float = 1.0,
        weight_decay: float | Cell = 0.0,
    ) -> None:
        super().__init__(learning_rate, params, weight_decay, loss_scale)
        self.rho = share("rho", rho)
        self.epsilon = number("epsilon", epsilon, above=0.0)
        self.accum = self.slots("accum")
        self.accum_update = self.slots("accum_update")

    def update(self, position: Any, parameter: Any, gradient: Any, *numbers: float) -> None:
        """Move one parameter, in place."""
        state = self.accum[position], self.accum_update[position]
        ops.apply_adadelta(parameter, *state, gradient, *numbers, self.rho, self.epsilon)
