"""Training by plans ends where training operator by operator does, bit for bit, whatever is asked.

Each case trains twice, with the same seeds: as a model does while nobody has set a mode, which is
by plans, and in PYNATIVE_MODE. Losses, parameters, running state and what is drawn are compared.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import engine
from engine import Model, Tensor, amp, dataset, nn, ops
from engine.planning.plan import Plan
from engine.train.callback import (
    Callback,
    CheckpointConfig,
    LossMonitor,
    ModelCheckpoint,
    SummaryCollector,
)

pytestmark = pytest.mark.no_mode

ROWS, FEATURES, CLASSES = 40, 6, 3


def batches(size: int = 16, *, drops: bool = False) -> Any:
    """Three batches, the last of half the size."""
    rng = np.random.default_rng(2)
    data = {
        "x": rng.standard_normal((ROWS, FEATURES)).astype(np.float32),
        "y": rng.integers(0, CLASSES, ROWS).astype(np.int32),
    }
    return dataset.NumpySlicesDataset(data, shuffle=True).batch(size, drop_remainder=drops)


class Net(nn.Cell):
    """Dense layers with what has state: batch norm and dropout."""

    def __init__(self) -> None:
        super().__init__()
        self.first = nn.Dense(FEATURES, 8)
        self.norm = nn.BatchNorm1d(8)
        self.drop = nn.Dropout(p=0.3)
        self.last = nn.Dense(8, CLASSES)

    def construct(self, x: Tensor) -> Tensor:
        return self.last(self.drop(ops.relu(self.norm(self.first(x)))))


def loss() -> nn.Cell:
    return nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")


class Losses(Callback):
    """Each loss, and the rates of each step."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[Any] = []

    def on_train_step_end(self, run_context: Any) -> None:
        outputs = run_context.original_args().net_outputs
        parts = outputs if isinstance(outputs, tuple) else (outputs,)
        self.seen.append([np.array(one.asnumpy()) for one in parts])


Optimizers = Callable[[Any], nn.Optimizer]


def momentum(parameters: Any) -> nn.Optimizer:
    return nn.Momentum(parameters, 0.05, 0.9)


def model_of(
    network: nn.Cell | None = None, optimizer: Optimizers = momentum, **options: Any
) -> Model:
    net = network or Net()
    return Model(net, loss(), optimizer(net.trainable_params()), **options)


def decayed(parameters: Any) -> nn.Optimizer:
    return nn.Adam(parameters, [0.01, 0.02, 0.03], weight_decay=0.1)


def grouped(parameters: Any) -> nn.Optimizer:
    first, rest = parameters[:1], parameters[1:]
    groups = [
        {"params": first, "lr": 0.1, "weight_decay": 0.01},
        {"params": rest, "grad_centralization": True},
        {"order_params": parameters},
    ]
    return nn.Momentum(groups, nn.ExponentialDecayLR(0.1, 0.9, 2), 0.9)


class Halving(nn.Cell):
    """A decay that falls with the steps."""

    def construct(self, global_step: Tensor) -> Tensor:
        return 0.1 / (1 + global_step)


def decaying(parameters: Any) -> nn.Optimizer:
    return nn.SGD(parameters, 0.1, weight_decay=Halving(), momentum=0.5)


class Clipped(nn.TrainOneStepCell):
    """A step of a user's own, which clips gradients."""

    def construct(self, *inputs: Any) -> Any:
        value = self.network(*inputs)
        gradients = self.grad(self.network, self.weights)(*inputs, ops.ones_like(value))
        self.optimizer(ops.clip_by_global_norm(gradients, 0.5))
        return value


def clipped() -> Model:
    net = nn.WithLossCell(Net(), loss())
    return Model(Clipped(net, momentum(net.trainable_params())))


class Accumulating(nn.TrainOneStepCell):
    """A step that adds gradients up, and moves at each second batch."""

    def __init__(self, network: nn.Cell, optimizer: nn.Optimizer) -> None:
        super().__init__(network, optimizer)
        self.sums = self.weights.clone("sum", "zeros")
        self.seen = 0

    def construct(self, *inputs: Any) -> Any:
        value = self.network(*inputs)
        gradients = self.grad(self.network, self.weights)(*inputs, ops.ones_like(value))
        for total, one in zip(self.sums, gradients, strict=True):
            ops.assign_add(total, one)
        self.seen += 1
        if self.seen % 2 == 0:
            self.optimizer(tuple(self.sums))
            for total in self.sums:
                ops.assign(total, ops.zeros_like(total))
        return value


def accumulating() -> Model:
    net = nn.WithLossCell(Net(), loss())
    return Model(Accumulating(net, momentum(net.trainable_params())))


def recomputed() -> Model:
    net = Net()
    net.first.recompute()
    return model_of(net)


def with_fixed_scale(**options: Any) -> Model:
    return model_of(loss_scale_manager=amp.FixedLossScaleManager(1024.0, **options))


def dynamic(level: str) -> Model:
    return model_of(amp_level=level, loss_scale_manager=amp.DynamicLossScaleManager(2**20, 2, 2))


def half(level: str) -> Model:
    return model_of(amp_level=level)


PLANNED: dict[str, Callable[[], Model]] = {
    "momentum": model_of,
    "weight decay and a list of rates": lambda: model_of(optimizer=decayed),
    "groups with rates and decays of their own": lambda: model_of(optimizer=grouped),
    "a decay that changes": lambda: model_of(optimizer=decaying),
    "a decoupled decay with a schedule": lambda: model_of(
        optimizer=lambda p: nn.AdamWeightDecay(p, nn.CosineDecayLR(0.0, 0.1, 6), weight_decay=0.1)
    ),
    "Lamb": lambda: model_of(optimizer=lambda p: nn.Lamb(p, 0.01, weight_decay=0.01)),
    "gradients clipped in a step of one's own": clipped,
    "gradients of several batches added up": accumulating,
    "a layer that is recomputed": recomputed,
    "a fixed loss scale": with_fixed_scale,
    "a fixed loss scale, overflows kept": lambda: with_fixed_scale(drop_overflow_update=False),
    **{
        f"amp level {level}": lambda level=level: half(level)
        for level in ("O1", "O2", "O3", "auto")
    },  # type: ignore[misc]
    **{
        f"amp level {level} with a dynamic scale": lambda level=level: dynamic(level)  # type: ignore[misc]
        for level in ("O2", "O3")
    },
    "boost level O1": lambda: model_of(boost_level="O1"),
}


class Run:
    """A training from its seeds on, and what it leaves.

    Args:
        make: Makes the model.
        mode: The mode that is set, or None.
        options: Of `Model.train`.

    """

    def __init__(
        self,
        make: Callable[[], Model],
        mode: int | None,
        callbacks: Callable[[Model], list[Callback]] = lambda _model: [],
        epochs: int = 3,
        **options: Any,
    ) -> None:
        engine.set_seed(7)
        if mode is not None:
            engine.set_context(mode=mode)
        self.model = make()
        losses = Losses()
        data = batches()
        self.model.train(epochs, data, [losses, *callbacks(self.model)], **options)
        self.losses = losses.seen
        step = self.model.train_network
        self.parameters = {one.name: one.asnumpy() for one in step.get_parameters()}
        self.drawn = ops.uniform((2,)).asnumpy()


@pytest.fixture
def planned_calls(monkeypatch: pytest.MonkeyPatch) -> list[Plan]:
    """Each call of a plan."""
    calls: list[Plan] = []
    before = Plan.__call__

    def counted(self: Plan, *given: Any) -> Any:
        calls.append(self)
        return before(self, *given)

    monkeypatch.setattr(Plan, "__call__", counted)
    return calls


def assert_same(one: Run, other: Run) -> None:
    np.testing.assert_equal(one.losses, other.losses)
    np.testing.assert_equal(one.parameters, other.parameters)
    np.testing.assert_array_equal(one.drawn, other.drawn)


@pytest.mark.parametrize("name", PLANNED)
def test_training_by_plans_is_that_without(name: str, planned_calls: list[Plan]) -> None:
    planned = Run(PLANNED[name], None)
    assert len(planned_calls) >= 6, "nothing was planned"

    assert_same(planned, Run(PLANNED[name], engine.PYNATIVE_MODE))


def test_steps_whose_loss_is_scaled_share_plans_whatever_the_scale(
    planned_calls: list[Plan],
) -> None:
    model = dynamic("O2")
    model.train(6, batches())
    kinds = {id(one) for one in planned_calls}

    assert len(kinds) <= 3  # gradients of batches of two sizes, and the optimizer's step
    assert len(planned_calls) > 8 * len(kinds)


@pytest.mark.parametrize("name", ["momentum", "amp level O2 with a dynamic scale"])
def test_graph_mode_plans_as_a_model_does(name: str) -> None:
    graph = Run(PLANNED[name], engine.GRAPH_MODE)

    assert_same(graph, Run(PLANNED[name], engine.PYNATIVE_MODE))


@pytest.mark.parametrize("sink_size", [-1, 2])
def test_sinks_are_planned(sink_size: int, planned_calls: list[Plan]) -> None:
    sinks = {"dataset_sink_mode": True, "sink_size": sink_size}
    planned = Run(model_of, None, **sinks)
    assert planned_calls

    assert_same(planned, Run(model_of, engine.PYNATIVE_MODE, **sinks))


class Doing(Callback):
    """Something at one step."""

    def __init__(self, step: int, do: Callable[[], Any]) -> None:
        super().__init__()
        self.step, self.do = step, do

    def on_train_step_end(self, run_context: Any) -> None:
        if run_context.original_args().cur_step_num == self.step:
            self.do()


def freezing(model: Model) -> Any:
    model.predict_network.first.weight.requires_grad = False


def setting(model: Model) -> Any:
    weight = model.predict_network.last.weight
    weight.set_data(Tensor(np.full(weight.shape, 0.25, np.float32)))


def writing(model: Model) -> Any:
    model.predict_network.last.weight[0] = 0.5


def slowing(model: Model) -> Any:
    rate: Any = model._optimizer
    rate.learning_rate.set_data(Tensor(0.001))


def evaluating(model: Model) -> Any:
    network = model.predict_network
    network.set_train(False)
    network.drop = nn.Dropout(p=0.6)
    network.set_train(True)


def loading(model: Model) -> Any:
    net = model.predict_network
    halved = {one.name: engine.Parameter(one * 0.5) for one in net.get_parameters()}
    engine.load_param_into_net(net, halved)


def normalising(model: Model) -> Any:
    model.predict_network.norm.set_train(False)


CHANGES = [freezing, setting, writing, slowing, evaluating, loading, normalising]


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
def test_what_a_callback_changes_counts_from_the_next_step(change: Callable[[Model], Any]) -> None:
    def callbacks(model: Model) -> list[Callback]:
        return [Doing(4, lambda: change(model))]

    planned = Run(model_of, None, callbacks)

    assert_same(planned, Run(model_of, engine.PYNATIVE_MODE, callbacks))


def test_evaluation_that_goes_on_is_planned_too(planned_calls: list[Plan]) -> None:
    found = []
    for mode in (None, engine.PYNATIVE_MODE):
        engine.set_seed(3)
        if mode is not None:
            engine.set_context(mode=mode)
        model = model_of(metrics={"loss", "acc"})
        metrics: list[Any] = []

        class Metrics(Callback):
            def on_train_epoch_end(self, run_context: Any, metrics: Any = metrics) -> None:
                metrics.append(dict(run_context.original_args().metrics))

        model.fit(12, batches(), batches(), callbacks=Metrics())
        for _ in range(20):
            predicted = model.predict(ops.ones((2, FEATURES))).asnumpy()
        found.append((metrics, predicted))
        if mode is None:
            kinds = {id(one) for one in planned_calls}
            assert len(kinds) == 4  # steps of two sizes; what came often: evaluations, predictions

    np.testing.assert_equal(*found)


def test_training_goes_on_from_a_checkpoint_as_if_never_interrupted(tmp_path: Path) -> None:
    config = CheckpointConfig(save_checkpoint_steps=4, resumable=True, async_save=False)
    whole = Run(model_of, None, lambda _: [ModelCheckpoint("t", str(tmp_path), config)])
    resumed = Run(
        model_of,
        None,
        lambda _: [ModelCheckpoint("r", str(tmp_path / "again"), config)],
        resume=str(tmp_path / "t-2_1.ckpt"),
    )

    np.testing.assert_equal(resumed.parameters, whole.parameters)
    np.testing.assert_equal(resumed.losses, whole.losses[4:])


def test_collector_records_the_graph_and_changes_nothing(tmp_path: Path) -> None:
    def callbacks(_model: Model) -> list[Callback]:
        return [SummaryCollector(str(tmp_path), collect_freq=1), LossMonitor(100)]

    planned = Run(model_of, None, callbacks)

    assert_same(planned, Run(model_of, engine.PYNATIVE_MODE))
    assert list(tmp_path.glob("*summary*"))
