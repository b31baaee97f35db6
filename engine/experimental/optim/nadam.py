"""Adam with Nesterov's momentum."""

from __future__ import annotations

from typing import Any

from engine.autodiff.replayable import read
from engine.backend import xp_of
from engine.nn.optim.example import Example
from engine.ops.stepping import stepping
from engine.typed import TensorOrNumber, Trained

from .arguments import above, number, two_shares
from .optimizer import Optimizer

__all__ = ["NAdam"]


@stepping("param", "first", "second")
def nadam_step(
    param: Any,
    first: Any,
    second: Any,
    grad: Any,
    beta1: float,
    beta2: float,
    eps: float,
    correction: float,
    of_gradient: float,
    of_mean: float,
) -> None:
    first *= beta1
    first += (1.0 - beta1) * grad
    second *= beta2
    second += (1.0 - beta2) * (grad * grad)
    root = xp_of(param).sqrt(second / correction) + eps
    param -= (of_gradient * grad + of_mean * first) / root


class NAdam(Optimizer):
    """Adam that looks one step ahead, with a momentum that grows towards `betas[0]`.

    `mu_t = beta1 * (1 - 0.96^(t * momentum_decay) / 2)` is the momentum of step t.

    Args:
        params: Parameters, or groups of them; see `Optimizer`.
        lr: The learning rate, above 0.
        betas: How much of the mean gradient and of the mean square stays, from 0 and below 1.
        eps: Added to the root, above 0.
        weight_decay: How much of a parameter is added to its gradient.
        momentum_decay: How fast the momentum grows, from 0.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If it is out of its range.

    Source: Dozat, "Incorporating Nesterov momentum into Adam" (2016).

    """

    _example = Example(parabola=0.1, valley=0.02)

    def __init__(
        self,
        params: Trained,
        lr: TensorOrNumber = 2e-3,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-8,
        weight_decay: float = 0.0,
        momentum_decay: float = 4e-3,
    ) -> None:
        options = {"lr": lr, "betas": betas, "eps": eps, "weight_decay": weight_decay}
        super().__init__(params, {**options, "momentum_decay": momentum_decay})
        self.step_t = self.counter("step_t")
        self.slots("exp_avg")
        self.slots("exp_avg_sq")
        self.scalars("mu_product", 1.0)

    def check(self, group: dict[str, Any]) -> None:
        """Refuse options that do not fit."""
        above("NAdam(lr)", group["lr"])
        two_shares("NAdam(betas)", group["betas"])
        above("NAdam(eps)", group["eps"])
        number("NAdam(momentum_decay)", group["momentum_decay"])

    def begin_step(self) -> None:
        """Count the step."""
        self.step_t.array += 1

    def update(
        self, position: int, parameter: Any, gradient: Any, rate: float, group: dict[str, Any]
    ) -> None:
        """Move one parameter, in place."""
        (beta1, beta2), decay = group["betas"], group["momentum_decay"]
        step, product = int(read(self.step_t)), self.mu_product[position]
        momentum = beta1 * (1.0 - 0.5 * 0.96 ** (step * decay))
        coming = beta1 * (1.0 - 0.5 * 0.96 ** ((step + 1) * decay))
        product.array *= momentum
        whole = float(read(product))
        state = self.exp_avg[position], self.exp_avg_sq[position]
        of_gradient = rate * (1.0 - momentum) / (1.0 - whole)
        of_mean = rate * coming / (1.0 - whole * coming)
        numbers = beta1, beta2, group["eps"], 1.0 - beta2**step
        nadam_step(parameter, *state, gradient, *numbers, of_gradient, of_mean)
