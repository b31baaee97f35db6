"""Adagrad: steps divided by the root of all squares so far."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.typed import Cell, Rate, Trained

from .arguments import number, switch
from .base import Optimizer
from .example import Example

__all__ = ["Adagrad"]


class Adagrad(Optimizer):
    """Adagrad: `a = a + g^2`, `w = w - rate * g / sqrt(a)`.

    Args:
        params: Parameters, or groups of them; see `Optimizer`.
        accum: What `a` starts with, from 0.
        learning_rate: A number, a list, a tensor or a schedule.
        update_slots: Whether `a` grows.
        loss_scale: What the loss was multiplied with.
        weight_decay: A number from 0 or a cell.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If it is out of its range.

    Source: Duchi, Hazan & Singer, JMLR 12 (2011).

    >>> import engine
    >>> from engine import nn
    >>> weight = engine.Parameter(engine.Tensor([1.0]), name="weight")
    >>> nn.Adagrad([weight], learning_rate=0.1)((engine.Tensor([2.0]),))
    True
    >>> weight.asnumpy().round(4)
    array([0.9012], dtype=float32)

    """

    elementwise = True
    _example = Example(parabola=0.5, valley=0.3)

    def __init__(
        self,
        params: Trained,
        accum: float = 0.1,
        learning_rate: Rate = 0.001,
        update_slots: bool = True,
        loss_scale: float = 1.0,
        weight_decay: float | Cell = 0.0,
    ) -> None:
        super().__init__(learning_rate, params, weight_decay, loss_scale)
        self.update_slots = switch("update_slots", update_slots)
        self.accum = self.slots("accum", number("accum", accum))

    def update(self, position: Any, parameter: Any, gradient: Any, *numbers: float) -> None:
        """Move one parameter, in place."""
        ops.apply_adagrad(parameter, self.accum[position], gradient, *numbers, self.update_slots)
