"""Gradient descent whose later steps are averaged."""

from __future__ import annotations

from typing import Any

from engine.autodiff.replayable import read
from engine.errors import ArgumentTypeError
from engine.ops.stepping import stepping
from engine.tensor import ParameterTuple
from engine.typed import Cell, Rate, Trained

from .arguments import number
from .base import Optimizer, StepNumbers
from .example import Example

__all__ = ["ASGD"]


@stepping("param", "mean")
def averaged_step(
    param: Any, mean: Any, grad: Any, shorter: float, length: float, nearer: float
) -> None:
    """Move `param` by `length`, after it is shortened, and `mean` nearer to it."""
    param *= 1.0 - shorter
    param -= length * grad
    mean += (param - mean) * nearer


class ASGD(Optimizer):
    """Averaged gradient descent: `w = w * (1 - lambd * eta) - eta * g`, and `ax` the mean of w.

    `eta = rate / (1 + lambd * rate * t) ** alpha`; from step `t0` on `ax` is the mean of the
    parameter's values, until then the last of them. What is trained is w; the mean is in `ax`.

    Args:
        params: Parameters, or groups of them; see `Optimizer`.
        learning_rate: A number, a list, a tensor or a schedule.
        lambd: How much each step shortens the parameter, in units of eta.
        alpha: The power by which eta falls.
        t0: The step from which averages are taken.
        weight_decay: A number from 0 or a cell.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If it is out of its range.

    Source: Polyak & Juditsky, "Acceleration of stochastic approximation by averaging" (1992), in
    the form of Bottou's that PyTorch has, too.

    >>> import engine
    >>> from engine import nn
    >>> weight = engine.Parameter(engine.Tensor([1.0]), name="weight")
    >>> nn.ASGD([weight], learning_rate=0.1)((engine.Tensor([2.0]),))
    True
    >>> weight.asnumpy().round(4)
    array([0.8], dtype=float32)

    """

    elementwise = True
    numbers_each = 3
    _example = Example(parabola=0.05, valley=2e-3)

    def __init__(
        self,
        params: Trained,
        learning_rate: Rate = 0.1,
        lambd: float = 1e-4,
        alpha: float = 0.75,
        t0: float = 1e6,
        weight_decay: float | Cell = 0.0,
    ) -> None:
        super().__init__(learning_rate, params, weight_decay)
        for name, value in (("lambd", lambd), ("alpha", alpha), ("t0", t0)):
            if not isinstance(value, float):
                raise ArgumentTypeError.of(f"ASGD({name})", "a float", value)
        self.lambd = number("lambd", lambd)
        self.alpha, self.t0 = alpha, t0
        names = [parameter.name for parameter in self.parameters]
        self.mu = ParameterTuple([self.scalar(f"mu_{name}", 1.0) for name in names])
        self.eta = ParameterTuple([self.scalar(f"eta_{name}", 0.0) for name in names])
        self.ax = self.slots("ax_")

    def numbers_like(self) -> list[StepNumbers]:
        """See `Optimizer`; each parameter has its own."""
        return [one._replace() for one in super().numbers_like()]

    def numbers_of_step(self, rates: list[float], decays: list[float]) -> list[StepNumbers]:
        """How much each is shortened, how far it goes, and how near its mean comes to it."""
        step = int(read(self.global_step)[0])
        found = []
        for rate, decay, eta, mu in zip(rates, decays, self.eta, self.mu, strict=True):
            if step == 1:
                eta.array[...] = rate
            length = float(read(eta))
            found.append(StepNumbers(decay, decay, (self.lambd * length, length, float(read(mu)))))
            eta.array[...] = rate / (1.0 + self.lambd * rate * step) ** self.alpha
            mu.array[...] = 1.0 / max(1.0, step - self.t0)
        return found

    def update(self, position: Any, parameter: Any, gradient: Any, *numbers: float) -> None:
        """Move one parameter, in place."""
        averaged_step(parameter, self.ax[position], gradient, *numbers)
