"""The messages of `.mindir` files, and arrays in them.

ModelProto          a file
├── PrimitiveProto  an operator with its settings; several nodes may share one
└── GraphProto      inputs, parameters, nodes in order of execution, results
    ├── TensorProto     a parameter: its shape, number type and bytes
    └── NodeProto       a call of an operator or of another graph, or a constant
        └── AttributeProto  a constant, a setting, or what shape the node's results have
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

import numpy as np
from google.protobuf.message import DecodeError

from insight.errors import FormatError, compose
from insight.format.proto.mindir_pb2 import (
    AttributeProto,
    GraphProto,
    ModelProto,
    NodeProto,
    PrimitiveProto,
    TensorProto,
    ValueInfoProto,
)

__all__ = [
    "NUMBER_TYPES",
    "TYPE_IDS",
    "AttributeProto",
    "GraphProto",
    "ModelProto",
    "NodeProto",
    "PrimitiveProto",
    "TensorProto",
    "ValueInfoProto",
    "array_from",
    "content_of",
    "model_from",
    "number_type",
    "tensor_message",
]

NUMBER_TYPES = {
    "float32": 1,
    "uint8": 2,
    "int8": 3,
    "uint16": 4,
    "int16": 5,
    "int32": 6,
    "int64": 7,
    "bool": 9,
    "float16": 10,
    "float64": 11,
    "uint32": 12,
    "uint64": 13,
    "complex64": 14,
    "complex128": 15,
    "bfloat16": 16,
}
"""The number of each number type in a tensor, by NumPy's name."""

TYPE_IDS = {
    "bool": 30,
    "int8": 32,
    "int16": 33,
    "int32": 34,
    "int64": 35,
    "uint8": 37,
    "uint16": 38,
    "uint32": 39,
    "uint64": 40,
    "float16": 42,
    "float32": 43,
    "float64": 44,
    "bfloat16": 45,
    "complex64": 51,
    "complex128": 52,
}
"""The number of each number type where an operator is told one."""

_NAMES = {number: name for name, number in NUMBER_TYPES.items()} | {17: "float64"}


def model_from(where: str, data: bytes) -> ModelProto:
    """The network of a file.

    Raises:
        FormatError: If the bytes are something else; `where` stands first.

    """
    model = ModelProto()
    try:
        model.ParseFromString(data)
    except DecodeError as error:
        raise FormatError(compose(where, "a MINDIR model", "bytes that are none")) from error
    return model


def number_type(where: str, number: int) -> np.dtype[Any]:
    """The number type of a tensor, by its number.

    Raises:
        FormatError: If there is none.

    """
    if number not in _NAMES:
        expected = f"a number type, one of {sorted(_NAMES)}"
        raise FormatError(compose(where, expected, str(number)))
    if _NAMES[number] == "bfloat16":
        import ml_dtypes  # only where a file has it

        bfloat16: np.dtype[Any] = np.dtype(ml_dtypes.bfloat16)
        return bfloat16
    return np.dtype(_NAMES[number])


def tensor_message(
    shape: Sequence[int], dtype: Any, name: str = "", array: np.ndarray[Any, Any] | None = None
) -> TensorProto:
    """A tensor, with numbers if an array is given; a length of -1 is open.

    >>> tensor_message((-1, 3), "float32").dims
    [-1, 3]
    """
    message = TensorProto(dims=shape, data_type=NUMBER_TYPES[np.dtype(dtype).name])
    if name:
        message.name = name
    if array is not None:
        message.raw_data = bytes(content_of(array))
    return message


def content_of(array: np.ndarray[Any, Any]) -> memoryview:
    """The numbers of an array as a file has them, the lowest byte first."""
    little = array if array.dtype.byteorder != ">" else array.astype(array.dtype.newbyteorder())
    # Seen as bytes first: NumPy hands out no buffer of bfloat16.
    return np.ascontiguousarray(little).reshape(-1).view(np.uint8).data


def array_from(where: str, message: TensorProto) -> np.ndarray[Any, Any]:
    """The numbers of a tensor, which may be written to.

    Raises:
        FormatError: If its number type is none, or its bytes do not fill the shape.

    """
    dtype = number_type(where, message.data_type)
    shape, size = tuple(message.dims), len(message.raw_data)
    if min(shape, default=0) < 0 or prod(shape) * dtype.itemsize != size:
        raise FormatError(compose(where, f"{dtype.name} of shape {shape}", f"{size} bytes"))
    if dtype == np.bool_ and max(message.raw_data, default=0) > 1:
        raise FormatError(compose(where, "bools", f"the byte {max(message.raw_data)}"))
    found = np.frombuffer(message.raw_data, dtype.newbyteorder("<")).reshape(shape)
    return found.astype(dtype)
