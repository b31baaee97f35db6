"""Floats as whole numbers of few bits, and back."""

from __future__ import annotations

import numpy as np
import pytest

from tests.engine.train.loading.onnx.beside_onnxruntime import Case, case, check_same, drawn, scalar

X = drawn(3, 4) * 30
SCALE, SCALES = np.array(0.3, np.float32), np.array([0.1, 0.3, 0.5], np.float32)
ZERO, ZEROS = scalar(7, np.uint8), np.array([3, -5, 0], np.int8)
NUMBERS = drawn(3, 4, dtype=np.int8)

CASES = [
    case("QuantizeLinear", X, SCALE),
    case("QuantizeLinear", X, SCALE, ZERO),
    case("QuantizeLinear", X, SCALES, ZEROS, axis=0),
    case("QuantizeLinear", np.array([0.5, 1.5, 2.5], np.float32), np.array(1, np.float32)),
    case("DequantizeLinear", drawn(3, 4, dtype=np.uint8), SCALE, ZERO),
    case("DequantizeLinear", NUMBERS, SCALES, ZEROS, axis=0),
    case("DequantizeLinear", NUMBERS, np.abs(drawn(3, 2)), axis=1, block_size=2, opset=21),
]


@pytest.mark.parametrize("one", CASES, ids=str)
def test_operator_computes_what_onnxruntime_computes(one: Case) -> None:
    check_same(one)
