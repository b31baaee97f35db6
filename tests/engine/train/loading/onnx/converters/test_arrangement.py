"""The same numbers in another order or shape."""

from __future__ import annotations

import pytest

from tests.engine.train.loading.onnx.beside_onnxruntime import Case, case, check_same, drawn, wholes

X = drawn(2, 3, 4)
IMAGE = drawn(2, 8, 4, 6)

CASES = [
    case("Identity", X),
    case("Reshape", X, wholes(4, -1)),
    case("Reshape", X, wholes(0, -1, 2)),
    case("Reshape", drawn(0, 3), wholes(3, 0), allowzero=1),
    *(case("Flatten", X, axis=axis) for axis in (0, 1, 2, 3, -1)),
    case("Transpose", X),
    case("Transpose", X, perm=[1, 2, 0]),
    case("Squeeze", X[:1, :, :1]),
    case("Squeeze", X[:1, :, :1], wholes(-1)),
    case("Squeeze", X[:1], axes=[0], opset=11),
    case("Unsqueeze", X, wholes(0, -1)),
    case("Unsqueeze", X, axes=[1, 2], opset=11),
    case("Concat", X, X[:, :1], axis=1),
    case("Concat", X, X, axis=-1),
    case("Split", X, wholes(1, 3), axis=2, outputs=2),
    case("Split", X, axis=-1, outputs=2),
    case("Split", X, axis=2, split=[1, 0, 3], opset=11, outputs=3),
    case("Split", X, axis=1, num_outputs=2, opset=18, outputs=2),
    case("Expand", drawn(3, 1), wholes(2, 1, 4)),
    case("Expand", X, wholes(1)),
    case("Tile", X, wholes(2, 1, 3)),
    case("DepthToSpace", IMAGE, blocksize=2),
    case("DepthToSpace", IMAGE, blocksize=2, mode="CRD"),
    case("SpaceToDepth", IMAGE, blocksize=2),
    case("ReverseSequence", X, wholes(1, 2, 2), batch_axis=1, time_axis=0),
    case("ReverseSequence", X, wholes(3, 1), batch_axis=0, time_axis=1),
]


@pytest.mark.parametrize("one", CASES, ids=str)
def test_operator_computes_what_onnxruntime_computes(one: Case) -> None:
    check_same(one)
