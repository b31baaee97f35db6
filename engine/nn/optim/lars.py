"""LARS: another optimizer's gradients, each scaled to a share of its parameter's length."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine import ops
from engine.autodiff import Value
from engine.autodiff.replayable import read
from engine.errors import ArgumentTypeError
from engine.nn.cell import Cell
from engine.ops.halves import widened
from engine.tensor import Parameter

from .arguments import number, switch
from .base import Optimizer
from .example import Example
from .gradients import fitting

__all__ = ["LARS"]


def _is_scaled(parameter: Parameter) -> bool:
    return "LayerNorm" not in parameter.name and "bias" not in parameter.name


class LARS(Optimizer):
    """LARS: gives an optimizer `(g + decay * w) * trust` in place of each gradient g.

    `trust = coefficient * |w| / (|g| + decay * |w| + epsilon)` with the lengths of the whole
    parameter, and 1 where either length is 0. With `use_clip` it is divided by the learning rate
    and at most 1, so that the step is the smaller of the two.

    It takes the weight decay and the loss scale over from the optimizer, which has neither
    afterwards. A parameter that `lars_filter` refuses keeps its gradient and is not decayed.

    Args:
        optimizer: What moves the parameters.
        epsilon: Added to the divisor, from 0.
        coefficient: How long a step is in shares of its parameter, from 0.
        use_clip: Whether the gradient is never made longer.
        lars_filter: Called with each parameter; says whether its gradient is scaled.

    Inputs:
        gradients: One a parameter of the optimizer, each of its parameter's shape.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If a number is below 0, or the number of gradients differs.
        ShapeError: If a gradient's shape differs.

    Source: You, Gitman & Ginsburg, arXiv:1708.03888, equation 6; the clipped variant is that of
    its public implementations. Without `use_clip` the optimizer's own rate multiplies the trust.

    >>> import engine
    >>> from engine import nn
    >>> weight = engine.Parameter(engine.Tensor([3.0, 4.0]), name="weight")
    >>> inner = nn.SGD([weight], learning_rate=1.0)
    >>> nn.LARS(inner, coefficient=0.1)((engine.Tensor([0.0, 2.0]),))
    True
    >>> weight.asnumpy().round(4)
    array([3. , 3.5], dtype=float32)

    """

    _example = Example(parabola=0.02, valley=0.01, options={"coefficient": 1.0}, moves_by="SGD")

    def __init__(
        self,
        optimizer: Optimizer,
        epsilon: float = 1e-05,
        coefficient: float = 0.001,
        use_clip: bool = False,
        lars_filter: Callable[[Parameter], Any] = _is_scaled,
    ) -> None:
        # No parameters, rates or counter of its own: all are the optimizer's.
        Cell.__init__(self, auto_prefix=False)
        if not isinstance(optimizer, Optimizer):
            raise ArgumentTypeError.of("LARS(optimizer)", "an Optimizer", optimizer)
        if not callable(lars_filter):
            raise ArgumentTypeError.of("LARS(lars_filter)", "a function", lars_filter)
        self.use_clip = switch("use_clip", use_clip)
        coefficient = number("coefficient", coefficient)
        self._update = ops.LARSUpdate(number("epsilon", epsilon), coefficient, self.use_clip)
        self.opt = optimizer
        self._keep_given(optimizer.init_params["params"], optimizer.init_learning_rate)
        self.init_args.pop("optimizer", None)
        self.parameters = optimizer.parameters
        self.global_step = optimizer.global_step
        self.lars_flag = tuple(bool(lars_filter(one)) for one in self.parameters)
        self.unique = optimizer.unique
        self.is_group, self.is_group_lr = optimizer.is_group, optimizer.is_group_lr
        self.dynamic_lr = optimizer.dynamic_lr
        self._take_over(optimizer)

    def _take_over(self, optimizer: Optimizer) -> None:
        """What must happen to a gradient before it is scaled is done here, and not once more."""
        self.weight_decay, self._decays = optimizer.weight_decay, optimizer._decays
        self.loss_scale = optimizer.loss_scale
        optimizer._decays = [0.0] * len(self._decays)
        optimizer.loss_scale = 1.0
        self._centralized = optimizer._centralized

    @property
    def learning_rate(self) -> Any:
        """What holds the optimizer's rate: a parameter or a schedule."""
        return self.opt.learning_rate

    def construct(self, gradients: Any) -> bool:
        """Have the optimizer move every parameter one step.

        Args:
            gradients: One a parameter, in the order of `parameters`.

        Raises:
            ArgumentValueError: If their number differs.
            ShapeError: If a shape differs.

        """
        arrays = fitting(type(self).__name__, self.parameters, gradients)
        step = int(read(self.global_step)[0])
        each = zip(
            self.parameters,
            arrays,
            self._rates_at(step),
            self._decays_at(step),
            self.lars_flag,
            strict=True,
        )
        return self.opt([Value.wrap(self._scaled(*one)) for one in each])

    def remade(self, params: Any, learning_rate: Any = None) -> LARS:
        """LARS with the same options around such an optimizer; see `Remaking`."""
        return LARS(self.opt.remade(params, learning_rate), **self.init_args)

    def get_lr_parameter(self, param: Any) -> Any:
        """What holds the rate of a parameter, or of each in a list; see `Optimizer`."""
        return self.opt.get_lr_parameter(param)

    def _rates_at(self, step: int) -> list[float]:
        return self.opt._rates_at(step)

    def _scaled(
        self, parameter: Parameter, gradient: Any, rate: float, decay: float, wanted: bool
    ) -> Any:
        """A gradient as the optimizer takes it; of halves float32, as their squares overflow."""
        gradient = widened(gradient)
        if self.loss_scale != 1.0:
            gradient = gradient / self.loss_scale
        if not wanted:
            return gradient
        return self._update(widened(parameter.array), gradient, None, None, decay, rate)
