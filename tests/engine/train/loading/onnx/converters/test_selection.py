"""Elements chosen by index, and put at indices."""

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

X = drawn(3, 4, 5)
LAST = np.iinfo(np.int64).max
ROWS = np.array([[0, 2], [-1, 1]])
INDICES = np.array([[[0], [2]], [[1], [-1]], [[3], [0]]])
UPDATES = drawn(2, 2, 5, seed=7)
AT = np.array([[1, 0], [0, 1]])
ONTO = drawn(3, 4)
EVERY = ("none", "add", "mul", "max", "min")
VALUES = np.array([-1, 5], np.float32)

CASES = [
    case("Slice", X, wholes(1, 0), wholes(LAST, -1)),
    case("Slice", X, wholes(0, 1), wholes(3, 4), wholes(2, 0)),
    case("Slice", X, wholes(-1, 9), wholes(-LAST, 1), wholes(0, 1), wholes(-1, -2)),
    case("Slice", X, wholes(1), wholes(9), wholes(-1), wholes(2)),
    case("Slice", X, starts=[1], ends=[3], axes=[1], opset=9),
    case("Gather", X, ROWS),
    case("Gather", X, ROWS, axis=-1),
    case("Gather", X, scalar(1), axis=1),
    case("GatherElements", ONTO, np.array([[0, -1, 2, 1]]), axis=0),
    case("GatherElements", ONTO, np.array([[0], [3], [-1]]), axis=1),
    case("GatherND", X, np.array([[0, 1], [2, 3]])),
    case("GatherND", X, INDICES, batch_dims=1),
    *(case("ScatterElements", ONTO, AT, drawn(2, 2), reduction=how, opset=18) for how in EVERY),
    case("ScatterElements", ONTO, AT, drawn(2, 2), axis=1),
    case("Scatter", ONTO, AT, drawn(2, 2), opset=10),
    *(case("ScatterND", X, AT, UPDATES[:, 0], reduction=how, opset=18) for how in EVERY),
    case("Where", drawn(4, 1, dtype=np.bool_), drawn(3, 4, 5), drawn(5)),
    case("Compress", X, np.array([True, False, True]), axis=1),
    case("Compress", X, np.array([False, True, True, False, True])),
    case("NonZero", drawn(3, 4).round()),
    case("OneHot", np.array([[0, 4], [-1, 2]]), scalar(4), VALUES),
    case("OneHot", np.array([1, 2]), wholes(3), VALUES, axis=0),
    case("TopK", X, wholes(2), outputs=2),
    case("TopK", X, wholes(2), axis=0, largest=0, outputs=2),
    case("TopK", np.array([[1, 3, 3, 2.0]], np.float32), wholes(3), opset=10, outputs=2),
    case("TopK", X, k=3, axis=1, opset=9, outputs=2),
]


@pytest.mark.parametrize("one", CASES, ids=str)
def test_operator_computes_what_onnxruntime_computes(one: Case) -> None:
    check_same(one)
