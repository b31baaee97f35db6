"""A second training in the folder of a first one is told of, once; what is meant is not."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import insight
from engine.train import CheckpointConfig, ModelCheckpoint, SummaryCollector
from engine.train.collect import earlier
from engine.train.collect.earlier import last_step_in
from insight.format.ending import RECORD_BYTES
from insight.format.scalars import Layout, scan_scalars

Make = Callable[..., Any]
TOLD = "holds a training already"


def collector(folder: Path) -> SummaryCollector:
    return SummaryCollector(str(folder), 1, collect_specified_data={"collect_landscape": None})


def test_second_training_in_a_folder_is_told_with_what_becomes_of_the_first(
    make_model: Make, make_rows: Make, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    make_model().train(3, make_rows(), [collector(tmp_path)])
    before = caplog.text
    make_model().train(1, make_rows(), [collector(tmp_path)])
    store = insight.open_runs(tmp_path)

    assert TOLD not in before
    assert f"{tmp_path} {TOLD}, up to step 6" in caplog.text
    assert store.table("scalar", tags="loss/auto").step.tolist() == [1, 2]
    assert len(store.table("scalar", tags="loss/auto", superseded=True)) == 8


def test_collector_that_trains_again_and_again_says_it_once(
    make_model: Make, make_rows: Make, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    model, data, recorded = make_model(metrics={"mse"}), make_rows(), collector(tmp_path)
    for _ in range(3):
        model.train(1, data, [recorded])
        model.eval(make_rows(), [recorded])

    assert caplog.text.count(TOLD) == 1


def test_evaluations_of_a_training_are_told_nothing(
    make_model: Make, make_rows: Make, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    model = make_model(metrics={"mse"})
    model.eval(make_rows(), [collector(tmp_path)])
    model.fit(2, make_rows(), make_rows(), callbacks=[collector(tmp_path)])
    model.eval(make_rows(), [collector(tmp_path)])
    make_model(metrics={"mse"}).eval(make_rows(), [collector(tmp_path)])

    assert TOLD not in caplog.text


def test_training_that_is_resumed_is_told_nothing(
    make_model: Make, make_rows: Make, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    folder = tmp_path / "checkpoints"
    for epochs in (1, 3):
        saver = ModelCheckpoint("a", str(folder), CheckpointConfig(2, resumable=True))
        callbacks = [collector(tmp_path / "run"), saver]
        make_model().train(epochs, make_rows(), callbacks, resume=folder)

    table = insight.open_runs(tmp_path / "run").table("scalar", tags="loss/auto")
    assert table.step.tolist() == [1, 2, 3, 4, 5, 6]
    assert TOLD not in caplog.text


def test_facts_that_a_script_recorded_before_are_no_training(
    make_model: Make, make_rows: Make, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with insight.SummaryRecord(tmp_path, hyperparameters={"width": 3}):
        pass
    make_model().train(1, make_rows(), [collector(tmp_path)])

    assert TOLD not in caplog.text


def test_damaged_files_are_looked_through_as_far_as_they_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with insight.SummaryRecord(tmp_path) as record:
        for step in range(1, 200):
            record.log(step, {"loss": 1.0, "accuracy": 0.5})
    (file,) = tmp_path.glob("*_MS")
    whole = file.read_bytes()
    file.unlink()
    of_a_process_before = re.sub(r"\.1\d{9}\.", ".1700000000.", file.name)
    torn = RECORD_BYTES + 3  # the word at the end is gone, and a part of step 199
    (tmp_path / of_a_process_before).write_bytes(whole[:300] + b"?" + whole[301:-torn])
    monkeypatch.setattr(earlier, "_PIECE_BYTES", 100)

    assert last_step_in(str(tmp_path)) == 198


@pytest.mark.parametrize("torn", [0, 1_000_000])
def test_large_records_are_passed_over_without_reading_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, torn: int
) -> None:
    pieces = []

    def counted(piece: bytes, layout: Layout) -> Any:
        pieces.append(len(piece))
        return scan_scalars(piece, layout)

    with insight.SummaryRecord(tmp_path) as record:
        for step in (1, 2, 300):
            record.add_value("scalar", "loss", 0.5)
            record.add_value("tensor", "weights", np.zeros(10**6, np.float32))
            record.record(step)
    (file,) = tmp_path.glob("*_MS")
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) - torn])
    monkeypatch.setattr(earlier, "scan_scalars", counted)
    monkeypatch.setattr(earlier, "holds_earlier", lambda folder: True)

    assert last_step_in(str(tmp_path)) == (2 if torn else 300)
    assert sum(pieces) < 500_000


def test_record_across_two_pieces_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with insight.SummaryRecord(tmp_path) as record:
        for step in range(1, 50):
            record.log(step, {"loss": 1.0, "a" * step: 0.5})
    monkeypatch.setattr(earlier, "_PIECE_BYTES", 64)  # some of them are longer

    assert last_step_in(str(tmp_path)) == 49


def test_other_runs_below_the_folder_are_no_training_of_it(tmp_path: Path) -> None:
    with insight.SummaryRecord(tmp_path / "below") as record:
        record.log(7, {"loss": 1.0})

    assert (last_step_in(str(tmp_path)), last_step_in(str(tmp_path / "below"))) == (0, 7)
    assert last_step_in(str(tmp_path / "none")) == 0
