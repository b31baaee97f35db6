"""Borders around tensors, and triangles of them."""

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

X = drawn(3, 4)
PADS = wholes(1, 2, 0, 1)

CASES = [
    *(case("Pad", X, PADS, mode=mode) for mode in ("constant", "reflect", "edge")),
    case("Pad", X, PADS, mode="wrap", opset=19),
    case("Pad", X, PADS, scalar(1.5, np.float32)),
    case("Pad", X, wholes(-1, 2, 0, -1)),
    case("Pad", X, wholes(2, 1), None, wholes(-1), opset=18),
    case("Pad", drawn(2, 3, dtype=np.int64), PADS, scalar(2**60)),
    case("Pad", drawn(2, 3, dtype=np.bool_), PADS),
    case("Pad", X, pads=[0, 1, 2, 0], value=2.0, opset=10),
    case("Trilu", X),
    case("Trilu", X, upper=0),
    case("Trilu", X, scalar(1)),
    case("Trilu", drawn(2, 3, 3, dtype=np.int64), scalar(-1), upper=0),
]


@pytest.mark.parametrize("one", CASES, ids=str)
def test_operator_computes_what_onnxruntime_computes(one: Case) -> None:
    check_same(one)
