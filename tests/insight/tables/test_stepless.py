"""Values that were recorded without a step are all there, though a table has one row for a step."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from insight import SummaryRecord, open_runs
from insight.cli import main
from insight.errors import UnknownKindError
from insight.export import export
from insight.format.frames import frame, message_frame
from insight.format.tensorboard import FILE_VERSION, Event

if TYPE_CHECKING:
    from pathlib import Path

    from insight import Store

VALUES = [round(1 / (n + 1), 3) for n in range(10)]
LATER = "events.out.tfevents.1700000099.host.1.0"


class TensorBoardRun:
    """Event files of TensorBoard."""

    def __init__(self, path: Path) -> None:
        path.mkdir(parents=True)
        self.path = path

    def add(
        self,
        *records: tuple[str, int, float],
        at: float = 100.0,
        file: str = "events.out.tfevents.1700000000.host.1.0",
    ) -> None:
        """Records of (tag, step, value), a second apart."""
        content = b""
        if not (self.path / file).exists():
            content = message_frame(Event(wall_time=at, file_version=FILE_VERSION))
        for second, (tag, step, value) in enumerate(records):
            told = {"value": [{"tag": tag.encode(), "simple_value": value}]}
            content += message_frame(Event(wall_time=at + second, step=step, summary=told))
        with (self.path / file).open("ab") as opened:
            opened.write(content)


@pytest.fixture
def board(root: Path) -> TensorBoardRun:
    return TensorBoardRun(root / "a")


def records_of(store: Store, run: str = "a", tag: str = "loss") -> list[float]:
    table = store.stepless(runs=run)
    return table["value"][table["tag"] == tag].round(3).tolist()


def without_steps(*values: float, tag: str = "loss") -> list[tuple[str, int, float]]:
    return [(tag, 0, value) for value in values]


def test_every_value_without_a_step_is_there_and_the_table_has_the_last(
    root: Path, board: TensorBoardRun
) -> None:
    board.add(*without_steps(*VALUES))
    store = open_runs(root)

    assert records_of(store) == VALUES
    assert store.table("scalar")["value"].round(3).tolist() == VALUES[-1:]
    assert store.table("scalar", superseded=True)["value"].round(3).tolist() == VALUES
    assert store.stepless()["wall_time"].tolist() == [100.0 + n for n in range(10)]
    assert store.stepless().dtypes.to_dict().keys() == store.table("scalar").dtypes.to_dict().keys()


@pytest.mark.parametrize("step", [7, -3, 2**40])
def test_any_one_step_of_all_values_is_none(root: Path, board: TensorBoardRun, step: int) -> None:
    board.add(*(("loss", step, value) for value in VALUES))

    assert records_of(open_runs(root)) == VALUES


@pytest.mark.parametrize(
    "records",
    [
        [("loss", 0, 0.5)],
        [("loss", step, 0.5) for step in (0, 1, 2)],
        [("loss", step, 0.5) for step in (0, 0, 1)],
        [("loss", step, 0.5) for step in (0, 1, 0)],
        [("loss", step, 0.5) for step in (0, 1, 2, 0, 1, 2)],
    ],
)
def test_series_of_several_steps_or_of_one_value_has_steps(
    root: Path, board: TensorBoardRun, records: list[tuple[str, int, float]]
) -> None:
    board.add(*records)

    assert open_runs(root).stepless().empty


def test_tags_with_steps_beside_it_keep_theirs(root: Path, board: TensorBoardRun) -> None:
    board.add(*(one for n in range(5) for one in (("loss", 0, VALUES[n]), ("acc", n, 0.5))))
    store = open_runs(root)

    assert store.stepless()["tag"].unique().tolist() == ["loss"]
    assert len(store.table("scalar", tags="acc")) == 5


def test_series_grows_as_it_is_followed_until_it_has_steps(
    root: Path, board: TensorBoardRun
) -> None:
    board.add(*without_steps(*VALUES[:2]))
    store = open_runs(root)
    found = []
    for value in VALUES[2:]:
        board.add(("loss", 0, value), at=200.0)
        store.refresh()
        found.append(len(records_of(store)))
    board.add(("loss", 1, 0.5), at=300.0)
    store.refresh()

    assert found == [3, 4, 5, 6, 7, 8, 9, 10]
    assert store.stepless().empty
    assert store.table("scalar")["step"].tolist() == [0, 1]


def test_later_file_without_steps_goes_on_and_restarts_nothing(
    root: Path, board: TensorBoardRun
) -> None:
    board.add(*without_steps(0.5, 0.4))
    board.add(*without_steps(0.3, 0.2), at=200.0, file=LATER)

    assert records_of(open_runs(root)) == [0.5, 0.4, 0.3, 0.2]


def test_one_value_a_file_is_a_restart_and_no_series_without_steps(
    root: Path, board: TensorBoardRun
) -> None:
    board.add(("parameters", 0, 10.0))
    board.add(("parameters", 0, 12.0), at=200.0, file=LATER)

    assert open_runs(root).stepless().empty


def test_start_of_a_session_takes_what_came_before_it(root: Path, board: TensorBoardRun) -> None:
    board.add(*without_steps(0.5, 0.4))
    start = Event(wall_time=150.0, step=0, session_log={"status": 1})
    (file,) = board.path.iterdir()
    file.write_bytes(file.read_bytes() + message_frame(start))
    board.add(*without_steps(0.3, 0.2, 0.1), at=200.0)

    assert records_of(open_runs(root)) == [0.3, 0.2, 0.1]


def test_metrics_of_mlflow_without_a_step_are_all_there(root: Path) -> None:
    run = root / "1" / ("a" * 32)
    (run / "metrics").mkdir(parents=True)
    (root / "1" / "meta.yaml").write_text("name: digits\n")
    (run / "meta.yaml").write_text("run_id: a\nstart_time: 1\nstatus: 3\nuser_id: me\n")
    lines = (f"{1_700_000_000_000 + n} {value} 0\n" for n, value in enumerate(VALUES))
    (run / "metrics" / "loss").write_text("".join(lines))

    assert records_of(open_runs(root), f"1/{'a' * 32}") == VALUES


def test_records_of_ours_without_a_step_are_all_there(root: Path) -> None:
    with SummaryRecord(root / "a", provenance=False) as record:
        for value in VALUES:
            record.log(0, {"loss": value})

    assert records_of(open_runs(root)) == pytest.approx(VALUES, abs=1e-3)


def test_texts_without_steps_are_all_in_the_table_of_every_row(
    root: Path, board: TensorBoardRun
) -> None:
    board.add()
    (file,) = board.path.iterdir()
    for second, word in enumerate((b"one", b"two", b"three")):
        value: dict[str, Any] = {"tag": b"note", "tensor": {"dtype": 7, "string_val": [word]}}
        value["metadata"] = {"plugin_data": {"plugin_name": "text"}}
        event = Event(wall_time=100.0 + second, summary={"value": [value]})
        file.write_bytes(file.read_bytes() + message_frame(event))
    store = open_runs(root)

    assert store.table("text")["value"].tolist() == ["three"]
    assert store.table("text", superseded=True)["value"].tolist() == ["one", "two", "three"]
    assert store.stepless("text")["value"].tolist() == ["one", "two", "three"]
    assert store.superseded(("text",)) == {}
    export(store, "tensorboard", root / "../out")
    written = open_runs(root / "../out")
    assert written.stepless("text")["value"].tolist() == ["one", "two", "three"]


def test_every_array_without_a_step_can_be_read(root: Path, run: Any) -> None:
    for number in range(4):
        run.value("tensor", "weights", 0, np.full(3, number, np.float32), 100.0 + number)
    store = open_runs(root)
    times = store.table("tensor", superseded=True)["wall_time"].tolist()
    found = [store.value("tensor", "a", "weights", 0, time)[0] for time in times]

    assert found == [0, 1, 2, 3]
    assert store.stepless("tensor")["wall_time"].tolist() == times
    assert store.value("tensor", "a", "weights", 0)[0] == 3
    with pytest.raises(UnknownKindError):
        store.value("tensor", "a", "weights", 0, 99.0)


def test_an_array_is_read_by_a_time_that_others_have_or_that_is_no_number(
    root: Path, run: Any
) -> None:
    for number, time in enumerate((100.0, 100.0, float("nan"), 200.0)):
        run.value("tensor", "weights", 0, np.full(3, number, np.float32), time)
    store = open_runs(root)
    times = store.table("tensor", superseded=True)["wall_time"].tolist()
    found = {str(time): store.value("tensor", "a", "weights", 0, time)[0] for time in times}

    assert found == {"100.0": 1, "nan": 2, "200.0": 3}


@pytest.mark.parametrize("to", ["tensorboard", "insight", "csv", "parquet"])
def test_export_has_every_value(root: Path, board: TensorBoardRun, to: str, tmp_path: Path) -> None:
    board.add(*without_steps(*VALUES), ("acc", 1, 0.5), ("acc", 2, 0.75))
    store = open_runs(root)
    export(store, to, tmp_path / "out")

    if to in {"tensorboard", "insight"}:
        assert records_of(open_runs(tmp_path / "out")) == VALUES
    else:
        import pandas as pd

        read = {"csv": pd.read_csv, "parquet": pd.read_parquet}[to]
        table = read(tmp_path / "out" / f"scalar.{to}")
        assert table["value"][table["tag"] == "loss"].round(3).tolist() == VALUES
        assert table["step"][table["tag"] == "acc"].tolist() == [1, 2]


def test_check_tells_values_without_a_step_from_those_that_a_restart_took(
    root: Path, board: TensorBoardRun, capsys: Any
) -> None:
    board.add(*without_steps(*VALUES))
    board.add(*(("acc", step, 0.5) for step in (0, 1, 2, 0, 1, 2)), at=300.0)

    assert main(["check", str(root)]) == 0
    out = capsys.readouterr().out
    assert "9 rows are in no table: their series have no steps" in out
    assert "3 rows are in no table: a restart or another row of the step took their place" in out
    main(["check", str(root), "--json"])
    (told,) = json.loads(capsys.readouterr().out)
    assert (told["superseded"], told["without_steps"]) == (12, 9)
    store = open_runs(root)
    assert [sum(store.superseded(less)["a"].values()) for less in ((), ("scalar",))] == [12, 3]


def test_many_values_without_a_step_are_read_as_they_lie(root: Path) -> None:
    (root / "a").mkdir(parents=True)
    event = Event(wall_time=1.0, summary={"value": [{"tag": b"loss", "simple_value": 0.5}]})
    content = frame(event.SerializeToString()) * 100_000
    (root / "a" / "events.out.tfevents.1700000000.host.1.0").write_bytes(content)

    assert np.all(open_runs(root).stepless()["value"] == 0.5)
    assert len(open_runs(root).stepless()) == 100_000
