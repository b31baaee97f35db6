"""Functions of each element alone."""

from __future__ import annotations

import numpy as np
import pytest

from tests.engine.train.loading.onnx.beside_onnxruntime import Case, case, check_same, drawn

X = drawn(2, 3, 4)
POSITIVE = np.abs(X) + 0.1
INSIDE = np.clip(X, -0.9, 0.9)

ANYWHERE = (
    *("Abs", "Asinh", "Atan", "Ceil", "Cos", "Cosh", "Erf", "Exp", "Floor", "HardSwish", "Neg"),
    *("Reciprocal", "Relu", "Round", "Sigmoid", "Sign", "Sin", "Sinh", "Softplus", "Softsign"),
    *("Tan", "Tanh"),
)

CASES = [
    *(case(name, X) for name in ANYWHERE),
    *(case(name, POSITIVE) for name in ("Log", "Sqrt")),
    *(case(name, INSIDE) for name in ("Acos", "Asin", "Atanh")),
    case("Acosh", POSITIVE + 1),
    case("Mish", X, opset=18),
    case("Round", np.array([-1.5, -0.5, 0.5, 1.5, 2.5], np.float32)),
    *(case(name, drawn(5, dtype=np.int64)) for name in ("Abs", "Neg", "Sign")),
    *(case(name, X.astype(np.float64)) for name in ("Exp", "Floor", "Relu")),
    *(case(name, X.astype(np.float16)) for name in ("Abs", "Relu")),
    case("Not", drawn(3, 4, dtype=np.bool_)),
    case("BitwiseNot", drawn(6, dtype=np.int32), opset=18),
    case("IsNaN", np.array([1, np.nan, np.inf, -np.inf], np.float32)),
]


@pytest.mark.parametrize("one", CASES, ids=str)
def test_operator_computes_what_onnxruntime_computes(one: Case) -> None:
    check_same(one)
