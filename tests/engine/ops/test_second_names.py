from __future__ import annotations

import engine
from engine import Tensor, ops


def test_plain_operators_have_second_names():
    x = Tensor([[2.0, 3.0]])

    assert ops.pows(x, 2).tolist() == [[4, 9]]
    assert ops.tensor_muls(x, x).tolist() == [[4, 9]]
    assert ops.reshape_(x, (2,)).shape == ops.shape_(x[0]) == (2,)
    assert ops.eps(x).tolist() == [[2**-23] * 2]


def test_floating_tensors_are_cast_wherever_they_lie():
    x, whole = Tensor([1.0]), Tensor([1])
    found = ops.mixed_precision_cast(engine.float16, (x, [whole, 3], {"a": x}))

    assert found[0].dtype == found[2]["a"].dtype == engine.float16
    assert found[1] == [whole, 3]
    assert found[1][0] is whole


def test_numbers_that_are_none_are_found_in_every_type():
    assert ops.isnan_ext(Tensor([1, float("nan")])).tolist() == [False, True]
    assert ops.isnan_ext(Tensor([1, 2])).tolist() == [False, False]
    assert ops.isnan_ext(Tensor([1 + 0j, complex(1, float("nan"))])).tolist() == [False, True]


def test_slices_are_filled_under_a_second_name():
    x, index = Tensor([[1.0, 2, 3], [4, 5, 6]]), Tensor([0, 2])
    expected = [[-2, 2, -2], [-2, 5, -2]]

    assert ops.index_fill_ext(x, 1, index, -2.0).tolist() == expected
    assert ops.index_fill_ext(x, dim=-1, index=index, value=Tensor(-2.0)).tolist() == expected
    assert (
        ops.grad(lambda x: ops.index_fill_ext(x, 1, index, 0).sum())(x).tolist() == [[0, 1, 0]] * 2
    )
