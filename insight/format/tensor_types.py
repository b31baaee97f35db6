"""Arrays and the type names, shapes and bytes that a checkpoint keeps of them."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, Any

import numpy as np

from insight.errors import CheckpointError, compose

if TYPE_CHECKING:
    from .messages import CheckpointTensor

TEXT_TYPE = "str"
_BFLOAT16 = "BFloat16"
_NAMES = {
    "bool": "Bool",
    "int8": "Int8",
    "int16": "Int16",
    "int32": "Int32",
    "int64": "Int64",
    "uint8": "UInt8",
    "uint16": "UInt16",
    "uint32": "UInt32",
    "uint64": "UInt64",
    "float16": "Float16",
    "float32": "Float32",
    "float64": "Float64",
    "bfloat16": _BFLOAT16,
}
_TYPES = {name: dtype for dtype, name in _NAMES.items()}


def _dtype(name: str) -> np.dtype[Any]:
    if name == _BFLOAT16:
        import ml_dtypes  # only where a file has it

        bfloat16: np.dtype[Any] = np.dtype(ml_dtypes.bfloat16)
        return bfloat16
    return np.dtype(_TYPES[name]).newbyteorder("<")


def array_from(where: str, tensors: list[CheckpointTensor]) -> np.ndarray[Any, Any] | str:
    """The array, or the text, that the values of one name hold together.

    Raises:
        CheckpointError: If the type is unknown, or the bytes do not fill the shape.

    """
    first = tensors[0]
    content = b"".join(tensor.tensor_content for tensor in tensors)
    if first.tensor_type == TEXT_TYPE:
        try:
            return content.decode("utf-32-le")
        except UnicodeDecodeError as error:
            raise CheckpointError(compose(where, "a text in UTF-32", error.reason)) from error
    if first.tensor_type not in _TYPES:
        raise CheckpointError(compose(where, f"one of {sorted(_TYPES)}", first.tensor_type))
    dtype = _dtype(first.tensor_type)
    shape = tuple(first.dims)
    if shape == (0,) and len(content) == dtype.itemsize:
        shape = ()  # how MindSpore 1 wrote a single number
    if min(shape, default=0) < 0 or prod(shape) * dtype.itemsize != len(content):
        expected = f"{first.tensor_type} of shape {shape}"
        raise CheckpointError(compose(where, expected, f"{len(content)} bytes"))
    # A copy, because an array over bytes cannot be written to.
    return np.frombuffer(content, dtype).reshape(shape).astype(dtype.newbyteorder("="))


def content_of(where: str, value: Any) -> tuple[str, tuple[int, ...], bytes | memoryview]:
    """Type name, shape and bytes of an array, a number, a bool or a text.

    Python's int becomes Int64 and its float Float32, as in MindSpore.

    Raises:
        CheckpointError: If the format does not know the type.

    """
    if isinstance(value, str):
        # A lone surrogate has no place in UTF-32; a question mark does not lose the file.
        return TEXT_TYPE, (0,), value.encode("utf-32-le", "replace")
    if type(value) is float:
        value = np.float32(value)
    array = np.asarray(value.asnumpy() if callable(getattr(value, "asnumpy", None)) else value)
    name = _NAMES.get(array.dtype.name)
    if name is None:
        raise CheckpointError(compose(where, f"one of {sorted(_NAMES)}", array.dtype.name))
    shape = array.shape
    if array.dtype.byteorder == ">":
        array = array.astype(array.dtype.newbyteorder("<"))
    # Seen as bytes first: NumPy hands out no buffer of bfloat16.
    flat = np.ascontiguousarray(array).reshape(-1).view(np.uint8)
    return name, shape, flat.data
