"""Adam and AdamW."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.autodiff import PRIMITIVES
from engine.autodiff.replayable import read
from engine.nn.optim.example import Example
from engine.ops.stepping import stepping
from engine.typed import TensorOrNumber, Trained

from .arguments import flag, number, two_shares
from .optimizer import Optimizer

__all__ = ["Adam", "AdamW"]

_adam = PRIMITIVES["apply_adam"]


@stepping("param", "first", "second", "largest")
def adam_step_apart(
    param: Any,
    first: Any,
    second: Any,
    grad: Any,
    kept: float,
    rate: float,
    beta1: float,
    beta2: float,
    eps: float,
    largest: Any,
) -> None:
    param *= kept
    # Called as an operator it would be a node of its own in a graph, which would move twice.
    _adam.run(param, first, second, grad, rate, beta1, beta2, eps, False, largest)


class Adam(Optimizer):
    """Adam: `w = w - lr * sqrt(1 - beta2^t) / (1 - beta1^t) * m / (sqrt(v) + eps)`.

    Args:
        params: Parameters, or groups of them; see `Optimizer`.
        lr: The learning rate, from 0.
        betas: How much of the mean gradient and of the mean square stays, from 0 and below 1.
        eps: Added to the root, from 0.
        weight_decay: How much of a parameter is added to its gradient.
        amsgrad: Whether the mean square may not fall.
        maximize: Whether what the gradients are of is to grow.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If it is out of its range.

    Source: Kingma & Ba, arXiv:1412.6980, the form at the end of section 2 (eps outside the
    correction). AMSGrad: Reddi, Kale & Kumar (2018).

    >>> import engine
    >>> from engine.experimental import optim
    >>> weight = engine.Parameter(engine.Tensor([1.0]), name="weight")
    >>> optim.Adam([weight], lr=0.1)((engine.Tensor([2.0]),))
    True
    >>> weight.asnumpy().round(4)
    array([0.9], dtype=float32)

    """

    _example = Example(parabola=0.1, valley=0.02)

    def __init__(
        self,
        params: Trained,
        lr: TensorOrNumber = 1e-3,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-8,
        weight_decay: float = 0.0,
        amsgrad: bool = False,
        *,
        maximize: bool = False,
    ) -> None:
        options = {"lr": lr, "betas": betas, "eps": eps, "weight_decay": weight_decay}
        super().__init__(params, {**options, "amsgrad": amsgrad, "maximize": maximize})
        self.slots("exp_avg")
        self.slots("exp_avg_sq")
        self.slots("max_exp_avg_sq")
        self.state_step = self.counter("state_step")

    def check(self, group: dict[str, Any]) -> None:
        """Refuse options that do not fit."""
        name = type(self).__name__
        two_shares(f"{name}(betas)", group["betas"])
        number(f"{name}(eps)", group["eps"])
        flag(f"{name}(amsgrad)", group["amsgrad"])
        flag(f"{name}(maximize)", group["maximize"])

    def begin_step(self) -> None:
        """Count the step."""
        self.state_step.array += 1

    def update(
        self, position: int, parameter: Any, gradient: Any, rate: float, group: dict[str, Any]
    ) -> None:
        """Move one parameter, in place."""
        (beta1, beta2), eps = group["betas"], group["eps"]
        step = int(read(self.state_step))
        root = (1.0 - beta2**step) ** 0.5
        unbiased = rate * root / (1.0 - beta1**step)
        moved = parameter, self.exp_avg[position], self.exp_avg_sq[position]
        largest = self.max_exp_avg_sq[position] if group["amsgrad"] else None
        if self.decays_apart:
            kept = 1.0 - rate * group["weight_decay"]
            # eps stands behind the correction here, and in the kernel before it.
            numbers = kept, unbiased, beta1, beta2, eps * root
            adam_step_apart(*moved, gradient, *numbers, largest)
        else:
            ops.apply_adam(*moved, gradient, unbiased, beta1, beta2, eps, False, largest)


class AdamW(Adam):
    """Adam whose decay makes parameters smaller by themselves, apart from their gradients.

    `w = w * (1 - lr * weight_decay) - lr / (1 - beta1^t) * m / (sqrt(v / (1 - beta2^t)) + eps)`

    Args:
        params: Parameters, or groups of them; see `Optimizer`.
        lr: The learning rate, from 0.
        betas: How much of the mean gradient and of the mean square stays, from 0 and below 1.
        eps: Added to the root, from 0.
        weight_decay: How much of a parameter is taken away, times the rate.
        amsgrad: Whether the mean square may not fall.
        maximize: Whether what the gradients are of is to grow.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If it is out of its range.

    Source: Loshchilov & Hutter, arXiv:1711.05101, Algorithm 2.

    """

    decays_apart = True
    _example = Example(parabola=0.1, valley=0.02)

    def __init__(
        self,
        params: Trained,
        lr: TensorOrNumber = 1e-3,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-8,
        weight_decay: float = 1e-2,
        amsgrad: bool = False,
        *,
        maximize: bool = False,
    ) -> None:
        super().__init__(params, lr, betas, eps, weight_decay, amsgrad, maximize=maximize)
