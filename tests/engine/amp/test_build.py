"""build_train_network makes a training step at every level, and refuses what makes no sense."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import engine
from engine import amp, nn
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
        ({"boost_level": "O9"}, ValueError),
        ({"boost_level": 1}, ValueError),
        ({"network": "net"}, TypeError),
        ({"optimizer": "sgd"}, TypeError),
        ({"loss_fn": "mse"}, TypeError),
        ({"cast_model_type": "float99"}, TypeError),
        ({"cast_model_type": engine.bfloat16}, TypeError),
        ({"cast_model_type": None}, TypeError),
        ({"keep_batchnorm_fp32": 1}, TypeError),
        ({"loss_scale_manager": 1}, TypeError),
        ({"is_grad": True}, ValueError),
    ],
)
def test_wrong_option_is_refused(options: dict, error: type[Exception]) -> None:
    with pytest.raises(error, match=next(iter(options))):
        build(**options)


class Halving(amp.LossScaleManager):
    """A manager of a user, which knows nothing of update cells."""

    def get_loss_scale(self) -> float:
        return 0.5


@pytest.mark.parametrize(
    ("options", "kind", "moved"),
    [
        ({}, nn.TrainOneStepCell, 1.5),
        ({"level": "O3"}, nn.TrainOneStepCell, 1.5),
        ({"level": "O2"}, nn.TrainOneStepWithLossScaleCell, 0.0),  # 2**24 is too much at first
        ({"level": "O2", "loss_scale_manager": None}, nn.TrainOneStepCell, 1.5),
        ({"loss_scale_manager": DynamicLossScaleManager(8)}, nn.TrainOneStepWithLossScaleCell, 1.5),
        ({"loss_scale_manager": FixedLossScaleManager(8)}, nn.TrainOneStepWithLossScaleCell, 1.5),
        ({"loss_scale_manager": FixedLossScaleManager(8, False)}, nn.TrainOneStepCell, 12.0),
        ({"loss_scale_manager": Halving()}, nn.TrainOneStepCell, 0.75),
    ],
)
def test_manager_says_which_step_is_made(options: dict, kind: type, moved: float) -> None:
    step = build(**options)

    assert type(step) is kind
    assert step.training
    assert factor_after_a_step(step) == 2.0 - moved


def test_dynamic_scale_of_a_level_is_each_steps_own() -> None:
    first, second = build(level="O2"), build(level="O2")
    first(engine.Tensor([np.inf]), engine.Tensor([1.0]))

    assert float(first.scale_sense) == 2**23
    assert float(second.scale_sense) == 2**24


@pytest.mark.parametrize("options", [{"level": "O2"}, {"cast_model_type": engine.float16}])
def test_converted_network_is_not_converted_again(options: dict) -> None:
    net = Scale()
    network = amp.auto_mixed_precision(net, "O2", engine.bfloat16)
    optimizer = nn.SGD(net.trainable_params(), 0.5)

    with pytest.raises(ValueError, match=r"auto_mixed_precision has converted.*level 'O0'"):
        build_train_network(network, optimizer, Difference(), **options)
    step = build_train_network(network, optimizer, Difference())
    assert float(step(engine.Tensor([3.0]), engine.Tensor([1.0]))) == 5.0


def test_network_of_an_earlier_step_trains_at_the_same_level_again() -> None:
    net = nn.SequentialCell(nn.Dense(3, 4), nn.BatchNorm1d(4), nn.Dense(4, 1))
    optimizer = nn.SGD(net.trainable_params(), 0.5)
    build_train_network(net, optimizer, nn.MSELoss(), "O2")
    before = str(net)
    build_train_network(net, optimizer, nn.MSELoss(), "O2")

    assert str(net) == before
    with pytest.raises(ValueError, match="build_train_network has converted"):
        build_train_network(net, optimizer, nn.MSELoss(), "O3")


def test_loss_of_a_half_network_is_computed_in_float32() -> None:
    class Large(nn.Cell):
        def construct(self, output: Any, label: Any) -> Any:
            assert (output.dtype, label.dtype) == (engine.float32, engine.float32)
            return (output * 70000.0 - label).sum()

    step = build(level="O3", loss_fn=Large())
    loss = step(engine.Tensor([3.0]), engine.Tensor([1.0], engine.float16))

    assert (loss.dtype, float(loss)) == (engine.float32, 6 * 70000 - 1)


def test_network_with_its_loss_inside_returns_it_as_it_computes() -> None:
    assert build(level="O3", loss_fn=None)(engine.Tensor([3.0])).dtype == engine.float16


def test_network_that_returns_several_halves_gives_floats_at_the_border() -> None:
    class Several(nn.Cell):
        def construct(self, x: Any) -> Any:
            return x * 2, [x + 1, engine.Tensor([1])], {"a": x - 1, "n": 3}

    one, (two, whole), more = amp.auto_mixed_precision(Several(), "O3")(engine.Tensor([1.0]))

    assert {one.dtype, two.dtype, more["a"].dtype} == {engine.float32}
    assert (whole.dtype, more["n"]) == (engine.int64, 3)


def test_network_around_one_that_is_trained_itself_is_converted_too() -> None:
    inner = nn.SequentialCell(nn.Dense(3, 4), nn.BatchNorm1d(4))
    outer = nn.SequentialCell(inner, nn.Dense(4, 2))
    for network in (inner, outer):
        optimizer = nn.SGD(network.trainable_params(), 0.5)
        build_train_network(network, optimizer, nn.MSELoss(), "O2")

    assert outer[1](engine.ops.ones((2, 4))).dtype == engine.float16
    assert outer(engine.ops.ones((2, 3))).dtype == engine.float16


def test_part_that_was_converted_by_hand_is_not_converted_again() -> None:
    inner = amp.auto_mixed_precision(nn.Dense(3, 4), "O3")
    network = nn.SequentialCell(inner, nn.Dense(4, 2))
    optimizer = nn.SGD(network.trainable_params(), 0.5)

    with pytest.raises(ValueError, match="auto_mixed_precision has converted"):
        build_train_network(network, optimizer, nn.MSELoss(), "O2")
