"""What layers refuse, and what their less common options do."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import engine
from engine import Tensor, nn, ops
from engine.errors import ArgumentValueError
from engine.nn.initializer import Normal


def image() -> Tensor:
    return ops.ones((1, 4, 6, 6))


@pytest.mark.parametrize(
    ("call", "error", "message"),
    [
        (lambda: nn.Dense(0, 2), ValueError, r"Dense\(in_channels\) expected a number from 1"),
        (lambda: nn.Dense(2.0, 2), TypeError, "an int, got float"),
        (lambda: nn.Dense(2, 2, has_bias=1), TypeError, "a bool, got int"),
        (lambda: nn.Dense(2, 2, activation="none"), KeyError, r"Dense\(activation\)"),
        (lambda: nn.Dense(2, 2, activation=3), TypeError, "a name, a cell, a function or None"),
        (lambda: nn.Dense(2, 3)(ops.ones((4, 5))), ValueError, r"\(…, 2\), got shape \(4, 5\)"),
        (lambda: nn.Dense(2, 3, Tensor(np.ones((2, 3)))), ValueError, r"weight_init.*\(3, 2\)"),
        (lambda: nn.Conv2d(3, 4, 3, group=2), ValueError, "divisible by group 2, got 3"),
        (lambda: nn.Conv2d(3, 4, 0), ValueError, "kernel_size"),
        (lambda: nn.Conv2d(3, 4, 3, pad_mode="full"), ValueError, "'valid', 'same' or 'pad'"),
        (lambda: nn.Conv2d(3, 4, 3)(image()), ValueError, "conv2d"),
        (lambda: nn.Conv2d(4, 4, 3, padding=1)(image()), ValueError, "0 with pad_mode 'same'"),
        (lambda: nn.Conv2d(3, 4, 3, data_format="NHWC"), ValueError, "puts channels first"),
        (lambda: nn.MaxPool2d(2, pad_mode="full"), ValueError, "'valid', 'same' or 'pad'"),
        (lambda: nn.AvgPool2d(2, divisor_override=0), ValueError, "a number from 1"),
        (lambda: nn.Flatten(1.0), TypeError, r"Flatten\(start_dim\)"),
        (lambda: nn.LeakyReLU("0.2"), TypeError, r"LeakyReLU\(alpha\) expected a number"),
        (lambda: nn.PReLU(0), ValueError, "a number from 1"),
        (lambda: nn.Hardtanh(2.0, 1.0), ValueError, "a bound below max_val 1.0"),
        (lambda: nn.GELU("tanh"), TypeError, "a bool, got str"),
        (lambda: nn.Softmax("a"), TypeError, r"Softmax\(axis\)"),
        (lambda: nn.Softmax(1.0), TypeError, r"Softmax\(axis\)"),
        (lambda: nn.Hardtanh(1.0, 1.0), ValueError, "a bound below max_val 1.0"),
        (lambda: nn.PReLU(2, "ones"), TypeError, r"PReLU\(w\)"),
        (lambda: nn.PReLU(2, [0.1]), ValueError, "2 numbers, one a channel, got 1"),
        (lambda: nn.GLU(0)(Tensor(np.ones((3, 4)))), ValueError, "axis 0 of an even length"),
        (lambda: nn.RReLU(0.3, 0.1), ValueError, "up to upper 0.1, got 0.3"),
        (lambda: nn.Softmax2d()(Tensor(np.ones((3, 4)))), ValueError, "three or four axes"),
        (lambda: nn.get_activation("none"), KeyError, "get_activation"),
        (lambda: nn.LayerNorm(4), TypeError, "a tuple or list"),
    ],
)
def test_what_does_not_fit_is_refused(call: Any, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        call()


def test_initial_values_are_names_numbers_tensors_or_initializers() -> None:
    weight = np.arange(6.0, dtype=np.float32).reshape(3, 2)
    layer = nn.Dense(2, 3, weight_init=Tensor(weight), bias_init=0.5)

    assert np.array_equal(layer.weight.asnumpy(), weight)
    assert layer.bias.asnumpy().tolist() == [0.5] * 3
    assert nn.Dense(2, 3, Normal(0.02), "ones").bias.asnumpy().tolist() == [1] * 3


def test_parameters_take_the_number_type() -> None:
    assert nn.Dense(2, 3, dtype=engine.float16).weight.dtype == engine.float16
    assert nn.Conv2d(2, 3, 3, dtype=engine.float64).weight.dtype == engine.float64


def test_activation_is_a_name_a_cell_or_a_function() -> None:
    x = Tensor([[-1.0, 1.0]])
    outputs = [
        nn.Dense(2, 1, "ones", -5, activation=activation)(x).tolist()
        for activation in ("relu", nn.ReLU(), ops.relu)
    ]

    assert outputs == [[[0.0]]] * 3


def test_print_names_the_activation() -> None:
    text = repr(nn.Dense(2, 1, has_bias=False, activation="relu"))

    assert "input_channels=2, output_channels=1, activation=ReLU()" in text


def test_convolution_without_borders_keeps_lengths_over_stride() -> None:
    assert nn.Conv2d(4, 2, (3, 2), stride=(2, 1))(image()).shape == (1, 2, 3, 6)
    assert nn.Conv2d(4, 2, 3, pad_mode="pad", padding=(1, 0, 2, 0))(image()).shape == (1, 2, 5, 6)
    assert nn.Conv1d(4, 2, 3, stride=2)(ops.ones((1, 4, 7))).shape == (1, 2, 4)


def test_transposed_convolution_undoes_the_shape() -> None:
    assert nn.Conv2dTranspose(4, 2, 3, stride=2)(image()).shape == (1, 2, 12, 12)
    padded = nn.Conv2dTranspose(4, 2, 3, 2, pad_mode="pad", padding=1, output_padding=1)

    assert padded(image()).shape == (1, 2, 12, 12)
    assert nn.Conv2dTranspose(4, 2, 3, 2, "valid")(image()).shape == (1, 2, 13, 13)


def test_pool_can_say_where_the_largest_was() -> None:
    values, indices = nn.MaxPool2d(2, 2, pad_mode="pad", return_indices=True)(image())

    assert values.shape == indices.shape == (1, 4, 3, 3)


def test_flatten_takes_a_range_of_axes() -> None:
    assert nn.Flatten()(image()).shape == (1, 144)
    assert nn.Flatten(0, 1)(image()).shape == (4, 6, 6)


def test_batch_norm_prints_its_parameters() -> None:
    text = repr(nn.BatchNorm1d(2))

    assert "moving_mean=Parameter (name=mean, shape=(2,), dtype=Float32" in text


@pytest.mark.parametrize(
    "make",
    [
        lambda: nn.Conv2d(1, 1, 3, padding=1),
        lambda: nn.Conv2d(1, 1, 3, pad_mode="valid", padding=(0, 0, 1, 0)),
        lambda: nn.MaxPool2d(2, padding=1),
        lambda: nn.AvgPool2d(2, pad_mode="same", padding=1),
    ],
)
def test_borders_that_the_mode_leaves_out_are_refused(make):
    with pytest.raises(ArgumentValueError, match=r"\(padding\) expected 0 with pad_mode "):
        make()


@pytest.mark.parametrize("name", ["kernel_size", "stride"])
@pytest.mark.parametrize("layer", [nn.MaxPool2d, nn.AvgPool2d])
def test_window_has_a_size(layer, name):
    with pytest.raises(ArgumentValueError, match=rf"\({name}\) expected a number from 1, got 0"):
        layer(**{name: (2, 0)})
