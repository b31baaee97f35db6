from __future__ import annotations

import struct

import ml_dtypes
import numpy as np
import pytest

from insight.errors import FormatError
from insight.format.tensorboard import DataType, TensorProto, TensorShapeProto, tensor_array


def tensor(name: str, shape: tuple[int, ...] = (2,), **fields: object) -> TensorProto:
    sizes = TensorShapeProto(dim=[TensorShapeProto.Dim(size=size) for size in shape])
    return TensorProto(dtype=DataType.Value(name), tensor_shape=sizes, **fields)


LISTED = [
    ("DT_FLOAT", {"float_val": [0.1, 2]}, np.array([0.1, 2], np.float32)),
    ("DT_DOUBLE", {"double_val": [0.1, 2]}, np.array([0.1, 2])),
    ("DT_INT32", {"int_val": [-1, 2]}, np.array([-1, 2], np.int32)),
    ("DT_INT8", {"int_val": [-1, 2]}, np.array([-1, 2], np.int8)),
    ("DT_UINT8", {"int_val": [200, 2]}, np.array([200, 2], np.uint8)),
    ("DT_INT16", {"int_val": [-1, 2]}, np.array([-1, 2], np.int16)),
    ("DT_UINT16", {"int_val": [40000, 2]}, np.array([40000, 2], np.uint16)),
    ("DT_INT64", {"int64_val": [-(2**60), 2]}, np.array([-(2**60), 2])),
    ("DT_UINT32", {"uint32_val": [2**32 - 1, 2]}, np.array([2**32 - 1, 2], np.uint32)),
    ("DT_UINT64", {"uint64_val": [2**64 - 1, 2]}, np.array([2**64 - 1, 2], np.uint64)),
    ("DT_BOOL", {"bool_val": [True, False]}, np.array([True, False])),
    ("DT_HALF", {"half_val": [0x3C00, 0xC000]}, np.array([1, -2], np.float16)),
    ("DT_BFLOAT16", {"half_val": [0x3F80, 0xC000]}, np.array([1, -2], ml_dtypes.bfloat16)),
    ("DT_COMPLEX64", {"scomplex_val": [1, 2, 3, 4]}, np.array([1 + 2j, 3 + 4j], np.complex64)),
    ("DT_COMPLEX128", {"dcomplex_val": [1, 2, 3, 4]}, np.array([1 + 2j, 3 + 4j])),
]
NAMES = [name for name, _, _ in LISTED]


def check(message: TensorProto, expected: np.ndarray) -> None:
    array = tensor_array("t", message)

    assert array.dtype == expected.dtype
    np.testing.assert_array_equal(array, expected)


@pytest.mark.parametrize(("name", "fields", "expected"), LISTED, ids=NAMES)
def test_numbers_in_a_list_become_an_array(name, fields, expected):
    check(tensor(name, **fields), expected)


@pytest.mark.parametrize(("name", "_fields", "expected"), LISTED, ids=NAMES)
def test_numbers_as_bytes_become_an_array(name, _fields, expected):
    check(tensor(name, (1, 2), tensor_content=expected.tobytes()), expected.reshape(1, 2))


def test_texts_are_bytes():
    array = tensor_array("t", tensor("DT_STRING", (2, 1), string_val=[b"a\xff", b""]))

    assert array.tolist() == [[b"a\xff"], [b""]]


def test_the_last_number_fills_what_is_missing():
    check(tensor("DT_INT32", (2, 2), int_val=[1, 2]), np.array([[1, 2], [2, 2]], np.int32))


def test_a_single_number_has_no_axis():
    check(tensor("DT_FLOAT", (), tensor_content=struct.pack("<f", 2)), np.float32(2))


def test_an_axis_of_no_length_needs_no_numbers():
    check(tensor("DT_FLOAT", (0, 3)), np.empty((0, 3), np.float32))


@pytest.mark.parametrize(
    "message",
    [
        tensor("DT_RESOURCE"),
        TensorProto(dtype=99),
        TensorProto(),
        tensor("DT_FLOAT", (3,), tensor_content=bytes(8)),
        tensor("DT_FLOAT", (3,), tensor_content=bytes(10)),
        tensor("DT_FLOAT", (1,), float_val=[1, 2]),
        tensor("DT_FLOAT", (2,)),
        tensor("DT_FLOAT", (2**40, 2**40), float_val=[1]),
        tensor("DT_FLOAT", (-1,), float_val=[1]),
        tensor("DT_FLOAT", (1,) * 100, float_val=[1]),
        tensor("DT_FLOAT", (0, 2**62, 2**62)),
        tensor("DT_UINT8", (1,), int_val=[300]),
        tensor("DT_COMPLEX64", (1,), scomplex_val=[1]),
        tensor("DT_STRING", (2,)),
        TensorProto(dtype=1, tensor_shape=TensorShapeProto(unknown_rank=True), float_val=[1]),
    ],
)
def test_a_tensor_that_is_none_is_a_format_error(message):
    with pytest.raises(FormatError, match=r"^loss expected .*, got "):
        tensor_array("loss", message)
