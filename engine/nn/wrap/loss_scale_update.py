"""Cells that know by how much a loss is multiplied, and what becomes of that after a step."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.nn.cell import Cell
from engine.tensor import Parameter, Tensor

__all__ = ["DynamicLossScaleUpdateCell", "FixedLossScaleUpdateCell"]


class FixedLossScaleUpdateCell(Cell):
    """A scale of the loss that stays; for `TrainOneStepWithLossScaleCell`.

    Args:
        loss_scale_value: The scale, above 0.

    Called with the scale and whether the step overflowed, it returns the latter.

    Raises:
        ArgumentTypeError: If the scale is no number.
        ArgumentValueError: If it is not above 0.

    >>> import engine
    >>> from engine import nn
    >>> update = nn.FixedLossScaleUpdateCell(128)
    >>> update.get_loss_scale(), update(engine.Tensor(128.0), True)
    (128, True)

    """

    def __init__(self, loss_scale_value: float) -> None:
        super().__init__()
        _check_number("FixedLossScaleUpdateCell(loss_scale_value)", loss_scale_value)
        self.loss_scale_value = loss_scale_value

    def get_loss_scale(self) -> float:
        """The scale."""
        return self.loss_scale_value

    def construct(self, _: Tensor, overflow: Any) -> Any:
        """Whether the step overflowed."""
        return overflow


class DynamicLossScaleUpdateCell(Cell):
    """A scale of the loss that falls after an overflow, and rises after `scale_window` good steps.

    Args:
        loss_scale_value: The scale to begin with, above 0.
        scale_factor: What the scale is multiplied with or divided by; it never falls below 1.
        scale_window: After how many steps in a row without an overflow it rises.

    Called with the scale, a parameter that it sets, and whether the step overflowed, it returns the
    latter. The steps are counted in parameters, so that a checkpoint of the training cell has them.

    Raises:
        ArgumentTypeError: If a number is none, or the window is not whole.
        ArgumentValueError: If one is not above 0.

    >>> import engine
    >>> from engine import nn
    >>> update = nn.DynamicLossScaleUpdateCell(1024, scale_factor=2, scale_window=2)
    >>> scale = engine.Parameter(engine.Tensor(1024.0), name="scale")
    >>> for overflow in (False, False, True, True):
    ...     _ = update(scale, overflow)
    ...     print(float(scale))
    1024.0
    2048.0
    1024.0
    512.0

    """

    def __init__(self, loss_scale_value: float, scale_factor: float, scale_window: int) -> None:
        super().__init__()
        where = type(self).__name__
        _check_number(f"{where}(loss_scale_value)", loss_scale_value)
        _check_number(f"{where}(scale_factor)", scale_factor)
        if isinstance(scale_window, bool) or not isinstance(scale_window, int):
            raise ArgumentTypeError.of(f"{where}(scale_window)", "an int", scale_window)
        _check_number(f"{where}(scale_window)", scale_window)
        self.loss_scale_value = loss_scale_value
        self.scale_factor, self.scale_window = scale_factor, scale_window
        self.minimum_loss_scale = 1.0
        self.cur_iter = _counter("current_iterator_step", 1)
        self.last_overflow_iter = _counter("last_overflow_iterator_step", 0)

    def get_loss_scale(self) -> float:
        """The scale that it began with."""
        return self.loss_scale_value

    def construct(self, loss_scale: Tensor, overflow: Any) -> Any:
        """Whether the step overflowed; `loss_scale` is what the next step multiplies with."""
        now, last = int(self.cur_iter), int(self.last_overflow_iter)
        if overflow:
            _set(loss_scale, max(float(loss_scale) / self.scale_factor, self.minimum_loss_scale))
            _set(self.last_overflow_iter, now)
        elif now - last >= self.scale_window:
            _set(loss_scale, float(loss_scale) * self.scale_factor)
            _set(self.last_overflow_iter, now)
        _set(self.cur_iter, now + 1)
        return overflow


def _counter(name: str, value: int) -> Parameter:
    return Parameter(Tensor(np.array(value, np.int32)), name=name, requires_grad=False)


def _set(parameter: Any, value: float) -> None:
    array = np.full(parameter.shape, value, parameter.asnumpy().dtype)
    parameter.set_data(Tensor(array))


def _check_number(where: str, value: Any) -> None:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise ArgumentTypeError.of(where, "a number", value)
    if value <= 0:
        raise ArgumentValueError.of(where, "a number above 0", value)
