"""Number types under MindSpore's names: `engine.float32`, `engine.dtype.int64` …

>>> from engine import dtype as mstype
>>> mstype.float32
Float32
>>> mstype.dtype_to_nptype(mstype.int8)
<class 'numpy.int8'>
"""

from __future__ import annotations

import enum
from typing import Any

import numpy as np

from engine.errors import ArgumentTypeError, UnsupportedError

__all__ = [
    "DType",
    "QuantDtype",
    "TensorType",
    "Type",
    "all_types",
    "as_dtype",
    "bfloat16",
    "bool_",
    "byte",
    "cdouble",
    "cfloat",
    "complex64",
    "complex128",
    "complex_type",
    "double",
    "dtype_to_nptype",
    "dtype_to_pytype",
    "float16",
    "float32",
    "float64",
    "float_",
    "float_type",
    "function",
    "get_py_obj_dtype",
    "half",
    "int8",
    "int16",
    "int32",
    "int64",
    "int_",
    "int_type",
    "intc",
    "intp",
    "list_",
    "long",
    "number",
    "number_type",
    "pytype_to_dtype",
    "short",
    "signed_type",
    "single",
    "string",
    "tensor_type",
    "tuple_",
    "type_none",
    "type_type",
    "ubyte",
    "uint",
    "uint8",
    "uint16",
    "uint32",
    "uint64",
    "uint_type",
    "uintc",
    "uintp",
    "ushort",
]


class Type:
    """A type of MindSpore's: of numbers, of tensors or of Python's own objects."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return self.name

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Type):
            return self.name == other.name
        return NotImplemented

    def __hash__(self) -> int:
        return hash(self.name)


class DType(Type):
    """A number type: its MindSpore name, and the NumPy type that holds it."""

    __slots__ = ("_numpy",)

    def __init__(self, name: str, numpy_type: type | None) -> None:
        super().__init__(name)
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

    def __reduce__(self) -> tuple:
        return as_dtype, (self.name,)


class TensorType(Type):
    """The type of tensors, or of those of one number type.

    >>> TensorType(float32)
    Tensor[Float32]

    """

    __slots__ = ("_element",)

    def __init__(self, element_type: DType | None = None) -> None:
        super().__init__("Tensor" if element_type is None else f"Tensor[{element_type}]")
        self._element = element_type

    def element_type(self) -> DType | None:
        """The number type; None for that of all tensors."""
        return self._element


class _OfParts(Type):
    """A type of Python's sequences, with the types of what they hold."""

    __slots__ = ("_parts",)

    def __init__(self, parts: tuple[Type, ...] | list[Type] = ()) -> None:
        kind = type(self).__name__
        names = ",".join(map(str, parts))
        super().__init__(f"{kind}[{names}]" if parts else kind)
        self._parts = tuple(parts)

    def elements(self) -> tuple[Type, ...]:
        """The types of what it holds."""
        return self._parts


class Tuple(_OfParts):
    """The type of tuples.

    >>> Tuple((int64, float32))
    Tuple[Int64,Float32]

    """

    __slots__ = ()


class List(_OfParts):
    """The type of lists, likewise."""

    __slots__ = ()


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

# MindSpore's other names. Its `int_`, `uint` and `float_` are types of any size; here of 64 bits.
int_ = long = intp = int64
float_ = double = float64
uint = uintp = uint64
byte, short, intc = int8, int16, int32
ubyte, ushort, uintc = uint8, uint16, uint32
half, single = float16, float32
cfloat, cdouble = complex64, complex128

number = Type("Number")
string = Type("String")
list_ = Type("List")
tuple_ = Type("Tuple")
type_none = Type("None")
function = Type("Func")
type_type = Type("TypeType")
tensor_type = TensorType()

_ALL = (
    *(bool_, int8, int16, int32, int64, uint8, uint16, uint32, uint64),
    *(float16, float32, float64, bfloat16, complex64, complex128),
)
_BY_NAME = {dtype.name: dtype for dtype in _ALL} | {dtype.name.lower(): dtype for dtype in _ALL}
_BY_NUMPY = {dtype.numpy: dtype for dtype in _ALL if dtype is not bfloat16}
_BY_PYTHON = {bool: bool_, int: int64, float: float32, complex: complex64}

all_types = _ALL
number_type = _ALL[1:]
int_type = (int8, int16, int32, int64)
uint_type = (uint8, uint16, uint32, uint64)
float_type = (float16, float32, float64, bfloat16)
complex_type = (complex64, complex128)
signed_type = (*int_type, *float_type, *complex_type)


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


# What MindSpore makes of Python's own types; where an array is made of them, float is float32.
_OF_OBJECTS: dict[type, Type] = {
    bool: bool_,
    int: int64,
    float: float64,
    complex: complex128,
    str: string,
    list: list_,
    tuple: tuple_,
    type(None): type_none,
}


def dtype_to_nptype(type_: Type) -> type:
    """The NumPy scalar type of a number type.

    Raises:
        ArgumentTypeError: If it is no number type.

    """
    return as_dtype(type_).numpy.type


def dtype_to_pytype(type_: Type) -> type:
    """The Python type that holds one object of a type.

    Raises:
        ArgumentTypeError: If none does.

    >>> dtype_to_pytype(int8), dtype_to_pytype(list_)
    (<class 'int'>, <class 'list'>)

    """
    if isinstance(type_, Type) and not isinstance(type_, DType):
        for kind, known in _OF_OBJECTS.items():
            if known == type_:
                return kind
    return {"b": bool, "i": int, "u": int, "f": float, "V": float, "c": complex}[
        as_dtype(type_).numpy.kind
    ]


def pytype_to_dtype(obj: type | np.dtype) -> Type:
    """The type of a Python or NumPy type.

    Raises:
        ArgumentTypeError: If it is no type.
        UnsupportedError: If MindSpore has none for it.

    >>> pytype_to_dtype(float), pytype_to_dtype(str)
    (Float64, String)

    """
    if isinstance(obj, Type):
        return obj
    if not isinstance(obj, type | np.dtype):
        raise ArgumentTypeError.of("pytype_to_dtype", "a type such as int", obj)
    if isinstance(obj, type) and obj in _OF_OBJECTS:
        return _OF_OBJECTS[obj]
    if isinstance(obj, np.dtype) or issubclass(obj, np.generic):
        return as_dtype(obj)
    raise UnsupportedError.of("pytype_to_dtype", "a type of numbers or texts", obj.__name__)


def get_py_obj_dtype(obj: Any) -> Type:
    """The type of an object: of a number, a text, a list, a tensor, a function or a type.

    Raises:
        UnsupportedError: If MindSpore has none for it.

    >>> get_py_obj_dtype(1.0), get_py_obj_dtype(None), get_py_obj_dtype(len)
    (Float64, None, Func)

    """
    if isinstance(obj, Type):
        return type_type
    if isinstance(obj, type):
        return pytype_to_dtype(obj)
    if isinstance(getattr(obj, "dtype", None), DType):
        return TensorType(obj.dtype)
    if callable(obj):  # cells and operators, too
        return function
    return pytype_to_dtype(type(obj))


class QuantDtype(enum.Enum):
    """Whole numbers of 1 to 16 bits, by name, as those who quantise write them down.

    No array has them: they are names for programs to keep and compare.

    >>> QuantDtype.INT8.value(), QuantDtype.UINT16.value(), QuantDtype(7)
    (7, 115, <QuantDtype.INT8: 7>)
    >>> QuantDtype.INT8.num_bits, QuantDtype.UINT4.num_bits
    (8, 4)

    """

    INT1 = 0
    INT2 = 1
    INT3 = 2
    INT4 = 3
    INT5 = 4
    INT6 = 5
    INT7 = 6
    INT8 = 7
    INT9 = 8
    INT10 = 9
    INT11 = 10
    INT12 = 11
    INT13 = 12
    INT14 = 13
    INT15 = 14
    INT16 = 15
    UINT1 = 100
    UINT2 = 101
    UINT3 = 102
    UINT4 = 103
    UINT5 = 104
    UINT6 = 105
    UINT7 = 106
    UINT8 = 107
    UINT9 = 108
    UINT10 = 109
    UINT11 = 110
    UINT12 = 111
    UINT13 = 112
    UINT14 = 113
    UINT15 = 114
    UINT16 = 115

    def __str__(self) -> str:
        return self.name

    @property
    def num_bits(self) -> int:
        """How many bits it has."""
        return self.value() % 100 + 1

    def value(self) -> int:  # type: ignore[override]
        """Its number: the bits less one, and 100 more without a sign."""
        number: int = self._value_
        return number
