"""Lamb: Adam whose step is as long as a share of each parameter."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.autodiff.replayable import read
from engine.typed import Cell, Rate, Trained

from .arguments import number, share
from .base import Optimizer
from .example import Example

__all__ = ["Lamb"]


class Lamb(Optimizer):
    """Lamb: `w = w - rate * |w| / |r + decay * w| * (r + decay * w)`, with `r` Adam's step.

    `r = m / (sqrt(v) + eps)`, with m and v corrected for their bias; the lengths are those of the
    whole parameter, and where one is 0 their ratio counts as 1.

    Args:
        params: Parameters, or groups of them; see `Optimizer`.
        learning_rate: A number, a list, a tensor or a schedule.
        beta1: How much of the mean gradient stays, from 0 and below 1.
        beta2: How much of the mean square stays, from 0 and below 1.
        eps: Added to the root, above 0.
        weight_decay: A number from 0 or a cell.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If it is out of its range.

    Source: You et al., arXiv:1904.00962, Algorithm 2, with the identity as its function of lengths.

    >>> import engine
    >>> from engine import nn
    >>> weight = engine.Parameter(engine.Tensor([2.0]), name="weight")
    >>> nn.Lamb([weight], learning_rate=0.1)((engine.Tensor([3.0]),))
    True
    >>> weight.asnumpy().round(4)
    array([1.8], dtype=float32)

    """

    numbers_each = 3
    _example = Example(parabola=0.02, valley=0.01)

    def __init__(
        self,
        params: Trained,
        learning_rate: Rate,
        beta1: float = 0.9,
        beta2: float = 0.999,
        eps: float = 1e-6,
        weight_decay: float | Cell = 0.0,
    ) -> None:
        super().__init__(learning_rate, params, weight_decay)
        self.beta1 = share("beta1", beta1)
        self.beta2 = share("beta2", beta2)
        self.eps = number("eps", eps, above=0.0)
        self.moments1 = self.slots("lamb_m")
        self.moments2 = self.slots("lamb_v")

    def step_numbers(self, rate: float, decay: float) -> tuple[float, ...]:
        """The rate, the decay, and which step it is."""
        return rate, decay, int(read(self.global_step)[0])

    def decayed(self, parameter: Any, gradient: Any, share: float) -> Any:
        """The gradient as it is: the decay is a part of the step itself."""
        return gradient

    def update(self, position: Any, parameter: Any, gradient: Any, *numbers: float) -> None:
        """Move one parameter, in place."""
        rate, decay, step = numbers
        state = self.moments1[position], self.moments2[position]
        betas = self.beta1, self.beta2, self.eps
        ops.apply_lamb(parameter, *state, gradient, rate, *betas, decay, step)
