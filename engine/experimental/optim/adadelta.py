"""Adadelta."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.errors import ArgumentValueError
from engine.nn.optim.example import Example
from engine.typed import TensorOrNumber, Trained

from .arguments import above, flag, number
from .optimizer import Optimizer

__all__ = ["Adadelta"]


class Adadelta(Optimizer):
    """Adadelta: each step as long as the last ones were, in units of the gradients' mean.

    Args:
        params: Parameters, or groups of them; see `Optimizer`.
        lr: The learning rate, above 0: a factor of the steps.
        rho: How much of the running means stays, from 0 to 1.
        eps: Added inside both roots, above 0.
        weight_decay: How much of a parameter is added to its gradient.
        maximize: Whether what the gradients are of is to grow.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If it is out of its range.

    Source: Zeiler, arXiv:1212.5701, Algorithm 1.

    """

    _example = Example(parabola=30.0, valley=3.0)

    def __init__(
        self,
        params: Trained,
        lr: TensorOrNumber = 1.0,
        rho: float = 0.9,
        eps: float = 1e-6,
        weight_decay: float = 0.0,
        *,
        maximize: bool = False,
    ) -> None:
        options = {"lr": lr, "rho": rho, "eps": eps, "weight_decay": weight_decay}
        super().__init__(params, {**options, "maximize": maximize})
        self.slots("accum")
        self.slots("accum_update")

    def check(self, group: dict[str, Any]) -> None:
        """Refuse options that do not fit."""
        above("Adadelta(lr)", group["lr"])
        above("Adadelta(eps)", group["eps"])
        if number("Adadelta(rho)", group["rho"]) > 1:
            raise ArgumentValueError.of("Adadelta(rho)", "a number from 0 to 1", group["rho"])
        flag("Adadelta(maximize)", group["maximize"])

    def update(
        self, position: int, parameter: Any, gradient: Any, rate: float, group: dict[str, Any]
    ) -> None:
        """Move one parameter, in place."""
        state = self.accum[position], self.accum_update[position]
        ops.apply_adadelta(parameter, *state, gradient, rate, group["rho"], group["eps"])
