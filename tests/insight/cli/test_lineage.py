from __future__ import annotations

import csv
import io
import json
from typing import TYPE_CHECKING, Any

import pytest

from insight import SummaryRecord
from insight.cli import main

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def two_runs(root: Path, make_run: Any) -> str:
    for name, rate in (("a", 0.1), ("b", 0.001)):
        hyper = {"learning_rate": rate, "optimizer": "Adam"}
        make_run(name).lineage("train_lineage", {"hyper_parameters": hyper}, 11.0)
    make_run("b").lineage("eval_lineage", {"metric": '{"f1": [0.5, 1.0]}'}, 12.0)
    return str(root)


def test_columns_are_short_where_they_can_be(two_runs: str, capsys: Any) -> None:
    assert main(["lineage", two_runs, "--sort=-lr"]) == 0

    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert lines[0] == ["run", "learning_rate", "optimizer", "f1"]
    assert lines[1] == ["a", "0.1", "Adam", "-"]


def test_table_shows_what_rows_are_sorted_and_filtered_by(tmp_path: Path, capsys: Any) -> None:
    """Beside the run, where a narrow terminal shows it: metrics and what reproduces runs, too."""
    for name, loss in (("a", 0.5), ("b", 0.25)):
        settings = {"layers": 2, "rate": loss}
        with SummaryRecord(tmp_path / name, hyperparameters=settings, provenance=True) as record:
            record.seed("numpy", 7)
            record.log(1, {"loss": loss})
    main(["lineage", str(tmp_path), "--sort=loss", "--filter", "rate < 1 and seed.numpy = 7"])

    header, *rows = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert header == ["run", "loss", "rate", "numpy", "layers"]
    assert rows == [["b", "0.25", "0.25", "7", "2"], ["a", "0.5", "0.5", "7", "2"]]


@pytest.mark.parametrize("form", [[], ["--csv"], ["--json"]])
def test_columns_are_those_that_are_asked_for(two_runs: str, capsys: Any, form: list[str]) -> None:
    main(["lineage", two_runs, "--columns", "f1,lr", *form])
    out = capsys.readouterr().out

    if form == ["--json"]:
        assert json.loads(out)[0] == {
            "run": "a",
            "metric.f1": None,
            "hyperparameters.learning_rate": 0.1,
        }
    elif form:
        assert out.splitlines()[0] == "run,metric.f1,hyperparameters.learning_rate"
    else:
        assert out.splitlines()[0].split() == ["run", "f1", "learning_rate"]


@pytest.mark.parametrize("form", [[], ["--csv"], ["--json"]])
def test_columns_of_runs_are_named_too(two_runs: str, capsys: Any, form: list[str]) -> None:
    words = ["--columns", "lr,status,started,bytes", "--filter", "status = finished"]
    assert main(["lineage", two_runs, *words, *form]) == 0
    out = capsys.readouterr().out

    if form == ["--json"]:
        first, _ = json.loads(out)
        assert list(first) == ["run", "hyperparameters.learning_rate", "status", "started", "bytes"]
        assert (first["status"], first["started"]) == ("finished", "1970-01-01T00:00:11+00:00")
    elif form:
        assert out.splitlines()[1].startswith("a,0.1,finished,1970-01-01 00:00:11+00:00,")
    else:
        header, first, _ = [line.split() for line in out.splitlines()]
        assert header == ["run", "learning_rate", "status", "started", "bytes"]
        assert first[:5] == ["a", "0.1", "finished", "1970-01-01", "00:00:11"]
        assert first[-1] == "B"


def test_all_that_reproduces_runs_is_not_asked_for_beside_columns(
    two_runs: str, capsys: Any
) -> None:
    assert main(["lineage", two_runs, "--full", "--columns", "lr"]) == 2
    assert "expected --full or --columns, got both" in capsys.readouterr().err


def test_documents_have_no_columns(two_runs: str, capsys: Any) -> None:
    words = ["--to", "prov", "--out", "x.json", "--columns", "lr"]
    assert main(["lineage", two_runs, *words]) == 2
    assert "expected --to or --columns, got both" in capsys.readouterr().err


def test_json_has_full_names_and_null_for_what_lacks(two_runs: str, capsys: Any) -> None:
    main(["lineage", two_runs, "--json", "--filter", "run = b or run = a"])

    assert json.loads(capsys.readouterr().out) == [
        {
            "run": "a",
            "hyperparameters.learning_rate": 0.1,
            "hyperparameters.optimizer": "Adam",
            "metric.f1": None,
        },
        {
            "run": "b",
            "hyperparameters.learning_rate": 0.001,
            "hyperparameters.optimizer": "Adam",
            "metric.f1": [0.5, 1.0],
        },
    ]


def test_csv_is_for_spreadsheets(two_runs: str, capsys: Any) -> None:
    main(["lineage", two_runs, "--csv"])
    rows = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))

    assert [row["hyperparameters.learning_rate"] for row in rows] == ["0.1", "0.001"]


@pytest.mark.parametrize("options", [[], ["--csv"], ["--csv", "--raw"]])
def test_lists_are_shown_and_filtered_as_they_are_written(
    options: list[str], tmp_path: Path, capsys: Any
) -> None:
    for name, layers in (("a", [64, 10]), ("b", ["relu", True])):
        with SummaryRecord(tmp_path / name, hyperparameters={"layers": layers}):
            pass
    main(["lineage", str(tmp_path), *options])
    shown = capsys.readouterr().out
    assert all(text in shown.replace('""', '"') for text in TEXTS)
    main(["lineage", str(tmp_path), *options, "--filter", 'layers == "[64, 10]"'])
    found = capsys.readouterr().out
    assert (TEXTS[0] in found, TEXTS[1] in found) == (True, False)


TEXTS = ("[64, 10]", '["relu", true]')


@pytest.mark.parametrize(("options", "run"), [([], "'=1+1"), (["--raw"], "=1+1")])
def test_spreadsheet_runs_nothing_of_csv(
    options: list[str], run: str, tmp_path: Path, capsys: Any
) -> None:
    with SummaryRecord(tmp_path / "=1+1") as record:
        facts = {"hyper_parameters": {"optimizer": "Adam"}}
        record.add_value("train_lineage", "train_lineage", facts)
        record.log(1, {"loss": 0.5})
    main(["lineage", str(tmp_path), "--csv", *options])
    (row,) = csv.DictReader(io.StringIO(capsys.readouterr().out))

    assert row["run"] == run


def test_raw_without_csv_is_refused(two_runs: str, capsys: Any) -> None:
    assert main(["lineage", two_runs, "--raw"]) == 2
    assert "--raw with --csv" in capsys.readouterr().err


def test_two_forms_at_once_are_refused(two_runs: str, capsys: Any) -> None:
    assert main(["lineage", two_runs, "--csv", "--json"]) == 2

    assert "choose one" in capsys.readouterr().err


def test_unknown_name_is_refused_in_one_line(two_runs: str, capsys: Any) -> None:
    assert main(["lineage", two_runs, "--filter", "optimiser = Adam"]) == 2

    error = capsys.readouterr().err
    assert "did you mean hyperparameters.optimizer" in error
    assert error.count("\n") == 1


def test_offset_and_limit_cut_what_is_left(tmp_path: Path, capsys: Any) -> None:
    for index in range(4):
        with SummaryRecord(tmp_path / f"r{index}", hyperparameters={"n": index}) as record:
            record.log(1, {"loss": 0.5})
    words = ["lineage", str(tmp_path), "--filter", "n > 0", "--sort=-n", "--json"]
    assert main([*words, "--offset", "1", "--limit", "1"]) == 0

    assert [row["run"] for row in json.loads(capsys.readouterr().out)] == ["r2"]


def test_table_shows_what_reproduces_runs_when_asked(tmp_path: Path, capsys: Any) -> None:
    with SummaryRecord(tmp_path / "a", provenance=True) as record:
        record.log(1, {"loss": 0.5})
    main(["lineage", str(tmp_path)])
    short = capsys.readouterr().out
    main(["lineage", str(tmp_path), "--full"])
    full = capsys.readouterr().out
    main(["lineage", str(tmp_path), "--json"])

    assert "python" not in short
    assert "python" in full
    assert "environment.python" in json.loads(capsys.readouterr().out)[0]


@pytest.mark.parametrize("count", ["-1", "x"])
def test_number_of_rows_is_none(tmp_path: Path, count: str) -> None:
    with pytest.raises(SystemExit) as left:
        main(["lineage", str(tmp_path), f"--limit={count}"])

    assert left.value.code == 2
