"""Number types under MindSpore's names: `engine.float32`, `engine.dtype.int64` …

>>> from engine import dtype as mstype
>>> mstype.float32
Float32
>>> mstype.dtype_to_nptype(mstype.int8)
<class 'numpy.int8'>
"""

from __future__ import annotations

import numpy as np

from engine.errors import ArgumentTypeError

__all__ = [
    "DType",
    "Type",
    "as_dtype",
    "bfloat16",
    "bool_",
    "complex64",
    "complex128",
    "double",
    "dtype_to_nptype",
    "dtype_to_pytype",
    "float16",
    "float32",
    "float64",
    "float_",
    "half",
    "int8",
    "int16",
    "int32",
    "int64",
    "int_",
    "number_type",
    "pytype_to_dtype",
    "single",
    "uint8",
    "uint16",
    "uint32",
    "uint64",
]


class DType:
    """A number type: its MindSpore name, and the NumPy type that holds it."""

    __slots__ = ("_numpy", "name")

    def __init__(self, name: str, numpy_type: type | None) -> None:
        self.name = name
        self._numpy = None if numpy_type is None else np.dtype(numpy_type)

    @property
    def numpy(self) -> np.dtype:
        """The NumPy dtype; bfloat16 brings its own from `ml_dtypes` on first use."""
        if self._numpy is None:
            import ml_dtypes

            self._numpy = np.dtype(ml_dtypes.bfloat16)
        return self._numpy

    @property
    def itemsize(self) -> int:
        """Bytes of one number."""
        return self.numpy.itemsize

    def __repr__(self) -> str:
        return self.name

    def __eq__(self, other: object) -> bool:
        if isinstance(other, DType):
            return self.name == other.name
        return NotImplemented

    def __hash__(self) -> int:
        return hash(self.name)

    def __reduce__(self) -> tuple:
        return as_dtype, (self.name,)


Type = DType  # the name under which MindSpore's documents import it

bool_ = DType("Bool", np.bool_)
int8 = DType("Int8", np.int8)
int16 = DType("Int16", np.int16)
int32 = DType("Int32", np.int32)
int64 = DType("Int64", np.int64)
uint8 = DType("UInt8", np.uint8)
uint16 = DType("UInt16", np.uint16)
uint32 = DType("UInt32", np.uint32)
uint64 = DType("UInt64", np.uint64)
float16 = DType("Float16", np.float16)
float32 = DType("Float32", np.float32)
float64 = DType("Float64", np.float64)
bfloat16 = DType("BFloat16", None)
complex64 = DType("Complex64", np.complex64)
complex128 = DType("Complex128", np.complex128)

int_ = int64
float_ = float64
half = float16
single = float32
double = float64

_ALL = (
    *(bool_, int8, int16, int32, int64, uint8, uint16, uint32, uint64),
    *(float16, float32, float64, bfloat16, complex64, complex128),
)
_BY_NAME = {dtype.name: dtype for dtype in _ALL} | {dtype.name.lower(): dtype for dtype in _ALL}
_BY_NUMPY = {dtype.numpy: dtype for dtype in _ALL if dtype is not bfloat16}
_BY_PYTHON = {bool: bool_, int: int64, float: float32, complex: complex64}

number_type = _ALL[1:]


def as_dtype(kind: object) -> DType:
    """The `DType` of a `DType`, a name, a Python type or a NumPy type.

    Raises:
        ArgumentTypeError: If there is no such number type.

    >>> as_dtype("float16"), as_dtype(float), as_dtype(np.uint8)
    (Float16, Float32, UInt8)

    """
    if isinstance(kind, DType):
        return kind
    if isinstance(kind, np.dtype) and (found := _BY_NUMPY.get(kind)) is not None:
        return found
    if isinstance(kind, str) and kind in _BY_NAME:
        return _BY_NAME[kind]
    if isinstance(kind, type) and kind in _BY_PYTHON:
        return _BY_PYTHON[kind]
    try:
        numpy_dtype = np.dtype(kind)  # type: ignore[call-overload]
    except TypeError:
        raise ArgumentTypeError.of("dtype", "a number type such as engine.float32", kind) from None
    if numpy_dtype.name == "bfloat16":
        _BY_NUMPY[numpy_dtype] = bfloat16
        return bfloat16
    if numpy_dtype not in _BY_NUMPY:
        hint = "strings and objects are not numbers"
        raise ArgumentTypeError.of("dtype", "a number type", numpy_dtype, hint)
    return _BY_NUMPY[numpy_dtype]


def dtype_to_nptype(type_: DType) -> type:
    """The NumPy scalar type of a number type."""
    return as_dtype(type_).numpy.type


def dtype_to_pytype(type_: DType) -> type:
    """The Python type that holds one number of a number type."""
    return {"b": bool, "i": int, "u": int, "f": float, "V": float, "c": complex}[
        as_dtype(type_).numpy.kind
    ]


def pytype_to_dtype(obj: type) -> DType:
    """The number type of a Python or NumPy type."""
    return as_dtype(obj)
