"""Whole arrays, kept in float32 whatever their own type, as MindSpore keeps them."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from insight.errors import FormatError, SummaryValueError, compose
from insight.format.messages import DataType, TensorProto
from insight.format.varint import varint

from ._arrays import as_array, as_float32
from ._plugin import SummaryPlugin

_FLOAT_DATA = b"\x1a"  # field 3, length-delimited: a packed run of float32

_NAMES = {
    DataType.DT_BOOL: "bool",
    DataType.DT_INT8: "int8",
    DataType.DT_INT16: "int16",
    DataType.DT_INT32: "int32",
    DataType.DT_INT64: "int64",
    DataType.DT_UINT8: "uint8",
    DataType.DT_UINT16: "uint16",
    DataType.DT_UINT32: "uint32",
    DataType.DT_UINT64: "uint64",
    DataType.DT_FLOAT16: "float16",
    DataType.DT_FLOAT32: "float32",
    DataType.DT_FLOAT64: "float64",
    DataType.DT_BFLOAT16: "bfloat16",
}
_TYPES = {name: number for number, name in _NAMES.items()}


def encode(value: Any) -> TensorProto:
    """The array's shape, the name of its type, and its numbers in float32.

    Raises:
        ValueKindError: If it does not hold real numbers.
        SummaryValueError: If it is a single number without a shape.

    """
    array = as_array("tensor", value)
    if array.ndim == 0:
        hint = "record a single number as 'scalar'"
        raise SummaryValueError.of("tensor", "an array with a shape", "shape ()", hint)
    if array.dtype.name not in _TYPES:
        raise SummaryValueError.of("tensor", f"one of {sorted(_TYPES)}", array.dtype.name)
    message = TensorProto(dims=array.shape, data_type=_TYPES[array.dtype.name])
    content = as_float32(array).astype("<f4", copy=False).tobytes()
    if content:
        # Adding millions of floats one by one takes seconds; their bytes are the field already.
        message.MergeFromString(_FLOAT_DATA + varint(len(content)) + content)
    return message


def decode(message: TensorProto) -> tuple[str, tuple[int, ...]]:
    """The name of the array's type and its shape."""
    return _NAMES.get(message.data_type, "float32"), tuple(message.dims)


def numbers(message: TensorProto) -> np.ndarray[Any, np.dtype[np.float32]]:
    """The numbers that were recorded, in their shape, whatever type the message names.

    Raises:
        FormatError: If the shape does not hold as many numbers as were recorded.

    """
    shape = tuple(message.dims)
    found = np.array(message.float_data, np.float32)
    if min(shape, default=0) < 0 or math.prod(shape) != found.size:
        raise FormatError(compose("tensor", f"numbers for shape {shape}", f"{found.size}"))
    return found.reshape(shape)


def load(message: TensorProto) -> np.ndarray[Any, Any]:
    """The array, in its own type again where NumPy has it; bfloat16 comes back as float32.

    Raises:
        FormatError: If the shape does not hold as many numbers as were recorded.

    """
    name, _ = decode(message)
    with np.errstate(invalid="ignore", over="ignore"):
        return numbers(message).astype("float32" if name == "bfloat16" else name)


PLUGIN = SummaryPlugin(
    name="tensor",
    kind="tensor",
    carrier="value",
    field="tensor",
    columns=(("dtype", "str"), ("shape", "object")),
    encode=encode,
    decode=decode,
    load=load,
    example=lambda: np.arange(6, dtype=np.float32).reshape(2, 3),
)
