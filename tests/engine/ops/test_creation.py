from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import Tensor, ops


@pytest.mark.parametrize(
    ("make", "expected", "dtype"),
    [
        (lambda: ops.zeros((2, Tensor(1))), [[0], [0]], "Float32"),
        (lambda: ops.zeros(0), [], "Float32"),
        (lambda: ops.ones(Tensor([1, 2]), engine.int32), [[1, 1]], "Int32"),
        (lambda: ops.full((2,), 1), [1, 1], "Int64"),
        (lambda: ops.full((2,), 1.5), [1.5, 1.5], "Float32"),
        (lambda: ops.full((1,), True), [True], "Bool"),
        (lambda: ops.full((2,), Tensor(3, engine.int32)), [3, 3], "Int32"),
        (lambda: ops.full((2,), 1.5, dtype=engine.int8), [1, 1], "Int8"),
        (lambda: ops.fill(engine.bool_, (2,), 1), [True, True], "Bool"),
        (lambda: ops.Fill()(engine.float16, (1,), 2), [2], "Float16"),
        (lambda: ops.FillV2()((2,), Tensor(3)), [3, 3], "Int64"),
        (lambda: ops.fills(Tensor([1, 2]), 3.5), [3, 3], "Int64"),
        (lambda: ops.full_like(Tensor([1.0]), Tensor(2)), [2], "Float32"),
        (lambda: ops.ones_like(Tensor([1]), dtype=engine.float16), [1], "Float16"),
        (lambda: ops.eye(1, 2, engine.int32), [[1, 0]], "Int32"),
        (lambda: ops.Eye()(0, 2, engine.int32), [], "Int32"),
    ],
)
def test_tensor_is_made_of_one_value(make, expected, dtype):
    made = make()

    assert (made.tolist(), str(made.dtype)) == (expected, dtype)


@pytest.mark.parametrize(
    ("call", "kind"),
    [
        (lambda: ops.zeros((-1,)), ValueError),
        (lambda: ops.zeros(1.5), TypeError),
        (lambda: ops.ones(("a",)), TypeError),
        (lambda: ops.full(None, 1), TypeError),
        (lambda: ops.eye(-1), ValueError),
    ],
)
def test_shape_that_is_none_is_refused(call, kind):
    with pytest.raises(kind):
        call()


def test_made_tensors_are_of_their_own_memory():
    one = Tensor(np.ones(2))
    other = ops.ones_like(one)
    other[0] = 5.0

    assert one.tolist() == [1.0, 1.0]
