"""The record behind every adapter: settings, numbers, and how the run ends."""

from __future__ import annotations

import functools
import math
import pickle
import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import insight
from insight import open_runs
from insight.adapters import _recording
from insight.adapters._recording import Recording, as_number
from insight.errors import RecordingError


def status(root: Path) -> str:
    return str(open_runs(root).runs()["status"].iloc[0])


def test_later_settings_add_to_earlier_ones(tmp_path: Any) -> None:
    with Recording(tmp_path / "a") as recording:
        recording._settings({"learning_rate": 0.5, "width": 8})
        recording._settings({"batch_size": 32})
    (row,) = open_runs(tmp_path).lineage().to_dict("records")

    assert row == {
        "run": "a",
        "hyperparameters.learning_rate": 0.5,
        "hyperparameters.batch_size": 32,
        "user.width": 8,
    }


def test_value_that_is_no_number_is_named_once(
    tmp_path: Any, caplog: pytest.LogCaptureFixture
) -> None:
    with Recording(tmp_path / "a") as recording:
        for step in (1, 2):
            recording._log(step, {"loss": 1 / step, "note": "fine", "rows": [1.0, 2.0]})

    assert open_runs(tmp_path).table("scalar")["value"].tolist() == [1.0, 0.5]
    assert [record.args for record in caplog.records] == [("note", "str"), ("rows", "list")]


@pytest.mark.parametrize(
    ("value", "number"),
    [
        (2, 2),
        (math.inf, math.inf),
        (np.float32(0.5), 0.5),
        (np.array([0.5]), 0.5),
        (np.array([0.5, 1.0]), None),
        (None, None),
        ("0.5", None),
        ([0.5], None),
        (np.array(["text"]), None),
    ],
)
def test_number_is_what_has_one_element(value: Any, number: float | None) -> None:
    assert as_number(value) == number


def test_run_that_came_to_its_end_is_finished(tmp_path: Path) -> None:
    recording = Recording(tmp_path / "a")
    recording._settings({"learning_rate": 0.5, "width": 8})
    recording._log(1, {"loss": 0.5})
    recording.close()

    assert status(tmp_path) == "finished"


@pytest.mark.parametrize("settings", [{}, {"width": 8}])
def test_run_without_the_settings_of_a_lineage_is_finished_too(
    settings: dict[str, Any], tmp_path: Path
) -> None:
    with Recording(tmp_path / "a") as recording:
        recording._settings(settings)
        recording._log(1, {"loss": 0.5})

    assert status(tmp_path) == "finished"


@pytest.mark.parametrize(
    ("error", "ending"), [(ZeroDivisionError, "failed"), (KeyboardInterrupt, "stopped")]
)
def test_run_that_an_error_left_says_so(tmp_path: Path, error: Any, ending: str) -> None:
    recording = Recording(tmp_path / "a")

    def fail() -> None:
        with recording:
            recording._settings({"learning_rate": 0.5})
            recording._log(1, {"loss": 0.5})
            raise error

    with pytest.raises(error):
        fail()

    assert status(tmp_path) == ending


def test_run_that_nobody_told_its_end_is_stopped(tmp_path: Path) -> None:
    recording = Recording(tmp_path / "a")
    recording._settings({"learning_rate": 0.5})
    recording._log(1, {"loss": 0.5})
    del recording

    assert status(tmp_path) == "stopped"


def test_run_that_goes_on_is_not_taken_for_finished(tmp_path: Path) -> None:
    recording = Recording(tmp_path / "a")
    recording._settings({"learning_rate": 0.5, "width": 8})
    before = status(tmp_path)
    recording._log(1, {"loss": 0.5})
    after = status(tmp_path)
    recording.close()

    assert (before, after) == ("running", "running")


def test_evaluation_after_the_end_belongs_to_the_same_run(tmp_path: Path) -> None:
    recording = Recording(tmp_path / "a")
    recording._log(1, {"loss": 0.5})
    recording.close()
    recording._log(1, {"eval/loss": 0.25})
    recording._metrics({"loss": 0.25, "note": "fine"})
    recording.close()
    store = open_runs(tmp_path)

    assert sorted(store.table("scalar")["tag"]) == ["eval/loss", "loss"]
    assert store.lineage()["metric.loss"].tolist() == [0.25]
    assert status(tmp_path) == "finished"


def test_nothing_recorded_leaves_no_folder(tmp_path: Path) -> None:
    with Recording(tmp_path / "a"):
        pass

    assert not (tmp_path / "a").exists()


def test_evaluation_whose_folder_is_lost_says_so_once_and_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    recording = Recording(tmp_path / "a")
    recording._log(1, {"loss": 0.5})
    recording.close()
    shutil.rmtree(tmp_path / "a")
    (tmp_path / "a").write_text("in the way", encoding="utf-8")
    recording._log(2, {"loss": 0.25})
    recording._metrics({"loss": 0.25})
    recording.close()
    (tmp_path / "a").unlink()
    recording._log(3, {"loss": 0.125})
    recording.close()

    assert [record.levelname for record in caplog.records] == ["ERROR"]
    assert open_runs(tmp_path).table("scalar")["step"].tolist() == [3]


def test_settings_of_a_lost_folder_are_told_once_it_is_back(tmp_path: Path) -> None:
    recording = Recording(tmp_path / "a")
    recording._log(1, {"loss": 0.5})
    recording.close()
    shutil.rmtree(tmp_path / "a")
    (tmp_path / "a").write_text("in the way", encoding="utf-8")
    recording._settings({"lr": 0.5, "width": 8})
    recording._log(2, {"loss": 0.5})
    (tmp_path / "a").unlink()
    recording._log(3, {"loss": 0.5})
    recording.record.flush()
    (row,) = open_runs(tmp_path).lineage().to_dict("records")
    recording.close()

    assert row == {"run": "a", "hyperparameters.learning_rate": 0.5, "user.width": 8}


def test_array_without_real_numbers_costs_one_warning(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with Recording(tmp_path / "a") as recording:
        for step in (1, 2):
            recording._histograms(step, [("complex", np.ones(3) * 1j), ("plain", np.ones(3))])

    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert open_runs(tmp_path).table("histogram")["tag"].tolist() == ["plain", "plain"]


def test_histograms_whose_folder_is_lost_stop_no_training(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    recording = Recording(tmp_path / "a")
    recording._log(1, {"loss": 0.5})
    recording.close()
    shutil.rmtree(tmp_path / "a")
    (tmp_path / "a").write_text("in the way", encoding="utf-8")
    recording._histograms(2, [("weights", np.ones(3))])

    assert [record.levelname for record in caplog.records] == ["ERROR"]


def test_folder_that_cannot_be_made_at_the_start_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("in the way", encoding="utf-8")

    with pytest.raises(RecordingError):
        Recording(tmp_path / "a")._log(1, {"loss": 0.5})


def test_script_that_changes_its_folder_stays_in_its_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path)
    recording = Recording("runs")
    monkeypatch.chdir(tmp_path / "elsewhere")
    recording._log(1, {"loss": 0.5})
    recording.close()

    assert len(open_runs(tmp_path / "runs").table("scalar")) == 1


def test_setting_that_the_user_says_is_no_secret_is_kept(tmp_path: Any) -> None:
    given = {"auth_key": "a", "hub_token": "b", "token": 3, "url": "https://me:pw@h", "in": {}}
    given["in"] = {"auth_key": "c", "password": "d"}
    with Recording(tmp_path / "a", unmasked=["auth_key"]) as recording:
        recording._settings(given)
    (row,) = open_runs(tmp_path).lineage().to_dict("records")

    assert row == {
        "run": "a",
        "user.auth_key": "a",
        "user.token": 3,
        "user.url": "https://***@h",
        "user.in.auth_key": "c",
        "user.unmasked": ("auth_key", "in.auth_key"),
    }


QUIET: Any = {"machine": None, "console": False, "provenance": False}


def test_what_records_into_a_run_leaves_its_steps_and_its_end_to_it(tmp_path: Any) -> None:
    with insight.run(tmp_path, "a", **QUIET) as run:
        run.log({"before": 1.0})
        with Recording(run) as recording:
            recording._settings({"learning_rate": 0.5})
            recording._log(7, {"loss": 2.0})
        run.log({"after": 3.0})
        assert (run.step, run.summary["loss"]) == (8, 2.0)
        assert status(tmp_path) == "running"
        with pytest.raises(ZeroDivisionError), Recording(run):
            raise ZeroDivisionError
        assert not run.is_closed

    store = open_runs(tmp_path)
    assert store.runs()[["run", "status"]].values.tolist() == [["a", "finished"]]
    assert store.table("scalar")["step"].tolist() == [8, 1, 7]
    assert store.lineage()["hyperparameters.learning_rate"].tolist() == [0.5]


def test_without_a_folder_it_records_into_the_current_run_also_after_its_end(
    tmp_path: Any,
) -> None:
    with insight.run(tmp_path, "a", **QUIET) as run:
        recording = Recording()
        recording._log(1, {"loss": 2.0})
        copied = pickle.loads(pickle.dumps(recording))  # as a pool of processes does
        copied._log(2, {"copied": 1.0})
        copied.close()
    recording._metrics({"accuracy": 0.5})  # an evaluation
    recording.close()

    store = open_runs(tmp_path)
    assert store.table("scalar")[["run", "tag"]].values.tolist() == [["a", "copied"], ["a", "loss"]]
    assert store.lineage()["metric.accuracy"].tolist() == [0.5]
    assert run.is_closed


def test_without_a_folder_and_a_run_it_begins_one_that_ends_with_the_training(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(_recording, "run", functools.partial(insight.run, **QUIET))
    recording = Recording()
    recording._training_begins()
    recording._log(1, {"loss": 2.0})
    assert status(tmp_path / "runs") == "running"
    recording.close()

    assert status(tmp_path / "runs") == "finished"
    assert insight.current() is None
