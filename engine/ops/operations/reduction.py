"""Operator classes of the operators that work along axes, and of matrix products."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine import ops
from engine.dtype import int32
from engine.ops import extremes, linalg, reduction, running, swapaxes
from engine.typed import DTypeLike, Tensor

from .operator_class import Primitive

__all__ = [
    "ArgMaxWithValue",
    "ArgMinWithValue",
    "Argmax",
    "Argmin",
    "BatchMatMul",
    "CumSum",
    "MatMul",
    "ReduceAll",
    "ReduceAny",
    "ReduceMax",
    "ReduceMean",
    "ReduceMin",
    "ReduceProd",
    "ReduceSum",
]


class _Reduce(Primitive):
    """A reduction; `keep_dims` leaves its axes with length 1, `skip_mode` lets `()` mean none."""

    _operator: Callable[..., Any]

    def __init__(self, keep_dims: bool = False, skip_mode: bool = False) -> None:
        super().__init__()
        self.keep_dims, self.skip_mode = keep_dims, skip_mode

    def __call__(self, x: Tensor, axis: int | Sequence[int] | Tensor = ()) -> Tensor:
        if self.skip_mode and axis == ():
            return x
        return type(self)._operator(x, axis=axis, keepdims=self.keep_dims)


class ReduceSum(_Reduce):
    """The sum along axes; all of them unless given."""

    _operator = reduction.reduce_sum


class ReduceMean(_Reduce):
    """The mean along axes; all of them unless given."""

    _operator = reduction.reduce_mean


class ReduceMax(_Reduce):
    """The largest along axes; all of them unless given."""

    _operator = extremes.reduce_max


class ReduceMin(_Reduce):
    """The smallest along axes; all of them unless given."""

    _operator = extremes.reduce_min


class ReduceProd(_Reduce):
    """The product along axes; all of them unless given."""

    _operator = running.reduce_prod


class ReduceAll(_Reduce):
    """Whether all are true along axes; all of them unless given."""

    _operator = reduction.reduce_all


class ReduceAny(_Reduce):
    """Whether any is true along axes; all of them unless given."""

    _operator = reduction.reduce_any


class Argmax(Primitive):
    """The index of the first largest along `axis`, in a whole-number type."""

    def __init__(self, axis: int = -1, output_type: DTypeLike = int32) -> None:
        super().__init__()
        self.axis, self.output_type = axis, output_type

    def __call__(self, input_x: Tensor) -> Tensor:
        return ops.cast(extremes.argmax(input_x, self.axis), self.output_type)


class Argmin(Primitive):
    """The index of the first smallest along `axis`, in a whole-number type."""

    def __init__(self, axis: int = -1, output_type: DTypeLike = int32) -> None:
        super().__init__()
        self.axis, self.output_type = axis, output_type

    def __call__(self, input_x: Tensor) -> Tensor:
        return ops.cast(extremes.argmin(input_x, self.axis), self.output_type)


class ArgMaxWithValue(Primitive):
    """The index of the first largest along `axis`, int64, and the largest."""

    def __init__(self, axis: int = 0, keep_dims: bool = False) -> None:
        super().__init__()
        self.axis, self.keep_dims = axis, keep_dims

    def __call__(self, input_x: Tensor) -> tuple[Tensor, Tensor]:
        value, index = extremes.max(input_x, self.axis, self.keep_dims)
        return index, value


class ArgMinWithValue(Primitive):
    """The index of the first smallest along `axis`, int64, and the smallest."""

    def __init__(self, axis: int = 0, keep_dims: bool = False) -> None:
        super().__init__()
        self.axis, self.keep_dims = axis, keep_dims

    def __call__(self, input_x: Tensor) -> tuple[Tensor, Tensor]:
        value, index = extremes.min(input_x, self.axis, self.keep_dims)
        return index, value


class CumSum(Primitive):
    """The sum of all elements up to each along an axis.

    Args:
        exclusive: Whether an element's own value is left out.
        reverse: Whether to sum from the end.

    """

    def __init__(self, exclusive: bool = False, reverse: bool = False) -> None:
        super().__init__()
        self.exclusive, self.reverse = exclusive, reverse

    def __call__(self, input: Tensor, axis: int) -> Tensor:
        if self.exclusive:
            return running.sum_before_each(input, axis % len(input.shape), reverse=self.reverse)
        return running.running_sum(input, axis=axis, reverse=self.reverse)


class MatMul(Primitive):
    """The product of two matrices, each transposed first if asked."""

    def __init__(self, transpose_a: bool = False, transpose_b: bool = False) -> None:
        super().__init__()
        self.transpose_a, self.transpose_b = transpose_a, transpose_b

    def __call__(self, a: Tensor, b: Tensor) -> Tensor:
        a = swapaxes(a, -1, -2) if self.transpose_a else a
        b = swapaxes(b, -1, -2) if self.transpose_b else b
        return linalg.matmul(a, b)


class BatchMatMul(MatMul):
    """The products of two batches of matrices, each transposed first if asked."""
