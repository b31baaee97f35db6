"""A cell that gives a parameter new values."""

from __future__ import annotations

from engine import ops
from engine.errors import ArgumentTypeError
from engine.nn.cell import Cell
from engine.tensor import Parameter
from engine.typed import Tensor

__all__ = ["ParameterUpdate"]


class ParameterUpdate(Cell):
    """Sets a parameter to the tensor that it is called with, and returns the values.

    Args:
        param: The parameter.

    Raises:
        ArgumentTypeError: If it is no parameter.
        ShapeError: If the tensor has another shape.

    >>> import engine
    >>> from engine import nn
    >>> network = nn.Dense(3, 4)
    >>> update = nn.ParameterUpdate(network.weight)
    >>> update(engine.ops.ones((4, 3))).asnumpy().sum(), network.weight.asnumpy().sum()
    (np.float32(12.0), np.float32(12.0))

    """

    def __init__(self, param: Tensor) -> None:
        super().__init__()
        if not isinstance(param, Parameter):
            raise ArgumentTypeError.of("ParameterUpdate(param)", "a parameter", param)
        self._param = param

    def construct(self, x: Tensor) -> Tensor:
        """The values that the parameter holds from now on."""
        ops.assign(self._param, x)
        return ops.cast(x, self._param.dtype)
