"""The training step of a boosted network whose loss is scaled."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine import nn, ops
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.tensor import Tensor
from engine.typed import Cell

from .group_loss_scale import FALLS, RISES, GroupLossScaleManager
from .plan import Plan
from .step import Boosting, BoostTrainOneStepCell, boosting_of


class BoostTrainOneStepWithLossScaleCell(BoostTrainOneStepCell, nn.TrainOneStepWithLossScaleCell):
    """A boosted training step with a scaled loss, that leaves out steps that overflow.

    Args:
        network: A cell that returns its loss, as `WithLossCell` does.
        optimizer: What updates the parameters; see `BoostTrainOneStepCell`.
        scale_sense: A cell that knows the scale and changes it after each step; or the scale, a
            tensor of shape () or (1,). With `loss_scale_group` a `GroupLossScaleManager`.

    Returns (when called with the inputs of the network):
        The loss; whether the step overflowed, a tensor of bool; the scale of this step, with
        groups that of the first.

    Raises:
        ArgumentTypeError: If `scale_sense` is something else.
        ArgumentValueError: If the tensor has another shape, or a parameter is in no group.

    >>> import engine
    >>> from engine import boost, nn, ops
    >>> net = nn.Dense(2, 1)
    >>> optimizer = nn.SGD(net.trainable_params(), 0.1)
    >>> scale = nn.DynamicLossScaleUpdateCell(2**12, scale_factor=2, scale_window=1000)
    >>> network = nn.WithLossCell(net, nn.MSELoss())
    >>> step = boost.BoostTrainOneStepWithLossScaleCell(network, optimizer, scale)
    >>> _, overflow, scale = step(ops.ones((4, 2)), engine.Tensor([[float("inf")]] * 4))
    >>> bool(overflow), float(step.scale_sense)
    (True, 2048.0)

    """

    def __init__(
        self, network: nn.Cell, optimizer: nn.Optimizer, scale_sense: Tensor | Cell
    ) -> None:
        plan = (boosting_of(optimizer) or Boosting(Plan())).plan
        where = "BoostTrainOneStepWithLossScaleCell(scale_sense)"
        self_scaled = isinstance(scale_sense, GroupLossScaleManager)
        if plan.loss_scale_group and not self_scaled:
            raise ArgumentTypeError.of(where, "a GroupLossScaleManager", scale_sense)
        if self_scaled and not plan.loss_scale_group:
            hint = "boost_config_dict={'boost': {'mode': 'manual', 'loss_scale_group': True}}"
            expected = "a cell with one scale, as loss_scale_group is off"
            raise ArgumentTypeError.of(where, expected, scale_sense, hint)
        first = Tensor(np.array(1.0, np.float32)) if self_scaled else scale_sense
        nn.TrainOneStepWithLossScaleCell.__init__(self, network, optimizer, first)
        self._prepare()
        scales: Any = scale_sense if self_scaled else None
        self.scales: GroupLossScaleManager | None = scales
        if scales is not None:
            self._begin(scales)

    def _begin(self, scales: GroupLossScaleManager) -> None:
        groups = scales.group_of(self.weights)
        for parameter, group in zip(self.weights, groups, strict=True):
            if group is None:
                expected = "each parameter of the optimizer in a group"
                where = "GroupLossScaleManager(loss_scale_groups)"
                raise ArgumentValueError.of(where, expected, f"{parameter.name!r} in none")
        scales.set_loss_scale_status(len(scales.loss_scale_groups), scales.get_loss_scale())

    def construct(self, *inputs: Any) -> Any:
        """The loss, whether the step overflowed, and its scale."""
        if self.scales is not None:
            return self._with_scales(self.scales, inputs)
        scale = Tensor(self.scale_sense.asnumpy().copy())
        factor = ops.reshape(scale, ())
        loss, gradients = self._gradients(inputs, factor)
        gradients = tuple(_divided(gradient, factor) for gradient in gradients)
        overflow = self.get_overflow_status(True, gradients)
        if not self.process_loss_scale(overflow):
            self._move(loss, gradients, 1.0, inputs)
        return loss, overflow, scale

    def _with_scales(self, scales: GroupLossScaleManager, inputs: tuple[Any, ...]) -> Any:
        weights = self._weights_now()
        loss, gradients = self._gradients(inputs, 1.0)
        groups = [group or 0 for group in scales.group_of(weights)]
        used = [scales.scale_of(group) for group in range(scales.loss_scale_number)]
        each = range(scales.loss_scale_number)
        overflowed = [self._overflowed(gradients, groups, group) for group in each]
        for group, fell in enumerate(overflowed):
            scales.update_loss_scale_status(group, FALLS if fell else RISES)
        if not any(overflowed):
            parts = zip(gradients, groups, strict=True)
            unscaled = tuple(_divided(gradient, used[group]) for gradient, group in parts)
            self._move(loss, unscaled, 1.0, inputs)
        overflow = Tensor(np.array(any(overflowed)))
        return loss, overflow, Tensor(np.array(used[0], np.float32))

    def _overflowed(self, gradients: Any, groups: list[int], group: int) -> bool:
        parts = zip(gradients, groups, strict=True)
        return bool(self.get_overflow_status(True, [one for one, of in parts if of == group]))


def _divided(gradient: Any, factor: Any) -> Any:
    return ops.cast(ops.div(gradient, factor), gradient.dtype)
