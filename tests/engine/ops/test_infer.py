"""What the shape rules say without an array."""

from __future__ import annotations

import pytest

import engine
from engine.autodiff import Spec
from engine.ops.elementary import exp


@pytest.mark.parametrize("dtype", [engine.float16, engine.bfloat16, engine.float32, engine.float64])
def test_floats_keep_their_dtype_in_what_is_not_whole(dtype: engine.dtype.DType) -> None:
    assert exp.spec_of(Spec((2,), dtype.numpy)) == Spec((2,), dtype.numpy)


def test_whole_numbers_become_float32() -> None:
    assert exp.spec_of(Spec((2,), engine.int64.numpy)) == Spec((2,), engine.float32.numpy)
