"""Adam and AdamW with PyTorch's arguments."""

from __future__ import annotations

import math
from typing import Any, ClassVar

from engine import ops
from engine.dtype import float32
from engine.errors import ArgumentTypeError
from engine.tensor import Parameter, Tensor

from .optimizer import Grouped, check_truth, number

__all__ = ["Adam", "AdamW", "FusedAdamW"]


class Adam(Grouped):
    """Adam: rates of their own for all numbers, from the moments of their gradients.

    Args:
        params: Parameters, or dicts with `params` and options that differ from the others'.
        lr: The learning rate, from 0.
        betas: How much of the first and of the second moment stays at each step.
        eps: Added to the root of the second moment.
        weight_decay: How much of each parameter is added to its gradient.
        amsgrad: Whether the largest second moment so far counts.
        maximize: Whether the loss is to grow.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If one is out of its range.

    Source: Kingma & Ba, arXiv:1412.6980; Reddi et al., arXiv:1904.09237 for `amsgrad`.

    >>> import engine
    >>> from engine import mint
    >>> weight = engine.Parameter(engine.Tensor([1.0]), name="weight")
    >>> optimizer = mint.optim.Adam([weight], lr=0.5)
    >>> optimizer((engine.Tensor([2.0]),))
    True
    >>> weight.asnumpy().round(4)
    array([0.5], dtype=float32)

    """

    _first: ClassVar[float] = 0.0
    _decoupled: ClassVar[bool] = False

    def __init__(
        self,
        params: Any,
        lr: Any = 1e-3,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-8,
        weight_decay: float = 0.0,
        amsgrad: bool = False,
        *,
        maximize: bool = False,
    ) -> None:
        where = type(self).__name__
        if not isinstance(betas, tuple) or len(betas) != 2:
            raise ArgumentTypeError.of(f"{where}(betas)", "a tuple of two numbers", betas)
        for beta in betas:
            number(f"{where}(betas)", beta, 1.0)
        number(f"{where}(eps)", eps)
        check_truth(f"{where}(amsgrad)", amsgrad)
        check_truth(f"{where}(maximize)", maximize)
        options = {"lr": lr, "betas": betas, "eps": eps, "weight_decay": weight_decay}
        super().__init__(params, {**options, "amsgrad": amsgrad, "maximize": maximize})
        for prefix in ("exp_avg", "exp_avg_sq", *(("max_exp_avg_sq",) if amsgrad else ())):
            self.slots(prefix)
        step = Tensor([self._first], float32)
        self.state_step = Parameter(step, name="state_step", requires_grad=False)

    def begin(self) -> None:
        ops.assign_add(self.state_step, 1.0)

    def move(
        self, position: int, parameter: Any, gradient: Any, group: dict[str, Any], rate: float
    ) -> None:
        beta1, beta2 = group["betas"]
        step = float(self.state_step.asnumpy()[0]) - self._first
        if group["weight_decay"] and self._decoupled:
            ops.assign(parameter, parameter * (1.0 - rate * group["weight_decay"]))
        elif group["weight_decay"]:
            gradient = gradient + parameter * group["weight_decay"]
        first, second = self.exp_avg[position], self.exp_avg_sq[position]
        ops.assign(first, first * beta1 + gradient * (1.0 - beta1))
        ops.assign(second, second * beta2 + gradient * gradient * (1.0 - beta2))
        if group["amsgrad"]:
            if "max_exp_avg_sq" not in self.prefixes:
                self.slots("max_exp_avg_sq")
            largest = self.max_exp_avg_sq[position]
            second = ops.assign(largest, ops.maximum(largest, second))
        root = ops.sqrt(second) / math.sqrt(1.0 - beta2**step) + group["eps"]
        ops.assign_sub(parameter, first / root * (rate / (1.0 - beta1**step)))


class AdamW(Adam):
    """Adam whose decay makes parameters smaller by themselves, apart from their gradients.

    Args:
        params: Parameters, or dicts with `params` and options that differ from the others'.
        lr: The learning rate, from 0.
        betas: How much of the first and of the second moment stays at each step.
        eps: Added to the root of the second moment.
        weight_decay: How much of each parameter is taken away, times the rate.
        amsgrad: Whether the largest second moment so far counts.
        maximize: Whether the loss is to grow.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If one is out of its range.

    Source: Loshchilov & Hutter, arXiv:1711.05101.

    """

    _first = -1.0  # as MindSpore's, whose kernel counts one more
    _decoupled = True

    def __init__(
        self,
        params: Any,
        lr: Any = 1e-3,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-8,
        weight_decay: float = 1e-2,
        amsgrad: bool = False,
        *,
        maximize: bool = False,
    ) -> None:
        super().__init__(params, lr, betas, eps, weight_decay, amsgrad, maximize=maximize)


class FusedAdamW(AdamW):
    """`AdamW` under the name that it has where one kernel moves all parameters."""
