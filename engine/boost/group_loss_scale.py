"""A loss scale for each group of layers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from engine import nn, ops
from engine.autodiff.replayable import read
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.tensor import Parameter, ParameterTuple, Tensor

# What the scale of a group is multiplied with after a step: with an overflow, and without one.
FALLS = 2**-0.5
RISES = 2 ** (1 / 1000)


class GroupLossScaleManager(nn.Cell):
    """Gradients of each group of layers multiplied with a scale of their own.

    The network calls it between the groups: `x = scales(x, k, k + 1)` behind group k, counted from
    1, and `scales(x, 0, 1)` before the first. On the way forward `x` passes as it is; on the way
    back its gradient is multiplied with the scale of group k over that of k + 1; before the first
    and behind the last group the scale is 1. `Model` takes it as `loss_scale_manager`, with
    `loss_scale_group` turned on in `boost_config_dict`.

    It saves no time: gradients survive float16 where one scale is too small for some layers and too
    large for others.

    A step in which a gradient is infinite or no number is left out, and the scales of the groups
    where that happened fall by the root of 2. Otherwise they rise, doubling in a thousand steps.

    Args:
        init_loss_scale: The first scale of all groups; or a list, one a group.
        loss_scale_groups: The parameters of each group, as lists.

    Inputs:
        x: A tensor.
        layer1: The number of the group that made it.
        layer2: The number of the group that takes it.

    Raises:
        ArgumentTypeError: If the scale is no number, or the groups are no lists.
        ArgumentValueError: If it is not above 0, or there is not one a group.

    >>> import engine
    >>> from engine import nn, ops
    >>> scales = GroupLossScaleManager(8.0, [])
    >>> scales.set_loss_scale_status(1, scales.get_loss_scale())
    >>> ops.grad(lambda x: scales(x, 1, 2).sum())(engine.Tensor([1.0])).asnumpy()
    array([8.], dtype=float32)

    """

    def __init__(self, init_loss_scale: Any, loss_scale_groups: Any) -> None:
        super().__init__(auto_prefix=False)
        where = "GroupLossScaleManager"
        for one in init_loss_scale if isinstance(init_loss_scale, list) else [init_loss_scale]:
            if isinstance(one, bool) or not isinstance(one, int | float):
                raise ArgumentTypeError.of(f"{where}(init_loss_scale)", "a number", one)
            if one <= 0:
                expected = "a number above 0"
                raise ArgumentValueError.of(f"{where}(init_loss_scale)", expected, one)
        if not isinstance(loss_scale_groups, list | tuple):
            expected = "a list of lists of parameters"
            raise ArgumentTypeError.of(f"{where}(loss_scale_groups)", expected, loss_scale_groups)
        self._loss_scale = init_loss_scale
        # Not by assignment: the parameters are the network's.
        object.__setattr__(self, "loss_scale_groups", loss_scale_groups)
        self.loss_scale_number = 0
        self.dynamic_loss_scale: Any = None

    def set_loss_scale_status(self, loss_scale_number: int, init_loss_scale: Any) -> None:
        """Begin with these scales.

        Args:
            loss_scale_number: How many groups there are.
            init_loss_scale: The scale of all, or a list, one a group.

        Raises:
            ArgumentValueError: If there is not one a group.

        """
        each = init_loss_scale
        if not isinstance(each, list):
            each = [init_loss_scale] * loss_scale_number
        if len(each) != loss_scale_number:
            expected = f"{loss_scale_number} scales, one a group"
            raise ArgumentValueError.of("set_loss_scale_status", expected, len(each))
        self.loss_scale_number = loss_scale_number
        self.dynamic_loss_scale = ParameterTuple(
            Parameter(
                Tensor.from_numpy(np.array(value, np.float32)),
                name=f"layer_loss_scale_{k}",
                requires_grad=False,
                device="CPU",
            )
            for k, value in enumerate([1.0, *each, 1.0])
        )

    def update_loss_scale_status(self, layer: int, update_ratio: Any) -> Parameter:
        """The scale of a group, after it was multiplied with a number.

        Args:
            layer: The number of the group, from 0.
            update_ratio: The number.

        """
        scale = self.dynamic_loss_scale[layer + 1]
        scale.array[...] = float(read(scale)) * float(update_ratio)
        return scale

    def construct(self, x: Any, layer1: int, layer2: int) -> Any:
        """The tensor as it is; its gradient is multiplied with `scale[layer1] / scale[layer2]`."""
        if self.dynamic_loss_scale is None:
            return x
        ratio = self._scale(layer1) / self._scale(layer2)
        return x if ratio == 1 else _scaled_on_the_way_back(x, ratio)

    def scale_of(self, group: int) -> float:
        """The present scale of a group, counted from 0."""
        return self._scale(group + 1)

    def get_loss_scale(self) -> Any:
        """The scale, or the scales, that it was made with."""
        return self._loss_scale

    def get_update_cell(self) -> GroupLossScaleManager:
        """Itself, for `BoostTrainOneStepWithLossScaleCell`."""
        return self

    def get_drop_overflow_update(self) -> bool:
        """True: a step that overflows leaves the parameters as they are."""
        return True

    def update_loss_scale(self, overflow: bool) -> None:
        """Nothing: the step has changed the scales, each as its group did."""

    def _scale(self, layer: Any) -> float:
        last = self.loss_scale_number + 1
        if isinstance(layer, bool) or not isinstance(layer, int) or not 0 <= layer <= last:
            expected = f"a number of a group, from 0 to {last}"
            raise ArgumentValueError.of("GroupLossScaleManager", expected, repr(layer))
        return float(read(self.dynamic_loss_scale[layer]))

    def group_of(self, parameters: Sequence[Parameter]) -> list[int | None]:
        """The number of the group of each parameter, from 0; None for one that is in none."""
        found = {
            id(parameter): k
            for k, group in enumerate(self.loss_scale_groups)
            for parameter in group
        }
        return [found.get(id(parameter)) for parameter in parameters]


def _scaled_on_the_way_back(x: Any, ratio: float) -> Any:
    """`x`, with a gradient that is multiplied; in the gradient's own number type."""
    return ops.InsertGradientOf(lambda gradient: gradient * ratio)(x)
