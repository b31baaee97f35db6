"""A run's folder that is renamed, moved or thrown into the trash while it is recorded."""

from __future__ import annotations

import logging
import shutil
from pathlib import Path

import numpy as np
import pytest

import insight
from insight.record import SummaryRecord, event_file, held


def steps(root, run="moved"):
    table = insight.open_runs(root).table("scalar")
    return table["step"][table["run"] == run].tolist()


@pytest.fixture
def recorded(tmp_path):
    """A recorder that has recorded a step, and what moves its folder."""
    record = SummaryRecord(tmp_path / "run", max_file_size=100)
    record.log(0, {"loss": 0.5})

    def move(name="moved"):
        (tmp_path / "run").rename(tmp_path / name)

    yield record, move
    record.close()


def test_steps_and_facts_follow_a_renamed_folder_and_are_synced(recorded, tmp_path, caplog):
    record, move = recorded
    move()
    record.log(1, {"loss": 0.5})
    record.hyperparameters({"width": 8})
    record.flush()
    assert record.synced_step == 1
    for step in range(2, 6):
        record.log(step, {"loss": 0.5})
    record.close()
    store = insight.open_runs(tmp_path)

    assert store.runs()[["run", "status"]].values.tolist() == [["moved", "finished"]]
    assert steps(tmp_path) == list(range(6))
    assert store.lineage()["hyperparameters.width"].tolist() == [8]
    assert record.synced_step == 5
    assert caplog.records == []


def test_a_run_in_the_trash_leaves_no_ghost(recorded, tmp_path, caplog):
    record, move = recorded
    (tmp_path / ".insight-trash").mkdir()
    move(".insight-trash/run")
    record.hyperparameters({"width": 8})
    record.log(1, {"loss": 0.5})
    record.close()

    assert insight.open_runs(tmp_path).runs()["run"].tolist() == []
    assert steps(tmp_path / ".insight-trash", "run") == [0, 1]
    assert caplog.records == []


def test_a_run_that_comes_out_of_the_trash_again_goes_on(recorded, tmp_path):
    record, move = recorded
    move()
    record.log(1, {"loss": 0.5})
    (tmp_path / "moved").rename(tmp_path / "run")
    record.log(2, {"loss": 0.5})
    record.close()

    assert steps(tmp_path, "run") == [0, 1, 2]


def test_another_run_at_the_old_place_is_left_alone(recorded, tmp_path):
    record, move = recorded
    move()
    with SummaryRecord(tmp_path / "run") as other:
        other.log(7, {"loss": 0.5})
        record.log(1, {"loss": 0.5})
    record.close()

    assert steps(tmp_path) == [0, 1]
    assert steps(tmp_path, "run") == [7]


def test_a_folder_that_is_moved_and_deleted_is_made_again_at_its_place(recorded, tmp_path):
    record, move = recorded
    move()
    record.flush()
    shutil.rmtree(tmp_path / "moved")
    record.log(1, {"loss": 0.5})
    record.log(2, {"loss": 0.5})
    record.close()

    assert steps(tmp_path, "run")[-1] == 2
    assert not (tmp_path / "moved").exists()


def test_how_a_moved_run_ended_is_in_its_folder(recorded, tmp_path):
    record, move = recorded
    move()
    record.__exit__(ValueError, ValueError(), None)

    assert insight.open_runs(tmp_path).runs()[["run", "status"]].values.tolist() == [
        ["moved", "failed"]
    ]


def test_what_a_sync_could_not_bring_to_the_disk_is_written_again_where_it_lies(
    recorded, tmp_path, monkeypatch
):
    def refuse(_):
        raise OSError(5, "Input/output error")

    record, move = recorded
    with monkeypatch.context() as broken:
        broken.setattr(event_file.os, "fdatasync", refuse)
        record.flush()
    move()
    record.flush()

    assert record.synced_step == 0
    assert steps(tmp_path) == [0]


def test_exported_tensors_follow(tmp_path):
    with SummaryRecord(tmp_path / "run", export_options={"tensor_format": "npy"}) as record:
        record.add_value("tensor", "t", np.zeros(2))
        record.record(1)
        (tmp_path / "run").rename(tmp_path / "moved")
        record.add_value("tensor", "t", np.ones(2))
        record.record(2)
    names = sorted(path.name for path in tmp_path.glob("moved/export_*/tensor/*"))

    assert names == ["t_1.npy", "t_2.npy"]
    assert not (tmp_path / "run").exists()


def test_a_closed_recorder_holds_nothing(tmp_path):
    records = [SummaryRecord(tmp_path / str(run)) for run in range(5)]
    for record in records:
        record.log(1, {"loss": 0.5})
        record.close()

    open_files = [str(path.readlink()) for path in Path("/proc/self/fd").iterdir() if path.exists()]
    assert not [path for path in open_files if path.startswith(str(tmp_path))]


def test_where_a_system_cannot_hold_a_folder_its_path_is_used(tmp_path, monkeypatch, caplog):
    monkeypatch.setattr(held, "_CAN_HOLD", False)
    caplog.set_level(logging.WARNING)
    record = SummaryRecord(
        tmp_path / "run", max_file_size=100, export_options={"tensor_format": "npy"}
    )
    for step in range(4):
        record.log(step, {"loss": 0.5})
    record.add_value("tensor", "t", np.zeros(2))
    record.record(4)
    record.close()

    assert steps(tmp_path, "run") == list(range(4))
    assert record.synced_step == 4
    assert len(list(tmp_path.glob("run/export_*/tensor/t_4.npy"))) == 1
    assert caplog.records == []
