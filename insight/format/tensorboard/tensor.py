"""Arrays out of TensorFlow's tensors, which keep them as bytes or as a list of numbers."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING, Any

import numpy as np

from insight.errors import FormatError, compose
from insight.format.proto.tensorboard_tensor_pb2 import DataType, TensorProto, TensorShapeProto

if TYPE_CHECKING:
    from collections.abc import Iterable

# A few bytes may ask for any number of places.
_MAX_REPEATED = 1 << 24
_STRING = DataType.DT_STRING
_BFLOAT16 = DataType.DT_BFLOAT16

Array = np.ndarray[Any, Any]


@dataclass(frozen=True, slots=True)
class _Storage:
    """How the numbers of one type are kept when they are no bytes."""

    dtype: str
    """What they are."""
    field: str
    listed: str
    """What the list holds: the number, or its bits, or its two parts."""


_INT = {
    "DT_INT32": "<i4",
    "DT_UINT8": "|u1",
    "DT_INT16": "<i2",
    "DT_INT8": "|i1",
    "DT_UINT16": "<u2",
    "DT_QINT8": "|i1",
    "DT_QUINT8": "|u1",
    "DT_QINT32": "<i4",
    "DT_QINT16": "<i2",
    "DT_QUINT16": "<u2",
}
_STORED = {
    **{DataType.Value(name): _Storage(dtype, "int_val", dtype) for name, dtype in _INT.items()},
    DataType.DT_FLOAT: _Storage("<f4", "float_val", "<f4"),
    DataType.DT_DOUBLE: _Storage("<f8", "double_val", "<f8"),
    DataType.DT_INT64: _Storage("<i8", "int64_val", "<i8"),
    DataType.DT_UINT32: _Storage("<u4", "uint32_val", "<u4"),
    DataType.DT_UINT64: _Storage("<u8", "uint64_val", "<u8"),
    DataType.DT_BOOL: _Storage("|b1", "bool_val", "|b1"),
    DataType.DT_HALF: _Storage("<f2", "half_val", "<u2"),
    _BFLOAT16: _Storage("bfloat16", "half_val", "<u2"),
    DataType.DT_COMPLEX64: _Storage("<c8", "scomplex_val", "<f4"),
    DataType.DT_COMPLEX128: _Storage("<c16", "dcomplex_val", "<f8"),
}


def tensor_shape(where: str, shape: TensorShapeProto) -> tuple[int, ...]:
    """The sizes of the axes.

    Raises:
        FormatError: If their number or one of them is not known.

    """
    sizes = tuple(dim.size for dim in shape.dim)
    if shape.unknown_rank or any(size < 0 for size in sizes):
        raise FormatError(compose(where, "a tensor whose shape is known", str(list(sizes))))
    return sizes


def tensor_array(where: str, tensor: TensorProto) -> Array:
    """The array of `tensor`; texts are `bytes` in an array of objects. It may be read-only.

    Where there are fewer numbers than the shape has places, the last one fills the others: that is
    how TensorFlow stores an array that is all alike.

    Args:
        where: Whose tensor it is, for errors.
        tensor: The message.

    Raises:
        FormatError: If the type is none that is known, the shape is not known, or the numbers do
            not fill it.

    >>> from insight.format.tensorboard import TensorShapeProto
    >>> shape = TensorShapeProto(dim=[TensorShapeProto.Dim(size=2)])
    >>> tensor_array("a", TensorProto(dtype=1, tensor_shape=shape, float_val=[0.5])).tolist()
    [0.5, 0.5]

    """
    shape = tensor_shape(where, tensor.tensor_shape)
    if tensor.dtype == _STRING:
        return _shaped(where, _continued(_objects(tensor.string_val), shape), shape)
    stored = _STORED.get(tensor.dtype)
    if stored is None:
        raise FormatError(compose(where, "a tensor of a type with numbers", _type_name(tensor)))
    dtype = _dtype(stored.dtype)
    if tensor.tensor_content:
        flat = _numbers(where, np.frombuffer(tensor.tensor_content, np.uint8), dtype)
        return _shaped(where, flat, shape)
    try:
        listed = np.array(getattr(tensor, stored.field), np.dtype(stored.listed))
    except OverflowError as error:
        raise FormatError(compose(where, f"numbers of type {dtype}", str(error))) from error
    return _shaped(where, _continued(_numbers(where, listed, dtype), shape), shape)


def _numbers(where: str, parts: Array, dtype: np.dtype[Any]) -> Array:
    """`parts` as what they are the bytes, the bits or the parts of."""
    if parts.nbytes % dtype.itemsize:
        expected = f"{dtype.itemsize} bytes for each number of type {dtype}"
        raise FormatError(compose(where, expected, f"{parts.nbytes} bytes"))
    return parts.view(dtype)


def _continued(flat: Array, shape: tuple[int, ...]) -> Array:
    """`flat` with its last value repeated until it fills `shape`, if it may."""
    count = prod(shape)
    if not 0 < len(flat) < count <= _MAX_REPEATED:
        return flat
    return np.concatenate([flat, np.repeat(flat[-1:], count - len(flat))])


def _shaped(where: str, flat: Array, shape: tuple[int, ...]) -> Array:
    if len(flat) != prod(shape):
        raise FormatError(compose(where, f"{prod(shape)} values of {shape}", f"{len(flat)} values"))
    try:
        return flat.reshape(shape)
    except ValueError as error:  # more axes than NumPy has, or sizes beyond its range beside a 0
        raise FormatError(compose(where, "a shape that NumPy has", str(error))) from error


def _objects(texts: Iterable[bytes]) -> Array:
    texts = list(texts)
    array = np.empty(len(texts), object)
    array[:] = texts
    return array


def _dtype(name: str) -> np.dtype[Any]:
    if name == "bfloat16":
        import ml_dtypes  # only where a file has it

        bfloat16: np.dtype[Any] = np.dtype(ml_dtypes.bfloat16)
        return bfloat16
    return np.dtype(name)


def _type_name(tensor: TensorProto) -> str:
    if tensor.dtype in DataType.values():
        return str(DataType.Name(tensor.dtype))
    return f"type {tensor.dtype}"
