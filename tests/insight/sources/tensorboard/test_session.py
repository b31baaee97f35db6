"""What the plugin hparams says of a run."""

from __future__ import annotations

from typing import Any

import pytest

from insight import open_runs

SUCCESS, FAILURE, RUNNING = 1, 2, 3


def status(folder: Any) -> str:
    return str(folder.open().runs()["status"].item())


def fact(folder: Any, name: str) -> Any:
    return folder.open().lineage()[name].item()


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ({"number_value": 0.1}, 0.1),
        ({"string_value": "adam"}, "adam"),
        ({"bool_value": True}, True),
        ({"list_value": {"values": [{"number_value": 1}, {"string_value": "x"}]}}, (1.0, "x")),
    ],
)
def test_hyperparameter_is_a_fact(folder: Any, value: Any, expected: Any) -> None:
    folder.session(x=value)

    assert fact(folder, "hyperparameters.x") == expected


def test_names_that_were_exported_come_back(folder: Any) -> None:
    one = {"number_value": 1.0}
    folder.session(**{"hyperparameters.lr": one, "user.note": one, "lr.decay": one})

    names = ["hyperparameters.lr", "hyperparameters.lr.decay", "user.note"]
    assert folder.open().lineage().columns.tolist() == ["run", *names]


def test_hyperparameter_that_is_nothing_is_left_out(folder: Any) -> None:
    folder.session(x={"null_value": 0}, y={"number_value": 1})

    assert folder.open().lineage().columns.tolist() == ["run", "hyperparameters.y"]


def test_unlike_runs_have_all_their_hyperparameters(make_folder: Any, tmp_path: Any) -> None:
    make_folder("a").session(lr={"number_value": 0.1})
    make_folder("b").session(depth={"number_value": 3})

    columns = open_runs(tmp_path).lineage().columns
    assert columns.tolist() == ["run", "hyperparameters.depth", "hyperparameters.lr"]


@pytest.mark.parametrize(
    ("said", "expected"), [(SUCCESS, "finished"), (FAILURE, "failed"), (0, "stopped")]
)
def test_end_of_the_session_is_the_status_of_the_run(folder: Any, said: int, expected: str) -> None:
    folder.scalar("x", 1, 1.0)
    folder.hparams(session_end_info={"status": said})

    assert status(folder) == expected


def test_run_that_goes_on_after_its_session_has_not_finished(folder: Any) -> None:
    folder.hparams(wall_time=10.0, session_end_info={"status": SUCCESS})
    folder.scalar("x", 1, 1.0, wall_time=20.0)
    store = folder.open()
    before = store.runs()["status"].item()

    other = "events.out.tfevents.1700000001.host.7.1"
    folder.value("x", 2, wall_time=900.0, file=other, simple_value=1.0)
    store.refresh()

    assert (before, store.runs()["status"].item()) == ("finished", "running")


def test_replaced_file_forgets_its_session(folder: Any) -> None:
    folder.scalar("x", 1, 1.0)
    folder.hparams(session_end_info={"status": FAILURE})
    store = folder.open()
    before = store.runs()["status"].item()

    (file,) = folder.path.iterdir()
    file.unlink()
    folder.begin()
    folder.scalar("x", 1, 1.0)
    store.refresh()

    assert (before, store.runs()["status"].item()) == ("failed", "running")


def test_metric_of_the_experiment_is_a_fact_with_its_last_value(folder: Any) -> None:
    infos = [{"name": {"tag": "acc"}}, {"name": {"tag": "acc2", "group": "validation"}}]
    folder.hparams(experiment={"metric_infos": infos})
    for step, number in enumerate([0.25, 0.5]):
        folder.scalar("acc", step, number)
        folder.scalar("acc2", step, number)
    store = folder.open()
    before = store.lineage()["metric.acc"].item()

    folder.scalar("acc", 2, 0.75)
    store.refresh()

    lineage = store.lineage()
    assert (before, lineage["metric.acc"].item()) == (0.5, 0.75)
    assert "metric.acc2" not in lineage


def test_session_of_very_many_names_is_a_problem(folder: Any) -> None:
    folder.session(**{f"x{number}": {"number_value": 1} for number in range(20_001)})

    (problem,) = folder.open().problems()["problem"]
    assert "at most 20000 hyperparameters" in problem


def test_damaged_session_is_a_problem(folder: Any) -> None:
    data = {"plugin_name": "hparams", "content": b"\xff\xff"}
    folder.event(summary={"value": [{"tag": b"x", "metadata": {"plugin_data": data}}]})
    folder.scalar("x", 1, 1.0)

    assert len(folder.open().problems()) == 1
    assert len(folder.open().table("scalar")) == 1
