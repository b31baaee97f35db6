"""What a tensor is, as plain Python values."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, TypeGuard

import numpy as np

from engine.autodiff import Value
from engine.autodiff.replayable import read
from engine.backend import array, xp_of
from engine.dtype import as_dtype
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.typed import DType, Tensor, TensorOrMore

from .arrangement import reshape

__all__ = [
    "atleast_1d",
    "atleast_2d",
    "atleast_3d",
    "dtype",
    "dyn_shape",
    "is_complex",
    "is_floating_point",
    "is_nonzero",
    "is_tensor",
    "numel",
    "population_count",
    "rank",
    "shape",
    "size",
]


def shape(input_x: Tensor) -> tuple[int, ...]:
    """The length of each axis."""
    return tuple(input_x.shape)


def dyn_shape(input_x: Tensor) -> Tensor:
    """The length of each axis, as a vector, int64."""
    return Value.wrap(array(np.array(input_x.shape, np.int64)))


def rank(input_x: Tensor) -> int:
    """The number of axes."""
    return len(input_x.shape)


def size(input_x: Tensor) -> int:
    """The number of elements."""
    return math.prod(input_x.shape)


def numel(input: Tensor) -> int:
    """The number of elements."""
    return math.prod(input.shape)


def dtype(x: Tensor) -> DType:
    """The number type, as `engine.float32`."""
    return as_dtype(_array(x).dtype)


def is_tensor(obj: Any) -> TypeGuard[Tensor]:
    """Whether it is a tensor."""
    return isinstance(obj, Value)


def is_floating_point(input: Tensor) -> bool:
    """Whether the numbers are real and not whole by type."""
    return _array(input).dtype.kind in "fV"


def is_complex(input: Tensor) -> bool:
    """Whether the numbers are complex by type."""
    return _array(input).dtype.kind == "c"


def is_nonzero(input: Tensor) -> bool:
    """Whether the only element is not 0.

    Raises:
        ArgumentValueError: If there is not exactly one.

    """
    if numel(input) != 1:
        raise ArgumentValueError.of("is_nonzero", "one element", f"shape {tuple(input.shape)}")
    return bool(read(input).item())


def population_count(input_x: Tensor) -> Tensor:
    """How many bits of each element are 1, uint8. No gradient.

    Raises:
        ArgumentTypeError: If the elements are not whole numbers.

    """
    bits = read(input_x)
    if bits.dtype.kind not in "iu":
        raise ArgumentTypeError(f"population_count expected whole numbers, got {bits.dtype}.")
    # As if without a sign: NumPy counts the bits of the absolute value.
    unsigned = bits.view(np.dtype(f"u{bits.dtype.itemsize}"))
    return Value.wrap(xp_of(bits).bitwise_count(unsigned).astype(np.uint8))


def atleast_1d(inputs: Tensor | Sequence[Tensor]) -> TensorOrMore:
    """The tensor, or each of several, with at least one axis."""
    return _each(inputs, lambda x: x if len(x.shape) else reshape(x, (1,)))


def atleast_2d(inputs: Tensor | Sequence[Tensor]) -> TensorOrMore:
    """The tensor, or each of several, with at least two axes; a vector becomes a row."""
    return _each(inputs, lambda x: x if len(x.shape) > 1 else reshape(x, (1, -1)))


def atleast_3d(inputs: Tensor | Sequence[Tensor]) -> TensorOrMore:
    """The tensor, or each of several, with at least three axes; a vector becomes (1, length, 1)."""

    def deep(x: Any) -> Any:
        if len(x.shape) < 2:
            return reshape(x, (1, -1, 1))
        return reshape(x, (*x.shape, 1)) if len(x.shape) == 2 else x

    return _each(inputs, deep)


def _each(inputs: Any, change: Any) -> Any:
    return tuple(map(change, inputs)) if isinstance(inputs, tuple | list) else change(inputs)


def _array(x: Any) -> Any:
    return x.array if isinstance(x, Value) else x
