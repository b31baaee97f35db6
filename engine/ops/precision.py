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
    {"broadcast_to", "convert", "custom_gradient", "ones_of", "part_of", "parted", "permuted"}
    | {"rearranged", "zeros_of"}
)


class _FloatCast:
    """Changes the floating inputs of primitives to one type."""

    def __init__(self, dtype: DType) -> None:
        self.dtype = dtype
        self.numpy = dtype.numpy

    def __call__(self, target: Primitive, inputs: tuple[Any, ...]) -> tuple[Any, ...]:
        if target.name in AS_GIVEN:
            return inputs
        found = list(inputs)
        with_value, bare = False, []
        for k, one in enumerate(inputs):
            if isinstance(one, Value):
                with_value = True
                if self._casts(one.array.dtype):
                    found[k] = convert(one, dtype=self.numpy)
            elif is_array(one) and self._casts(one.dtype):
                bare.append(k)
        if not with_value:
            return inputs
        for k in bare:
            found[k] = inputs[k].astype(self.numpy)
        return tuple(found)

    def _casts(self, dtype: np.dtype) -> bool:
        return dtype.kind in "fV" and dtype != self.numpy


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
