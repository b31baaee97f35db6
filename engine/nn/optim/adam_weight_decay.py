"""Adam with decoupled weight decay."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.ops.apply import shortened
from engine.typed import Cell, Rate, Trained

from .arguments import number, share
from .base import Optimizer
from .example import Example

__all__ = ["AdamWeightDecay"]


class AdamWeightDecay(Optimizer):
    """Adam with the decay beside the step: `w = w - rate * (m / (sqrt(v) + eps) + decay * w)`.

    There is no correction of the biases of m and v, as MindSpore's documents define it.

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

    Source: Loshchilov & Hutter, arXiv:1711.05101, without the correction of the biases, as in
    BERT's optimizer.

    >>> import engine
    >>> from engine import nn
    >>> weight = engine.Parameter(engine.Tensor([1.0]), name="weight")
    >>> optimizer = nn.AdamWeightDecay([weight], learning_rate=0.1, weight_decay=0.5)
    >>> optimizer((engine.Tensor([0.0]),))
    True
    >>> weight.asnumpy()
    array([0.95], dtype=float32)

    """

    elementwise = True
    _example = Example(parabola=0.05, valley=0.01)

    def __init__(
        self,
        params: Trained,
        learning_rate: Rate = 1e-3,
        beta1: float = 0.9,
        beta2: float = 0.999,
        eps: float = 1e-6,
        weight_decay: float | Cell = 0.0,
    ) -> None:
        super().__init__(learning_rate, params, weight_decay)
        self.beta1 = share("beta1", beta1)
        self.beta2 = share("beta2", beta2)
        self.eps = number("eps", eps, above=0.0)
        self.moments1 = self.slots("adam_m")
        self.moments2 = self.slots("adam_v")

    def decay_share(self, rate: float, decay: float) -> float:
        """What is taken from the weight itself."""
        return rate * decay

    def decayed(self, parameter: Any, gradient: Any, share: float) -> Any:
        """The gradient as it is: the decay is taken from the weight itself."""
        shortened(parameter, share)
        return gradient

    def update(self, position: Any, parameter: Any, gradient: Any, *numbers: float) -> None:
        """Move one parameter, in place."""
        state = self.moments1[position], self.moments2[position]
        ops.apply_adam(parameter, *state, gradient, *numbers, self.beta1, self.beta2, self.eps)
