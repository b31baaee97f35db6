"""One optimizer step for several batches."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine import nn, ops
from engine.autodiff.replayable import read
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.tensor import Parameter, ParameterTuple, Tensor


class GradientAccumulation(nn.Cell):
    """Adds up gradients, and has an optimizer move once every few calls, by their mean.

    It saves the optimizer's time, and between processes the exchange of all gradients but one of
    `max_accumulation_step`. Sums and count are parameters of the cell, so a checkpoint has them.

    Args:
        max_accumulation_step: The calls that make one step, from 1.
        optimizer: What moves the parameters.

    Called with the loss and the gradients, one a parameter; returns the loss.

    Raises:
        ArgumentTypeError: If the number is no int, or the optimizer none.
        ArgumentValueError: If the number is below 1.

    >>> import engine
    >>> from engine import nn
    >>> weight = engine.Parameter(engine.Tensor([1.0]), name="weight")
    >>> accumulate = GradientAccumulation(2, nn.SGD([weight], 0.1))
    >>> for gradient in (1.0, 3.0):
    ...     _ = accumulate(engine.Tensor(0.5), (engine.Tensor([gradient]),))
    ...     print(weight.asnumpy().round(4))
    [1.]
    [0.8]

    """

    def __init__(self, max_accumulation_step: int, optimizer: nn.Optimizer) -> None:
        super().__init__(auto_prefix=False)
        steps, where = max_accumulation_step, "GradientAccumulation"
        if isinstance(steps, bool) or not isinstance(steps, int):
            raise ArgumentTypeError.of(f"{where}(max_accumulation_step)", "an int", steps)
        if steps < 1:
            expected = "a number from 1"
            raise ArgumentValueError.of(f"{where}(max_accumulation_step)", expected, steps)
        if not isinstance(optimizer, nn.Optimizer):
            raise ArgumentTypeError.of(f"{where}(optimizer)", "an Optimizer", optimizer)
        self._max_accumulation_step = steps
        self.optimizer = optimizer
        self._grad_accumulation = _sums(optimizer.parameters)
        self._accumulation_step = counter("accumulation_step")

    @property
    def weights(self) -> ParameterTuple:
        """What the optimizer moves."""
        return self.optimizer.parameters

    @property
    def is_empty(self) -> bool:
        """Whether nothing waits to be added to: at the beginning, and after each step."""
        return not int(read(self._accumulation_step))

    def for_part(self, optimizer: nn.Optimizer) -> GradientAccumulation:
        """The same sums and count for an optimizer of some of the parameters."""
        made = GradientAccumulation(self._max_accumulation_step, optimizer)
        mine = zip(self.weights, self._grad_accumulation, strict=True)
        found = {id(weight): total for weight, total in mine}
        made._grad_accumulation = ParameterTuple(found[id(one)] for one in optimizer.parameters)
        made._accumulation_step = self._accumulation_step
        return made

    def construct(self, loss: Any, grads: Any) -> Any:
        """The loss; every few calls the parameters have moved."""
        for total, gradient in zip(self._grad_accumulation, grads, strict=True):
            total.array += read(gradient) / self._max_accumulation_step
        count = read(self._accumulation_step)
        count += 1
        if int(count) >= self._max_accumulation_step:
            self.optimizer(self._grad_accumulation)
            for total in self._grad_accumulation:
                total.array[...] = 0
            count[...] = 0
        return loss


def _sums(weights: ParameterTuple) -> ParameterTuple:
    made = weights.clone("grad_accumulation", "zeros")
    for one in made:
        one.requires_grad = False
    return made


def counter(name: str) -> Parameter:
    """A number of a training cell that a checkpoint has, in host memory."""
    return Parameter(
        Tensor.from_numpy(np.array(0, np.int32)), name=name, requires_grad=False, device="CPU"
    )


gradient_accumulation_op = ops.MultitypeFuncGraph("gradient_accumulation_op")
"""A share of a gradient is added to its sum: `HyperMap()(partial(op, steps), sums, gradients)`."""

gradient_clear_op = ops.MultitypeFuncGraph("gradient_clear_op")
"""A sum becomes 0: `HyperMap()(gradient_clear_op, sums)`."""


@gradient_accumulation_op.register("Int64", "Tensor", "Tensor")
def _add_share(steps: int, total: Any, gradient: Any) -> Any:
    return ops.assign_add(total, gradient / steps)


@gradient_clear_op.register("Tensor")
def _clear(total: Any) -> Any:
    return ops.assign(total, ops.zeros_like(total))
