"""Stochastic gradient descent with PyTorch's arguments."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.dtype import int32
from engine.errors import ArgumentValueError
from engine.tensor import Parameter, Tensor

from .optimizer import Grouped, check_truth, number

__all__ = ["SGD"]


class SGD(Grouped):
    """Each parameter moved against its gradient, or against what is left of former ones.

    Args:
        params: Parameters, or dicts with `params` and options that differ from the others'.
        lr: The learning rate, from 0.
        momentum: How much of the last move stays.
        dampening: How much of a new gradient is left out of it.
        weight_decay: How much of each parameter is added to its gradient.
        nesterov: Whether the gradient looks one move ahead.
        maximize: Whether the loss is to grow.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If one is out of its range, or `nesterov` stands without momentum or
            with dampening.

    >>> import engine
    >>> from engine import mint
    >>> weight = engine.Parameter(engine.Tensor([1.0]), name="weight")
    >>> optimizer = mint.optim.SGD([weight], lr=0.5)
    >>> optimizer((engine.Tensor([1.0]),)), weight.asnumpy()
    (True, array([0.5], dtype=float32))

    """

    def __init__(
        self,
        params: Any,
        lr: Any,
        momentum: float = 0,
        dampening: float = 0,
        weight_decay: float = 0,
        nesterov: bool = False,
        *,
        maximize: bool = False,
    ) -> None:
        number("SGD(momentum)", momentum)
        number("SGD(dampening)", dampening)
        check_truth("SGD(nesterov)", nesterov)
        check_truth("SGD(maximize)", maximize)
        if nesterov and (momentum <= 0 or dampening != 0):
            expected = "a momentum above 0 and a dampening of 0"
            raise ArgumentValueError.of("SGD(nesterov)", expected, f"{momentum} and {dampening}")
        options = {"lr": lr, "momentum": momentum, "dampening": dampening}
        more = {"weight_decay": weight_decay, "nesterov": nesterov, "maximize": maximize}
        super().__init__(params, {**options, **more})
        self.slots("momentum_buf")
        self.step_t = Parameter(Tensor(-1, int32), name="step_t", requires_grad=False)

    def begin(self) -> None:
        ops.assign_add(self.step_t, 1)

    def move(
        self, position: int, parameter: Any, gradient: Any, group: dict[str, Any], rate: float
    ) -> None:
        if group["weight_decay"]:
            gradient = gradient + parameter * group["weight_decay"]
        momentum = group["momentum"]
        if momentum:
            moved = self.momentum_buf[position]
            # The first gradient counts whole, whatever is left out of later ones.
            share = 1.0 if int(self.step_t.asnumpy()) == 0 else 1.0 - group["dampening"]
            ops.assign(moved, moved * momentum + gradient * share)
            gradient = gradient + moved * momentum if group["nesterov"] else moved
        ops.assign_sub(parameter, gradient * rate)
