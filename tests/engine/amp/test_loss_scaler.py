"""Loss scalers follow MindSpore's sequences, and work in loops that are written by hand."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import engine
from engine import Tensor, amp, nn, ops


def test_dynamic_scale_follows_mindspores_sequence() -> None:
    scaler, found = amp.DynamicLossScaler(1024, 2, 2), []
    for is_finite in (True, True, False, True, True, True):
        assert scaler.adjust(Tensor(is_finite)) is True
        found.append((float(scaler.scale_value), int(scaler.counter)))

    assert found == [(1024, 1), (2048, 0), (1024, 0), (1024, 1), (2048, 0), (2048, 1)]


def test_scale_never_falls_below_one_nor_becomes_infinite() -> None:
    low, high = amp.DynamicLossScaler(2, 4, 1), amp.DynamicLossScaler(3.0e38, 2, 1)
    low.adjust(Tensor(False))
    high.adjust(Tensor(True))

    assert float(low.scale_value) == 1.0
    assert float(high.scale_value) == np.float32(3.0e38)


def test_static_scale_stays() -> None:
    scaler = amp.StaticLossScaler(8)

    assert scaler.adjust(Tensor(False)) is False
    assert float(scaler.scale_value) == 8.0


@pytest.mark.parametrize("dtype", [engine.float16, engine.bfloat16, engine.float32])
def test_scaling_and_back_keeps_structure_and_number_types(dtype: Any) -> None:
    scaler = amp.StaticLossScaler(4)
    given = (Tensor([1.5], dtype), [Tensor([[2.0]])])
    scaled = scaler.scale(given)
    again = scaler.unscale(scaled)

    assert [scaled[0].asnumpy().item(), scaled[1][0].asnumpy().item()] == [6.0, 8.0]
    assert (again[0].dtype, again[1][0].dtype) == (dtype, engine.float32)
    assert (again[0].asnumpy().item(), again[1][0].asnumpy().item()) == (1.5, 2.0)


def test_half_gradients_are_unscaled_as_mindspore_prints_them() -> None:
    gradients = (Tensor([1.5, 1.0], engine.float16), Tensor([1.2], engine.float16))
    found = amp.StaticLossScaler(2**10).unscale(gradients)

    np.testing.assert_array_equal(found[0].asnumpy(), np.float16([1.4648e-03, 9.7656e-04]))
    np.testing.assert_array_equal(found[1].asnumpy(), np.float16([1.1721e-03]))


def test_loop_by_hand_drops_a_step_that_overflows_and_goes_on() -> None:
    layer = nn.Dense(2, 1, weight_init="ones", bias_init="zeros")
    optimizer = nn.Momentum(layer.trainable_params(), 0.1, 0.9)
    scaler = amp.DynamicLossScaler(2**16, 2, 100)

    def forward(x: Any, label: Any) -> Any:
        return scaler.scale(ops.mse_loss(layer(x), label))

    step = engine.value_and_grad(forward, None, optimizer.parameters)
    weights, scales, losses = [layer.weight.asnumpy().copy()], [], []
    for label in (1.0, np.inf, 1.0):
        loss, gradients = step(Tensor([[1.0, 2.0]]), Tensor([[label]]))
        gradients = scaler.unscale(gradients)
        is_finite = amp.all_finite(gradients)
        if is_finite:
            optimizer(gradients)
        scaler.adjust(is_finite)
        weights.append(layer.weight.asnumpy().copy())
        scales.append(float(scaler.scale_value))
        losses.append(float(loss))

    assert losses[0] == 4.0 * 2**16
    assert scales == [2**16, 2**15, 2**15]
    np.testing.assert_array_equal(weights[2], weights[1])
    assert int(optimizer.global_step) == 2
    # By hand: prediction 3, gradient 2 * (3 - 1) * x.
    np.testing.assert_allclose(weights[1], [[1.0 - 0.4, 1.0 - 0.8]], rtol=1e-6)


def test_scaler_of_users_needs_all_three_methods() -> None:
    class Half(amp.LossScaler):
        def scale(self, inputs: Any) -> Any:
            return inputs * 0.5

        def unscale(self, inputs: Any) -> Any:
            return inputs * 2

    with pytest.raises(TypeError, match="adjust"):
        Half()  # type: ignore[abstract]


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ((0, 2, 2), ValueError),
        ((0.5, 2, 2), ValueError),
        (("a", 2, 2), TypeError),
        ((True, 2, 2), TypeError),
        ((8, 2.5, 2), TypeError),
        ((8, True, 2), TypeError),
        ((8, 0, 2), ValueError),
        ((8, 2, 0), ValueError),
        ((8, 2, 1.5), TypeError),
    ],
)
def test_wrong_argument_is_refused_as_by_mindspore(arguments: Any, error: Any) -> None:
    with pytest.raises(error, match=r"DynamicLossScaler\(scale_"):
        amp.DynamicLossScaler(*arguments)


@pytest.mark.parametrize(("scale", "error"), [(0, ValueError), ("a", TypeError)])
def test_wrong_static_scale_is_refused(scale: Any, error: Any) -> None:
    with pytest.raises(error, match="StaticLossScaler"):
        amp.StaticLossScaler(scale)
