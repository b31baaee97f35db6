"""Elements of images at the points of a grid."""

from __future__ import annotations

import pytest

from tests.engine.train.loading.onnx.beside_onnxruntime import Case, case, check_same, drawn, wholes

IMAGE, VOLUME = drawn(2, 3, 4, 5), drawn(1, 2, 3, 4, 3)
POINTS = drawn(2, 6, 4, 2, seed=5)
OUTSIDE = ("zeros", "border", "reflection")

CASES = [
    *(case("GridSample", IMAGE, POINTS, padding_mode=outside) for outside in OUTSIDE),
    case("GridSample", IMAGE, POINTS, mode="nearest"),
    case("GridSample", IMAGE, POINTS, align_corners=1),
    case("GridSample", VOLUME, drawn(1, 2, 3, 4, 3, seed=6), mode="linear", opset=20),
    case("AffineGrid", drawn(2, 2, 3), wholes(2, 3, 4, 5), opset=20),
    case("AffineGrid", drawn(2, 2, 3), wholes(2, 3, 4, 5), align_corners=1, opset=20),
]


@pytest.mark.parametrize("one", CASES, ids=str)
def test_operator_computes_what_onnxruntime_computes(one: Case) -> None:
    check_same(one)
