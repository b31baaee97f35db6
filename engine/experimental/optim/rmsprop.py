"""RMSprop."""

from __future__ import annotations

from typing import Any

from engine.backend import xp_of
from engine.nn.optim.example import Example
from engine.ops.stepping import stepping
from engine.typed import TensorOrNumber, Trained

from .arguments import above, flag, number
from .optimizer import Optimizer

__all__ = ["RMSprop"]


@stepping("param", "mean_square", "mean_grad", "moment")
def rmsprop_step(
    param: Any,
    mean_square: Any,
    mean_grad: Any,
    moment: Any,
    grad: Any,
    rate: float,
    alpha: float,
    eps: float,
    momentum: float,
    centered: bool,
) -> None:
    mean_square *= alpha
    mean_square += (1.0 - alpha) * (grad * grad)
    spread = mean_square
    if centered:
        mean_grad *= alpha
        mean_grad += (1.0 - alpha) * grad
        # Of gradients that stay the same rounding leaves less than 0.
        spread = xp_of(param).maximum(mean_square - mean_grad * mean_grad, 0)
    step = grad / (xp_of(param).sqrt(spread) + eps)
    if momentum > 0:
        moment *= momentum
        moment += step
        step = moment
    param -= rate * step


class RMSprop(Optimizer):
    """RMSprop: `w = w - lr * g / (sqrt(mean square of g) + eps)`, with momentum where asked for.

    Args:
        params: Parameters, or groups of them; see `Optimizer`.
        lr: The learning rate, above 0.
        alpha: How much of the mean square stays, from 0.
        eps: Added to the root, above 0.
        weight_decay: How much of a parameter is added to its gradient.
        momentum: How much of the last step stays, from 0.
        centered: Whether to divide by the deviation instead of the root mean square.
        maximize: Whether what the gradients are of is to grow.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If it is out of its range.

    Source: Hinton, Coursera "Neural networks for machine learning", lecture 6e; centred: Graves,
    arXiv:1308.0850, section 4.2, with eps outside the root as PyTorch has it.

    """

    _example = Example(parabola=0.02, valley=0.002)

    def __init__(
        self,
        params: Trained,
        lr: TensorOrNumber = 1e-2,
        alpha: float = 0.99,
        eps: float = 1e-8,
        weight_decay: float = 0.0,
        momentum: float = 0.0,
        centered: bool = False,
        maximize: bool = False,
    ) -> None:
        options = {"lr": lr, "momentum": momentum, "alpha": alpha, "eps": eps}
        more = {"centered": centered, "weight_decay": weight_decay, "maximize": maximize}
        super().__init__(params, {**options, **more})
        self.slots("mean_grad")
        self.slots("mean_square")
        self.slots("moment")

    def check(self, group: dict[str, Any]) -> None:
        """Refuse options that do not fit."""
        above("RMSprop(lr)", group["lr"])
        number("RMSprop(alpha)", group["alpha"])
        above("RMSprop(eps)", group["eps"])
        number("RMSprop(momentum)", group["momentum"])
        flag("RMSprop(centered)", group["centered"])
        flag("RMSprop(maximize)", group["maximize"])

    def update(
        self, position: int, parameter: Any, gradient: Any, rate: float, group: dict[str, Any]
    ) -> None:
        """Move one parameter, in place."""
        state = self.mean_square[position], self.mean_grad[position], self.moment[position]
        numbers = rate, group["alpha"], group["eps"], group["momentum"], group["centered"]
        rmsprop_step(parameter, *state, gradient, *numbers)
