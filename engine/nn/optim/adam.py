"""Adam, with Nesterov's and AMSGrad's variants."""

from __future__ import annotations

from typing import Any, TypedDict, Unpack

from engine import ops
from engine.autodiff.replayable import read
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.ops.kept_steps import AdamStep
from engine.ops.touched_rows import step_touched_rows
from engine.typed import Cell, Rate, Trained

from .arguments import number, share, switch
from .base import Optimizer
from .example import Example

__all__ = ["Adam"]


class AdamOptions(TypedDict, total=False):
    """The further arguments of `Adam`."""

    use_lazy: bool
    use_offload: bool


class Adam(Optimizer):
    """Adam: `w = w - rate * sqrt(1 - beta2^t) / (1 - beta1^t) * m / (sqrt(v) + eps)`.

    The decay of the weights is that of an L2 penalty; `AdamWeightDecay` has the decoupled one.

    Args:
        params: Parameters, or groups of them; see `Optimizer`.
        learning_rate: A number, a list, a tensor or a schedule.
        beta1: How much of the mean gradient stays, from 0 and below 1.
        beta2: How much of the mean square stays, from 0 and below 1.
        eps: Added to the root, above 0.
        use_locking: Accepted as MindSpore does; one thread updates here, nothing to lock.
        use_nesterov: Whether to mix the gradient into the mean once more.
        weight_decay: A number from 0 or a cell.
        loss_scale: What the loss was multiplied with.
        use_amsgrad: Whether the mean square may not fall.
        **kwargs: `use_lazy`, whether rows whose gradient is all 0 stay as they are, as in
            `LazyAdam`; and `use_offload`, as `AdamOffload`.

    Raises:
        ArgumentTypeError: If an argument has the wrong type or is unknown.
        ArgumentValueError: If it is out of its range.

    Source: Kingma & Ba, arXiv:1412.6980, the form at the end of section 2 (eps outside the
    correction). AMSGrad: Reddi, Kale & Kumar (2018).

    >>> import engine
    >>> from engine import nn
    >>> weight = engine.Parameter(engine.Tensor([1.0]), name="weight")
    >>> nn.Adam([weight], learning_rate=0.1)((engine.Tensor([2.0]),))
    True
    >>> weight.asnumpy().round(4)
    array([0.9], dtype=float32)

    """

    elementwise = True
    _example = Example(parabola=0.1, valley=0.02)

    def __init__(
        self,
        params: Trained,
        learning_rate: Rate = 1e-3,
        beta1: float = 0.9,
        beta2: float = 0.999,
        eps: float = 1e-8,
        use_locking: bool = False,
        use_nesterov: bool = False,
        weight_decay: float | Cell = 0.0,
        loss_scale: float = 1.0,
        use_amsgrad: bool = False,
        **kwargs: Unpack[AdamOptions],
    ) -> None:
        super().__init__(learning_rate, params, weight_decay, loss_scale)
        lazy = _lazy(kwargs, use_amsgrad)
        switch("use_locking", use_locking)
        self.beta1 = share("beta1", beta1)
        self.beta2 = share("beta2", beta2)
        self.eps = number("eps", eps, above=0.0)
        self.use_nesterov = switch("use_nesterov", use_nesterov)
        self.use_amsgrad = switch("use_amsgrad", use_amsgrad)
        self.beta1_power = self.scalar("beta1_power", 1.0)
        self.beta2_power = self.scalar("beta2_power", 1.0)
        self.moment1 = self.slots("moment1")
        self.moment2 = self.slots("moment2")
        if use_amsgrad:
            self.vhat = self.slots("vhat")
        self.use_lazy = lazy
        if lazy and type(self) is Adam:
            self.elementwise = False  # type: ignore[misc] # a row is looked at as a whole

    def begin_step(self) -> None:
        """Raise the betas to the power of the step."""
        self.beta1_power.array *= self.beta1
        self.beta2_power.array *= self.beta2

    def step_numbers(self, rate: float, decay: float) -> tuple[float, ...]:
        """The rate with the correction of both biases in it."""
        power1, power2 = read(self.beta1_power).item(), read(self.beta2_power).item()
        return (rate * (1.0 - power2) ** 0.5 / (1.0 - power1),)

    def update(self, position: Any, parameter: Any, gradient: Any, *numbers: float) -> None:
        """Move one parameter, in place."""
        (unbiased,) = numbers
        moved = parameter, self.moment1[position], self.moment2[position]
        options = unbiased, self.beta1, self.beta2, self.eps, self.use_nesterov
        if self.use_lazy:
            step_touched_rows(lambda *rows: ops.apply_adam(*rows, *options), moved, gradient)
        else:
            largest = self.vhat[position] if self.use_amsgrad else None
            ops.apply_adam(*moved, gradient, *options, largest)

    def kernel_step(self, at: int) -> AdamStep | None:
        """What the step of one parameter moves; None where rows that nobody read stay."""
        if self.use_lazy:
            return None
        param, first, second = self.parameters[at], self.moment1[at], self.moment2[at]
        largest = self.vhat[at].array if self.use_amsgrad else None
        moved = param.array, first.array, second.array
        return AdamStep(*moved, self.use_nesterov, largest)

    def kernel_numbers(self, own: tuple[float, ...]) -> tuple[float, ...]:
        """The rate, both betas and epsilon."""
        return (*own, self.beta1, self.beta2, self.eps)


def _lazy(kwargs: AdamOptions, use_amsgrad: bool) -> bool:
    """Whether MindSpore's variant for sparse gradients is asked for, by its further arguments."""
    for name, value in kwargs.items():
        if name not in AdamOptions.__annotations__:
            raise ArgumentTypeError(f"Adam expected 'use_lazy' or 'use_offload', got {name!r}.")
        switch(name, value)
    asked = [name for name, value in {**kwargs, "use_amsgrad": use_amsgrad}.items() if value]
    if len(asked) > 1:
        expected = "one of use_lazy, use_offload and use_amsgrad"
        raise ArgumentValueError.of("Adam", expected, " and ".join(asked))
    return kwargs.get("use_lazy", False)
