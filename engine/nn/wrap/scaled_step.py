"""One training step as a cell, with a scaled loss, that leaves out steps that overflow."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine import ops
from engine.context import get_auto_parallel_context
from engine.context.processes import world
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.nn.cell import Cell
from engine.nn.layer.curvature import divided_later
from engine.nn.optim.base import Optimizer
from engine.tensor import Parameter, Tensor

from .train_one_step import TrainOneStepCell
from .with_grad_cell import loss_and_gradients

__all__ = ["TrainOneStepWithLossScaleCell"]


class TrainOneStepWithLossScaleCell(TrainOneStepCell):
    """A training step whose loss is multiplied on its way back, so that small gradients survive.

    The gradients are divided by the scale again. Where one of them is infinite or no number, the
    step overflowed: the optimizer is not called, and parameters stay as they are.

    Args:
        network: A cell that returns its loss, as `WithLossCell` does.
        optimizer: What updates the parameters.
        scale_sense: A cell that knows the scale and changes it after each step, such as
            `DynamicLossScaleUpdateCell`; or the scale, a tensor of shape () or (1,), which only
            `set_sense_scale` changes.

    Returns (when called with the inputs of the network):
        The loss; whether the step overflowed, a tensor of bool; the scale of this step.

    Raises:
        ArgumentTypeError: If `scale_sense` is neither a cell nor a tensor.
        ArgumentValueError: If the tensor has another shape.

    >>> import engine
    >>> from engine import nn
    >>> net = nn.Dense(2, 1)
    >>> optimizer = nn.SGD(net.trainable_params(), 0.1)
    >>> scale = nn.DynamicLossScaleUpdateCell(2**12, scale_factor=2, scale_window=1000)
    >>> network = nn.WithLossCell(net, nn.MSELoss())
    >>> step = nn.TrainOneStepWithLossScaleCell(network, optimizer, scale)
    >>> x = engine.Tensor([[1.0, 2.0]])
    >>> _, overflow, scale = step(x, engine.Tensor([[float("inf")]]))
    >>> bool(overflow), float(scale), float(step.scale_sense)
    (True, 4096.0, 2048.0)

    """

    def __init__(self, network: Cell, optimizer: Optimizer, scale_sense: Tensor | Cell) -> None:
        super().__init__(network, optimizer)
        self.hyper_map = ops.HyperMap()
        self.loss_scaling_manager = None
        if isinstance(scale_sense, Cell):
            self.loss_scaling_manager = scale_sense
            value = np.array(scale_sense.get_loss_scale(), np.float32)
            scale_sense = Tensor(value)
        elif not isinstance(scale_sense, Tensor):
            where = "TrainOneStepWithLossScaleCell(scale_sense)"
            raise ArgumentTypeError.of(where, "a Cell or a Tensor", scale_sense)
        _check_shape(scale_sense)
        self.scale_sense = Parameter(scale_sense, name="scale_sense")

    def construct(self, *inputs: Any) -> tuple[Tensor, Tensor, Tensor]:
        """The loss, whether the step overflowed, and its scale."""
        scale = Tensor(self.scale_sense.asnumpy().copy())
        factor = ops.reshape(scale, ())
        with divided_later(float(self.scale_sense.asnumpy().ravel()[0])):
            loss, gradients = loss_and_gradients(self.network, self.weights, inputs, factor)
        unscaled = [ops.cast(ops.div(grad, factor), grad.dtype) for grad in gradients]
        gradients = self.grad_reducer(tuple(unscaled))
        overflow = self.get_overflow_status(True, gradients)
        if not self.process_loss_scale(overflow):
            self.optimizer(gradients)
        return loss, overflow, scale

    def set_sense_scale(self, sens: Any) -> None:
        """Set the scale.

        Raises:
            ArgumentTypeError: If it is no tensor.
            ArgumentValueError: If its shape is neither () nor (1,).

        """
        if not isinstance(sens, Tensor):
            raise ArgumentTypeError.of("set_sense_scale(sens)", "a Tensor", sens)
        _check_shape(sens)
        value = sens.asnumpy().astype(self.scale_sense.asnumpy().dtype)
        self.scale_sense.set_data(Tensor(value.reshape(self.scale_sense.shape)))

    def start_overflow_check(self, pre_cond: Any, compute_input: Any) -> tuple[Any, Any]:
        """What `get_overflow_status` takes, and `compute_input`; for a `construct` of your own.

        Nothing has to be started here: overflows are seen in the gradients themselves.
        """
        return True, compute_input

    def get_overflow_status(self, status: Any, compute_output: Any) -> Any:
        """Whether a number in `compute_output`, tensors, is infinite or none; a tensor of bool.

        Stages of a pipeline have gradients of their own: all processes ask, and hear whether it is
        so in one.

        Args:
            status: From `start_overflow_check`.
            compute_output: A tensor, or a tuple or list of them, nested as may be.

        """
        finite = [ops.isfinite(part).all() for part in _flat(compute_output)]
        own = ops.logical_not(ops.stack(finite).all()) if finite else Tensor(np.array(False))
        return own if get_auto_parallel_context("pipeline_stages") == 1 else _in_any_process(own)

    def process_loss_scale(self, overflow: Any) -> Any:
        """Let the scale follow, if a cell changes it; whether the step overflowed."""
        if self.loss_scaling_manager is None:
            return overflow
        return self.loss_scaling_manager(self.scale_sense, overflow)


def _in_any_process(overflow: Any) -> Tensor:
    found = np.array([bool(overflow)])
    world().all_reduce(found, "max").wait()
    return Tensor(found[0])


def _check_shape(scale: Any) -> None:
    if tuple(scale.shape) not in {(), (1,)}:
        where = "TrainOneStepWithLossScaleCell(scale_sense)"
        raise ArgumentValueError.of(where, "a tensor of shape () or (1,)", tuple(scale.shape))


def _flat(tensors: Any) -> list[Any]:
    if isinstance(tensors, tuple | list):
        return [part for member in tensors for part in _flat(member)]
    return [tensors]
