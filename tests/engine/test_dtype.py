from __future__ import annotations

import pickle

import numpy as np
import pytest

from engine import dtype as mstype
from engine.errors import ArgumentTypeError


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        (mstype.float16, "Float16"),
        ("float32", "Float32"),
        ("Int8", "Int8"),
        (float, "Float32"),
        (int, "Int64"),
        (bool, "Bool"),
        (complex, "Complex64"),
        (np.float64, "Float64"),
        (np.dtype(np.uint16), "UInt16"),
    ],
)
def test_number_type_is_found_by_name_and_by_python_and_numpy_type(kind, expected):
    assert repr(mstype.as_dtype(kind)) == expected


@pytest.mark.parametrize("kind", ["text", object, np.str_, 3, [1]])
def test_what_is_no_number_type_is_refused(kind):
    with pytest.raises(ArgumentTypeError, match="dtype expected a number type"):
        mstype.as_dtype(kind)


def test_bfloat16_is_found_from_its_array_type():
    array = np.zeros(1, mstype.bfloat16.numpy)

    assert mstype.as_dtype(array.dtype) is mstype.bfloat16
    assert mstype.bfloat16.itemsize == 2


def test_number_types_convert_to_numpy_and_python():
    assert mstype.dtype_to_nptype(mstype.int16) is np.int16
    assert mstype.dtype_to_pytype(mstype.float64) is float
    assert mstype.dtype_to_pytype(mstype.bool_) is bool
    assert mstype.dtype_to_pytype(mstype.bfloat16) is float
    assert mstype.pytype_to_dtype(int) is mstype.int64


def test_number_types_are_equal_by_name_and_can_be_keys():
    assert {mstype.float32: 1}[mstype.single] == 1
    assert mstype.half == mstype.float16
    assert mstype.float16 != mstype.float32
    assert mstype.float16 != "Float16"


def test_number_type_survives_pickling():
    assert pickle.loads(pickle.dumps(mstype.bfloat16)) is mstype.bfloat16


def test_every_public_number_type_has_a_size():
    kinds = [getattr(mstype, name) for name in mstype.__all__]
    sizes = [kind.itemsize for kind in kinds if isinstance(kind, mstype.DType)]

    assert set(sizes) == {1, 2, 4, 8, 16}
