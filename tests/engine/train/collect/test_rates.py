"""The rate that was set stands in the lineage, and how it changed beside it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import insight
from engine import Model, Parameter, Tensor, nn
from engine.experimental import optim
from engine.train import LearningRateScheduler, ReduceLROnPlateau, SummaryCollector
from engine.train.callback import Callback
from engine.train.collect.rates import LearningRates

Make = Callable[..., Any]
SCHEDULE = "hyperparameters.learning_rate_schedule"
GROUPS = "hyperparameters.learning_rate_groups"


def collector(folder: Path, **specified: Any) -> SummaryCollector:
    chosen = {"collect_landscape": None, **specified}
    return SummaryCollector(str(folder), 1, collect_specified_data=chosen)


@pytest.fixture
def recorded(tmp_path: Path, make_model: Make, make_rows: Make) -> Make:
    """The lineage of a training of two steps an epoch with such a rate and further callbacks."""

    def train(rate: Any, *callbacks: Any, epochs: int = 2, **options: Any) -> Any:
        make_model(rate).train(epochs, make_rows(), [collector(tmp_path), *callbacks], **options)
        return insight.open_runs(tmp_path).lineage().iloc[0]

    return train


class Warm(nn.LearningRateSchedule):
    """A schedule of a user's own."""

    def construct(self, global_step: Any) -> Any:
        return Tensor(0.5) - (global_step - 1.0) * (global_step - 1.0) * 0.125


@pytest.mark.parametrize(
    ("rate", "peak", "told"),
    [
        ([0.1, 0.4, 0.2, 0.05], 0.4, "list of 4: 0.1 at first, 0.4 at most, 0.05 at last"),
        ([0.4, 0.2], 0.4, "list of 2: 0.4 at first, 0.2 at last"),
        (np.linspace(0.5, 0.0, 9), 0.5, "list of 9: 0.5 at first, 0.3125 at last"),
        (nn.CosineDecayLR(0.0, 0.5, 3), 0.5, "CosineDecayLR: 0.5 at first, 0 at last"),
        (nn.WarmUpLR(0.5, 3), 0.5, "WarmUpLR: 0 at first, 0.5 at last"),
        (Warm(), 0.5, "Warm: 0.375 at first, 0.5 at most, 0 at last"),
    ],
    ids=str,
)
def test_schedule_is_known_by_its_peak_and_its_course(
    recorded: Make, rate: Any, peak: float, told: str
) -> None:
    row = recorded(rate)

    assert row["hyperparameters.learning_rate"] == peak
    assert row[SCHEDULE] == told


def test_rate_that_stays_is_told_as_before(recorded: Make) -> None:
    row = recorded(0.1)

    assert row["hyperparameters.learning_rate"] == 0.1
    assert not {SCHEDULE, GROUPS} & set(row.index)


@pytest.mark.parametrize("sinks", [False, True])
def test_rate_that_a_callback_sets_is_known_by_its_peak(recorded: Make, sinks: bool) -> None:
    rates = {1: 0.5, 2: 0.25, 3: 0.125, 4: 9.0}
    row = recorded(
        0.1, LearningRateScheduler(lambda rate, step: rates[step]), dataset_sink_mode=sinks
    )

    assert row["hyperparameters.learning_rate"] == (0.25 if sinks else 0.5)
    peak = "0.25" if sinks else "0.5"
    assert row[SCHEDULE] == f"LearningRateScheduler: 0.1 at first, {peak} at most"


def test_rate_that_is_lowered_on_a_plateau_keeps_what_was_set(recorded: Make) -> None:
    row = recorded(0.0625, ReduceLROnPlateau("loss", 0.5, patience=0, mode="max"), epochs=3)

    assert row["hyperparameters.learning_rate"] == 0.0625
    assert row[SCHEDULE] == "ReduceLROnPlateau: 0.0625 at first"


def test_training_without_a_plateau_has_the_same_setting(recorded: Make) -> None:
    row = recorded(0.0625, ReduceLROnPlateau("loss", 0.5, patience=9))

    assert row[SCHEDULE] == "ReduceLROnPlateau: 0.0625 at first"


def test_rate_that_a_script_sets_says_so(recorded: Make) -> None:
    class Sets(Callback):
        def on_train_epoch_end(self, run_context: Any) -> None:
            optimizer = run_context.original_args().optimizer
            optimizer.learning_rate = Parameter(Tensor(0.25), "learning_rate")

    assert recorded(0.5, Sets())[SCHEDULE] == "set while training: 0.5 at first"


class Table(nn.LearningRateSchedule):
    """A schedule of a user's own that knows so many steps, and counts how often it is asked."""

    def __init__(self, rates: list[float]) -> None:
        super().__init__()
        self.rates, self.asked = rates, 0

    def construct(self, global_step: Any) -> Any:
        self.asked += 1
        return Tensor(self.rates[int(global_step.asnumpy())])


class Stops(Callback):
    def on_train_step_end(self, run_context: Any) -> None:
        if run_context.original_args().cur_step_num == 3:
            run_context.request_stop()


@pytest.mark.parametrize("sinks", [False, True])
def test_schedule_of_a_users_own_is_not_asked_for_steps_that_were_not_taken(
    recorded: Make, sinks: bool
) -> None:
    table = Table([0.25, 0.5, 0.125, 0.0625])
    further = [] if sinks else [Stops()]
    row = recorded(table, *further, epochs=2 if sinks else 5, dataset_sink_mode=sinks)

    assert table.asked == (4 if sinks else 3)
    assert row["hyperparameters.learning_rate"] == 0.5
    end = ", 0.0625 at last" if sinks else ""
    assert row[SCHEDULE] == f"Table: 0.25 at first, 0.5 at most{end}"


def test_schedule_with_a_state_is_asked_once_a_step_though_its_rate_is_drawn(
    make_model: Make, make_rows: Make, tmp_path: Path
) -> None:
    class Halves(nn.LearningRateSchedule):
        def __init__(self) -> None:
            super().__init__()
            self.rate = 1.0

        def construct(self, global_step: Any) -> Any:
            self.rate /= 2
            return Tensor(self.rate)

    halves = Halves()
    make_model(halves).train(2, make_rows(), [collector(tmp_path, collect_learning_rate=True)])
    store = insight.open_runs(tmp_path)
    rates = store.table("scalar", tags="learning_rate/auto").value

    assert halves.rate == 0.0625
    assert rates.tolist() == [0.5, 0.25, 0.125, 0.0625]
    assert store.lineage().iloc[0][SCHEDULE] == "Halves: 0.5 at first, 0.0625 at last"


def test_nobody_listens_to_a_schedule_after_the_training(
    make_model: Make, make_rows: Make, tmp_path: Path
) -> None:
    class Fails(Callback):
        def on_train_step_end(self, run_context: Any) -> None:
            raise KeyboardInterrupt

    warm, recorded = Warm(), collector(tmp_path, collect_learning_rate=True)
    with pytest.raises(KeyboardInterrupt):
        make_model(warm).train(1, make_rows(), [recorded, Fails()])
    before = recorded.state_dict()["rates"]
    warm(Tensor(1))

    assert recorded.state_dict()["rates"] == before == {"0": [0.375, 0.375, 0.375]}


def test_what_was_heard_before_a_resumed_training_counts() -> None:
    weight = Parameter(Tensor([0.0]), name="weight")
    optimizer = nn.SGD([weight], Table([0.5, 0.25, 0.125]))
    first, second = LearningRates(), LearningRates()
    first.begin(optimizer, 3)
    optimizer([Tensor([0.0])])
    second.begin(optimizer, 2)
    second.load_state_dict(first.state_dict())
    optimizer([Tensor([0.0])])

    assert second.facts([]) == (0.5, {SCHEDULE: "Table: 0.5 at first"})


class Wider(nn.Cell):
    """A network with a third parameter."""

    def __init__(self, inner: Any) -> None:
        super().__init__()
        self.inner = inner
        self.scale = Parameter(Tensor(1.0), name="scale")

    def construct(self, x: Any) -> Any:
        return self.inner(x) * self.scale


def grouped(make_net: Make, make_rows: Make, folder: Path, first: Any, second: Any) -> Any:
    net = make_net()
    weight, bias = net.trainable_params()
    groups = [{"params": [weight], "lr": first}, {"params": [bias]}]
    model = Model(net, nn.MSELoss(), nn.Momentum(groups, second, 0.9))
    model.train(2, make_rows(), [collector(folder)])
    return insight.open_runs(folder).lineage().iloc[0]


def test_rates_of_groups_are_told_each(make_net: Make, make_rows: Make, tmp_path: Path) -> None:
    same = grouped(make_net, make_rows, tmp_path / "same", 0.1, 0.1)
    fixed = grouped(make_net, make_rows, tmp_path / "fixed", 0.1, 0.01)
    changing = grouped(make_net, make_rows, tmp_path / "changing", 0.1, [0.01, 0.005])

    assert not {SCHEDULE, GROUPS} & set(same.index)
    assert (fixed["hyperparameters.learning_rate"], fixed[GROUPS]) == (0.1, (0.1, 0.01))
    assert (changing["hyperparameters.learning_rate"], changing[GROUPS]) == (0.1, (0.1, 0.01))
    assert changing[SCHEDULE] == "group 1: list of 2: 0.01 at first, 0.005 at last"


def test_groups_are_told_by_their_own_numbers(
    make_net: Make, make_rows: Make, tmp_path: Path
) -> None:
    net = Wider(make_net())
    first, second, third = net.trainable_params()
    groups = [
        {"params": [first]},
        {"order_params": [third, second, first]},
        {"params": [second]},
        {"params": [third], "lr": [0.4, 0.3, 0.2, 0.1]},
    ]
    model = Model(net, nn.MSELoss(), nn.Momentum(groups, 0.05, 0.9))
    model.train(2, make_rows(), [collector(tmp_path)])
    row = insight.open_runs(tmp_path).lineage().iloc[0]

    assert row["hyperparameters.learning_rate"] == 0.05
    assert row[GROUPS] == (0.05, 0.05, 0.4)
    assert row[SCHEDULE] == "group 3: list of 4: 0.4 at first, 0.1 at last"


def test_optimizer_whose_groups_have_all_options_is_known_too(
    make_net: Make, make_rows: Make, tmp_path: Path
) -> None:
    net = make_net()
    optimizer = optim.Adam(net.trainable_params(), lr=0.25)
    schedule = optim.lr_scheduler.StepLR(optimizer, step_size=1, gamma=0.5)

    class Steps(Callback):
        def on_train_epoch_end(self, run_context: Any) -> None:
            schedule.step()

    train = nn.TrainOneStepCell(nn.WithLossCell(net, nn.MSELoss()), optimizer)
    Model(train).train(2, make_rows(), [collector(tmp_path), Steps()])
    row = insight.open_runs(tmp_path).lineage().iloc[0]

    assert row["hyperparameters.learning_rate"] == 0.25
    assert row[SCHEDULE] == "set while training: 0.25 at first"


def test_scalar_of_the_rate_is_that_of_the_step_wherever_the_scheduler_stands(
    make_model: Make, make_rows: Make, tmp_path: Path
) -> None:
    half = LearningRateScheduler(lambda rate, step: rate / 2)
    callbacks = [half, collector(tmp_path, collect_learning_rate=True)]
    make_model(0.5).train(2, make_rows(), callbacks)
    rates = insight.open_runs(tmp_path).table("scalar", tags="learning_rate/auto").value

    assert rates.tolist() == [0.5, 0.25, 0.125, 0.0625]


def test_second_training_with_one_optimizer_goes_on_with_its_schedule(
    make_model: Make, make_rows: Make, tmp_path: Path
) -> None:
    model = make_model([0.4, 0.2, 0.1])
    model.train(1, make_rows())
    model.train(1, make_rows(), [collector(tmp_path)])
    row = insight.open_runs(tmp_path).lineage().iloc[0]

    assert row["hyperparameters.learning_rate"] == 0.4
    assert row[SCHEDULE] == "list of 3: 0.4 at first, 0.1 at last"


def test_what_was_seen_before_a_resumed_training_counts() -> None:
    weight = Parameter(Tensor([0.0]), name="weight")
    optimizer = nn.SGD([weight], 0.5)
    first, second = LearningRates(), LearningRates()
    first.begin(optimizer, 10)
    optimizer.learning_rate.set_data(Tensor(0.25))
    second.begin(optimizer, 10)
    second.load_state_dict(first.state_dict())

    assert second.facts([]) == (
        0.5,
        {SCHEDULE: "set while training: 0.5 at first"},
    )


@pytest.mark.parametrize(
    "groups", [None, 2, [], [{"params": []}], [{"lr": nn.WarmUpLR(0.5, 3)}], [3]], ids=str
)
def test_stranger_has_no_rate(groups: Any) -> None:
    stranger = SimpleNamespace() if groups is None else SimpleNamespace(param_groups=groups)
    rates = LearningRates()
    rates.begin(stranger, 10)

    assert rates.facts([]) == (None, {})
    assert rates.of_last_step() is None
