"""Gradient descent, with momentum."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.errors import ArgumentValueError
from engine.nn.optim.example import Example
from engine.typed import TensorOrNumber, Trained

from .arguments import flag, number
from .optimizer import Optimizer

__all__ = ["SGD"]


class SGD(Optimizer):
    """Gradient descent: `v = momentum * v + (1 - dampening) * g`, `w = w - lr * v`.

    The first `v` is the whole gradient.

    Args:
        params: Parameters, or groups of them; see `Optimizer`.
        lr: The learning rate, from 0.
        momentum: How much of the last move stays, from 0.
        dampening: How much of a gradient is left out of the moves.
        weight_decay: How much of a parameter is added to its gradient.
        nesterov: Whether the gradient looks one move ahead.
        maximize: Whether what the gradients are of is to grow.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If it is out of its range, or `nesterov` is asked for without momentum
            or with dampening.

    >>> import engine
    >>> from engine.experimental import optim
    >>> weight = engine.Parameter(engine.Tensor([1.0]), name="weight")
    >>> optim.SGD([weight], lr=0.5)((engine.Tensor([1.0]),))
    True
    >>> weight.asnumpy()
    array([0.5], dtype=float32)

    """

    _example = Example(parabola=0.1, valley=0.005)

    def __init__(
        self,
        params: Trained,
        lr: TensorOrNumber,
        momentum: float = 0,
        dampening: float = 0,
        weight_decay: float = 0.0,
        nesterov: bool = False,
        *,
        maximize: bool = False,
    ) -> None:
        options = {"lr": lr, "momentum": momentum, "dampening": dampening}
        more = {"weight_decay": weight_decay, "nesterov": nesterov, "maximize": maximize}
        super().__init__(params, {**options, **more, "grad_centralization": False})
        self.slots("accum")
        self.slots("stat", "ones")

    def check(self, group: dict[str, Any]) -> None:
        """Refuse options that do not fit."""
        momentum = group["momentum"] = number("SGD(momentum)", group["momentum"])
        dampening = group["dampening"] = float(group["dampening"])
        flag("SGD(maximize)", group["maximize"])
        if flag("SGD(nesterov)", group["nesterov"]) and (momentum == 0 or dampening != 0):
            got = f"momentum {momentum:g} and dampening {dampening:g}"
            raise ArgumentValueError.of("SGD(nesterov=True)", "momentum and no dampening", got)

    def update(
        self, position: int, parameter: Any, gradient: Any, rate: float, group: dict[str, Any]
    ) -> None:
        """Move one parameter, in place."""
        state = self.accum[position], self.stat[position]
        numbers = group["momentum"], group["dampening"], group["nesterov"]
        ops.apply_sgd(parameter, *state, gradient, rate, *numbers)
