"""Recurrent operators compute what their formulas say, step by step."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import engine
from engine import Tensor, nn, ops

INPUT, HIDDEN, STEPS, BATCH = 3, 2, 4, 2


def sigmoid(x: Any) -> Any:
    return 1 / (1 + np.exp(-x))


def draw(rng: np.random.Generator, *shape: int) -> np.ndarray:
    return rng.standard_normal(shape).astype(np.float32)


def test_lstm_equals_the_layer_of_the_same_weights() -> None:
    rng = np.random.default_rng(0)
    layer = nn.LSTM(INPUT, HIDDEN, num_layers=2, bidirectional=True)
    x, h, c = (
        draw(rng, STEPS, BATCH, INPUT),
        draw(rng, 4, BATCH, HIDDEN),
        draw(rng, 4, BATCH, HIDDEN),
    )
    values = {name: p.asnumpy() for name, p in layer.parameters_dict().items()}
    sides = [f"l{n}{side}" for n in range(2) for side in ("", "_reverse")]
    weights = [values[f"weight_{kind}_{side}"] for side in sides for kind in ("ih", "hh")]
    biases = [values[f"bias_{kind}_{side}"] for side in sides for kind in ("ih", "hh")]
    flat = np.concatenate([part.ravel() for part in weights + biases]).reshape(-1, 1, 1)

    lstm = ops.LSTM(INPUT, HIDDEN, 2, True, True, 0.0)
    out, last_h, last_c, *_ = lstm(Tensor(x), Tensor(h), Tensor(c), Tensor(flat))

    expected, (expected_h, expected_c) = layer(Tensor(x), (Tensor(h), Tensor(c)))
    np.testing.assert_allclose(out.asnumpy(), expected.asnumpy(), rtol=1e-5, atol=1e-6)
    np.testing.assert_allclose(last_h.asnumpy(), expected_h.asnumpy(), rtol=1e-5, atol=1e-6)
    np.testing.assert_allclose(last_c.asnumpy(), expected_c.asnumpy(), rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize("biases", [0, 1, 2])
def test_lstm_takes_no_bias_one_or_two(biases: int) -> None:
    rng = np.random.default_rng(1)
    plain = draw(rng, 4 * HIDDEN * (INPUT + HIDDEN))
    bias = draw(rng, biases, 4 * HIDDEN)
    x, state = Tensor(draw(rng, STEPS, BATCH, INPUT)), Tensor(draw(rng, 1, BATCH, HIDDEN))
    lstm = ops.LSTM(INPUT, HIDDEN, 1, biases > 0, False, 0.0)

    out = lstm(x, state, state, Tensor(np.concatenate([plain, bias.ravel()])))[0]

    summed = np.concatenate([plain, bias.sum(axis=0)]) if biases else plain
    same = lstm(x, state, state, Tensor(summed))[0]
    np.testing.assert_allclose(out.asnumpy(), same.asnumpy(), rtol=1e-5, atol=1e-6)


def test_dynamic_rnn_gives_each_step_s_gates() -> None:
    rng = np.random.default_rng(2)
    x, w = draw(rng, STEPS, BATCH, INPUT), draw(rng, INPUT + HIDDEN, 4 * HIDDEN)
    b, h, c = draw(rng, 4 * HIDDEN), draw(rng, 1, BATCH, HIDDEN), draw(rng, 1, BATCH, HIDDEN)

    found = ops.DynamicRNN(forget_bias=1.0)(*map(Tensor, (x, w, b)), None, Tensor(h), Tensor(c))

    hidden, cell, steps = h[0].astype(float), c[0].astype(float), []
    for now in x:
        i, j, f, o = np.split(np.concatenate([now, hidden], 1) @ w + b, 4, axis=1)
        cell = sigmoid(f + 1) * cell + sigmoid(i) * np.tanh(j)
        hidden = sigmoid(o) * np.tanh(cell)
        gates = (sigmoid(i), np.tanh(j), sigmoid(f + 1), sigmoid(o), np.tanh(cell))
        steps.append((hidden, hidden, cell, *gates))
    for part, column in zip(found, zip(*steps, strict=True), strict=True):
        np.testing.assert_allclose(part.asnumpy(), np.stack(column), rtol=1e-4, atol=1e-5)


def test_dynamic_rnn_begins_with_zeros_unless_told() -> None:
    rng = np.random.default_rng(3)
    given = [Tensor(draw(rng, *s)) for s in ((STEPS, BATCH, INPUT), (5, 8), (8,))]
    zeros = ops.zeros((1, BATCH, HIDDEN), engine.float32)

    without, told = ops.DynamicRNN()(*given), ops.DynamicRNN()(*given, None, zeros, zeros)

    np.testing.assert_array_equal(without[0].asnumpy(), told[0].asnumpy())


@pytest.mark.parametrize("order", ["rzh", "zrh"])
@pytest.mark.parametrize("after", [True, False])
def test_dynamic_gru_gives_each_step_s_gates(order: str, after: bool) -> None:
    rng = np.random.default_rng(4)
    x, w, u = (
        draw(rng, STEPS, BATCH, INPUT),
        draw(rng, INPUT, 3 * HIDDEN),
        draw(rng, HIDDEN, 3 * HIDDEN),
    )
    b, c, h = draw(rng, 3 * HIDDEN), draw(rng, 3 * HIDDEN), draw(rng, BATCH, HIDDEN)
    gru = ops.DynamicGRUV2(gate_order=order, reset_after=after)

    found = gru(*map(Tensor, (x, w, u, b, c)), None, Tensor(h))

    hidden, steps = h.astype(float), []
    for now in x:
        of_x, of_h = np.split(now @ w + b, 3, axis=1), np.split(hidden @ u + c, 3, axis=1)
        gates = [sigmoid(of_x[k] + of_h[k]) for k in (0, 1)]
        reset, update = gates if order == "rzh" else gates[::-1]
        kept = reset * of_h[2]
        if not after:
            kept = (reset * hidden) @ u[:, 2 * HIDDEN :] + c[2 * HIDDEN :]
        new = np.tanh(of_x[2] + kept)
        hidden = (1 - update) * new + update * hidden
        steps.append((hidden, hidden, update, reset, new, of_h[2]))
    for part, column in zip(found, zip(*steps, strict=True), strict=True):
        np.testing.assert_allclose(part.asnumpy(), np.stack(column), rtol=1e-4, atol=1e-5)


def test_gradient_reaches_the_weights() -> None:
    rng = np.random.default_rng(5)
    x, state = Tensor(draw(rng, STEPS, BATCH, INPUT)), Tensor(draw(rng, 1, BATCH, HIDDEN))
    lstm = ops.LSTM(INPUT, HIDDEN, 1, False, False, 0.0)
    w = draw(rng, 4 * HIDDEN * (INPUT + HIDDEN))

    def total(flat: Any) -> Any:
        return lstm(x, state, state, flat)[0].sum()

    gradient = engine.grad(total)(Tensor(w)).asnumpy()
    step = np.zeros_like(w)
    step[7] = 1e-2
    slope = (total(Tensor(w + step)) - total(Tensor(w - step))).asnumpy() / 2e-2
    np.testing.assert_allclose(gradient[7], slope, rtol=1e-2)


@pytest.mark.parametrize(
    ("make", "error"),
    [
        (lambda: ops.LSTM(0, 2, 1, True, False, 0.0), ValueError),
        (lambda: ops.LSTM(1.0, 2, 1, True, False, 0.0), TypeError),
        (lambda: ops.LSTM(1, 2, 1, True, False, 0.0, proj_size=1), ValueError),
        (lambda: ops.DynamicRNN(cell_type="GRU"), ValueError),
        (lambda: ops.DynamicRNN(direction="BIDIRECTIONAL"), ValueError),
        (lambda: ops.DynamicGRUV2(gate_order="hrz"), ValueError),
    ],
)
def test_what_is_not_taken_is_refused(make: Any, error: type[Exception]) -> None:
    with pytest.raises(error):
        make()


def test_weights_of_another_size_are_refused() -> None:
    x = ops.ones((STEPS, BATCH, INPUT), engine.float32)
    state = ops.ones((1, BATCH, HIDDEN), engine.float32)

    with pytest.raises(ValueError, match=r"LSTM\(w\) expected 40 weights"):
        ops.LSTM(INPUT, HIDDEN, 1, True, False, 0.0)(
            x, state, state, ops.ones((41,), engine.float32)
        )
