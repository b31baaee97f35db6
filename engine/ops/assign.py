"""New numbers for a parameter, written in place. No gradient flows through a write."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import SharedValue, Value, defvjp, primitive, quietly, repeating
from engine.backend import xp_of
from engine.errors import ArgumentTypeError, ShapeError
from engine.typed import Tensor, TensorOrNumber

from . import infer

__all__ = ["assign", "assign_add", "assign_sub"]


def _checked(variable: Any, value: Any, where: str) -> Any:
    """The value as the operators take it, when the variable may be written to."""
    if not isinstance(variable, Value):
        raise ArgumentTypeError.of(f"{where}(variable)", "a Parameter or Tensor", variable)
    given = value
    if not isinstance(value, Value):
        given = xp_of(variable.array).asarray(value, dtype=variable.array.dtype)
    shape = tuple(given.shape)
    if shape not in {(), tuple(variable.array.shape)}:
        raise ShapeError.of(f"{where}(value)", str(variable.array.shape), shape)
    to_write_to(variable)
    return given


def to_write_to(variable: Value) -> Any:
    """The array of a tensor, which takes a copy first where NumPy would refuse a write.

    That is a single number that was computed, or numbers that are repeated without being there.
    """
    array = variable.array
    if isinstance(array, np.ndarray | np.generic) and not array.flags.writeable:
        variable.array = array = np.array(array, order="C")
    return array


@primitive(infer=infer.same, writes=(0,))
def assigned(variable: Any, value: Any) -> Any:
    """The memory of `variable`, in which the value is now."""
    variable[...] = xp_of(variable).asarray(value, dtype=variable.dtype)
    return variable


@primitive(infer=infer.same, writes=(0,))
def raised(variable: Any, value: Any) -> Any:
    """The memory of `variable`, to which the value was added."""
    variable += xp_of(variable).asarray(value, dtype=variable.dtype)
    return variable


@primitive(infer=infer.same, writes=(0,))
def lowered(variable: Any, value: Any) -> Any:
    """The memory of `variable`, from which the value was taken."""
    variable -= xp_of(variable).asarray(value, dtype=variable.dtype)
    return variable


def _examples(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((2, 3)), rng.standard_normal((2, 3))), {}
    yield (rng.standard_normal((2, 3)), 0.5), {}


for _operator in (assigned, raised, lowered):
    defvjp(_operator, examples=_examples)


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
    given = _checked(variable, value, "assign")
    if not _is_done(variable):
        assigned(variable, given)
    return variable


@quietly
def assign_add(variable: Tensor, value: TensorOrNumber) -> Tensor:
    """The parameter, after the value was added to it."""
    given = _checked(variable, value, "assign_add")
    if not _is_done(variable):
        raised(variable, given)
    return variable


@quietly
def assign_sub(variable: Tensor, value: TensorOrNumber) -> Tensor:
    """The parameter, after the value was taken off it."""
    given = _checked(variable, value, "assign_sub")
    if not _is_done(variable):
        lowered(variable, given)
    return variable
