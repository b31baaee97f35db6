"""Arrays and the type names, shapes and bytes that a checkpoint keeps of them."""

from __future__ import annotations

import functools
from math import prod
from typing import Any

import numpy as np

from insight.errors import CheckpointError, compose

TEXT_TYPE = "str"
MOST_AXES = 64  # of NumPy 2
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
    "complex64": "Complex64",  # MindSpore writes both, and refuses to read them
    "complex128": "Complex128",
}
_KNOWN: dict[np.dtype[Any], str] = {}  # the name by the type, which takes NumPy a while to name
_PACKED = "Int4"
PACKED = np.dtype(np.int8, metadata={"checkpoint": _PACKED})
"""How MindSpore's `qint4x2` is held: a byte an element, with two numbers of four bits in it.

It is int8 to NumPy, as MindSpore's `asnumpy` gives it; a file of it is one of `qint4x2` again.
"""
_TYPES = {name: dtype for dtype, name in _NAMES.items()} | {_PACKED: "int8"}


@functools.cache
def dtype_of(name: str) -> np.dtype[Any]:
    """The type by the name that a checkpoint has for it; its numbers are little-endian."""
    if name == _BFLOAT16:
        import ml_dtypes  # only where a file has it

        bfloat16: np.dtype[Any] = np.dtype(ml_dtypes.bfloat16)
        return bfloat16
    if name == _PACKED:
        return PACKED
    return np.dtype(_TYPES[name]).newbyteorder("<")


def checked_kind(
    where: str, type_name: str, shape: tuple[int, ...], size: int
) -> tuple[np.dtype[Any], tuple[int, ...]]:
    """Type and shape of an array, as a file tells them of a first value of so many bytes.

    Raises:
        CheckpointError: If there are none such; `where` stands first.

    """
    if type_name not in _TYPES:
        raise CheckpointError(compose(where, f"one of {sorted(_TYPES)}", type_name))
    if len(shape) > MOST_AXES:  # first: the product of very many would take its time
        raise CheckpointError(compose(where, f"at most {MOST_AXES} axes", len(shape)))
    if min(shape, default=0) < 0:
        expected = f"{type_name} of shape {shape}"
        raise CheckpointError(compose(where, expected, f"{size} bytes"))
    dtype = dtype_of(type_name)
    if prod(filter(None, shape)) * dtype.itemsize >= 2**63:  # NumPy counts so, without elements too
        expected, got = "a shape of an array", f"{type_name} of shape {shape}"
        raise CheckpointError(compose(where, expected, got))
    # A single number, as MindSpore 1 wrote it.
    return dtype, () if shape == (0,) and size == dtype.itemsize else shape


class Unfilled:
    """An array on its way from a file: its memory, and how much of it is filled.

    Args:
        where: The file and the name; stands first in errors.
        type_name: The type as the file names it.
        shape: The shape as the file tells it.
        size: Bytes of the first value; of them, a single number as MindSpore 1 wrote it is told.
        behind: Bytes of the file behind the first value: there are no more.

    Raises:
        CheckpointError: If the type is unknown, the file has not bytes enough for the shape, or
            NumPy has no array of it.

    """

    def __init__(
        self, where: str, type_name: str, shape: tuple[int, ...], size: int, behind: int
    ) -> None:
        self._told = type_name, shape
        dtype, shape = checked_kind(where, type_name, shape, size)
        self._where = where
        self._expected = f"{type_name} of shape {shape}"
        self._filled = size
        if prod(shape) * dtype.itemsize > size + behind:
            raise self.wrong()
        self._filled = 0
        try:
            self._array: np.ndarray[Any, Any] = np.empty(shape, dtype)
        except (ValueError, MemoryError) as error:  # of a file that is larger than the memory
            raise CheckpointError(compose(where, "a shape of an array", self._expected)) from error
        # Seen as bytes first: NumPy hands out no buffer of bfloat16.
        self._room = self._array.reshape(-1).view(np.uint8).data

    @property
    def is_full(self) -> bool:
        """Whether every byte has its value."""
        return self._filled == len(self._room)

    def next_room(self, type_name: str, shape: tuple[int, ...], size: int) -> memoryview:
        """Where the bytes of the next value belong, whose type, shape and size the file tells.

        Raises:
            CheckpointError: If they are more than the array has, or of another array.

        """
        if (type_name, shape) != self._told:
            got = f"a part of {type_name} of shape {shape}"
            raise CheckpointError(compose(self._where, self._expected, got))
        begin, self._filled = self._filled, self._filled + size
        if self._filled > len(self._room):
            raise self.wrong()
        return self._room[begin : self._filled]

    def array(self) -> np.ndarray[Any, Any]:
        """The array, which is full, in the byte order of this machine.

        Raises:
            CheckpointError: If it is of bools and holds other numbers than 0 and 1.

        """
        if self._array.dtype == np.bool_:
            check_bools(self._where, self._room)
        if self._array.dtype.isnative:
            return self._array
        return self._array.astype(self._array.dtype.newbyteorder("="))

    def wrong(self) -> CheckpointError:
        """The error that the values of the name do not fill the shape."""
        return CheckpointError(compose(self._where, self._expected, f"{self._filled} bytes"))


def small_array(
    type_name: str, shape: tuple[int, ...], content: bytes
) -> np.ndarray[Any, Any] | None:
    """The array that a value holds which lies in memory; None where `Unfilled` looks closer."""
    if type_name not in _TYPES or type_name == "Bool" or not content or len(shape) > MOST_AXES:
        return None
    dtype = dtype_of(type_name)
    if prod(shape) * dtype.itemsize != len(content) or min(shape, default=0) < 0:
        return None
    array: np.ndarray[Any, Any] = np.frombuffer(content, dtype).reshape(shape)
    return array.copy() if dtype.isnative else array.astype(dtype.newbyteorder("="))


def check_bools(where: str, content: memoryview) -> None:
    """Every byte is 0 or 1.

    Raises:
        CheckpointError: If one is not.

    """
    highest = int(np.frombuffer(content, np.uint8).max(initial=0))
    if highest > 1:
        raise CheckpointError(compose(where, "bools", f"the byte {highest}"))


def check_utf8(where: str, name: Any) -> int:
    """How many bytes a name has in UTF-8.

    Raises:
        CheckpointError: If it is no text, or has no bytes there: a lone surrogate.

    """
    if not isinstance(name, str):
        raise CheckpointError(compose(where, "names that are texts", repr(name)))
    try:
        return len(name.encode())
    except UnicodeEncodeError as error:
        raise CheckpointError(compose(where, "names in UTF-8", repr(name))) from error


def type_name_of(dtype: np.dtype[Any]) -> str | None:
    """What a checkpoint calls a type; None where it knows none.

    >>> type_name_of(np.dtype(">f4")), type_name_of(np.dtype("U3"))
    ('Float32', None)
    """
    return _NAMES.get(dtype.name)


def _named(where: str, dtype: np.dtype[Any]) -> str:
    if dtype.metadata is not None and dtype.metadata == PACKED.metadata:
        return _PACKED
    if (name := _KNOWN.get(dtype)) is None:
        if (name := _NAMES.get(dtype.name)) is None:
            raise CheckpointError(compose(where, f"one of {sorted(_NAMES)}", dtype.name))
        _KNOWN[dtype] = name
    return name


def array_from(
    where: str, type_name: str, shape: tuple[int, ...], content: bytes
) -> np.ndarray[Any, Any]:
    """The array that one value holds.

    Raises:
        CheckpointError: If the type is unknown, or the bytes do not fill the shape.

    """
    unfilled = Unfilled(where, type_name, shape, len(content), 0)
    unfilled.next_room(type_name, shape, len(content))[:] = content
    if not unfilled.is_full:
        raise unfilled.wrong()
    return unfilled.array()


def text_from(where: str, content: bytes, encoding: str = "utf-32-le") -> str:
    """The text that a value holds.

    Raises:
        CheckpointError: If its bytes are none.

    """
    try:
        return content.decode(encoding)
    except UnicodeDecodeError as error:
        raise CheckpointError(compose(where, "a text in UTF-32", error.reason)) from error


def kind_of(where: str, value: Any) -> tuple[str, tuple[int, ...]]:
    """Type name and shape of an array, a number or a bool; what is on a device stays there.

    Raises:
        CheckpointError: If the format does not know the type.

    """
    held = getattr(value, "array", value)  # of a tensor: the array that it is around
    if not isinstance(getattr(held, "dtype", None), np.dtype):
        return content_of(where, value)[:2]
    return _named(where, held.dtype), tuple(held.shape)


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
    name, shape = _named(where, array.dtype), array.shape
    if array.dtype.byteorder == ">":
        array = array.astype(array.dtype.newbyteorder("<"))
    # Seen as bytes first: NumPy hands out no buffer of bfloat16.
    flat = np.ascontiguousarray(array).reshape(-1).view(np.uint8)
    return name, shape, flat.data
