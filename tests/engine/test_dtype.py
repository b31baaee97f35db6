from __future__ import annotations

import pickle

import numpy as np
import pytest

import engine
from engine import dtype as mstype
from engine.errors import ArgumentTypeError, UnsupportedError


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


@pytest.mark.parametrize(
    ("names", "kind"),
    [
        ("byte", mstype.int8),
        ("short", mstype.int16),
        ("intc", mstype.int32),
        ("long intp int_", mstype.int64),
        ("ubyte", mstype.uint8),
        ("ushort", mstype.uint16),
        ("uintc", mstype.uint32),
        ("uintp uint", mstype.uint64),
        ("half", mstype.float16),
        ("single", mstype.float32),
        ("double float_", mstype.float64),
        ("cfloat", mstype.complex64),
        ("cdouble", mstype.complex128),
    ],
)
def test_other_names_are_the_same_types(names, kind):
    assert [getattr(mstype, name) for name in names.split()] == [kind] * len(names.split())
    assert getattr(engine, names.split()[0]) is kind


# As MindSpore 2.10 answers.
@pytest.mark.parametrize(
    ("found", "name", "python"),
    [
        (int, "Int64", int),
        (float, "Float64", float),
        (bool, "Bool", bool),
        (complex, "Complex128", complex),
        (str, "String", str),
        (list, "List", list),
        (tuple, "Tuple", tuple),
        (type(None), "None", type(None)),
        (np.float32, "Float32", float),
        (np.dtype("int8"), "Int8", int),
    ],
)
def test_types_of_python_convert_both_ways(found, name, python):
    kind = mstype.pytype_to_dtype(found)

    assert str(kind) == name
    assert isinstance(kind, mstype.Type)
    assert mstype.dtype_to_pytype(kind) is python


def test_what_is_no_type_is_told():
    for kind in (dict, bytes, np.ndarray, slice):
        with pytest.raises(UnsupportedError, match="pytype_to_dtype"):
            mstype.pytype_to_dtype(kind)
    for kind in (None, "float32", 3):
        with pytest.raises(ArgumentTypeError, match="a type such as int"):
            mstype.pytype_to_dtype(kind)
    for kind in (mstype.list_, mstype.number, mstype.tensor_type):
        with pytest.raises(ArgumentTypeError, match="a number type"):
            mstype.dtype_to_nptype(kind)
    with pytest.raises(ArgumentTypeError, match="a number type"):
        mstype.dtype_to_pytype(mstype.tensor_type)


@pytest.mark.parametrize(
    ("found", "name"),
    [
        (1, "Int64"),
        (1.0, "Float64"),
        (True, "Bool"),
        (1j, "Complex128"),
        ("a", "String"),
        (None, "None"),
        ((1, 2), "Tuple"),
        ([1], "List"),
        (engine.Tensor([1.0]), "Tensor[Float32]"),
        (mstype.float32, "TypeType"),
        (int, "Int64"),
        (np.float32(1), "Float32"),
        (engine.nn.Dense(1, 1), "Func"),
        (engine.ops.ReLU(), "Func"),
        (len, "Func"),
    ],
)
def test_objects_have_a_type(found, name):
    assert str(mstype.get_py_obj_dtype(found)) == name


def test_objects_without_a_type_are_told():
    for found in ({}, np.zeros(2), slice(1), b"a"):
        with pytest.raises(UnsupportedError, match="pytype_to_dtype"):
            mstype.get_py_obj_dtype(found)


def test_types_of_tensors_know_their_numbers():
    kind = mstype.TensorType(mstype.float32)

    assert kind == mstype.TensorType(mstype.float32)
    assert kind != mstype.tensor_type
    assert kind.element_type() is mstype.float32
    assert mstype.tensor_type.element_type() is None
    assert isinstance(kind, mstype.Type)
    assert pickle.loads(pickle.dumps(mstype.string)) == mstype.string


def test_groups_of_types_are_those_of_mindspore():
    assert mstype.all_types == (mstype.bool_, *mstype.number_type)
    assert set(mstype.number_type) == {
        *mstype.int_type,
        *mstype.uint_type,
        *mstype.float_type,
        *mstype.complex_type,
    }
    assert set(mstype.signed_type) == set(mstype.number_type) - set(mstype.uint_type)


def test_numbers_of_quantised_types_are_mindspores():
    assert [kind.value() for kind in engine.QuantDtype] == [*range(16), *range(100, 116)]
    assert [str(kind) for kind in engine.QuantDtype][:2] == ["INT1", "INT2"]
    assert engine.QuantDtype(107) is engine.QuantDtype.UINT8
    assert repr(engine.QuantDtype["INT8"]) == "<QuantDtype.INT8: 7>"
    assert pickle.loads(pickle.dumps(engine.QuantDtype.INT4)) is engine.QuantDtype.INT4
