"""Adamax."""

from __future__ import annotations

from typing import Any

from engine.autodiff.replayable import read
from engine.backend import xp_of
from engine.nn.optim.example import Example
from engine.ops.stepping import stepping
from engine.typed import TensorOrNumber, Trained

from .arguments import above, flag, two_shares
from .optimizer import Optimizer

__all__ = ["Adamax"]


@stepping("param", "first", "largest")
def adamax_step(
    param: Any,
    first: Any,
    largest: Any,
    grad: Any,
    rate: float,
    beta1: float,
    beta2: float,
    eps: float,
) -> None:
    first *= beta1
    first += (1.0 - beta1) * grad
    largest *= beta2
    xp_of(param).maximum(largest, abs(grad) + eps, out=largest)
    param -= rate * first / largest


class Adamax(Optimizer):
    """Adam with the largest gradient in place of the mean square.

    `u = max(beta2 * u, |g| + eps)`, `w = w - lr / (1 - beta1^t) * m / u`

    Args:
        params: Parameters, or groups of them; see `Optimizer`.
        lr: The learning rate, above 0.
        betas: How much of the mean gradient and of the largest stays, from 0 and below 1.
        eps: Added to each gradient's size, above 0.
        weight_decay: How much of a parameter is added to its gradient.
        maximize: Whether what the gradients are of is to grow.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If it is out of its range.

    Source: Kingma & Ba, arXiv:1412.6980, Algorithm 2, with eps where PyTorch has it.

    """

    _example = Example(parabola=0.1, valley=0.02)

    def __init__(
        self,
        params: Trained,
        lr: TensorOrNumber = 2e-3,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-8,
        weight_decay: float = 0.0,
        *,
        maximize: bool = False,
    ) -> None:
        options = {"lr": lr, "betas": betas, "eps": eps, "weight_decay": weight_decay}
        super().__init__(params, {**options, "maximize": maximize})
        self.step_t = self.counter("step_t")
        self.slots("exp_avg")
        self.slots("exp_inf")

    def check(self, group: dict[str, Any]) -> None:
        """Refuse options that do not fit."""
        above("Adamax(lr)", group["lr"])
        two_shares("Adamax(betas)", group["betas"])
        above("Adamax(eps)", group["eps"])
        flag("Adamax(maximize)", group["maximize"])

    def begin_step(self) -> None:
        """Count the step."""
        self.step_t.array += 1

    def update(
        self, position: int, parameter: Any, gradient: Any, rate: float, group: dict[str, Any]
    ) -> None:
        """Move one parameter, in place."""
        beta1, beta2 = group["betas"]
        unbiased = rate / (1.0 - beta1 ** int(read(self.step_t)))
        state = self.exp_avg[position], self.exp_inf[position]
        adamax_step(parameter, *state, gradient, unbiased, beta1, beta2, group["eps"])
