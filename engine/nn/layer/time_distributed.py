"""A layer applied to each step of a sequence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine import ops
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.nn.cell import Cell
from engine.ops.operations.operator_class import Primitive
from engine.typed import Tensor

from .dense import Dense
from .example import Example

__all__ = ["TimeDistributed"]


class TimeDistributed(Cell):
    """A layer applied to each slice along an axis of time; the results stand along it again.

    Args:
        layer: A cell or an operator class.
        time_axis: Along which axis.
        reshape_with_axis: An axis, such as the batch, that becomes one with the steps, so that the
            layer runs once; None: it runs once a step. Layers that look at a whole batch, as batch
            normalisation does, give other numbers then.

    Called with at least three axes.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If both axes are one.
        ShapeError: If the input has fewer axes.

    >>> import engine
    >>> from engine import nn
    >>> net = nn.TimeDistributed(nn.Dense(3, 6), time_axis=1, reshape_with_axis=0)
    >>> net(engine.ops.ones((4, 10, 3))).shape
    (4, 10, 6)

    """

    def __init__(
        self, layer: Callable[..., Any], time_axis: int, reshape_with_axis: int | None = None
    ) -> None:
        super().__init__()
        if not isinstance(layer, Cell | Primitive):
            expected = "a cell or an operator class"
            raise ArgumentTypeError.of("TimeDistributed(layer)", expected, layer)
        for name, axis in (("time_axis", time_axis), ("reshape_with_axis", reshape_with_axis)):
            given = axis is not None or name == "time_axis"
            if given and (isinstance(axis, bool) or not isinstance(axis, int)):
                raise ArgumentTypeError.of(f"TimeDistributed({name})", "an int", axis)
        self.layer: Any = layer
        self.time_axis, self.reshape_with_axis = time_axis, reshape_with_axis

    def construct(self, inputs: Tensor) -> Tensor:
        rank = len(inputs.shape)
        if rank < 3:
            raise ShapeError.of("TimeDistributed", "three axes or more", tuple(inputs.shape))
        time = self.time_axis % rank
        if self.reshape_with_axis is None:
            slices = ops.unstack(inputs, time)
            return ops.stack([self.layer(x) for x in slices], time)
        return self._at_once(inputs, time, self.reshape_with_axis % rank)

    def _at_once(self, x: Any, time: int, other: int) -> Any:
        if time == other:
            where, expected = "TimeDistributed(reshape_with_axis)", "another axis than time_axis"
            raise ArgumentValueError.of(where, expected, self.reshape_with_axis)
        beside = other + 1 if time > other else other - 1  # the steps next to the other axis
        x = ops.moveaxis(x, time, beside)
        first = min(other, beside)
        pair = tuple(x.shape[first : first + 2])
        whole = (*x.shape[:first], pair[0] * pair[1], *x.shape[first + 2 :])
        out = self.layer(ops.reshape(x, whole))
        out = ops.reshape(out, (*out.shape[:first], *pair, *out.shape[first + 1 :]))
        return ops.moveaxis(out, beside, time)

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(Dense(3, 2), 1, 0), ((2, 4, 3),))
