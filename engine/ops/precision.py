"""Operators that compute in one floating type, whatever floating types they are given."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from engine.autodiff import Primitive, Value, casting, current_cast
from engine.backend import is_array
from engine.dtype import DType

from .cast import convert

# They move numbers or ask for a type themselves, and compute nothing. So MindSpore has it, too.
AS_GIVEN = frozenset(
    {"broadcast_to", "convert", "custom_gradient", "ones_of", "part_of", "permuted"}
    | {"rearranged", "zeros_of"}
)


class _FloatCast:
    """Changes the floating inputs of primitives to one type."""

    def __init__(self, dtype: DType) -> None:
        self.dtype = dtype
        self.numpy = dtype.numpy

    def __call__(self, target: Primitive, inputs: tuple[Any, ...]) -> tuple[Any, ...]:
        if target.name in AS_GIVEN or not any(isinstance(one, Value) for one in inputs):
            return inputs
        return tuple([_as(one, self.numpy) for one in inputs])


_cast_to = functools.cache(_FloatCast)


def computing_in(dtype: DType) -> Any:
    """Inside the block operators take floating tensors, parameters too, as this floating type.

    Their gradients come back in the types that they have. Arrays that no tensor is with, whole
    and complex numbers are left alone, and so is what only moves numbers (a reshape, a part).

    >>> import engine
    >>> with computing_in(engine.float16):
    ...     (engine.Tensor([1.0]) + 1.0).dtype
    Float16
    """
    return casting(_cast_to(dtype))


def computed_in() -> DType | None:
    """The type of the block that this code runs in, or None."""
    cast = current_cast()
    return cast.dtype if isinstance(cast, _FloatCast) else None


def _as(given: Any, dtype: np.dtype) -> Any:
    if isinstance(given, Value):
        return convert(given, dtype=dtype) if _other_float(given.array, dtype) else given
    return given.astype(dtype) if is_array(given) and _other_float(given, dtype) else given


def _other_float(array: Any, dtype: np.dtype) -> bool:
    return array.dtype.kind in "fV" and array.dtype != dtype
