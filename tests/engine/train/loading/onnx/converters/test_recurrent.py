"""Recurrent layers."""

from __future__ import annotations

import numpy as np
import pytest

from tests.engine.train.loading.onnx.beside_onnxruntime import Case, case, check_same, drawn, wholes

STEPS, BATCH, FEATURES, HIDDEN = 4, 2, 3, 5
X = drawn(STEPS, BATCH, FEATURES)
GATES = {"RNN": 1, "GRU": 3, "LSTM": 4}
OUTPUTS = {"RNN": 2, "GRU": 2, "LSTM": 3}


def layer(name: str, *more: object, count: int = 1, **settings: object) -> Case:
    rows = GATES[name] * HIDDEN
    weights = drawn(count, rows, FEATURES, seed=4), drawn(count, rows, HIDDEN, seed=5)
    bias = drawn(count, 2 * rows, seed=6)
    given = (X, *weights, bias, *more)
    return case(name, *given, hidden_size=HIDDEN, outputs=OUTPUTS[name], **settings)


def state(seed: int, count: int = 1) -> np.ndarray:
    return drawn(count, BATCH, HIDDEN, seed=seed)


LENGTHS = wholes(4, 2, dtype=np.int32)
CASES = [
    *(layer(name) for name in GATES),
    *(layer(name, direction="reverse") for name in GATES),
    *(layer(name, LENGTHS, direction="bidirectional", count=2) for name in GATES),
    *(layer(name, None, state(7)) for name in GATES),
    layer("LSTM", None, state(7, 2), state(8, 2), direction="bidirectional", count=2),
    layer("LSTM", None, state(7), state(8), drawn(1, 3 * HIDDEN, seed=9)),
    layer("LSTM", clip=0.4),
    layer("LSTM", activations=["HardSigmoid", "Softsign", "Relu"], activation_alpha=[0.3]),
    layer("RNN", activations=["Relu"]),
    layer("RNN", activations=["LeakyRelu"], activation_alpha=[0.2]),
    layer("GRU", linear_before_reset=1),
    layer("GRU", linear_before_reset=1, direction="bidirectional", count=2),
]


@pytest.mark.parametrize("one", CASES, ids=str)
def test_operator_computes_what_onnxruntime_computes(one: Case) -> None:
    check_same(one)
