"""Numbers along axes made one, or summed up."""

from __future__ import annotations

import numpy as np
import pytest

from tests.engine.train.loading.onnx.beside_onnxruntime import (
    Case,
    case,
    check_same,
    drawn,
    scalar,
    wholes,
)

X = drawn(2, 3, 4)
REDUCTIONS = ["L1", "L2", "Max", "Mean", "Min", "Prod", "Sum", "SumSquare", "LogSumExp"]
TIED = np.array([[1, 3, 3], [2, 0, 2]], np.float32)

CASES = [
    *(case(f"Reduce{name}", X, opset=18) for name in REDUCTIONS),
    *(case(f"Reduce{name}", X, wholes(1, -1), keepdims=0, opset=18) for name in REDUCTIONS),
    case("ReduceLogSum", np.abs(X), wholes(0), opset=18),
    case("ReduceSum", X, axes=[1], opset=11),
    case("ReduceSum", X, wholes(1)),
    case("ReduceSum", X, noop_with_empty_axes=1),
    case("ReduceMean", X, axes=[-1], keepdims=0),
    case("ReduceMax", drawn(2, 3, dtype=np.int64), axes=[0]),
    case("ReduceSum", drawn(2, 3, dtype=np.int64), wholes(0)),
    case("ReduceProd", drawn(2, 3, dtype=np.int32), axes=[1]),
    *(case(name, X, axis=1) for name in ("ArgMax", "ArgMin")),
    *(case(name, X, axis=-1, keepdims=0) for name in ("ArgMax", "ArgMin")),
    *(case(name, TIED, axis=1, select_last_index=1) for name in ("ArgMax", "ArgMin")),
    case("CumProd", X, scalar(1), exclusive=1, opset=26),
    case("CumSum", X, scalar(1)),
    case("CumSum", X, wholes(-1), reverse=1),
    case("CumSum", X, scalar(0), exclusive=1),
    case("CumSum", drawn(2, 5, dtype=np.int64), scalar(1), exclusive=1, reverse=1),
]


@pytest.mark.parametrize("one", CASES, ids=str)
def test_operator_computes_what_onnxruntime_computes(one: Case) -> None:
    check_same(one)
