"""Adagrad."""

from __future__ import annotations

from typing import Any

from engine.autodiff.replayable import read
from engine.backend import xp_of
from engine.nn.optim.example import Example
from engine.ops.stepping import stepping
from engine.typed import TensorOrNumber, Trained

from .arguments import above, flag, number
from .optimizer import Optimizer

__all__ = ["Adagrad"]


@stepping("param", "accum")
def adagrad_step(param: Any, accum: Any, grad: Any, rate: float, eps: float) -> None:
    accum += grad * grad
    param -= rate * grad / (xp_of(param).sqrt(accum) + eps)


class Adagrad(Optimizer):
    """Adagrad: `w = w - lr / (1 + t * lr_decay) * g / (sqrt(sum of g^2) + eps)`, t from 0.

    Args:
        params: Parameters, or groups of them; see `Optimizer`.
        lr: The learning rate, above 0.
        lr_decay: How fast the rate falls, from 0.
        weight_decay: How much of a parameter is added to its gradient.
        initial_accumulator_value: What the sum of squares begins with, from 0.
        eps: Added to the root, above 0.
        maximize: Whether what the gradients are of is to grow.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If it is out of its range.

    Source: Duchi, Hazan & Singer, JMLR 12 (2011).

    """

    _example = Example(parabola=0.5, valley=0.1)

    def __init__(
        self,
        params: Trained,
        lr: TensorOrNumber = 1e-2,
        lr_decay: float = 0.0,
        weight_decay: float = 0.0,
        initial_accumulator_value: float = 0.0,
        eps: float = 1e-10,
        *,
        maximize: bool = False,
    ) -> None:
        options = {"lr": lr, "lr_decay": lr_decay, "eps": eps, "weight_decay": weight_decay}
        start = {"initial_accumulator_value": initial_accumulator_value}
        super().__init__(params, {**options, **start, "maximize": maximize})
        self.slots("accum", float(initial_accumulator_value))
        self.step_t = self.counter("step_t")

    def check(self, group: dict[str, Any]) -> None:
        """Refuse options that do not fit."""
        above("Adagrad(lr)", group["lr"])
        number("Adagrad(lr_decay)", group["lr_decay"])
        start = group["initial_accumulator_value"]
        number("Adagrad(initial_accumulator_value)", start)
        above("Adagrad(eps)", group["eps"])
        flag("Adagrad(maximize)", group["maximize"])

    def end_step(self) -> None:
        """Count the step: the first one has the rate as it is."""
        self.step_t.array += 1

    def update(
        self, position: int, parameter: Any, gradient: Any, rate: float, group: dict[str, Any]
    ) -> None:
        """Move one parameter, in place."""
        fallen = rate / (1.0 + int(read(self.step_t)) * group["lr_decay"])
        adagrad_step(parameter, self.accum[position], gradient, fallen, group["eps"])
