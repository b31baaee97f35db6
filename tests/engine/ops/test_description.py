from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import Tensor, ops


def test_tensor_is_described_in_plain_values():
    x = Tensor(np.zeros((2, 3)))

    assert (ops.shape(x), ops.rank(x), ops.size(x), ops.numel(x)) == ((2, 3), 2, 6, 6)
    assert (ops.is_tensor(x), ops.is_tensor(x.asnumpy())) == (True, False)


def test_number_type_and_shape_are_told():
    x = Tensor(np.zeros((2, 3), np.float16))
    lengths = ops.dyn_shape(x)

    assert ops.dtype(x) is engine.float16
    assert (lengths.dtype, lengths.tolist()) == (engine.int64, [2, 3])
    assert ops.TensorShape()(x).tolist() == ops.DynamicShape()(x).tolist() == [2, 3]


@pytest.mark.parametrize(
    ("dtype", "real", "complex_"),
    [
        ("float16", True, False),
        ("bfloat16", True, False),
        ("int32", False, False),
        ("complex64", False, True),
        ("bool", False, False),
    ],
)
def test_kind_of_numbers_is_told(dtype, real, complex_):
    x = ops.zeros((1,), getattr(engine, dtype if dtype != "bool" else "bool_"))

    assert (ops.is_floating_point(x), ops.is_complex(x)) == (real, complex_)


def test_only_element_is_nonzero_or_not():
    assert ops.is_nonzero(Tensor([[2.0]])) is True
    assert ops.is_nonzero(Tensor(0)) is False
    with pytest.raises(ValueError, match="one element"):
        ops.is_nonzero(Tensor([1, 2]))


def test_bits_that_are_one_are_counted_as_if_without_a_sign():
    counts = ops.population_count(Tensor(np.array([0, 1, 3, 255, -1], np.int16)))

    assert (counts.dtype, counts.tolist()) == (engine.uint8, [0, 1, 2, 8, 16])
    assert ops.PopulationCount()(Tensor(np.array([255], np.uint8))).tolist() == [8]
    with pytest.raises(TypeError):
        ops.population_count(Tensor([1.0]))


@pytest.mark.parametrize("least", [1, 2, 3])
@pytest.mark.parametrize("shape", [(), (2,), (2, 3), (2, 3, 4)])
def test_axes_are_added_as_numpy_adds_them(least, shape):
    array = np.zeros(shape)
    operator = getattr(ops, f"atleast_{least}d")
    expected = getattr(np, f"atleast_{least}d")(array).shape

    assert operator(Tensor(array)).shape == expected
    assert [x.shape for x in operator([Tensor(array), Tensor(array)])] == [expected] * 2


def test_classes_of_parts_join_and_split():
    x = Tensor(np.arange(8.0).reshape(2, 4))

    assert [part.shape for part in ops.SplitV([1, -1], 1, 2)(x)] == [(2, 1), (2, 3)]
    assert ops.Pack(1)([x, x]).shape == (2, 2, 4)
    assert len(ops.Unpack(axis=1)(x)) == 4
    assert ops.ParallelConcat()([x, x]).shape == (4, 4)
    assert ops.Padding(3)(x[:, :1]).tolist() == [[0.0, 0.0, 0.0], [4.0, 0.0, 0.0]]
    assert [part is x for part in ops.IdentityN()([x, x])] == [True, True]
    assert ops.Roll(1, 1)(x).tolist()[0] == [3.0, 0.0, 1.0, 2.0]
    assert ops.Expand()(x[:1], (3, -1)).shape == (3, 4)
    with pytest.raises(ValueError):
        ops.Padding()(x)
    with pytest.raises(ValueError):
        ops.SplitV([1, 3], 1, 3)
    with pytest.raises(TypeError, match="missing a required argument"):
        ops.ReverseV2()
