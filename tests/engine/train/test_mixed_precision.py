"""A model trains, evaluates and predicts in mixed precision, and keeps its rules of overflows."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest

import engine
from engine import Model, amp, nn
from engine.dataset import NumpySlicesDataset
from engine.train import Callback, LossMonitor


class Line(nn.Cell):
    def __init__(self) -> None:
        super().__init__()
        self.fc = nn.Dense(2, 1, weight_init="ones", bias_init="zeros")

    def construct(self, x: Any) -> Any:
        return self.fc(x)


class Steps(Callback):
    """What callbacks see at the end of each step."""

    def __init__(self, model: Model, manager: Any) -> None:
        self.model, self.manager = model, manager
        self.seen: list[dict[str, Any]] = []

    def on_train_step_end(self, run_context: Any) -> None:
        params = run_context.original_args()
        step, optimizer = params.train_network, params.optimizer
        self.seen.append(
            {
                "step": params.cur_step_num,
                "global_step": int(optimizer.global_step),
                "overflow": bool(params.net_outputs[1]),
                "scale": float(params.net_outputs[2]),
                "next": float(step.scale_sense),
                "manager": self.manager.get_loss_scale(),
                "state": [p.asnumpy().copy() for p in optimizer.get_parameters()],
                "weights": [
                    p.asnumpy().copy() for p in self.model.predict_network.get_parameters()
                ],
            }
        )


def rows(overflows: list[int]) -> NumpySlicesDataset:
    """Batches of four; where a 1 stands the label is beyond everything."""
    x = np.tile(np.float32([[1, 2], [0.5, 1], [2, 1], [1, 1]]), (len(overflows), 1))
    y = np.repeat(np.where(overflows, np.inf, 1.0), 4)[:, None].astype(np.float32)
    return NumpySlicesDataset({"x": x, "y": y}, shuffle=False).batch(4)


def trained(overflows: list[int], manager: Any, level: str = "O0", **options: Any) -> Steps:
    net = Line()
    optimizer = nn.Adam(net.trainable_params(), 0.01)
    model = Model(
        net, nn.MSELoss(), optimizer, amp_level=level, loss_scale_manager=manager, **options
    )
    steps = Steps(model, manager)
    model.train(1, rows(overflows), callbacks=[steps])
    return steps


@pytest.mark.parametrize("level", ["O0", "O2", "O3"])
def test_step_that_overflows_leaves_everything_but_the_scale(level: str) -> None:
    overflows = [0, 0, 0, 0, 1, 0, 0, 0, 1, 1]
    seen = trained(overflows, amp.DynamicLossScaleManager(1024, 2, 3), level).seen

    assert [one["overflow"] for one in seen] == [bool(k) for k in overflows]
    # The step's cell and the manager have the same scale after each step, MindSpore's sequence.
    expected = [1024, 1024, 2048, 2048, 1024, 1024, 1024, 2048, 1024, 512]
    assert [one["next"] for one in seen] == expected
    assert [one["manager"] for one in seen] == expected
    assert [one["scale"] for one in seen] == [1024, *expected[:-1]]
    assert [one["step"] for one in seen] == list(range(1, 11))
    assert [one["global_step"] for one in seen] == [1, 2, 3, 4, 4, 5, 6, 7, 7, 7]
    for before, after in itertools.pairwise(seen):
        pairs = [
            *zip(before["weights"], after["weights"], strict=True),
            *zip(before["state"], after["state"], strict=True),
        ]
        same = [np.array_equal(old, new) for old, new in pairs]
        assert all(same) if after["overflow"] else not all(same)


def test_scale_falls_to_one_and_no_further() -> None:
    seen = trained([1, 1, 1, 1], amp.DynamicLossScaleManager(4, 2, 3)).seen

    assert [one["next"] for one in seen] == [2, 1, 1, 1]
    assert [one["manager"] for one in seen] == [2, 1, 1, 1]


def test_fixed_scale_that_drops_leaves_the_parameters_too() -> None:
    seen = trained([0, 1, 0], amp.FixedLossScaleManager(64.0)).seen

    assert [one["overflow"] for one in seen] == [False, True, False]
    assert [one["global_step"] for one in seen] == [1, 1, 2]
    assert {one["next"] for one in seen} == {64.0}


def test_fixed_scale_that_drops_nothing_makes_the_step() -> None:
    net = Line()
    optimizer = nn.Momentum(net.trainable_params(), 0.01, 0.9, loss_scale=64.0)
    manager = amp.FixedLossScaleManager(64.0, drop_overflow_update=False)
    model = Model(net, nn.MSELoss(), optimizer, loss_scale_manager=manager)
    model.train(1, rows([0, 1]))

    assert int(optimizer.global_step) == 2
    assert not np.isfinite(net.fc.weight.asnumpy()).any()


def test_sink_mode_keeps_the_manager_with_the_step() -> None:
    net = Line()
    manager = amp.DynamicLossScaleManager(1024, 2, 3)
    optimizer = nn.SGD(net.trainable_params(), 0.01)
    model = Model(net, nn.MSELoss(), optimizer, loss_scale_manager=manager)
    model.train(1, rows([0, 1, 1, 0]), dataset_sink_mode=True)

    assert manager.get_loss_scale() == float(model.train_network.scale_sense) == 256.0


def test_training_that_only_overflows_ends() -> None:
    manager = amp.DynamicLossScaleManager(2, 2, 10)
    manager.bad_step_max = 3

    with pytest.raises(RuntimeError, match="within 3"):
        trained([1] * 5, manager)


def test_loss_of_a_scaled_step_is_printed_without_its_scale(
    capsys: pytest.CaptureFixture[str],
) -> None:
    net = Line()
    optimizer = nn.SGD(net.trainable_params(), 0.01)
    model = Model(net, nn.MSELoss(), optimizer, amp_level="O2")
    model.train(1, rows([0]), callbacks=[LossMonitor()])

    assert capsys.readouterr().out == "epoch: 1 step: 1, loss is 2.3125\n"


@pytest.mark.parametrize("level", ["O2", "O3"])
def test_evaluation_takes_the_converted_network_and_a_float32_loss(level: str) -> None:
    net = Line()
    optimizer = nn.SGD(net.trainable_params(), 0.01)
    model = Model(net, nn.MSELoss(), optimizer, metrics={"loss", "mse"}, amp_level=level)
    found = model.eval(rows([0]))
    loss, output, label = model.eval_network(engine.Tensor([[1.0, 2.0]]), engine.Tensor([[1.0]]))

    assert found["loss"] == pytest.approx(2.3125)
    assert {loss.dtype, output.dtype, label.dtype} == {engine.float32}
    assert net(engine.Tensor([[1.0, 2.0]])).dtype == engine.float16


@pytest.mark.parametrize("level", ["O2", "O3"])
def test_prediction_is_the_converted_networks(level: str) -> None:
    net = Line()
    model = Model(net, nn.MSELoss(), nn.SGD(net.trainable_params(), 0.01), amp_level=level)

    assert model.predict(engine.Tensor([[1.0, 2.0]])).dtype == engine.float16


def test_level_without_a_loss_scale_can_be_asked_for() -> None:
    net = Line()
    optimizer = nn.SGD(net.trainable_params(), 0.01)
    options = {"amp_level": "O2", "loss_scale_manager": None, "keep_batchnorm_fp32": False}
    model = Model(net, nn.MSELoss(), optimizer, **options)

    assert type(model.train_network) is nn.TrainOneStepCell


def test_manager_without_an_optimizer_follows_a_network_that_trains_itself() -> None:
    manager = amp.DynamicLossScaleManager(8, 2, 100)
    net = Line()
    optimizer = nn.SGD(net.trainable_params(), 0.01)
    with_loss = nn.WithLossCell(net, nn.MSELoss())
    step = nn.TrainOneStepWithLossScaleCell(with_loss, optimizer, manager.get_update_cell())
    Model(step, loss_scale_manager=manager).train(1, rows([1]))

    assert manager.get_loss_scale() == float(step.scale_sense) == 4.0


def test_manager_without_an_optimizer_and_without_scaled_steps_is_kept() -> None:
    class Loss(nn.Cell):
        def construct(self, x: Any, y: Any) -> Any:
            return (x.sum() - y.sum()).abs()

    manager = amp.FixedLossScaleManager()
    Model(Loss(), loss_scale_manager=manager).train(1, rows([0]))

    assert manager.get_loss_scale() == 128.0
