"""New numbers for a parameter, written in place. No gradient flows through a write."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import SharedValue, Value, quietly, repeating
from engine.backend import xp_of
from engine.errors import ArgumentTypeError, ShapeError
from engine.typed import Tensor, TensorOrNumber

__all__ = ["assign", "assign_add", "assign_sub"]


def _written(variable: Any, value: Any, where: str) -> tuple[Any, Any]:
    if not isinstance(variable, Value):
        raise ArgumentTypeError.of(f"{where}(variable)", "a Parameter or Tensor", variable)
    array = value.array if isinstance(value, Value) else value
    array = xp_of(variable.array).asarray(array, dtype=variable.array.dtype)
    if array.shape not in {(), variable.array.shape}:
        raise ShapeError.of(f"{where}(value)", str(variable.array.shape), array.shape)
    return to_write_to(variable), array


def to_write_to(variable: Value) -> Any:
    """The array of a tensor, which takes a copy first where NumPy would refuse a write.

    That is a single number that was computed, or numbers that are repeated without being there.
    """
    array = variable.array
    if isinstance(array, np.ndarray | np.generic) and not array.flags.writeable:
        variable.array = array = np.array(array, order="C")
    return array


def _is_done(variable: Value) -> bool:
    """Whether this write was made before: what is recomputed changes no parameter again."""
    return repeating() and isinstance(variable, SharedValue)


@quietly
def assign(variable: Tensor, value: TensorOrNumber) -> Tensor:
    """The parameter, after it has taken the value, in its dtype.

    Raises:
        ShapeError: If the shapes differ.

    >>> import engine
    >>> weight = engine.Parameter(engine.Tensor([1.0, 2.0]))
    >>> assign(weight, engine.Tensor([3.0, 4.0])).asnumpy()
    array([3., 4.], dtype=float32)

    """
    data, array = _written(variable, value, "assign")
    if not _is_done(variable):
        data[...] = array
    return variable


@quietly
def assign_add(variable: Tensor, value: TensorOrNumber) -> Tensor:
    """The parameter, after the value was added to it."""
    data, array = _written(variable, value, "assign_add")
    if not _is_done(variable):
        data += array
    return variable


@quietly
def assign_sub(variable: Tensor, value: TensorOrNumber) -> Tensor:
    """The parameter, after the value was taken off it."""
    data, array = _written(variable, value, "assign_sub")
    if not _is_done(variable):
        data -= array
    return variable
