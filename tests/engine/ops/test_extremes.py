from __future__ import annotations

import engine
from engine import Tensor, ops


def test_indices_have_mindspores_types():
    x = Tensor([3.0, 1.0])

    assert (ops.argmax(x).dtype, ops.argmin(x).dtype) == (engine.int64, engine.int32)
    assert (ops.argsort(x).dtype, ops.sort(x)[1].dtype) == (engine.int32, engine.int32)
