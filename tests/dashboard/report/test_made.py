"""A report says of runs what pages and commands say, and nothing that strangers should not read."""

from __future__ import annotations

import math
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import insight
from dashboard.live import LiveStore
from dashboard.report import Asked, made
from insight.errors import FilterError, SummaryValueError
from insight.lineage.best_run import answered, lines_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from .conftest import Read

    Report = Callable[..., Read]

DATA = Path(__file__).resolve().parents[2] / "data"
HOSTILE = '<script>alert("x")</script><img src=x onerror=alert(1)>'


def test_report_says_what_insight_best_says(read_only: insight.Store, report: Report) -> None:
    lines = lines_of(answered(read_only, None, ""))

    told = report(read_only).text

    assert len(lines) == 3
    for line in lines:
        assert line[1:] in told


def test_best_run_stands_first_and_its_best_values_are_marked(
    read_only: insight.Store, report: Report
) -> None:
    found = report(read_only)
    rows = [value for tag, name, value in found.attributes if (tag, name) == ("tr", "data-run")]

    assert rows == ["adam/1", "adam/2", "sgd"]
    assert ("td", "class", "n best") in found.attributes


def test_filter_and_names_choose_runs(read_only: insight.Store, report: Report) -> None:
    assert report(read_only, filter="adam").report.runs == 2
    assert report(read_only, runs=("sgd",)).report.runs == 1
    assert report(read_only, filter="adam", runs=("adam/2", "sgd")).report.runs == 1


def test_patterns_choose_curves(read_only: insight.Store, report: Report) -> None:
    every = report(read_only).data["cards"]
    some = report(read_only, tags=("train/*",)).data["cards"]

    assert [card["tag"] for card in every] == ["accuracy", "train/loss"]
    assert [card["tag"] for card in some] == ["train/loss"]


@pytest.mark.parametrize(
    ("asked", "error"),
    [
        ({"filter": "lr >"}, FilterError),
        ({"target": "nothing"}, FilterError),
        ({"tags": ("nothing*",)}, SummaryValueError),
        ({"runs": ("nobody",)}, SummaryValueError),
        ({"title": "x" * 301}, SummaryValueError),
    ],
)
def test_what_there_is_not_is_refused(
    read_only: insight.Store, asked: dict[str, str], error: type[Exception]
) -> None:
    with pytest.raises(error):
        made(LiveStore(read_only), Asked(**asked), "1.2")  # type: ignore[arg-type]


def test_folder_without_runs_and_filter_without_any_make_reports(
    empty: insight.Store, read_only: insight.Store, report: Report
) -> None:
    for found in (report(empty, notes="# Soon"), report(read_only, filter="nobody")):
        assert found.report.runs == 0
        assert "No run passes the filter" in found.text
        assert found.data["cards"] == []


def test_folder_that_is_one_run_is_called_by_its_name(tmp_path: Path, report: Report) -> None:
    with insight.SummaryRecord(tmp_path / "alone") as record:
        record.log(1, {"loss": 0.5})

    found = report(insight.open_runs(tmp_path / "alone"))

    assert "alone is best: loss 0.5 at step 1" in found.text
    assert str(tmp_path) not in found.text


def test_nothing_of_names_and_notes_becomes_markup(tmp_path: Path, report: Report) -> None:
    name = "\u202eevil <b>&amp; 名字"
    with insight.SummaryRecord(tmp_path / name, hyperparameters={"<i>": HOSTILE}) as record:
        record.log(1, {f"loss/{HOSTILE}": 0.5, "</script>": 1.0})
    store = insight.open_runs(tmp_path)
    LiveStore(store).notes.give({name: {"note": HOSTILE, "tags": ["<u>"], "name": HOSTILE}})

    found = report(
        store, title=HOSTILE, notes=f"# {HOSTILE}\n\n[x](javascript:alert(1)) ![p](//h/p)"
    )

    assert found.names.count("script") == 2
    assert not {"img", "iframe", "link", "object", "u"} & set(found.names)
    assert [value for tag, name, value in found.attributes if tag == "a"] == []
    assert not [name for _, name, _ in found.attributes if name.startswith("on")]
    assert HOSTILE in found.text


def test_values_that_are_no_numbers_are_told_and_drawn(tmp_path: Path, report: Report) -> None:
    with insight.SummaryRecord(tmp_path / "a") as record:
        for step, value in enumerate([1.0, math.nan, math.inf, 0.5]):
            record.log(step, {"loss": value})
    with insight.SummaryRecord(tmp_path / "b") as record:
        record.log(1, {"loss": math.nan})

    found = report(insight.open_runs(tmp_path))

    assert "a is best: loss 0.5" in found.text
    assert [part["runs"] for part in found.data["cards"][0]["parts"]] == [["a", "b"]]


def test_runs_without_the_target_have_no_number_there_and_are_compared_with_nobody(
    tmp_path: Path, report: Report
) -> None:
    for run, tag in (("a", "val/accuracy"), ("b", "other")):
        with insight.SummaryRecord(tmp_path / run) as record:
            record.log(1, {tag: 0.5})

    found = report(insight.open_runs(tmp_path))

    assert "NaN" not in found.text
    assert "differs from" not in found.text


def test_restarted_run_has_one_curve(tmp_path: Path, report: Report) -> None:
    for steps in (range(10), range(5, 15)):
        with insight.SummaryRecord(tmp_path / "a") as record:
            for step in steps:
                record.log(step, {"loss": 1 / (1 + step)})

    found = report(insight.open_runs(tmp_path))

    assert found.report.notes == []
    assert "at step 14" in found.text


@pytest.mark.parametrize("tool", ["mlflow", "wandb", "tensorboard", "summaries/runs"])
def test_runs_of_every_tool_have_reports(tool: str, report: Report) -> None:
    found = report(insight.open_runs(DATA / tool))

    assert found.report.runs > 0
    assert len(found.report.html) < 2_000_000
    assert {"main", "table", "footer"} <= set(found.names)


def test_folders_hosts_and_people_are_left_out_unless_they_are_asked_for(
    tmp_path: Path, report: Report
) -> None:
    settings = {"data_dir": "/home/somebody/data/digits", "user": "somebody", "lr": 0.1}
    for run in ("a", "b"):
        with insight.SummaryRecord(tmp_path / run, hyperparameters=settings) as record:
            record.log(1, {"loss": 0.5})
    store = insight.open_runs(tmp_path)

    usual, full = report(store), report(store, full=True)

    for private in ("somebody", str(tmp_path)):
        assert private not in usual.report.html.decode()
    assert "…/digits" in usual.text
    assert "/home/somebody/data/digits" in full.text


def test_secrets_are_masked_in_what_is_told_of_runs(tmp_path: Path, report: Report) -> None:
    with insight.SummaryRecord(tmp_path / "a", hyperparameters={"api_key": "s3cr3t-k3y"}) as record:
        record.log(1, {"loss": 0.5})

    assert b"s3cr3t-k3y" not in report(insight.open_runs(tmp_path), full=True).report.html
