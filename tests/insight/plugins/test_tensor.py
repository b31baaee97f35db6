from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays

from insight.errors import FormatError, SummaryValueError, ValueKindError
from insight.format.messages import TensorProto
from insight.plugins.tensor import decode, encode, load

DTYPES = ["float32", "float16", "int8", "uint8", "int16", "bool"]


@given(
    arrays.arrays(st.sampled_from(DTYPES), arrays.array_shapes(min_dims=1, max_dims=4, min_side=0))
)
def test_an_array_comes_back_in_its_type_and_shape(array):
    message = TensorProto.FromString(encode(array).SerializeToString())

    assert decode(message) == (array.dtype.name, array.shape)
    np.testing.assert_array_equal(load(message), array, strict=True)


def test_the_numbers_are_the_packed_field_of_protobuf():
    array = np.array([[1.5, -2.0], [np.inf, 0.0]], np.float32)
    by_protobuf = TensorProto(dims=[2, 2], data_type=11, float_data=array.ravel().tolist())

    assert encode(array).SerializeToString() == by_protobuf.SerializeToString()


def test_bfloat16_is_named_and_comes_back_as_float32():
    message = encode(np.array([1.5, -2.5], ml_dtypes.bfloat16))

    assert decode(message) == ("bfloat16", (2,))
    np.testing.assert_array_equal(load(message), np.array([1.5, -2.5], np.float32), strict=True)


def test_a_wide_number_is_kept_in_float32_as_mindspore_keeps_it():
    assert load(encode([2.0**24 + 1])).tolist() == [2.0**24]


def test_a_number_without_a_shape_is_refused():
    with pytest.raises(SummaryValueError, match=r"tensor expected an array with a shape"):
        encode(1.0)


def test_complex_numbers_are_refused():
    with pytest.raises(ValueKindError, match=r"real numbers, got ndarray"):
        encode(np.zeros(2, complex))


@pytest.mark.parametrize("dims", [[2**40, 2**40], [-2], [-1, -2], []])
def test_a_shape_that_the_numbers_do_not_fill_is_damage(dims):
    message = TensorProto(dims=dims, data_type=11, float_data=[1.0, 2.0])

    with pytest.raises(FormatError, match=r"tensor expected numbers for shape .* got 2"):
        load(message)
