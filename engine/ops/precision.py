"""Operators that compute in one floating type, whatever floating types they are given."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from engine.autodiff import Primitive, Value, casting, current_cast
from engine.backend import is_array
from engine.dtype import DType

from .cast import cast, convert


class _FloatCast:
    """Changes the floating inputs of primitives to one type."""

    def __init__(self, dtype: DType) -> None:
        self.dtype = dtype
        self.numpy = dtype.numpy

    def __call__(self, target: Primitive, inputs: tuple[Any, ...]) -> tuple[tuple[Any, ...], None]:
        return inputs if target.traits.as_given else self.inputs(inputs), None

    def inputs(self, inputs: tuple[Any, ...]) -> tuple[Any, ...]:
        """Inputs of one primitive; as they are where none is a value."""
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


class _WideCast(_FloatCast):
    """Changes halves alone."""

    def _casts(self, dtype: np.dtype) -> bool:
        return super()._casts(dtype) and dtype.itemsize == 2


cast_to = functools.cache(_FloatCast)
widened = functools.cache(_WideCast)


def computing_in(dtype: DType) -> Any:
    """Inside the block operators take floating tensors, parameters too, as this floating type.

    Their gradients come back in the types that they have. Arrays that no tensor is with, whole
    and complex numbers are left alone, and so is what only moves numbers (a reshape, a part).

    >>> import engine
    >>> with computing_in(engine.float16):
    ...     (engine.Tensor([1.0]) + 1.0).dtype
    Float16
    """
    return casting(cast_to(dtype))


def in_type(value: Any, dtype: DType) -> Any:
    """The floating tensors of a value, also inside tuples, lists and dicts, in another type."""
    if isinstance(value, tuple | list):
        return type(value)([in_type(one, dtype) for one in value])
    if isinstance(value, dict):
        return {key: in_type(one, dtype) for key, one in value.items()}
    is_floating = isinstance(value, Value) and value.array.dtype.kind in "fV"
    return cast(value, dtype) if is_floating else value


def computed_in() -> DType | None:
    """The type of the block that this code runs in, or None."""
    now = current_cast()
    return now.dtype if isinstance(now, _FloatCast) else None


def as_computed(value: Any) -> Any:
    """A floating tensor in the type of the block; for what moves numbers, and yet casts there."""
    dtype = computed_in()
    return value if dtype is None else in_type(value, dtype)
