"""Plain operators under second names that MindSpore has for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.dtype import as_dtype
from engine.typed import DTypeLike, Tensor, TensorOrNumber

from . import arithmetic, comparison, elementary, placing
from .arrangement import reshape
from .cast import cast
from .creation import full

__all__ = [
    "eps",
    "index_fill_ext",
    "isnan_ext",
    "mixed_precision_cast",
    "pows",
    "reshape_",
    "shape_",
    "tensor_muls",
]


def pows(input: TensorOrNumber, exponent: TensorOrNumber) -> Tensor:
    """As `pow`: the power, element by element."""
    return elementary.pow(input, exponent)


def tensor_muls(input: Tensor, other: TensorOrNumber) -> Tensor:
    """As `mul`: the product, element by element."""
    return arithmetic.mul(input, other)


def isnan_ext(tensor: Tensor) -> Tensor:
    """As `isnan`: where numbers are NaN, or a part of a complex one is; nowhere in whole numbers.

    >>> import engine
    >>> isnan_ext(engine.Tensor([1.0, float("nan")])).asnumpy()
    array([False,  True])

    """
    return comparison.not_equal(tensor, tensor)


def index_fill_ext(input: Tensor, dim: int, index: Tensor, value: TensorOrNumber) -> Tensor:
    """As `index_fill`: the tensor with one value in the slices along `dim` that `index` names.

    Raises:
        ShapeError: If there is no such axis, or `index` or `value` has too many axes.

    >>> import engine
    >>> index_fill_ext(engine.Tensor([[1, 2], [3, 4]]), 1, engine.Tensor([0]), 9).asnumpy()
    array([[9, 2],
           [9, 4]])

    """
    return placing.index_fill(input, dim, index, value)


def reshape_(input: Tensor, shape: Sequence[int]) -> Tensor:
    """As `reshape`: the elements in another shape; the tensor keeps its own."""
    return reshape(input, shape)


def shape_(x: Tensor) -> tuple[int, ...]:
    """As `shape`: how long each axis is."""
    return tuple(x.shape)


def eps(x: Tensor) -> Tensor:
    """The distance from 1 to the next number of the type, in the shape of a tensor."""
    kind = as_dtype(x.dtype)
    return full(tuple(x.shape), float(np.finfo(kind.numpy).eps), dtype=kind)


def mixed_precision_cast(dst_dtype: DTypeLike, x: Any) -> Any:
    """The floating tensors in a tensor, tuple, list or dict in another type, the rest as it is."""
    if isinstance(x, tuple | list):
        return type(x)(mixed_precision_cast(dst_dtype, part) for part in x)
    if isinstance(x, dict):
        return {key: mixed_precision_cast(dst_dtype, part) for key, part in x.items()}
    floats = isinstance(x, Value) and x.array.dtype.kind in "fV"
    return cast(x, dst_dtype) if floats else x
