"""Numbers brought to a mean and a spread."""

from __future__ import annotations

import numpy as np
import pytest

from tests.engine.train.loading.onnx.beside_onnxruntime import Case, case, check_same, drawn, scalar

X, IMAGE = drawn(3, 4), drawn(2, 6, 3, 4)
SCALE, BIAS = drawn(6, seed=4), drawn(6, seed=5)
MOVING = (SCALE, BIAS, drawn(6, seed=6), np.abs(drawn(6, seed=7)) + 0.1)

CASES = [
    case("BatchNormalization", IMAGE, *MOVING),
    case("BatchNormalization", IMAGE, *MOVING, epsilon=0.1, opset=9),
    case("BatchNormalization", IMAGE[:, :, 0, 0], *MOVING),
    case("BatchNormalization", IMAGE, *MOVING, training_mode=1, momentum=0.7, outputs=3),
    case("InstanceNormalization", IMAGE, SCALE, BIAS),
    case("LayerNormalization", X, drawn(4), drawn(4, seed=8)),
    case("LayerNormalization", IMAGE, drawn(3, 4), axis=2, epsilon=0.01),
    case("LayerNormalization", IMAGE, drawn(3, 4), drawn(3, 4), axis=-2, outputs=3),
    case("GroupNormalization", IMAGE, SCALE, BIAS, num_groups=3, opset=21),
    case("RMSNormalization", X, drawn(4), opset=23),
    case("GroupNormalization", IMAGE, SCALE[:3], BIAS[:3], num_groups=3, opset=18),
    case("MeanVarianceNormalization", IMAGE),
    case("MeanVarianceNormalization", IMAGE, axes=[1, 2]),
    case("LpNormalization", X),
    case("LpNormalization", X, p=1, axis=0),
    case("LRN", IMAGE, size=3),
    case("LRN", IMAGE, size=5, alpha=0.1, beta=0.5, bias=2.0),
    case("Dropout", X, ratio=0.3, opset=11),
    case("Dropout", X, scalar(0.3, np.float32), outputs=2),
]


@pytest.mark.parametrize("one", CASES, ids=str)
def test_operator_computes_what_onnxruntime_computes(one: Case) -> None:
    check_same(one)
