"""FTRL: the leader of all steps so far, kept small."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.typed import Cell, Rate, Trained

from .arguments import number, switch
from .base import Optimizer
from .example import Example

__all__ = ["FTRL"]


class FTRL(Optimizer):
    """Follow the regularised leader: weights that l1 sets to exactly 0 where they do not matter.

    Args:
        params: Parameters, or groups of them; see `Optimizer`.
        initial_accum: What the sum of squares starts with, from 0.
        learning_rate: A number, a list, a tensor or a schedule.
        lr_power: The power of the sum of squares that divides the rate, at most 0.
        l1: How strongly weights are pulled to exactly 0, from 0.
        l2: How strongly they are shrunk, from 0.
        use_locking: Accepted as MindSpore does; one thread updates here, nothing to lock.
        loss_scale: What the loss was multiplied with.
        weight_decay: A number from 0 or a cell.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If it is out of its range.

    Source: McMahan et al., "Ad click prediction: a view from the trenches" (2013), with l2 doubled
    as TensorFlow and MindSpore do.

    >>> import engine
    >>> from engine import nn
    >>> weight = engine.Parameter(engine.Tensor([1.0]), name="weight")
    >>> nn.FTRL([weight], learning_rate=0.1)((engine.Tensor([2.0]),))
    True
    >>> weight.asnumpy().round(4)
    array([0.7451], dtype=float32)

    """

    elementwise = True
    _example = Example(parabola=0.5, valley=0.3)

    def __init__(
        self,
        params: Trained,
        initial_accum: float = 0.1,
        learning_rate: Rate = 0.001,
        lr_power: float = -0.5,
        l1: float = 0.0,
        l2: float = 0.0,
        use_locking: bool = False,
        loss_scale: float = 1.0,
        weight_decay: float | Cell = 0.0,
    ) -> None:
        super().__init__(learning_rate, params, weight_decay, loss_scale)
        switch("use_locking", use_locking)
        self.lr_power = -number("-lr_power", -lr_power)
        self.l1 = number("l1", l1)
        self.l2 = number("l2", l2)
        self.moments = self.slots("moments", number("initial_accum", initial_accum))
        self.linear = self.slots("linear")

    def update(self, position: Any, parameter: Any, gradient: Any, *numbers: float) -> None:
        """Move one parameter, in place."""
        state = self.moments[position], self.linear[position]
        ops.apply_ftrl(parameter, *state, gradient, *numbers, self.l1, self.l2, self.lr_power)
