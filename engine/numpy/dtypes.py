"""Number types and constants, and which type two of them meet in.

`int_` and `float_` have 32 bits, and so have `int` and `float` where a type is asked for.
"""

from __future__ import annotations

import numpy as np

from engine.autodiff import Value
from engine.dtype import (
    DType,
    as_dtype,
    bool_,
    float16,
    float32,
    float64,
    int8,
    int16,
    int32,
    int64,
    uint8,
    uint16,
    uint32,
    uint64,
)
from engine.errors import ArgumentTypeError

__all__ = [
    "NINF",
    "PINF",
    "bool_",
    "float16",
    "float32",
    "float64",
    "float_",
    "inf",
    "int8",
    "int16",
    "int32",
    "int64",
    "int_",
    "nan",
    "numeric_types",
    "pi",
    "promote_types",
    "result_type",
    "uint",
    "uint8",
    "uint16",
    "uint32",
    "uint64",
]

inf = PINF = float("inf")
NINF = float("-inf")
nan = float("nan")
pi = 3.141592653589793

int_ = int32
uint = uint32
float_ = float32

numeric_types = [
    *("int_", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"),
    *("float_", "float16", "float32", "float64", "bool_"),
]

_SHORT: dict[object, DType] = {
    int: int_,
    float: float_,
    "int": int_,
    "uint": uint,
    "float": float_,
    "bool": bool_,
}


def as_kind(dtype: object) -> DType:
    """The number type of a number type, a name or a Python type; those without a width have 32."""
    dtype = dtype.lower() if isinstance(dtype, str) else dtype
    try:
        return _SHORT[dtype]
    except (KeyError, TypeError):  # another, or what no dict takes
        return as_dtype(dtype)


def is_floating(kind: DType) -> bool:
    """Whether numbers of the type may be fractions."""
    return kind.numpy.kind in "fcV"


def is_whole(kind: DType) -> bool:
    """Whether numbers of the type are whole; truth values are none."""
    return kind.numpy.kind in "iu"


def meeting(*kinds: DType) -> DType:
    """The type that all can be put into: a float's beside whole numbers, whatever their width."""
    found, *others = kinds
    for kind in others:
        found = _meeting(found, kind)
    return found


def _meeting(one: DType, other: DType) -> DType:
    if {one, other} == {uint16, float64}:
        return float32  # as MindSpore's table has it
    if is_floating(one) != is_floating(other):
        return one if is_floating(one) else other
    return as_dtype(np.promote_types(one.numpy, other.numpy))


def promote_types(type1: object, type2: object) -> DType:
    """The smallest number type that two can be put into; a float keeps its width.

    Args:
        type1: A number type, its name, or a Python type.
        type2: The same.

    Raises:
        ArgumentTypeError: If one is no number type.

    >>> promote_types("float16", "int64"), promote_types(uint32, int8), promote_types(int, bool)
    (Float16, Int64, Int32)

    """
    return meeting(as_kind(type1), as_kind(type2))


def result_type(*arrays_and_dtypes: object) -> DType:
    """The number type in which tensors, numbers and number types meet.

    Raises:
        ArgumentTypeError: If nothing is given, or something without a number type.

    >>> result_type("int16", 2.5)
    Float32

    """
    if not arrays_and_dtypes:
        raise ArgumentTypeError("result_type expected at least one argument, got none.")
    return meeting(*map(_kind_of, arrays_and_dtypes))


def _kind_of(given: object) -> DType:
    if isinstance(given, Value):
        return as_dtype(given.array.dtype)
    if isinstance(given, np.ndarray | np.generic):
        return as_dtype(given.dtype)
    if isinstance(given, bool | int | float | complex):
        return as_kind(type(given))
    return as_kind(given)
