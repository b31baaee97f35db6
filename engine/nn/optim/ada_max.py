"""AdaMax: Adam with the largest gradient instead of the root mean square."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.autodiff.replayable import read
from engine.typed import Cell, Rate, Trained

from .arguments import number, share
from .base import Optimizer
from .example import Example

__all__ = ["AdaMax"]


class AdaMax(Optimizer):
    """AdaMax: `w = w - rate / (1 - beta1^t) * m / (u + eps)` with `u = max(beta2 * u, |g|)`.

    Args:
        params: Parameters, or groups of them; see `Optimizer`.
        learning_rate: A number, a list, a tensor or a schedule.
        beta1: How much of the mean gradient stays, from 0 and below 1.
        beta2: How much of the largest gradient stays, from 0 and below 1.
        eps: Added to the largest gradient, above 0.
        weight_decay: A number from 0 or a cell.
        loss_scale: What the loss was multiplied with.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If it is out of its range.

    Source: Kingma & Ba, arXiv:1412.6980, Algorithm 2.

    >>> import engine
    >>> from engine import nn
    >>> weight = engine.Parameter(engine.Tensor([1.0]), name="weight")
    >>> nn.AdaMax([weight], learning_rate=0.1)((engine.Tensor([2.0]),))
    True
    >>> weight.asnumpy().round(4)
    array([0.9], dtype=float32)

    """

    elementwise = True
    _example = Example(parabola=0.1, valley=0.02)

    def __init__(
        self,
        params: Trained,
        learning_rate: Rate = 0.001,
        beta1: float = 0.9,
        beta2: float = 0.999,
        eps: float = 1e-8,
        weight_decay: float | Cell = 0.0,
        loss_scale: float = 1.0,
    ) -> None:
        super().__init__(learning_rate, params, weight_decay, loss_scale)
        self.beta1 = share("beta1", beta1)
        self.beta2 = share("beta2", beta2)
        self.eps = number("eps", eps, above=0.0)
        self.beta1_power = self.scalar("beta1_power", 1.0, shape=(1,))
        self.moment1 = self.slots("moment1")
        self.moment2 = self.slots("moment2")

    def begin_step(self) -> None:
        """Raise beta1 to the power of the step."""
        self.beta1_power.array *= self.beta1

    def step_numbers(self, rate: float, decay: float) -> tuple[float, ...]:
        """The rate with the correction of the first moment's bias in it."""
        return (rate / (1.0 - float(read(self.beta1_power)[0])),)

    def update(self, position: Any, parameter: Any, gradient: Any, *numbers: float) -> None:
        """Move one parameter, in place."""
        state = self.moment1[position], self.moment2[position]
        ops.apply_ada_max(parameter, *state, gradient, *numbers, self.beta1, self.beta2, self.eps)
