"""Evaluations are recorded at the training's step: as scalars, and as metrics of the run."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import insight
from engine import Model, nn
from engine.dataset import NumpySlicesDataset
from engine.metrics import Metric
from engine.train import EarlyStopping, SummaryCollector
from engine.train.callback import Callback, RunContext
from engine.train.callback.run_context import CallbackArguments
from engine.train.collect.evaluations import Evaluations
from engine.train.collect.options import CollectOptions
from insight.format.frames import read_frames
from insight.format.messages import LineageEvent

Make = Callable[..., Any]


class Judged(Metric):
    """A metric whose results are given, one an evaluation."""

    def __init__(self, *results: Any) -> None:
        super().__init__()
        self._results = list(results)

    def clear(self) -> None:
        """Nothing is kept."""

    def update(self, *inputs: Any) -> None:
        """Nothing is kept."""

    def eval(self) -> Any:
        return self._results.pop(0) if len(self._results) > 1 else self._results[0]


def collector(folder: Path, freq: int = 100, **specified: Any) -> SummaryCollector:
    chosen = {"collect_landscape": None, **specified}
    return SummaryCollector(str(folder), freq, collect_specified_data=chosen)


def curves(folder: Path, part: str = "val/") -> dict[str, dict[int, float]]:
    table = insight.open_runs(folder).table("scalar")
    told = table[table.tag.str.startswith(part)]
    return {
        str(tag): dict(zip(rows.step.tolist(), rows.value.tolist(), strict=True))
        for tag, rows in told.groupby("tag", observed=True)
    }


def metric(folder: Path, name: str) -> Any:
    return insight.open_runs(folder).lineage().iloc[0][f"metric.{name}"]


def told(folder: Path) -> list[dict[str, Any]]:
    """The metrics of each evaluation in the lineage, in their order."""
    found = [
        LineageEvent.FromString(payload).evaluation_lineage.metric
        for path in sorted(folder.glob("*_lineage"))
        for _, payload in read_frames(path.read_bytes())
    ]
    return [json.loads(text) for text in found if text]


def test_fit_records_each_metric_of_each_epoch(
    make_model: Make, make_rows: Make, tmp_path: Path
) -> None:
    metrics = {"acc": Judged(0.25, 0.5, 0.75), "loss": nn.Loss()}
    model = make_model(0.0, metrics=metrics)
    model.fit(3, make_rows(), make_rows(), callbacks=[collector(tmp_path)])

    found = curves(tmp_path)
    assert found["val/acc"] == {2: 0.25, 4: 0.5, 6: 0.75}
    assert list(found["val/loss"]) == [2, 4, 6]
    assert [one["acc"] for one in told(tmp_path)] == [0.25, 0.5, 0.75]
    assert metric(tmp_path, "acc") == 0.75


def test_fit_records_the_loss_of_the_evaluation_though_no_metric_asks_for_it(
    make_model: Make, make_rows: Make, tmp_path: Path
) -> None:
    losses = []

    class Losses(Callback):
        def on_train_epoch_end(self, run_context: Any) -> None:
            losses.append(run_context.original_args().eval_results["eval_loss"])

    model = make_model(metrics={"mse"})
    model.fit(2, make_rows(), make_rows(), callbacks=[collector(tmp_path), Losses()])

    np.testing.assert_allclose(list(curves(tmp_path)["val/loss"].values()), losses, rtol=1e-6)


@pytest.mark.parametrize(("frequency", "steps"), [(2, [4, 8]), ([1, 3], [2, 6])])
def test_epochs_without_evaluation_have_no_point(
    make_model: Make, make_rows: Make, tmp_path: Path, frequency: Any, steps: list[int]
) -> None:
    model = make_model(metrics={"mse"})
    model.fit(4, make_rows(), make_rows(), frequency, [collector(tmp_path)])

    assert list(curves(tmp_path)["val/mse"]) == steps


@pytest.mark.parametrize("valid_sinks", [False, True])
def test_sink_mode_counts_the_steps_that_were_trained(
    make_model: Make, make_rows: Make, tmp_path: Path, valid_sinks: bool
) -> None:
    sinks = {"dataset_sink_mode": True, "valid_dataset_sink_mode": valid_sinks, "sink_size": 3}
    model = make_model(metrics={"mse"})
    model.fit(2, make_rows(), make_rows(), callbacks=[collector(tmp_path)], **sinks)

    assert list(curves(tmp_path)["val/mse"]) == [3, 6]


def test_metric_of_several_numbers_has_a_curve_for_each(
    make_model: Make, make_rows: Make, tmp_path: Path
) -> None:
    metrics = {
        "recall": Judged(np.array([1.0, 0.5])),
        "of": Judged({"cats": 0.25}),
        "matrix": Judged(np.eye(2)),
    }
    make_model(metrics=metrics).fit(1, make_rows(), make_rows(), callbacks=[collector(tmp_path)])
    store = insight.open_runs(tmp_path)

    assert {tag: rows[2] for tag, rows in curves(tmp_path).items() if "loss" not in tag} == {
        "val/recall/0": 1.0,
        "val/recall/1": 0.5,
        "val/of/cats": 0.25,
    }
    assert store.value("tensor", ".", "val/matrix", 2).tolist() == [[1.0, 0.0], [0.0, 1.0]]
    row = store.lineage().iloc[0]
    assert row["metric.recall"] == (1.0, 0.5)
    assert row["metric.of.cats"] == 0.25


def test_user_who_derives_from_the_collector_has_each_once(
    make_model: Make, make_rows: Make, tmp_path: Path
) -> None:
    class Mine(SummaryCollector):
        pass

    model = make_model(metrics={"acc": Judged(0.25, 0.5)})
    model.fit(2, make_rows(), make_rows(), callbacks=[Mine(str(tmp_path))])

    assert curves(tmp_path)["val/acc"] == {2: 0.25, 4: 0.5}
    assert len(told(tmp_path)) == 2


def test_evaluations_between_trainings_stand_at_the_steps_they_came_to(
    make_model: Make, make_rows: Make, tmp_path: Path
) -> None:
    model, data, rows = make_model(metrics={"acc": Judged(0.25, 0.5)}), make_rows(), make_rows()
    recorded = collector(tmp_path)
    model.train(2, data, callbacks=[recorded])
    model.eval(rows, callbacks=[recorded])
    before = curves(tmp_path)
    model.train(3, data, callbacks=[recorded])
    model.eval(rows, callbacks=[recorded])

    assert before == {"val/acc": {4: 0.25}}
    assert curves(tmp_path) == {"val/acc": {4: 0.25, 6: 0.5}}
    assert metric(tmp_path, "acc") == 0.5


def test_second_training_that_finds_the_same_has_rows_of_its_own(
    make_model: Make, make_rows: Make, tmp_path: Path
) -> None:
    recorded = collector(tmp_path)
    model, data = make_model(0.0, metrics={"acc": Judged(0.25)}), make_rows()
    for _ in range(2):
        model.fit(1, data, make_rows(), callbacks=[recorded])
    table = insight.open_runs(tmp_path).table("scalar", superseded=True)

    assert table[table.tag == "val/acc"].value.tolist() == [0.25, 0.25]


def test_collector_of_its_own_asks_the_model_how_far_it_came(
    make_model: Make, make_rows: Make, tmp_path: Path
) -> None:
    model = make_model(metrics={"mse"})
    model.train(3, make_rows(), callbacks=[collector(tmp_path)])
    model.eval(make_rows(), callbacks=[collector(tmp_path)])

    assert list(curves(tmp_path)["val/mse"]) == [6]


def test_model_of_another_process_asks_the_folder_how_far_the_run_came(
    make_model: Make, make_rows: Make, tmp_path: Path
) -> None:
    make_model().train(3, make_rows(), callbacks=[collector(tmp_path, 2)])
    make_model(metrics={"mse"}).eval(make_rows(), callbacks=[collector(tmp_path)])

    assert list(curves(tmp_path)["val/mse"]) == [6]


def test_evaluation_without_a_training_is_the_runs_step_zero(
    make_model: Make, make_rows: Make, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    recorded = collector(tmp_path)
    model = make_model(metrics={"acc": Judged(0.125, 0.25)})
    model.eval(make_rows(), callbacks=[recorded])
    store = insight.open_runs(tmp_path)
    before = curves(tmp_path)
    model.fit(1, make_rows(), make_rows(), callbacks=[recorded])

    assert before == {"val/acc": {0: 0.125}}
    assert store.runs().iloc[0]["status"] == "finished"
    assert curves(tmp_path)["val/acc"] == {0: 0.125, 2: 0.25}
    assert "holds a training" not in caplog.text


def test_evaluation_of_other_data_after_fit_hides_none_of_its_points(
    make_model: Make, make_rows: Make, tmp_path: Path
) -> None:
    valid, recorded = make_rows(), collector(tmp_path)
    model = make_model(metrics={"acc": Judged(0.25, 0.5, 0.75)})
    model.fit(1, make_rows(), valid, callbacks=[recorded])
    model.eval(make_rows(), callbacks=[recorded])
    model.eval(valid, callbacks=[recorded])

    assert curves(tmp_path, "eval/") == {"eval/acc": {2: 0.5}}
    assert curves(tmp_path)["val/acc"] == {2: 0.75}


def test_test_set_hides_no_validation_though_each_has_a_collector_of_its_own(
    make_model: Make, make_rows: Make, tmp_path: Path
) -> None:
    valid, test = make_rows(), make_rows()
    model = make_model(metrics={"acc": Judged(0.75, 0.125, 0.5)})
    model.fit(1, make_rows(), valid, callbacks=[collector(tmp_path)])
    model.eval(test, callbacks=[collector(tmp_path)])
    between = curves(tmp_path, "val/")["val/acc"], curves(tmp_path, "eval/")
    model.eval(valid, callbacks=[collector(tmp_path)])

    assert between == ({2: 0.75}, {"eval/acc": {2: 0.125}})
    assert curves(tmp_path)["val/acc"] == {2: 0.5}


def test_fit_that_nobody_recorded_tells_what_it_validated_with(
    make_model: Make, make_rows: Make, tmp_path: Path
) -> None:
    valid = make_rows()
    model = make_model(metrics={"acc": Judged(0.25, 0.5, 0.75)})
    model.fit(1, make_rows(), valid)
    model.eval(make_rows(), callbacks=[collector(tmp_path)])
    model.eval(valid, callbacks=[collector(tmp_path)])

    assert curves(tmp_path, "eval/") == {"eval/acc": {2: 0.5}}
    assert curves(tmp_path) == {"val/acc": {2: 0.75}}


@pytest.mark.parametrize("interrupted", [KeyboardInterrupt, ValueError])
def test_training_that_was_ended_by_an_error_counts_as_far_as_it_came(
    make_model: Make, make_rows: Make, tmp_path: Path, interrupted: type[BaseException]
) -> None:
    class Interrupts(Callback):
        def on_train_step_end(self, run_context: Any) -> None:
            if run_context.original_args().cur_step_num == 3:
                raise interrupted

    model = make_model(metrics={"mse"})
    model.train(5, make_rows())
    with pytest.raises(interrupted):
        model.train(5, make_rows(), callbacks=[Interrupts()])
    model.eval(make_rows(), callbacks=[collector(tmp_path)])

    assert list(curves(tmp_path)["val/mse"]) == [3]


def test_evaluation_after_fit_that_finds_the_same_adds_no_row(
    make_model: Make, make_rows: Make, tmp_path: Path
) -> None:
    rows, seen = make_rows(), collector(tmp_path)
    model = make_model(0.0, metrics={"acc": Judged(0.25, 0.5, 0.5, 0.75)})
    model.fit(2, make_rows(), rows, callbacks=[seen])
    model.eval(rows, callbacks=[seen])
    once = insight.open_runs(tmp_path).table("scalar", superseded=True)
    model.eval(rows, callbacks=[seen])
    twice = insight.open_runs(tmp_path).table("scalar", superseded=True)

    assert once[once.tag == "val/acc"].value.tolist() == [0.25, 0.5]
    assert twice[twice.tag == "val/acc"].value.tolist() == [0.25, 0.5, 0.75]


def test_metrics_are_those_of_the_weights_that_came_back(
    make_model: Make, make_rows: Make, tmp_path: Path
) -> None:
    model = make_model(metrics={"acc": Judged(0.5, 0.75, 0.25)})
    stopping = EarlyStopping("acc", patience=1, restore_best_weights=True)
    callbacks = [stopping, collector(tmp_path)]
    model.fit(9, make_rows(), make_rows(), callbacks=callbacks)

    assert curves(tmp_path)["val/acc"] == {2: 0.5, 4: 0.75, 6: 0.25}
    assert metric(tmp_path, "acc") == 0.75


def test_long_metrics_are_facts_once_and_not_of_every_epoch(
    make_model: Make, make_rows: Make, tmp_path: Path
) -> None:
    model = make_model(metrics={"curve": Judged([np.linspace(0.0, 1.0, 5000)])})
    model.fit(3, make_rows(), make_rows(), callbacks=[collector(tmp_path)])

    assert len(told(tmp_path)) == 1
    assert len(insight.open_runs(tmp_path).table("tensor")) == 3


def test_metrics_beside_a_long_one_are_those_of_the_weights_that_came_back(
    make_model: Make, make_rows: Make, tmp_path: Path
) -> None:
    curve = Judged(*[[np.full(5000, at)] for at in (1.0, 2.0, 3.0)])
    model = make_model(metrics={"acc": Judged(0.5, 0.75, 0.25), "curve": curve})
    stopping = EarlyStopping("acc", patience=1, restore_best_weights=True)
    model.fit(9, make_rows(), make_rows(), callbacks=[stopping, collector(tmp_path)])
    (only,) = told(tmp_path)

    assert insight.open_runs(tmp_path).lineage().iloc[0]["model.restored_epoch"] == 2
    assert metric(tmp_path, "acc") == 0.75
    assert set(only["curve"][0]) == {2.0}


def test_long_metrics_of_all_epochs_do_not_gather_in_memory(
    make_model: Make, make_rows: Make, tmp_path: Path
) -> None:
    recorded, sizes = collector(tmp_path), []

    class Looks(Callback):
        def on_train_epoch_end(self, run_context: Any) -> None:
            sizes.append(len(recorded.state_dict()["evaluations"]["epochs"]))

    curve = Judged([np.linspace(0.0, 1.0, 5000)])
    model = make_model(metrics={"acc": Judged(0.5, 0.75, 0.25), "curve": curve})
    stopping = EarlyStopping("acc", patience=9, restore_best_weights=True)
    model.fit(8, make_rows(), make_rows(), callbacks=[stopping, recorded, Looks()])

    assert sizes == [1, 2, 2, 2, 2, 2, 2, 2]


def test_what_is_not_to_be_collected_is_not(
    make_model: Make, make_rows: Make, tmp_path: Path
) -> None:
    for name, refused in (("a", "collect_metric"), ("b", "collect_eval_lineage")):
        recorded = collector(tmp_path / name, **{refused: False})
        make_model(metrics={"mse"}).fit(1, make_rows(), make_rows(), callbacks=[recorded])

    assert (curves(tmp_path / "a"), len(told(tmp_path / "a"))) == ({}, 1)
    assert (list(curves(tmp_path / "b")), told(tmp_path / "b")) == (["val/loss", "val/mse"], [])


def test_data_that_fit_validates_with_is_known_once(
    make_model: Make, make_rows: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("INSIGHT_PROVENANCE", "on")
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    asked = []

    class Watched(NumpySlicesDataset):
        def contents(self) -> Any:
            asked.append(1)
            return super().contents()

    x = np.ones((8, 10), np.float32)
    valid = Watched({"x": x, "y": x[:, :5]}, shuffle=False)
    model = make_model(metrics={"mse"})
    model.fit(3, make_rows(), valid.batch(4), callbacks=[collector(tmp_path)])
    store = insight.open_runs(tmp_path)

    assert store.lineage().iloc[0]["data.valid.rows"] == 8
    assert len(asked) == 1
    assert store.processes(".")[0]["did"] == ["train"]


def test_loop_of_a_users_own_may_evaluate_inside_a_training(
    make_net: Make, make_rows: Make, tmp_path: Path
) -> None:
    recorded = collector(tmp_path)
    net = make_net()
    judged = Model(net, nn.MSELoss(), metrics={"acc": Judged(0.25, 0.5)})

    class Evaluates(Callback):
        def on_train_epoch_end(self, run_context: Any) -> None:
            judged.eval(make_rows(), callbacks=[recorded])

    optimizer = nn.SGD(net.trainable_params(), 0.1)
    Model(net, nn.MSELoss(), optimizer).train(2, make_rows(), [recorded, Evaluates()])

    assert curves(tmp_path) == {"val/acc": {2: 0.25, 4: 0.5}}


def test_long_metrics_and_those_of_the_best_epoch_outlive_a_resume() -> None:
    options = CollectOptions()
    first, second, older = (Evaluations(options) for _ in range(3))
    dataset = NumpySlicesDataset({"x": np.ones((4, 2), np.float32)}).batch(2)
    metrics = {"acc": 0.5, "curve": list(range(9000))}
    params = CallbackArguments(
        metrics=metrics, valid_dataset=dataset, batch_num=2, list_callback=[], cur_epoch_num=1
    )
    list(first.found(RunContext(params), 2, in_fit=True))
    second.load_state_dict(first.state_dict())
    older.load_state_dict({"1": '{"acc": 0.5}'})  # as older versions saved it

    assert list(second.left(params)) == list(first.left(params)) != []
    assert older.state_dict()["epochs"] == {"1": '{"acc": 0.5}'}
