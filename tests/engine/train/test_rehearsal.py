"""What `Model.build` computes leaves caches, and nothing else."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import engine
import insight
from engine import Model, Parameter, Tensor, nn, ops
from engine import dataset as ds
from engine.amp import DynamicLossScaleManager, FixedLossScaleManager
from engine.train import LossMonitor
from engine.train.summary import SummaryRecord
from tests.engine.fake_cupy.array import only_beside_the_stand_in
from tests.engine.fake_cupy.gpu import fake_gpu

Make = Callable[..., Any]


class Rich(nn.Cell):
    """All that a step changes: running statistics, draws, counters."""

    def __init__(self) -> None:
        super().__init__()
        self.first = nn.Dense(10, 8)
        self.norm = nn.BatchNorm1d(8)
        self.dropout = nn.Dropout(p=0.5)
        self.last = nn.Dense(8, 5)
        self.calls = 0
        self.seen = Parameter(Tensor(0.0), requires_grad=False)

    def construct(self, x: Any) -> Any:
        self.calls += 1
        ops.assign_add(self.seen, Tensor(1.0))
        return self.last(self.dropout(ops.relu(self.norm(self.first(x)))))


OPTIMIZERS: dict[str, Callable[[Any], Any]] = {
    "momentum": lambda parameters: nn.Momentum(parameters, [0.1, 0.05, 0.01] * 40, 0.9),
    "adam": lambda parameters: nn.Adam(parameters, 0.01),
    "asgd": lambda parameters: nn.ASGD(parameters, 0.1),
    "rprop": lambda parameters: nn.Rprop(parameters, 0.1),
}
LEVELS: dict[str, dict[str, Any]] = {
    "plain": {},
    "O2": {"amp_level": "O2"},
    "boosted": {"boost_level": "O1"},
    "dynamic": {"loss_scale_manager": DynamicLossScaleManager(2**30, 2, 2)},
    "fixed": {"loss_scale_manager": FixedLossScaleManager(128.0, drop_overflow_update=False)},
}


def noisy(x: Any) -> Any:
    return x + np.float32(np.random.rand() + random.random())


def rows(count: int = 7) -> Any:
    x = np.random.default_rng(1).random((count * 4, 10)).astype(np.float32)
    data = ds.NumpySlicesDataset({"x": x, "y": x[:, :5]}, shuffle=True)
    return data.map(noisy, ["x"]).batch(4)


def trained(optimizer: str, level: str, *, build: bool, sinks: bool) -> tuple[Any, ...]:
    engine.set_seed(4)
    random.seed(4)
    np.random.seed(4)
    net, data, valid = Rich(), rows(), rows(2)
    if level == "fixed":
        loss_scale = 128.0
        made = nn.SGD(net.trainable_params(), 0.1, loss_scale=loss_scale)
    else:
        made = OPTIMIZERS[optimizer](net.trainable_params())
    options = dict(LEVELS[level])
    if level == "dynamic":
        options["loss_scale_manager"] = DynamicLossScaleManager(2**30, 2, 2)
    model = Model(net, nn.MSELoss(), made, metrics={"mse"}, **options)
    model.train(1, data)
    if build:
        model.build(data, valid, epoch=2, sink_mode=sinks)
    model.fit(2, data, valid, dataset_sink_mode=sinks, valid_dataset_sink_mode=sinks)
    state = {p.name: p.asnumpy().copy() for p in model.train_network.get_parameters()}
    left = (net.calls, np.random.rand(), random.random())
    return state, left, ops.uniform((3,), Tensor(0.0), Tensor(1.0)).asnumpy(), model.eval(valid)


@pytest.mark.parametrize("sinks", [False, True])
@pytest.mark.parametrize(
    ("optimizer", "level"),
    [*((name, "plain") for name in OPTIMIZERS), *(("adam", level) for level in LEVELS)],
)
def test_training_after_build_is_that_without(optimizer: str, level: str, sinks: bool) -> None:
    plain = trained(optimizer, level, build=False, sinks=sinks)
    built = trained(optimizer, level, build=True, sinks=sinks)

    assert plain[0].keys() == built[0].keys()
    for name, value in plain[0].items():
        np.testing.assert_array_equal(built[0][name], value, err_msg=name)
    assert plain[1] == built[1]
    np.testing.assert_array_equal(plain[2], built[2])
    assert plain[3] == built[3]


def test_mode_of_the_networks_stays(make_model: Make, make_rows: Make) -> None:
    model = make_model(metrics={"mse"})
    net = model.predict_network
    for trains in (False, True):
        net.set_train(trains)
        model.build(make_rows(), make_rows())
        assert net.training is trains


def test_step_that_fails_leaves_all_as_it_was(make_rows: Make) -> None:
    class Failing(Rich):
        def construct(self, x: Any) -> Any:
            super().construct(x)
            raise OSError("no space")

    net, data = Failing(), make_rows()
    before = net.seen.asnumpy().copy()
    with pytest.raises(OSError, match="no space"):
        Model(net, nn.MSELoss(), nn.SGD(net.trainable_params(), 0.1)).build(data)

    assert net.seen.asnumpy() == before
    assert (net.calls, data.passes) == (0, 0)
    assert [one for one in threading.enumerate() if one.name == "batches ahead"] == []


def test_summary_operators_record_nothing(make_rows: Make, tmp_path: Any) -> None:
    class Watched(nn.Cell):
        def __init__(self) -> None:
            super().__init__()
            self.dense = nn.Dense(10, 5)
            self.summary = ops.ScalarSummary()

        def construct(self, x: Any) -> Any:
            self.summary("mean", x.mean())
            return self.dense(x)

    net = Watched()
    with SummaryRecord(str(tmp_path), network=net) as record:
        model = Model(net, nn.MSELoss(), nn.SGD(net.trainable_params(), 0.1))
        model.build(make_rows())

        record.record(1)

    assert insight.open_runs(tmp_path).table("scalar").empty


@only_beside_the_stand_in
def test_training_on_a_gpu_after_build_is_that_without(make_rows: Make) -> None:
    weights = []
    for build in (False, True):
        with fake_gpu():
            engine.set_seed(2)
            net = nn.SequentialCell(nn.Dense(10, 5), nn.Dropout(p=0.5))
            net[0].weight.set_data(Tensor(np.ones((5, 10), np.float32)))
            model = Model(net, nn.MSELoss(), nn.Adam(net.trainable_params(), 0.1))
            data = make_rows()
            if build:
                model.build(data)
            model.train(1, data)
            weights.append(net[0].weight.asnumpy())

    assert np.array_equal(*weights)


def test_dataset_of_another_model_is_not_built_for(make_model: Make, make_rows: Make) -> None:
    data = make_rows()
    make_model().build(data)

    with pytest.raises(RuntimeError, match="had been used in other model"):
        make_model().train(1, data)


@pytest.mark.parametrize(
    ("arguments", "error", "message"),
    [
        ({}, ValueError, "a train_dataset or a valid_dataset, got None of both"),
        ({"train_dataset": [1]}, TypeError, "a dataset, got list"),
        ({"valid_dataset": [1]}, TypeError, "a dataset, got list"),
        ({"valid_dataset": rows()}, RuntimeError, "a model with metrics, got none"),
        ({"train_dataset": rows(), "epoch": 0}, ValueError, "must > 0, but got '0'"),
        ({"train_dataset": rows(), "epoch": 1.5}, TypeError, "must be int"),
        ({"train_dataset": rows(), "sink_size": 0}, ValueError, "-1 or positive, but got 0"),
        ({"train_dataset": rows(), "sink_mode": 1}, TypeError, "a bool, got int"),
        ({"train_dataset": rows().project(["x"])}, ValueError, r"2 columns \(data, label\), got 1"),
    ],
)
def test_arguments_that_do_not_fit_are_refused(
    make_model: Make, arguments: dict[str, Any], error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        make_model().build(**arguments)


def test_build_prints_nothing(
    make_model: Make, make_rows: Make, capsys: pytest.CaptureFixture
) -> None:
    model, data = make_model(metrics={"mse"}), make_rows()
    model.build(data, make_rows(), epoch=2)
    assert capsys.readouterr().out == ""

    model.train(2, data, LossMonitor(), dataset_sink_mode=True)
    assert capsys.readouterr().out.count("loss is") == 2
