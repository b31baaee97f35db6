"""The file of the Print operator: texts and tensors, one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from google.protobuf.message import DecodeError

from insight.errors import CheckpointError, FormatError, compose

from .proto.print_pb2 import Print
from .tensor_types import array_from, content_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    import numpy as np


def printed_bytes(values: Iterable[Any]) -> bytes:
    """What one call of Print adds to its file.

    Args:
        values: Texts; arrays and numbers.

    Raises:
        CheckpointError: If the format does not know the type of an array.

    """
    message = Print()
    for value in values:
        entry = message.value.add()
        if isinstance(value, str):
            entry.desc = value
            continue
        name, shape, content = content_of("Print", value)
        if name.startswith("Complex"):  # MindSpore's reader has no such type
            raise CheckpointError(compose("Print", "real numbers", name))
        entry.tensor.dims.extend(shape)
        entry.tensor.tensor_type = name
        entry.tensor.tensor_content = bytes(content)
    return bytes(message.SerializeToString())


def printed_values(data: bytes) -> list[str | np.ndarray[Any, Any]]:
    """The texts and arrays of a file, in the order they were printed.

    Raises:
        FormatError: If the bytes are no such file, or end inside a value.
        CheckpointError: If an array has an unknown type, or too few bytes for its shape.

    >>> printed_values(printed_bytes(["x:", 2]))
    ['x:', array(2)]

    """
    try:
        message = Print.FromString(data)
    except DecodeError as error:
        raise FormatError(compose("file of Print", "whole messages", str(error))) from error
    return [
        value.desc if value.HasField("desc") else _array(value.tensor) for value in message.value
    ]


def _array(tensor: Any) -> np.ndarray[Any, Any]:
    shape = tuple(tensor.dims)
    return array_from("file of Print", tensor.tensor_type, shape, tensor.tensor_content)
