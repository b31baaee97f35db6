"""Activations against NumPy and SciPy in float64."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import scipy.special

from engine import Tensor, nn, ops

X = np.linspace(-6, 6, 25)


def sigmoid(x: np.ndarray) -> np.ndarray:
    return scipy.special.expit(x)


REFERENCES: dict[str, tuple[Any, Any]] = {
    "relu": (ops.relu, np.maximum(X, 0)),
    "relu6": (ops.relu6, np.clip(X, 0, 6)),
    "hardtanh": (lambda x: ops.hardtanh(x, -2, 3), np.clip(X, -2, 3)),
    "leaky_relu": (lambda x: ops.leaky_relu(x, 0.1), np.where(X > 0, X, 0.1 * X)),
    "elu": (lambda x: ops.elu(x, 0.7), np.where(X > 0, X, 0.7 * np.expm1(X))),
    "celu": (lambda x: ops.celu(x, 2.0), np.where(X > 0, X, 2 * np.expm1(X / 2))),
    "selu": (
        ops.selu,
        1.0507009873554805 * np.where(X > 0, X, 1.6732632423543772 * np.expm1(X)),
    ),
    "sigmoid": (ops.sigmoid, sigmoid(X)),
    "tanh": (ops.tanh, np.tanh(X)),
    "silu": (ops.silu, X * sigmoid(X)),
    "mish": (ops.mish, X * np.tanh(np.logaddexp(0, X))),
    "gelu": (ops.gelu, X * scipy.special.ndtr(X)),
    "softplus": (lambda x: ops.softplus(x, 2), np.logaddexp(0, 2 * X) / 2),
    "logsigmoid": (ops.logsigmoid, scipy.special.log_expit(X)),
    "hardsigmoid": (ops.hardsigmoid, np.clip(X + 3, 0, 6) / 6),
    "hardswish": (ops.hardswish, X * np.clip(X + 3, 0, 6) / 6),
    "softsign": (ops.softsign, X / (1 + np.abs(X))),
    "softshrink": (ops.softshrink, np.sign(X) * np.maximum(np.abs(X) - 0.5, 0)),
    "hardshrink": (ops.hardshrink, np.where(np.abs(X) > 0.5, X, 0)),
    "tanhshrink": (ops.tanhshrink, X - np.tanh(X)),
    "threshold": (lambda x: ops.threshold(x, 1.0, 9.0), np.where(X > 1, X, 9)),
    "softmax": (ops.softmax, scipy.special.softmax(X)),
    "log_softmax": (ops.log_softmax, scipy.special.log_softmax(X)),
    "softmin": (ops.softmin, scipy.special.softmax(-X)),
}


@pytest.mark.parametrize("name", REFERENCES)
def test_activation_is_its_formula(name: str) -> None:
    operator, expected = REFERENCES[name]
    out = operator(Tensor(X)).asnumpy()

    np.testing.assert_allclose(out, expected, rtol=1e-12, atol=1e-15)


def test_tanh_form_of_gelu_is_near_the_exact_one() -> None:
    close = ops.gelu(Tensor(X), approximate="tanh").asnumpy()

    assert np.abs(close - X * scipy.special.ndtr(X)).max() < 5e-4


@pytest.mark.parametrize(
    "operator", [ops.sigmoid, ops.softplus, ops.logsigmoid, ops.softmax, ops.log_softmax, ops.gelu]
)
def test_large_numbers_do_not_overflow(operator: Any) -> None:
    x = Tensor(np.array([-1e4, -100.0, 0.0, 100.0, 1e4], np.float32))

    assert np.isfinite(operator(x).asnumpy()).all()
    assert np.isfinite(ops.grad(operator)(x).asnumpy()).all()


def test_prelu_of_halves_gives_halves() -> None:
    x = Tensor(np.array([[-1.0, 2.0]], np.float16))

    for found in (ops.prelu(x, Tensor([0.25])), nn.PReLU()(x)):
        assert found.asnumpy().dtype == np.float16
        assert found.asnumpy().tolist() == [[-0.25, 2.0]]


def test_slope_of_prelu_belongs_to_its_channel() -> None:
    x = Tensor(-np.ones((1, 2, 1, 1)))

    assert ops.prelu(x, Tensor(np.array([0.5, 2.0]))).asnumpy().ravel().tolist() == [-0.5, -2.0]


def test_half_of_glu_gates_the_other() -> None:
    x = np.array([[1.0, 2.0, 0.0, 3.0]])
    out = ops.glu(Tensor(x)).asnumpy()

    assert np.allclose(out, x[:, :2] * sigmoid(x[:, 2:]))


@pytest.mark.parametrize(
    ("call", "error", "message"),
    [
        (lambda x: ops.softmax(x, 1), ValueError, "from -1 to 0"),
        (lambda x: ops.softmax(x, None), TypeError, "an int"),
        (lambda x: ops.gelu(x, "fast"), ValueError, "'none' or 'tanh'"),
        (lambda x: ops.celu(x, 0), ValueError, "other than 0"),
    ],
)
def test_wrong_options_are_refused(call: Any, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        call(Tensor(X))


def test_methods_of_a_tensor_are_the_same_operators() -> None:
    x = Tensor(X)

    assert np.array_equal(x.relu().asnumpy(), ops.relu(x).asnumpy())
    assert np.array_equal(x.softmax(0).asnumpy(), ops.softmax(x, 0).asnumpy())
    assert np.array_equal(x.tanh().asnumpy(), np.tanh(X))
