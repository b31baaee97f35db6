"""Gradient descent whose later steps are averaged."""

from __future__ import annotations

from typing import Any

from engine.autodiff.replayable import read
from engine.errors import ArgumentTypeError
from engine.nn.optim.asgd import averaged_step
from engine.nn.optim.example import Example
from engine.typed import TensorOrNumber, Trained

from .arguments import above, flag
from .optimizer import Optimizer

__all__ = ["ASGD"]


class ASGD(Optimizer):
    """Averaged gradient descent: `w = w * (1 - lambd * eta) - eta * g`, and `ax` the mean of w.

    `eta = lr / (1 + lambd * lr * t) ** alpha`; from step `t0` on `ax` is the mean of the
    parameter's values, until then the last of them.

    Args:
        params: Parameters, or groups of them; see `Optimizer`.
        lr: The learning rate, above 0.
        lambd: How much each step shortens the parameter, in units of eta; a float.
        alpha: The power by which eta falls.
        t0: The step from which averages are taken; a float.
        weight_decay: How much of a parameter is added to its gradient.
        maximize: Whether what the gradients are of is to grow.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If it is out of its range.

    Source: Polyak & Juditsky, "Acceleration of stochastic approximation by averaging" (1992), in
    the form of Bottou's that PyTorch has, too.

    """

    _example = Example(parabola=0.05, valley=2e-3)

    def __init__(
        self,
        params: Trained,
        lr: TensorOrNumber = 1e-2,
        lambd: float = 1e-4,
        alpha: float = 0.75,
        t0: float = 1e6,
        weight_decay: float = 0.0,
        maximize: bool = False,
    ) -> None:
        options = {"lr": lr, "lambd": lambd, "alpha": alpha, "t0": t0}
        super().__init__(params, {**options, "weight_decay": weight_decay, "maximize": maximize})
        self.scalars("mu", 1.0)
        self.scalars("eta", 0.0)
        self.slots("ax")
        self.step_t = self.counter("step_t")

    def check(self, group: dict[str, Any]) -> None:
        """Refuse options that do not fit."""
        above("ASGD(lr)", group["lr"])
        for name in ("lambd", "t0"):
            if not isinstance(group[name], float):
                raise ArgumentTypeError.of(f"ASGD({name})", "a float", group[name])
        if isinstance(group["alpha"], bool) or not isinstance(group["alpha"], int | float):
            raise ArgumentTypeError.of("ASGD(alpha)", "a number", group["alpha"])
        flag("ASGD(maximize)", group["maximize"])

    def begin_step(self) -> None:
        """Count the step."""
        self.step_t.array += 1

    def update(
        self, position: int, parameter: Any, gradient: Any, rate: float, group: dict[str, Any]
    ) -> None:
        """Move one parameter, in place."""
        mu, eta = self.mu[position], self.eta[position]
        step, lambd = int(read(self.step_t)), group["lambd"]
        if not eta.array:  # its first step
            eta.array[...] = rate
        length = float(read(eta))
        shorter, nearer = lambd * length, float(read(mu))
        averaged_step(parameter, self.ax[position], gradient, shorter, length, nearer)
        eta.array[...] = rate / (1.0 + lambd * rate * step) ** group["alpha"]
        mu.array[...] = 1.0 / max(1.0, step - group["t0"])
