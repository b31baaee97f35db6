"""build_train_network makes a training step, and says which levels are not there yet."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import engine
from engine import nn
from engine.amp import DynamicLossScaleManager, FixedLossScaleManager, build_train_network


class Scale(nn.Cell):
    def __init__(self) -> None:
        super().__init__()
        self.factor = engine.Parameter(engine.Tensor([2.0]), "factor")

    def construct(self, x: Any) -> Any:
        return x * self.factor


class Difference(nn.Cell):
    def construct(self, output: Any, label: Any) -> Any:
        return (output - label).sum()


def build(**options: Any) -> nn.Cell:
    net = Scale()
    given = {"network": net, "optimizer": nn.SGD(net.trainable_params(), 0.5)} | options
    return build_train_network(**({"loss_fn": Difference()} | given))


def factor_after_a_step(step: nn.Cell) -> float:
    step(engine.Tensor([3.0]), engine.Tensor([1.0]))
    return step.network._backbone.factor.asnumpy().item()


def test_step_returns_the_loss_and_updates_the_network() -> None:
    step = build()

    assert float(step(engine.Tensor([3.0]), engine.Tensor([1.0]))) == 5.0
    assert step.network._backbone.factor.asnumpy().item() == 2.0 - 0.5 * 3.0


def test_network_with_its_loss_inside_needs_no_loss_function() -> None:
    step = build(loss_fn=None)

    np.testing.assert_array_equal(step(engine.Tensor([3.0])).asnumpy(), [6.0])


def test_fixed_scale_multiplies_the_gradient() -> None:
    manager = FixedLossScaleManager(4.0, drop_overflow_update=False)

    assert factor_after_a_step(build(loss_scale_manager=manager)) == 2.0 - 4 * 0.5 * 3.0


@pytest.mark.parametrize("options", [{"cast_model_type": engine.float32}, {"level": "O0"}])
def test_option_that_casts_nothing_changes_nothing(options: dict) -> None:
    assert factor_after_a_step(build(**options)) == factor_after_a_step(build())


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"level": "O4"}, ValueError),
        ({"level": 1}, TypeError),
        ({"level": "O1"}, ValueError),
        ({"level": "O2"}, ValueError),
        ({"level": "O3"}, ValueError),
        ({"level": "auto"}, ValueError),
        ({"boost_level": "O9"}, ValueError),
        ({"boost_level": "O1"}, ValueError),
        ({"network": "net"}, TypeError),
        ({"optimizer": "sgd"}, TypeError),
        ({"loss_fn": "mse"}, TypeError),
        ({"cast_model_type": "float99"}, TypeError),
        ({"cast_model_type": engine.float16}, ValueError),
        ({"keep_batchnorm_fp32": 1}, TypeError),
        ({"loss_scale_manager": 1}, TypeError),
        ({"loss_scale_manager": DynamicLossScaleManager()}, ValueError),
        ({"loss_scale_manager": FixedLossScaleManager()}, ValueError),
        ({"is_grad": True}, ValueError),
    ],
)
def test_wrong_option_is_refused(options: dict, error: type[Exception]) -> None:
    with pytest.raises(error, match=next(iter(options))):
        build(**options)
