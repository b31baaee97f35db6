"""Adam whose first steps go without the mean square, while it is not known well."""

from __future__ import annotations

from typing import Any

from engine.autodiff.replayable import read
from engine.backend import xp_of
from engine.nn.optim.example import Example
from engine.ops.stepping import stepping
from engine.typed import TensorOrNumber, Trained

from .arguments import above, two_shares
from .optimizer import Optimizer

__all__ = ["RAdam"]


@stepping("param", "first", "second")
def radam_step(
    param: Any,
    first: Any,
    second: Any,
    grad: Any,
    rate: float,
    beta1: float,
    beta2: float,
    eps: float,
    rectified: float | None,
) -> None:
    first *= beta1
    first += (1.0 - beta1) * grad
    second *= beta2
    second += (1.0 - beta2) * (grad * grad)
    if rectified is None:
        param -= rate * first
    else:
        param -= rate * rectified * first / (xp_of(param).sqrt(second) + eps)


class RAdam(Optimizer):
    """Rectified Adam: steps of momentum alone until the mean square is known, then Adam's.

    Args:
        params: Parameters, or groups of them; see `Optimizer`.
        lr: The learning rate, above 0.
        betas: How much of the mean gradient and of the mean square stays, from 0 and below 1.
        eps: Added to the root, above 0.
        weight_decay: How much of a parameter is added to its gradient.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If it is out of its range.

    Source: Liu et al., arXiv:1908.03265, Algorithm 2; as PyTorch, from a length of 5 on.

    """

    _example = Example(parabola=0.1, valley=0.02)

    def __init__(
        self,
        params: Trained,
        lr: TensorOrNumber = 1e-3,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-8,
        weight_decay: float = 0.0,
    ) -> None:
        options = {"lr": lr, "betas": betas, "eps": eps, "weight_decay": weight_decay}
        super().__init__(params, options)
        self.step_t = self.counter("step_t")
        self.slots("exp_avg")
        self.slots("exp_avg_sq")

    def check(self, group: dict[str, Any]) -> None:
        """Refuse options that do not fit."""
        above("RAdam(lr)", group["lr"])
        two_shares("RAdam(betas)", group["betas"])
        above("RAdam(eps)", group["eps"])

    def begin_step(self) -> None:
        """Count the step."""
        self.step_t.array += 1

    def update(
        self, position: int, parameter: Any, gradient: Any, rate: float, group: dict[str, Any]
    ) -> None:
        """Move one parameter, in place."""
        beta1, beta2 = group["betas"]
        step = int(read(self.step_t))
        unbiased = rate / (1.0 - beta1**step)
        state = self.exp_avg[position], self.exp_avg_sq[position]
        numbers = unbiased, beta1, beta2, group["eps"], rectification(beta2, step)
        radam_step(parameter, *state, gradient, *numbers)


def rectification(beta2: float, step: int) -> float | None:
    """What a step over the root of the mean square is multiplied with, its bias among it.

    None while too few gradients are in the mean square.

    >>> rectification(0.999, 5), round(rectification(0.999, 6), 6)
    (None, 0.001998)
    """
    power = beta2**step
    whole = 2.0 / (1.0 - beta2) - 1.0
    length = whole - 2.0 * step * power / (1.0 - power)
    if length <= 5.0:
        return None
    variance = (length - 4.0) * (length - 2.0) * whole
    variance /= (whole - 4.0) * (whole - 2.0) * length
    return float((variance * (1.0 - power)) ** 0.5)
