"""Two tensors element by element, and several."""

from __future__ import annotations

import numpy as np
import pytest

from tests.engine.train.loading.onnx.beside_onnxruntime import Case, case, check_same, drawn, scalar

X, Y = drawn(2, 3, 4), drawn(3, 1, seed=4)
WHOLE, OTHER = drawn(4, 5, dtype=np.int64), np.array([3, -4, 7, 1, -2])
TRUE, FALSE = drawn(2, 3, dtype=np.bool_), drawn(2, 3, dtype=np.bool_, seed=5)
BITS = drawn(6, dtype=np.uint8)

CASES = [
    *(case(name, X, Y) for name in ("Add", "Sub", "Mul", "Div")),
    *(case(name, WHOLE, OTHER) for name in ("Add", "Sub", "Mul", "Div", "Mod")),
    *(case(name, X, X.round()) for name in ("Equal", "Less", "Greater")),
    *(case(name, WHOLE, OTHER) for name in ("Equal", "LessOrEqual", "GreaterOrEqual")),
    *(case(name, TRUE, FALSE) for name in ("And", "Or", "Xor")),
    *(case(name, X, Y, X[0]) for name in ("Sum", "Mean", "Max", "Min")),
    *(case(name, X) for name in ("Sum", "Mean", "Max")),
    *(case(name, WHOLE, OTHER) for name in ("Max", "Min")),
    *(case(name, BITS, BITS[::-1].copy(), opset=18) for name in ("BitwiseAnd", "BitwiseOr")),
    case("BitwiseXor", BITS, BITS[::-1].copy(), opset=18),
    case("Mod", X, Y, fmod=1),
    case("Mod", WHOLE, OTHER, fmod=1),
    case("Pow", np.abs(X), Y),
    case("Pow", X, scalar(2)),
    case("Pow", WHOLE, scalar(2.0, np.float32)),
    case("BitShift", BITS, np.full(6, 2, np.uint8), direction="LEFT"),
    case("BitShift", BITS, np.full(6, 2, np.uint8), direction="RIGHT"),
    case("Div", np.array([2**62 + 1, -7, 7]), np.array([1, 2, -2])),
]


@pytest.mark.parametrize("one", CASES, ids=str)
def test_operator_computes_what_onnxruntime_computes(one: Case) -> None:
    check_same(one)
