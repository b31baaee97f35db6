"""RMSProp: steps divided by a running root mean square."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.typed import Cell, Rate, Trained

from .arguments import number, share, switch
from .base import Optimizer
from .example import Example

__all__ = ["RMSProp"]


class RMSProp(Optimizer):
    """RMSProp: `s = decay * s + (1 - decay) * g^2`, `w = w - rate * g / sqrt(s + epsilon)`.

    With momentum the steps are summed: `m = momentum * m + rate * g / sqrt(…)`, `w = w - m`.
    Centred, the square of a running mean gradient is taken from `s`. `s` starts at 1, as
    MindSpore's and TensorFlow's do.

    Args:
        params: Parameters, or groups of them; see `Optimizer`.
        learning_rate: A number, a list, a tensor or a schedule.
        decay: How much of the mean square stays, from 0 and below 1.
        momentum: How much of the last step stays, from 0.
        epsilon: Added inside the root, above 0.
        use_locking: Accepted as MindSpore does; one thread updates here, nothing to lock.
        centered: Whether to divide by the deviation instead of the root mean square.
        loss_scale: What the loss was multiplied with.
        weight_decay: A number from 0 or a cell.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If it is out of its range.

    Source: Hinton, Coursera "Neural networks for machine learning", lecture 6e; centred: Graves,
    arXiv:1308.0850, section 4.2.

    >>> import engine
    >>> from engine import nn
    >>> weight = engine.Parameter(engine.Tensor([1.0]), name="weight")
    >>> nn.RMSProp([weight], learning_rate=0.1)((engine.Tensor([2.0]),))
    True
    >>> weight.asnumpy().round(4)
    array([0.8246], dtype=float32)

    """

    elementwise = True
    _example = Example(parabola=0.02, valley=0.002)

    def __init__(
        self,
        params: Trained,
        learning_rate: Rate = 0.1,
        decay: float = 0.9,
        momentum: float = 0.0,
        epsilon: float = 1e-10,
        use_locking: bool = False,
        centered: bool = False,
        loss_scale: float = 1.0,
        weight_decay: float | Cell = 0.0,
    ) -> None:
        super().__init__(learning_rate, params, weight_decay, loss_scale)
        switch("use_locking", use_locking)
        self.decay = share("decay", decay)
        self.momentum = number("momentum", momentum)
        self.epsilon = number("epsilon", epsilon, above=0.0)
        self.centered = switch("centered", centered)
        if centered:
            self.mg = self.slots("mean_grad")
        self.ms = self.slots("mean_square", "ones")
        self.moment = self.slots("moment")

    def update(self, position: Any, parameter: Any, gradient: Any, *numbers: float) -> None:
        """Move one parameter, in place."""
        mean_grad = self.mg[position] if self.centered else None
        state = self.ms[position], self.moment[position]
        options = self.decay, self.momentum, self.epsilon
        ops.apply_rms_prop(parameter, *state, gradient, *numbers, *options, mean_grad)
