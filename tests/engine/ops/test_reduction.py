from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import Tensor, ops


@pytest.mark.parametrize("dtype", [np.int32, np.uint8, np.bool_])
def test_whole_numbers_are_summed_in_int64(dtype):
    x = Tensor(np.full(300, 1, dtype))

    assert (ops.sum(x).dtype, int(ops.sum(x))) == (engine.int64, 300)
    assert ops.prod(x).dtype == engine.int64


def test_sum_has_the_type_asked_for():
    assert ops.sum(Tensor([1, 2]), dtype="float16").dtype == engine.float16
