"""The type of a value, as MindSpore writes it."""

from __future__ import annotations

from typing import Any

from engine.autodiff import Value
from engine.dtype import (
    List,
    TensorType,
    Tuple,
    Type,
    as_dtype,
    float32,
    string,
    type_none,
    type_type,
)
from engine.errors import ArgumentTypeError


def typeof(x: Any) -> Type:
    """The type of a tensor, of a number, of a text, or of what holds such.

    Args:
        x: The value.

    Returns:
        A `TensorType` of tensors, a number type of Python's numbers (its floats are of 32 bits
        here, as in MindSpore), `Tuple` and `List` with the types of what they hold.

    Raises:
        ArgumentTypeError: If it is something else.

    >>> import engine
    >>> typeof(engine.Tensor([1.0])), typeof((1, 2.0)), typeof("a")
    (Tensor[Float32], Tuple[Int64,Float32], String)

    """
    if isinstance(x, Value):
        return TensorType(as_dtype(x.array.dtype))
    if isinstance(x, tuple | list):
        return (Tuple if isinstance(x, tuple) else List)([typeof(one) for one in x])
    if x is None or isinstance(x, str):
        return type_none if x is None else string
    if isinstance(x, Type):
        return type_type
    if isinstance(x, bool | int):
        return as_dtype(type(x))
    if isinstance(x, float):
        return float32
    raise ArgumentTypeError.of("typeof", "a tensor, a number, a text, or a sequence of such", x)
