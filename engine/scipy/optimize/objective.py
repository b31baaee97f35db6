"""Functions that are to become small, with their gradients."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from engine import ops
from engine.dtype import as_dtype, float32, float64
from engine.errors import ArgumentTypeError, ShapeError
from engine.tensor import Tensor


class Point(NamedTuple):
    """A step along a direction, and the function there.

    Attributes:
        step: How often the direction was added.
        value: Of the function.
        slope: Its derivative by the step.
        gradient: A tensor.

    """

    step: float
    value: float
    slope: float
    gradient: Any


class Objective:
    """A function of a vector with its gradient, and how often it was asked for both.

    Args:
        where: What errors begin with.
        function: Takes a tensor (n,) and `args`, and gives one number.
        gradient: Takes the same, and gives (n,); None: by differentiating the function.
        args: What both are given further.

    """

    def __init__(
        self,
        where: str,
        function: Callable[..., Any],
        gradient: Callable[..., Any] | None,
        args: tuple[Any, ...] = (),
    ) -> None:
        for name, value in (("func", function), ("jac", gradient)):
            if not callable(value) and not (value is None and name == "jac"):
                raise ArgumentTypeError.of(f"{where}({name})", "a function", value)
        self.where, self.args, self.asked = where, args, 0
        self._function, self._gradient = function, gradient
        self._both = ops.value_and_grad(function)

    def at(self, x: Any) -> tuple[float, Any]:
        """The value and the gradient at a vector.

        Raises:
            ShapeError: If the function gives several numbers, or the gradient has another shape.

        """
        self.asked += 1
        if self._gradient is None:
            value, gradient = self._both(x, *self.args)
        else:
            value, gradient = self._function(x, *self.args), self._gradient(x, *self.args)
            whole = gradient if isinstance(gradient, Tensor) else Tensor(gradient)
            gradient = ops.cast(whole, x.dtype)
        if tuple(gradient.shape) != tuple(x.shape):
            raise ShapeError.of(f"{self.where}(jac)", f"{tuple(x.shape)}", tuple(gradient.shape))
        return number(f"{self.where}(func)", value), gradient

    def along(self, x: Any, direction: Any) -> Callable[[float], Point]:
        """The function on the line from a vector in a direction."""

        def on_line(step: float) -> Point:
            value, gradient = self.at(ops.add(x, ops.mul(direction, step)))
            return Point(step, value, product(gradient, direction), gradient)

        return on_line


def number(where: str, value: Any) -> float:
    """The one number that a tensor holds, or that came as it is.

    Raises:
        ShapeError: If there are several.

    """
    array = value.asnumpy() if isinstance(value, Tensor) else np.asarray(value)
    if array.size != 1:
        raise ShapeError.of(where, "one number", array.shape)
    return float(array.reshape(()))


def product(x: Any, y: Any) -> float:
    """The inner product of two vectors."""
    return number("product", ops.sum(ops.mul(x, y)))


def vector(where: str, x: Any) -> Any:
    """A vector of floats.

    Raises:
        ArgumentTypeError: If it is no tensor of float32 or float64.
        ShapeError: If it has not one axis.

    """
    if not isinstance(x, Tensor):
        raise ArgumentTypeError.of(where, "a Tensor", x)
    if as_dtype(x.dtype) not in {float32, float64}:
        raise ArgumentTypeError(f"{where} expected float32 or float64, got {x.dtype}.")
    if len(x.shape) != 1:
        raise ShapeError.of(where, "(n,)", tuple(x.shape))
    return x
