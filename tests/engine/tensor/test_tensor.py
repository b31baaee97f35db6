from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest

import engine
from engine import Tensor
from engine.errors import ArgumentTypeError, ArgumentValueError


@pytest.mark.parametrize(
    ("value", "dtype"),
    [
        (1.0, "Float32"),
        ([1, 2.5], "Float32"),
        (1, "Int64"),
        ([True, False], "Bool"),
        (np.zeros(2), "Float64"),
        (np.float16(1), "Float16"),
        (np.zeros(2, np.uint8), "UInt8"),
        (1j, "Complex128"),
    ],
)
def test_number_type_follows_the_data(value, dtype):
    assert str(Tensor(value).dtype) == dtype


def test_number_type_can_be_asked_for():
    assert Tensor([1, 2], engine.float16).dtype == engine.float16
    assert Tensor([1.5], "int32").tolist() == [1]


def test_tensor_has_memory_of_its_own():
    array = np.zeros(2)
    tensor = Tensor(array)
    other = Tensor(tensor)
    array[0] = tensor.asnumpy()[1] = 5.0

    assert tensor.tolist() == [0.0, 5.0]
    assert other.tolist() == [0.0, 0.0]


def test_from_numpy_shares_memory():
    array = np.zeros(2)
    tensor = Tensor.from_numpy(array)
    array[0] = 5.0

    assert tensor.tolist() == [5.0, 0.0]
    with pytest.raises(ArgumentTypeError, match="from_numpy"):
        Tensor.from_numpy([1.0])


def test_lists_may_hold_tensors():
    assert Tensor([Tensor(1.0), [2.0][0], Tensor(3.0)]).tolist() == [1.0, 2.0, 3.0]


@pytest.mark.parametrize("value", [None, "text", b"text", {1: 2}, {1}, np.array(["a"]), [None]])
def test_what_is_no_number_is_refused(value):
    with pytest.raises(ArgumentTypeError, match="Tensor expected"):
        Tensor(value)


def test_sizes_are_those_of_the_array():
    tensor = Tensor(np.zeros((2, 3), np.float32))

    assert (
        tensor.shape,
        tensor.ndim,
        tensor.size,
        tensor.itemsize,
        tensor.nbytes,
        len(tensor),
    ) == (
        (2, 3),
        2,
        6,
        4,
        24,
        2,
    )


def test_length_of_a_scalar_is_refused():
    with pytest.raises(TypeError, match="0-d"):
        len(Tensor(1.0))


@pytest.mark.parametrize("shape", [(), (1,), (1, 1)])
def test_tensor_of_one_element_is_a_python_number(shape):
    tensor = Tensor(np.full(shape, 2.0))

    assert (float(tensor), int(tensor), bool(tensor), tensor.item()) == (2.0, 2, True, 2.0)


@pytest.mark.parametrize("convert", [float, int, bool])
def test_tensor_of_several_elements_is_no_number(convert):
    with pytest.raises(ArgumentValueError, match=r"a tensor of one element, got \(2,\)"):
        convert(Tensor([1.0, 2.0]))


def test_whole_number_tensor_can_be_an_index():
    assert ["a", "b"][Tensor(1)] == "b"


def test_element_is_found_by_its_index():
    assert Tensor([[1, 2], [3, 4]]).item((1, 0)) == 3


def test_numpy_takes_a_tensor_for_an_array():
    tensor = Tensor([1.0, 2.0])

    np.testing.assert_array_equal(np.asarray(tensor), [1.0, 2.0])
    assert np.asarray(tensor, np.float64).dtype == np.float64


def test_copies_have_memory_of_their_own():
    tensor = Tensor([1.0])
    for other in (tensor.copy(), copy.deepcopy(tensor), pickle.loads(pickle.dumps(tensor))):
        other.asnumpy()[0] = 9.0

    assert tensor.tolist() == [1.0]


def test_numbers_can_be_taken_over_from_another():
    tensor = Tensor([1.0])

    assert tensor.assign_value(Tensor([2.0])) is tensor
    assert tensor.tolist() == [2.0]
    assert tensor.set_dtype("int32").dtype == engine.int32


def test_tensors_are_keys_by_identity():
    one, other = Tensor([1.0]), Tensor([1.0])

    assert {one: 1, other: 2}[one] == 1


@pytest.mark.parametrize(
    ("tensor", "text"),
    [
        (Tensor([4, 5, 6]), "Tensor(shape=[3], dtype=Int64, value= [4, 5, 6])"),
        (Tensor(2.5), "Tensor(shape=[], dtype=Float32, value= 2.5)"),
        (Tensor([2.0]), "Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00])"),
        (
            Tensor([[1.0, 2.0]]),
            "Tensor(shape=[1, 2], dtype=Float32, value=\n[[ 1.00000000e+00,  2.00000000e+00]])",
        ),
        (
            Tensor([1.0, np.nan, -np.inf]),
            (
                "Tensor(shape=[3], dtype=Float32, value= "
                "[ 1.00000000e+00,             nan,            -inf])"
            ),
        ),
        (
            Tensor([1, -2], engine.float16),
            "Tensor(shape=[2], dtype=Float16, value= [ 1.0000e+00, -2.0000e+00])",
        ),
        (
            Tensor(np.arange(8).reshape(2, 2, 2)),
            (
                "Tensor(shape=[2, 2, 2], dtype=Int64, value=\n"
                "[[[0, 1],\n  [2, 3]],\n [[4, 5],\n  [6, 7]]])"
            ),
        ),
        (
            Tensor(np.arange(1200)),
            "Tensor(shape=[1200], dtype=Int64, value= [   0,    1,    2 ... 1197, 1198, 1199])",
        ),
        (Tensor(np.zeros((0, 3))), "Tensor(shape=[0, 3], dtype=Float64, value=\n)"),
    ],
)
def test_tensor_prints_as_mindspore_prints_it(tensor, text):
    assert repr(tensor) == text


def test_str_is_that_of_the_array():
    assert str(Tensor([[1.0, 2.0]])) == "[[1. 2.]]"


def test_folder_can_be_called_as_mindspores_function():
    assert engine.tensor([1.0], engine.float16).dtype == engine.float16
    assert engine.tensor.Tensor is Tensor


def test_data_are_a_tensor_that_shares_the_memory():
    parameter = engine.Parameter(Tensor([1.0, 2.0]), name="weight")
    parameter.data.asnumpy()[0] = 5.0

    assert type(parameter.data) is Tensor
    assert parameter.asnumpy().tolist() == [5.0, 2.0]


def test_last_two_axes_can_be_swapped():
    assert Tensor(np.zeros((2, 3, 4))).mT.shape == (2, 4, 3)


def test_rows_of_unequal_length_are_refused():
    with pytest.raises(ArgumentTypeError, match="lists of one length at each level"):
        Tensor([[1, 2], [3]])


def test_tensor_is_kept_in_host_memory_when_asked():
    assert Tensor([1.0], device="CPU").asnumpy().tolist() == [1.0]
    with pytest.raises(ValueError, match=r"Tensor\(device\) expected 'CPU', 'Remote' or None"):
        Tensor([1.0], device="Ascend")


def test_function_takes_what_the_class_takes():
    assert engine.tensor(None, engine.float16, (2,), engine.common.initializer.One()).tolist() == [
        1,
        1,
    ]


def test_tensor_records_that_it_shall_be_a_constant():
    x = Tensor([1.0])

    assert x.const_arg is False
    assert x.set_const_arg() is x
    assert x.const_arg
    assert not x.set_const_arg(False).const_arg
    assert Tensor([1.0], const_arg=True).const_arg


@pytest.mark.parametrize(
    "made", [lambda: Tensor([1.0], const_arg=3), lambda: Tensor(1.0).set_const_arg(None)]
)
def test_constant_is_a_yes_or_a_no(made):
    with pytest.raises(ArgumentTypeError, match=r"Tensor\(const_arg\) expected a bool"):
        made()
