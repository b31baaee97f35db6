"""Recurrent cells: they are the steps of the recurrent layers."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import engine
from engine import Tensor, nn, ops

INPUTS, HIDDEN = 3, 2
PAIRS: list[tuple[Any, Any, dict[str, Any]]] = [
    (nn.RNNCell, nn.RNN, {}),
    (nn.RNNCell, nn.RNN, {"nonlinearity": "relu", "has_bias": False}),
    (nn.LSTMCell, nn.LSTM, {}),
    (nn.GRUCell, nn.GRU, {"has_bias": False}),
]


@pytest.mark.parametrize(("cell", "layer", "options"), PAIRS)
def test_cell_step_by_step_is_the_layer(
    cell: Any, layer: Any, options: dict[str, Any], rng: np.random.Generator
) -> None:
    x = Tensor(rng.standard_normal((4, 5, INPUTS)).astype(np.float32))
    one, whole = cell(INPUTS, HIDDEN, **options), layer(INPUTS, HIDDEN, **options)
    for parameter, other in zip(one.get_parameters(), whole.get_parameters(), strict=True):
        parameter.set_data(other)
    state, found = None, []
    for step in x:
        state = one(step, state)
        found.append(state[0] if isinstance(state, tuple) else state)

    assert np.allclose(ops.stack(found).asnumpy(), whole(x)[0].asnumpy(), atol=1e-6)


@pytest.mark.parametrize("cell", [nn.RNNCell, nn.LSTMCell, nn.GRUCell])
def test_sample_alone_is_as_in_a_batch(cell: Any, rng: np.random.Generator) -> None:
    x = Tensor(rng.standard_normal((4, INPUTS)).astype(np.float32))
    one = cell(INPUTS, HIDDEN)
    alone, batch = one(x[1]), one(x)
    alone, batch = (s[0] if isinstance(s, tuple) else s for s in (alone, batch))

    assert np.allclose(alone.asnumpy(), batch.asnumpy()[1], atol=1e-6)


def test_weights_begin_within_one_over_the_root_of_the_state() -> None:
    weights = [p.asnumpy() for p in nn.GRUCell(30, 25).get_parameters()]

    assert [w.shape for w in weights] == [(75, 30), (75, 25), (75,), (75,)]
    assert all(0.15 < np.abs(w).max() <= 0.2 for w in weights)


@pytest.mark.parametrize(
    ("call", "kind", "message"),
    [
        (lambda x: nn.RNNCell(0, 2), ValueError, r"RNNCell\(input_size\)"),
        (lambda x: nn.RNNCell(1.0, 2), TypeError, r"RNNCell\(input_size\)"),
        (lambda x: nn.RNNCell(1, 2, nonlinearity="gelu"), ValueError, "'tanh' or 'relu'"),
        (nn.GRUCell(4, 2), ValueError, r"GRUCell expected \(batch, 4\)"),
        (lambda x: nn.GRUCell(3, 2)(x, ops.ones((4, 2))), ValueError, r"1 of shape \(5, 2\)"),
        (lambda x: nn.LSTMCell(3, 2)(x, ops.ones((5, 2))), TypeError, "a tuple of two tensors"),
        (lambda x: nn.GRUCell(3, 2)(x, (ops.ones((5, 2)),)), TypeError, "a tensor, got tuple"),
    ],
)
def test_what_does_not_fit_is_refused(call: Any, kind: Any, message: str) -> None:
    with pytest.raises(kind, match=message):
        call(ops.ones((5, 3), engine.float32))
