"""Recurrent layers: their formulas step by step, lengths, directions, states."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from scipy.special import expit

from engine import Tensor, nn, ops

STEPS, BATCH, INPUTS, HIDDEN = 4, 3, 5, 2


@pytest.fixture
def x(rng: np.random.Generator) -> np.ndarray:
    return rng.standard_normal((STEPS, BATCH, INPUTS)).astype(np.float32)


def weights(layer: nn.Cell, suffix: str = "l0") -> list[np.ndarray]:
    found = {parameter.name: parameter.asnumpy() for parameter in layer.get_parameters()}
    kinds = ("weight_ih", "weight_hh", "bias_ih", "bias_hh")
    return [found[f"{kind}_{suffix}"].astype(np.float64) for kind in kinds]


def lstm_by_hand(layer: nn.Cell, x: np.ndarray, suffix: str = "l0") -> np.ndarray:
    w_ih, w_hh, b_ih, b_hh = weights(layer, suffix)
    h = c = np.zeros((x.shape[1], HIDDEN))
    out = []
    for step in x.astype(np.float64):
        i, f, g, o = np.split(step @ w_ih.T + b_ih + h @ w_hh.T + b_hh, 4, 1)
        c = expit(f) * c + expit(i) * np.tanh(g)
        h = expit(o) * np.tanh(c)
        out.append(h)
    return np.array(out)


def test_plain_step_is_tanh_of_the_sums(x: np.ndarray) -> None:
    layer = nn.RNN(INPUTS, HIDDEN)
    out, last = layer(Tensor(x))
    w_ih, w_hh, b_ih, b_hh = weights(layer)
    h = np.zeros((BATCH, HIDDEN))
    for step in x:
        h = np.tanh(step @ w_ih.T + b_ih + h @ w_hh.T + b_hh)

    assert np.allclose(out.asnumpy()[-1], h, atol=1e-6)
    assert np.array_equal(last.asnumpy()[0], out.asnumpy()[-1])


def test_backward_direction_reads_from_the_end(x: np.ndarray) -> None:
    layer = nn.LSTM(INPUTS, HIDDEN, bidirectional=True)
    out = layer(Tensor(x))[0].asnumpy()

    assert np.allclose(out[:, :, :HIDDEN], lstm_by_hand(layer, x), atol=1e-6)
    backwards = lstm_by_hand(layer, x[::-1], "l0_reverse")[::-1]
    assert np.allclose(out[:, :, HIDDEN:], backwards, atol=1e-6)


def test_steps_past_a_samples_length_do_not_count(x: np.ndarray) -> None:
    layer = nn.LSTM(INPUTS, HIDDEN, bidirectional=True)
    lengths = np.array([4, 2, 1])
    out, (hidden, _) = layer(Tensor(x), None, Tensor(lengths))
    for k, length in enumerate(lengths):
        alone, (last, _) = layer(Tensor(x[:length, k : k + 1]))

        assert np.allclose(out.asnumpy()[:length, k], alone.asnumpy()[:, 0], atol=1e-6)
        assert (out.asnumpy()[length:, k] == 0).all()
        assert np.allclose(hidden.asnumpy()[:, k], last.asnumpy()[:, 0], atol=1e-6)


def test_sequence_goes_on_from_a_state(x: np.ndarray) -> None:
    layer = nn.GRU(INPUTS, HIDDEN, num_layers=2)
    whole, _ = layer(Tensor(x))
    first, state = layer(Tensor(x[:2]))
    second, _ = layer(Tensor(x[2:]), state)

    joined = np.concatenate([first.asnumpy(), second.asnumpy()])
    assert np.allclose(joined, whole.asnumpy(), atol=1e-6)


def test_batch_may_stand_first(x: np.ndarray) -> None:
    layer = nn.GRU(INPUTS, HIDDEN)
    other = nn.GRU(INPUTS, HIDDEN, batch_first=True)
    other.load_state_dict(layer.state_dict())
    swapped = other(Tensor(x.swapaxes(0, 1)))[0].asnumpy()

    assert np.allclose(swapped.swapaxes(0, 1), layer(Tensor(x))[0].asnumpy(), atol=1e-6)


def test_empty_batch_gives_empty_states() -> None:
    out, (hidden, _) = nn.LSTM(INPUTS, HIDDEN, bidirectional=True)(ops.zeros((4, 0, INPUTS)))

    assert (out.shape, hidden.shape) == ((4, 0, 2 * HIDDEN), (2, 0, HIDDEN))


def test_parameters_are_named_by_layer_and_direction() -> None:
    class Net(nn.Cell):
        def __init__(self) -> None:
            super().__init__()
            self.lstm = nn.LSTM(2, 2, num_layers=2, has_bias=False, bidirectional=True)

    names = [parameter.name for parameter in Net().get_parameters()]

    assert names[:4] == [f"lstm.weight_ih_{k}" for k in ("l0", "l0_reverse", "l1", "l1_reverse")]


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: nn.GRU(3, 2)(Tensor(np.zeros((0, 2, 3)))), "a step or more"),
        (lambda: nn.LSTM(0, 2), r"LSTM\(input_size\)"),
        (lambda: nn.LSTM(2, 2, dropout=1.0), r"LSTM\(dropout\)"),
        (lambda: nn.RNN(2, 2, nonlinearity="gelu"), "'tanh' or 'relu'"),
        (lambda: nn.GRU(3, 2)(Tensor(np.zeros((2, 2, 2)))), "the last of length 3"),
        (
            lambda: nn.GRU(2, 2)(Tensor(np.zeros((2, 2, 2))), Tensor(np.zeros((2, 2)))),
            r"GRU\(hx\) expected 1 of shape \(1, 2, 2\)",
        ),
    ],
)
def test_what_does_not_fit_is_refused(call: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        call()


@pytest.mark.parametrize("kind", [nn.LSTM, nn.GRU, nn.RNN])
@pytest.mark.parametrize("dtype", [np.float16, np.float64])
def test_output_and_states_have_the_type_of_the_input(kind: Any, dtype: Any) -> None:
    layer = kind(2, 3, num_layers=2, bidirectional=True)
    x = Tensor(np.ones((4, 1, 2), dtype))
    out, states = layer(x)
    halves = ops.grad(lambda x: layer(x)[0].sum())(x)

    assert {part.asnumpy().dtype for part in (out, *states, halves)} == {np.dtype(dtype)}
    assert layer.w_ih_list[0].asnumpy().dtype == np.float32
