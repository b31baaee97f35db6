"""Normalisation against NumPy in float64."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import engine
from engine import Tensor, nn, ops


def standard(x: np.ndarray, axes: tuple[int, ...], eps: float) -> np.ndarray:
    return (x - x.mean(axes, keepdims=True)) / np.sqrt(x.var(axes, keepdims=True) + eps)


@pytest.fixture
def x(rng: np.random.Generator) -> np.ndarray:
    return rng.standard_normal((3, 4, 5, 2)) * 3 + 1


def test_training_uses_the_batch_and_moves_the_running_moments(x: np.ndarray) -> None:
    mean, variance = Tensor(np.full(4, 2.0)), Tensor(np.full(4, 3.0))
    out = ops.batch_norm(Tensor(x), mean, variance, training=True, momentum=0.25, eps=1e-3)

    assert np.allclose(out.asnumpy(), standard(x, (0, 2, 3), 1e-3))
    assert np.allclose(mean.asnumpy(), 0.75 * 2 + 0.25 * x.mean((0, 2, 3)))
    assert np.allclose(variance.asnumpy(), 0.75 * 3 + 0.25 * x.var((0, 2, 3), ddof=1))


def test_evaluation_uses_the_running_moments(x: np.ndarray) -> None:
    mean, variance = np.arange(4.0), np.arange(4.0) + 1
    scale, shift = np.full(4, 2.0), np.full(4, -1.0)
    arguments = [Tensor(a) for a in (x, mean, variance, scale, shift)]
    out = ops.batch_norm(*arguments, eps=0.0)
    by_channel = [a.reshape(1, 4, 1, 1) for a in (mean, variance)]

    assert np.allclose(out.asnumpy(), (x - by_channel[0]) / np.sqrt(by_channel[1]) * 2 - 1)
    assert np.array_equal(arguments[1].asnumpy(), mean)


def test_layer_norm_takes_the_last_axes(x: np.ndarray) -> None:
    out = ops.layer_norm(Tensor(x), (5, 2), eps=1e-3)

    assert np.allclose(out.asnumpy(), standard(x, (2, 3), 1e-3))


def test_groups_of_channels_are_normalised_together(x: np.ndarray) -> None:
    expected = standard(x.reshape(3, 2, 20), (2,), 1e-5).reshape(x.shape)

    assert np.allclose(ops.group_norm(Tensor(x), 2).asnumpy(), expected)
    assert np.allclose(ops.instance_norm(Tensor(x)).asnumpy(), standard(x, (2, 3), 1e-5))


def test_normalized_rows_have_length_one(x: np.ndarray) -> None:
    assert np.allclose((ops.normalize(Tensor(x), 1).asnumpy() ** 2).sum(1), 1)


def test_statistics_can_be_chosen_whatever_the_mode(x: np.ndarray) -> None:
    fixed = nn.BatchNorm2d(4, use_batch_statistics=False).set_train()
    fixed(Tensor(x.astype(np.float32)))
    batch = nn.BatchNorm2d(4, use_batch_statistics=True)
    out = batch(Tensor(x.astype(np.float32)))

    assert np.array_equal(fixed.moving_mean.asnumpy(), np.zeros(4))
    assert np.allclose(out.asnumpy().mean((0, 2, 3)), 0, atol=1e-6)


def test_scale_and_shift_need_not_be_learned() -> None:
    assert nn.BatchNorm2d(4, affine=False).trainable_params() == []
    assert nn.GroupNorm(2, 4, affine=False).trainable_params() == []


def test_statistics_take_the_attributes_name_inside_a_network() -> None:
    class Net(nn.Cell):
        def __init__(self) -> None:
            super().__init__()
            self.bn = nn.BatchNorm2d(2)

    names = [parameter.name for parameter in Net().get_parameters()]

    assert names == ["bn.moving_mean", "bn.moving_variance", "bn.gamma", "bn.beta"]


def test_one_sample_does_not_divide_by_zero() -> None:
    variance = Tensor(np.ones(3))
    ops.batch_norm(Tensor(np.ones((1, 3))), Tensor(np.zeros(3)), variance, training=True)

    assert np.isfinite(variance.asnumpy()).all()


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (nn.BatchNorm2d(3), "4 axes, axis 1 of length 3"),
        (nn.BatchNorm1d(4), "2 or 3 axes, axis 1 of length 4"),
        (lambda x: nn.BatchNorm2d(4, momentum=2.0), "a number from 0 to 1, got 2.0"),
        (lambda x: nn.BatchNorm2d(4, data_format="NWHC"), "expected 'NCHW' or 'NHWC'"),
        (lambda x: nn.BatchNorm2d(0), "a number from 1, got 0"),
        (lambda x: nn.GroupNorm(3, 4), "divisible by num_groups 3"),
        (lambda x: ops.layer_norm(x, (4,)), r"\(4,\) at the end"),
        (nn.LayerNorm((4,)), r"LayerNorm\(gamma\)"),
        (lambda x: ops.group_norm(x, 3), "channels divisible by 3"),
        (
            lambda x: nn.BatchNorm2d(4, gamma_init=engine.Tensor([1.0])),
            r"BatchNorm2d\(gamma_init\) expected \(4,\)",
        ),
    ],
)
def test_what_does_not_fit_is_refused(x: np.ndarray, call: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        call(Tensor(x))


@pytest.mark.parametrize("dtype", [engine.float16, engine.bfloat16], ids=str)
def test_moments_of_halves_are_those_of_float32(dtype: Any) -> None:
    norm, wide = nn.BatchNorm1d(3).set_train(), nn.BatchNorm1d(3).set_train()
    x = Tensor([[1.2345678, 2.3, 3.1], [0.1, 0.7, 5.5]]).astype(dtype)
    out = norm(x)
    wide(x.astype(engine.float32))

    assert out.dtype == dtype
    assert np.array_equal(norm.moving_mean.asnumpy(), wide.moving_mean.asnumpy())
    assert np.array_equal(norm.moving_variance.asnumpy(), wide.moving_variance.asnumpy())


def test_class_gives_moments_of_halves_as_float32() -> None:
    x = Tensor(np.arange(6.0).reshape(2, 3), engine.float16)
    out, mean, variance = ops.LayerNorm(1, 1)(x, ops.ones(3), ops.zeros(3))

    assert [part.dtype for part in (out, mean, variance)] == [
        *(engine.float16, engine.float32, engine.float32)
    ]
