"""Operator classes that look at numbers: whether they are finite, equal, in order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.autodiff.replayable import read
from engine.backend import xp_of
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError, StateError, compose
from engine.ops import sum as sum_of
from engine.typed import Tensor, TensorOrNumber

from .operator_class import Primitive

__all__ = [
    "Assert",
    "CheckNumerics",
    "EqualCount",
    "FloatStatus",
    "InvertPermutation",
    "SquareSumAll",
]


class FloatStatus(Primitive):
    """Whether a tensor holds NaN or an infinity: float32 of shape (1,), 1 if so, else 0.

    >>> import engine
    >>> FloatStatus()(engine.Tensor([1.0, float("inf")])).asnumpy()
    array([1.], dtype=float32)
    """

    def __call__(self, x: Tensor) -> Tensor:
        xp, array = xp_of(x.array), read(x)
        if array.dtype.kind not in "fV":
            raise ArgumentTypeError(compose("FloatStatus", "a floating tensor", array.dtype))
        return Value.wrap(xp.logical_not(xp.isfinite(array).all()).astype(np.float32).reshape(1))


class CheckNumerics(Primitive):
    """The tensor itself.

    Raises:
        StateError: At the call: if it holds NaN or an infinity.

    """

    def __call__(self, x: Tensor) -> Tensor:
        xp = xp_of(x.array)
        if not bool(xp.isfinite(read(x)).all()):
            kind = "NaN" if bool(xp.isnan(read(x)).any()) else "an infinity"
            raise StateError(compose("CheckNumerics", "finite numbers", kind))
        return x


class Assert(Primitive):
    """Stops with the data if a condition is false.

    Args:
        summarize: How many numbers of each tensor the message shows.

    Raises:
        StateError: At the call: if the condition is false.

    """

    def __init__(self, summarize: int = 3) -> None:
        super().__init__()
        if not isinstance(summarize, int) or isinstance(summarize, bool):
            raise ArgumentTypeError.of("Assert(summarize)", "an int", summarize)
        self.summarize = summarize

    def __call__(self, condition: TensorOrNumber, input_data: Any) -> None:
        holds: Any = read(condition)
        if not bool(np.all(holds) if not isinstance(condition, Value) else holds.all()):
            shown = [self._start_of(value) for value in input_data]
            raise StateError(compose("Assert", "a condition that holds", f"false with {shown}"))

    def _start_of(self, value: Any) -> Any:
        if not isinstance(value, Value):
            return value
        return read(value).reshape(-1)[: self.summarize].tolist()


class EqualCount(Primitive):
    """How many elements of two tensors of one shape are equal: shape (1,), their number type."""

    def __call__(self, x: Tensor, y: Tensor) -> Tensor:
        _same_shape("EqualCount", x, y)
        xp = xp_of(x.array)
        return Value.wrap(xp.equal(read(x), read(y)).sum().astype(x.array.dtype).reshape(1))


class SquareSumAll(Primitive):
    """The sum of the squares of each of two tensors of one shape."""

    def __call__(self, x: Tensor, y: Tensor) -> tuple[Tensor, Tensor]:
        _same_shape("SquareSumAll", x, y)
        return sum_of(x * x), sum_of(y * y)


class InvertPermutation(Primitive):
    """Where each number from 0 stands in a permutation, as a tuple.

    Raises:
        ArgumentValueError: At the call: if it is a tensor or no permutation.

    >>> InvertPermutation()((2, 0, 1))
    (1, 2, 0)

    """

    def __call__(self, input_x: Sequence[int] | Tensor) -> tuple[int, ...]:
        if not isinstance(input_x, tuple | list):
            got = type(input_x).__name__
            raise ArgumentValueError.of("InvertPermutation", "a tuple of numbers", got)
        if sorted(input_x) != list(range(len(input_x))):
            expected = f"the numbers from 0 to {len(input_x) - 1}, each once"
            raise ArgumentValueError.of("InvertPermutation", expected, input_x)
        return tuple(sorted(range(len(input_x)), key=input_x.__getitem__))


def _same_shape(where: str, x: Any, y: Any) -> None:
    if tuple(x.shape) != tuple(y.shape):
        raise ShapeError.of(where, f"two tensors of shape {tuple(x.shape)}", tuple(y.shape))
