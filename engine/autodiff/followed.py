"""Index numbers that remember which tensor they are, while a graph is being written down.

An index is no operand: NumPy takes its numbers as they stand. Who only runs wants that. Who writes
down a graph must know that the numbers come from a tensor: else the graph would hold today's.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from .node import Value
from .primitive import PRIMITIVES
from .tape import observed


class FollowedNumbers(np.ndarray):
    """Numbers of a tensor that operators made, or that is an input.

    Attributes:
        value: The tensor. What is computed of the numbers by a part, another shape or number type,
            or simple arithmetic is followed, too; anything else is plain numbers again.

    """

    value: Value

    def __array_finalize__(self, _source: Any) -> None:
        """A view knows nothing until it is told."""

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **kwargs: Any) -> Any:
        """What NumPy computes, and the operator that computes the same."""
        plain = [np.asarray(one) if isinstance(one, np.ndarray) else one for one in inputs]
        made = getattr(ufunc, method)(*plain, **kwargs)
        if method != "__call__" or kwargs.get("out") is not None:
            return made
        if ufunc.__name__ == "clip":
            return _as_followed(made, lambda: _clipped(*map(_value_of, inputs)))
        name = _OPERATORS.get(ufunc.__name__)
        if name is None:
            return made
        return _as_followed(made, lambda: PRIMITIVES[name](*map(_value_of, inputs)))

    def __getitem__(self, index: Any) -> Any:
        """A part."""
        made = np.asarray(self)[index]
        return _as_followed(made, lambda: PRIMITIVES["taken"](_value_of(self), index=index))

    def astype(self, dtype: Any, **options: Any) -> Any:  # type: ignore[override]
        """Another number type."""
        made = np.asarray(self).astype(dtype, **options)
        return _as_followed(made, lambda: PRIMITIVES["convert"](_value_of(self), dtype=made.dtype))

    def reshape(self, *shape: Any, **options: Any) -> Any:
        """Another shape."""
        made = np.asarray(self).reshape(*shape, **options)
        return _as_followed(
            made, lambda: PRIMITIVES["rearranged"](_value_of(self), shape=made.shape)
        )


_OPERATORS = {
    "add": "add",
    "subtract": "sub",
    "multiply": "mul",
    "negative": "neg",
    "remainder": "floor_mod",
    "floor_divide": "floor_div",
    "maximum": "maximum",
    "minimum": "minimum",
    "less": "less",
    "less_equal": "less_equal",
    "greater": "greater",
    "greater_equal": "greater_equal",
    "equal": "equal",
    "not_equal": "not_equal",
    "logical_and": "logical_and",
    "logical_or": "logical_or",
    "logical_not": "logical_not",
}


def numbers_of(value: Value) -> Any:
    """The array of a tensor that is an index: followed while somebody writes down a graph.

    >>> import engine
    >>> numbers_of(engine.Tensor([2, 1]))
    array([2, 1])
    """
    array = value.array
    if value.origin is None or type(array) is not np.ndarray or not observed():
        return array
    return _followed(array, value)


def value_behind(numbers: Any) -> Value | None:
    """The tensor that an array is the numbers of, where that is known."""
    return getattr(numbers, "value", None) if isinstance(numbers, FollowedNumbers) else None


def _followed(array: Any, value: Value) -> FollowedNumbers:
    made: FollowedNumbers = array.view(FollowedNumbers)
    made.value = value
    return made


def _as_followed(made: Any, operator: Callable[[], Any]) -> Any:
    return _followed(np.asarray(made), operator())


def _value_of(one: Any) -> Any:
    found = value_behind(one)
    return one if found is None else found


def _clipped(value: Any, least: Any, most: Any) -> Any:
    return PRIMITIVES["minimum"](PRIMITIVES["maximum"](value, least), most)
