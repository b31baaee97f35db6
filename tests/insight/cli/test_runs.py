from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest

from insight.cli import main

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def two_runs(root: Path, make_run: Any) -> str:
    for name, rate in (("a", 0.1), ("b", 0.001)):
        run = make_run(name)
        run.scalars((1, {"loss": 0.5}, 10.0))
        run.lineage("train_lineage", {"hyper_parameters": {"learning_rate": rate}}, 11.0)
    return str(root)


def rows(capsys: pytest.CaptureFixture[str]) -> list[list[str]]:
    return [line.split() for line in capsys.readouterr().out.splitlines()]


def test_runs_are_a_table_with_names_above(two_runs: str, capsys: Any) -> None:
    assert main(["runs", two_runs]) == 0

    header, first, second = rows(capsys)
    assert header[:5] == ["run", "status", "last_step", "points", "updated"]
    assert [first[:4], second[:4]] == [["a", "finished", "1", "1"], ["b", "finished", "1", "1"]]


def test_filter_knows_the_lineage(two_runs: str, capsys: Any) -> None:
    main(["runs", two_runs, "--filter", "lr > 0.01"])

    assert [row[0] for row in rows(capsys)] == ["run", "a"]


def test_sort_knows_the_lineage(two_runs: str, capsys: Any) -> None:
    main(["runs", two_runs, "--sort", "lr"])

    assert [row[0] for row in rows(capsys)] == ["run", "b", "a"]


def test_table_shows_what_rows_are_sorted_and_filtered_by(
    root: Path, make_run: Any, capsys: Any
) -> None:
    for name, rate in (("a", 0.1), ("b", 0.001)):
        run = make_run(name)
        run.scalars((1, {"val.acc": 0.5, "loss": rate}, 10.0), (2, {"val.acc": 0.75}, 11.0))
        run.lineage("train_lineage", {"hyper_parameters": {"learning_rate": rate}}, 11.0)

    main(["runs", str(root), "--sort=-val.acc", "--filter", "lr < 1 and max(loss) > 0 and b"])
    header, *told = rows(capsys)
    assert header[:6] == ["run", "val.acc", "learning_rate", "max(loss)", "status", "last_step"]
    assert [row[:5] for row in told] == [["b", "0.75", "0.001", "0.001", "finished"]]

    main(["runs", str(root), "--sort=-last_step", "--filter", "b and points > 1"])
    header, _ = rows(capsys)
    assert header[:4] == ["run", "last_step", "points", "status"]
    assert len(header) == len(set(header))


def test_columns_are_those_that_are_asked_for(two_runs: str, capsys: Any) -> None:
    main(["runs", two_runs, "--columns", 'lr, max(loss),bytes,"status",started', "--sort=-lr"])

    header, first, _ = rows(capsys)
    assert header == ["run", "learning_rate", "max(loss)", "bytes", "status", "started"]
    assert first[:3] == ["a", "0.1", "0.5"]
    assert first[4:] == ["B", "finished", "1970-01-01", "00:00:10"]  # a size, as without --columns


def test_columns_are_the_keys_of_json_in_full(two_runs: str, capsys: Any) -> None:
    main(["runs", two_runs, "--columns", "lr,loss,run", "--json"])

    assert json.loads(capsys.readouterr().out)[0] == {
        "hyperparameters.learning_rate": 0.1,
        "loss": 0.5,
        "run": "a",
    }


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("statis", "--columns expected the name of a column"),
        ("lerning_rate", "did you mean hyperparameters.learning_rate"),
        ("max(los)", "--columns expected the tag of a metric, got 'los'. Hint: there are loss"),
    ],
)
def test_unknown_column_names_near_ones(two_runs: str, capsys: Any, asked: str, said: str) -> None:
    assert main(["runs", two_runs, "--columns", asked]) == 2

    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert said in err


def test_json_holds_the_same_whatever_rows_are_sorted_by(two_runs: str, capsys: Any) -> None:
    main(["runs", two_runs, "--sort", "lr", "--filter", "max(loss) < 1", "--json"])
    told = json.loads(capsys.readouterr().out)
    main(["runs", two_runs, "--json"])

    assert [row.keys() for row in told] == [
        row.keys() for row in json.loads(capsys.readouterr().out)
    ]


def test_filter_and_sort_know_the_metrics(root: Path, make_run: Any, capsys: Any) -> None:
    for name, values in (("a", (0.1, 0.9)), ("b", (0.3, 0.4)), ("c", (2.0, 3.0))):
        make_run(name).scalars(*((step, {"loss": one}, 1.0) for step, one in enumerate(values)))
    main(["runs", str(root), "--filter", "max(loss) < 1", "--sort=loss"])

    assert [row[0] for row in rows(capsys)] == ["run", "b", "a"]


def test_facts_are_not_read_where_nobody_asks(
    two_runs: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr("insight.tables.Store.lineage")

    assert main(["runs", two_runs]) == 0


def test_json_has_the_promised_columns(two_runs: str, capsys: Any) -> None:
    main(["runs", two_runs, "--json"])
    first = json.loads(capsys.readouterr().out)[0]

    assert first.pop("bytes") > 0
    assert first == {
        "run": "a",
        "source": "mindspore",
        "started": "1970-01-01T00:00:10+00:00",
        "updated": "1970-01-01T00:00:11+00:00",
        "status": "finished",
        "last_step": 1,
        "points": 1,
        "files": 2,
        "problems": 0,
    }


def test_folder_without_runs_is_an_empty_list(tmp_path: Path, capsys: Any) -> None:
    assert main(["runs", str(tmp_path), "--json"]) == 0

    assert json.loads(capsys.readouterr().out) == []


def test_run_without_a_time_has_none(root: Path, run: Any, capsys: Any) -> None:
    run.append(b"no frame of any kind, and long enough for one")
    main(["runs", str(root), "--json"])

    assert json.loads(capsys.readouterr().out)[0]["started"] is None


def test_name_that_the_terminal_cannot_show_is_no_error(root: Path, run: Any) -> None:
    run.scalars((1, {"loss": 0.5}, 10.0))
    (root / "训练").mkdir()
    for file in root.rglob("*summary*"):
        shutil.copy(file, root / "训练" / file.name)
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    command = [sys.executable, "-m", "insight", "runs", str(root)]
    answer = subprocess.run(command, env=environment, capture_output=True, check=False)

    assert (answer.returncode, answer.stderr) == (0, b"")
    assert rb"\u8bad\u7ec3" in answer.stdout


def test_json_has_a_number_of_seconds_where_no_calendar_has_the_time(
    root: Path, make_run: Any, capsys: Any
) -> None:
    times = {"far": 1.7e12, "near": 1.7e9, "none": float("inf")}
    for name, wall_time in times.items():
        make_run(name).scalars((1, {"loss": 0.5}, wall_time))
    main(["runs", str(root), "--json"])
    found = {row["run"]: row["updated"] for row in json.loads(capsys.readouterr().out)}

    assert found == {"far": 1.7e12, "near": "2023-11-14T22:13:20+00:00", "none": None}


def test_status_names_the_ranks_that_made_it_so(
    run: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    for rank in range(3):
        last = float("nan") if rank == 1 else 0.5
        name = f"events.out.events.summary.1700000000.{rank}.vm_MS"
        run.scalars((1, {"loss": 1.0}, 10.0), (2, {"loss": last}, 11.0), file=name)
    main(["runs", str(run.path)])
    table = capsys.readouterr().out
    main(["runs", str(run.path), "--columns", "points"])
    main(["runs", str(run.path), "--json"])
    others = capsys.readouterr().out

    assert "  diverged: rank 1  " in table
    assert "rank 1" not in others
    assert '"status": "diverged"' in others  # a word for programs
