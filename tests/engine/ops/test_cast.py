from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import ops
from engine.errors import ArgumentTypeError


@pytest.mark.parametrize("number", [3, 3.7, True, np.float32(3.7), np.int64(3), 3.7 + 0j])
def test_number_becomes_a_tensor_without_axes(number: complex) -> None:
    for made in (ops.cast(number, engine.int32), ops.Cast()(number, engine.int32)):
        assert isinstance(made, engine.Tensor)
        assert made.shape == ()
        assert made.dtype == engine.int32
        assert made.asnumpy() == int(np.real(number))


def test_gradient_comes_back_in_the_first_number_type() -> None:
    x = engine.Tensor([1.5], engine.float16)

    assert ops.grad(lambda x: ops.cast(x, engine.float32))(x).dtype == engine.float16


def test_text_is_no_number() -> None:
    with pytest.raises(ArgumentTypeError, match="cast expected"):
        ops.cast("3", engine.int32)
