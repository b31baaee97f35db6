"""Adagrad whose weights are pulled towards 0."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.typed import Cell, Rate, Trained

from .arguments import number, switch
from .base import Optimizer
from .example import Example

__all__ = ["ProximalAdagrad"]


class ProximalAdagrad(Optimizer):
    """Adagrad with a proximal step: l1 sets weights to exactly 0, l2 shrinks them.

    Args:
        params: Parameters, or groups of them; see `Optimizer`.
        accum: What the sum of squares starts with, from 0.
        learning_rate: A number, a list, a tensor or a schedule.
        l1: How strongly weights are pulled to exactly 0, from 0.
        l2: How strongly they are shrunk, from 0.
        use_locking: Accepted as MindSpore does; one thread updates here, nothing to lock.
        loss_scale: What the loss was multiplied with.
        weight_decay: A number from 0 or a cell.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If it is out of its range.

    Source: Duchi & Singer, "Efficient online and batch learning using forward backward splitting",
    JMLR 10 (2009).

    >>> import engine
    >>> from engine import nn
    >>> weight = engine.Parameter(engine.Tensor([1.0]), name="weight")
    >>> nn.ProximalAdagrad([weight], learning_rate=0.1)((engine.Tensor([2.0]),))
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
        l1: float = 0.0,
        l2: float = 0.0,
        use_locking: bool = False,
        loss_scale: float = 1.0,
        weight_decay: float | Cell = 0.0,
    ) -> None:
        super().__init__(learning_rate, params, weight_decay, loss_scale)
        switch("use_locking", use_locking)
        self.l1 = number("l1", l1)
        self.l2 = number("l2", l2)
        self.accum = self.slots("accum", number("accum", accum))

    def update(self, position: Any, parameter: Any, gradient: Any, *numbers: float) -> None:
        """Move one parameter, in place."""
        accum = self.accum[position]
        ops.apply_proximal_adagrad(parameter, accum, gradient, *numbers, self.l1, self.l2)
