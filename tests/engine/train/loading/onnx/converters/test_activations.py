"""Functions with settings, and shares along an axis."""

from __future__ import annotations

import numpy as np
import pytest

from tests.engine.train.loading.onnx.beside_onnxruntime import Case, case, check_same, drawn, scalar

X = drawn(2, 3, 4) * 3
ENDS = np.array([1, np.inf, -np.inf, np.nan], np.float32)


def number(value: float) -> np.ndarray:
    return np.array(value, np.float32)


CASES = [
    *(case(name, X) for name in ("LeakyRelu", "Elu", "Selu", "Celu", "HardSigmoid")),
    case("LeakyRelu", X, alpha=0.3),
    case("PRelu", X, drawn(3, 1, seed=5)),
    case("Elu", X, alpha=0.7),
    case("Selu", X, alpha=1.1, gamma=2.0),
    case("Celu", X, alpha=0.5),
    case("HardSigmoid", X, alpha=0.4, beta=0.3),
    case("ThresholdedRelu", X, alpha=0.7),
    case("Shrink", X, lambd=1.5, bias=0.5),
    case("Swish", X, alpha=0.5, opset=24),
    case("Gelu", X, opset=20),
    case("Gelu", X, approximate="tanh", opset=20),
    *(case(name, X) for name in ("Softmax", "LogSoftmax", "Hardmax")),
    *(case(name, X, axis=0) for name in ("Softmax", "LogSoftmax", "Hardmax")),
    *(case(name, X, opset=11) for name in ("Softmax", "LogSoftmax", "Hardmax")),
    case("Softmax", X, axis=2, opset=11),
    case("LogSoftmax", X, axis=0, opset=11),
    case("Clip", X, min=-1.0, max=2.0, opset=10),
    case("Clip", X, number(-1), number(2)),
    case("Clip", X, None, number(2)),
    case("Clip", X, number(2), number(-1)),
    case("Clip", drawn(5, dtype=np.int64), scalar(-3), scalar(3)),
    case("IsInf", ENDS),
    case("IsInf", ENDS, detect_negative=0),
    case("IsInf", ENDS, detect_positive=0),
]


@pytest.mark.parametrize("one", CASES, ids=str)
def test_operator_computes_what_onnxruntime_computes(one: Case) -> None:
    check_same(one)
