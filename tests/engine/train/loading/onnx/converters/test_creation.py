"""Numbers that a file says, and those that follow from shapes."""

from __future__ import annotations

import numpy as np
import pytest
from onnx import TensorProto, numpy_helper

from tests.engine.train.loading.onnx.beside_onnxruntime import (
    Case,
    case,
    check_same,
    drawn,
    scalar,
    wholes,
)

X = drawn(2, 3)
SEVEN = numpy_helper.from_array(np.array([7], np.int64))
GRID = numpy_helper.from_array(X)
FLOATS = np.array([-1.7, 0.2, 2.9], np.float32)

CASES = [
    case("Shape", X),
    case("Shape", drawn(2, 3, 4), start=1, end=-1),
    case("Size", X),
    case("Constant", value=GRID),
    case("Constant", value_float=1.5),
    case("Constant", value_floats=[1.5, 2.5]),
    case("Constant", value_int=3),
    case("Constant", value_ints=[3, 4]),
    case("ConstantOfShape", wholes(2, 3)),
    case("ConstantOfShape", wholes(2, 3), value=SEVEN),
    case("ConstantOfShape", wholes()),
    case("Range", scalar(2), scalar(11), scalar(3)),
    case("Range", scalar(5), scalar(0), scalar(-2)),
    case("Range", *(scalar(n, np.float32) for n in (0.5, 2.0, 0.25))),
    case("EyeLike", drawn(3, 4)),
    case("EyeLike", drawn(3, 4), k=1, dtype=TensorProto.INT64),
    case("Cast", FLOATS, to=TensorProto.INT64),
    case("Cast", FLOATS, to=TensorProto.BOOL),
    case("Cast", FLOATS, to=TensorProto.DOUBLE),
    case("Cast", FLOATS, to=TensorProto.FLOAT16),
    case("Cast", drawn(4, dtype=np.int64), to=TensorProto.FLOAT),
    case("CastLike", FLOATS, wholes(1)),
]


@pytest.mark.parametrize("one", CASES, ids=str)
def test_operator_computes_what_onnxruntime_computes(one: Case) -> None:
    check_same(one)
