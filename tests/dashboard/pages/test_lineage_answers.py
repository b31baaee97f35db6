"""The lineage page sends what changed, and reckons anew only what that changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd
import pytest
from dash import no_update
from dash.html import Div

import insight
from dashboard.address import address_of
from dashboard.components.lineage_table import columns
from dashboard.components.lineage_words import more
from dashboard.components.target_choice import judged, target_options
from dashboard.encode import decode
from dashboard.live import LiveStore
from dashboard.pages.lineage import layout, news, target
from dashboard.queries.lineage import parallel as parallel_module
from dashboard.queries.lineage import shelf as shelf_module
from dashboard.queries.lineage.parallel import MOST_COLUMNS, recorded_columns
from dashboard.queries.lineage.shelf import LineageShelf

if TYPE_CHECKING:
    from pathlib import Path

NAMES = ("columns", "lives", "target", "table", "empty", "problems", "more")
AUTO = ("auto", "auto", "auto")


def told(store: LiveStore, shelf: LineageShelf, before: Any) -> tuple[dict[str, bool], Any]:
    """Which parts travel, and the marks that the browser has then."""
    *parts, marks = news(store, shelf, AUTO, before)
    travels = dict(zip(NAMES, (part is not no_update for part in parts), strict=False))
    return travels, before if marks is no_update else marks


def test_growing_run_sends_its_last_values_and_reckons_nothing_anew(
    sample: insight.Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, shelf = LiveStore(sample, period_s=0.0), LineageShelf()
    first, marks = told(store, shelf, None)
    with insight.SummaryRecord(tmp_path / "sgd") as record:
        record.log(21, {"accuracy": 0.1})  # worse than before, so the target stays
    store.refresh()
    monkeypatch.setattr(shelf_module, "importance", pytest.fail)
    second, marks = told(store, shelf, marks)
    third, _ = told(store, shelf, marks)

    assert all(first.values())
    assert [name for name in NAMES if second[name]] == ["lives"]
    assert not any(third.values())


def test_hidden_runs_explain_nothing(sample: insight.Store) -> None:
    store, shelf = LiveStore(sample), LineageShelf()
    store.notes.give({"sgd": {"hidden": True}})
    found = target(store, shelf, *AUTO)

    assert found["importance"]["runs"] == 2
    assert len(decode(found["values"])) == 3


@pytest.mark.parametrize("name", ["lr", "loss", "gone"])
def test_target_is_that_of_all_pages_until_somebody_says_otherwise(
    tmp_path: Path, name: str
) -> None:
    with insight.SummaryRecord(tmp_path / "a") as record:
        for step, (rate, loss) in enumerate([(0.3, 0.9), (0.1, 0.2), (0.2, 0.5)]):
            record.log(step, {"lr": rate, "loss": loss})
    store = LiveStore(insight.open_runs(tmp_path))
    everywhere = judged(store, name, ["a"])
    here = target(store, LineageShelf(), name, "auto", "auto")
    otherwise = target(store, LineageShelf(), name, "last", "high")

    assert (here["name"], here["of"]) == (everywhere.name, everywhere.of)
    assert decode(here["values"]).tolist() == pytest.approx(everywhere.scores.tolist())
    assert otherwise["of"] == "last"
    assert otherwise["direction"] == 1


def test_tag_that_looks_like_a_section_keeps_its_whole_name(tmp_path: Path) -> None:
    with insight.SummaryRecord(tmp_path / "a") as record:
        record.log(1, {"model.loss": 0.5})
    store = LiveStore(insight.open_runs(tmp_path))
    found = target(store, LineageShelf(), "model.loss", "last", "auto")

    assert (found["short"], found["title"]) == ("model.loss", "model.loss, last")
    assert target_options(store)[0]["label"] == "model.loss, 1 run"


def test_table_and_charts_leave_the_same_columns_out(
    sample: insight.Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = LiveStore(sample)
    runs = sample.runs()["run"].tolist()
    wide = {f"user.n{n:03}": range(n, n + 3) for n in range(MOST_COLUMNS + 5)}
    lineage = pd.DataFrame({"run": runs} | wide)
    monkeypatch.setattr(store, "lineage", lambda: lineage)
    found = target(store, LineageShelf(), *AUTO)
    heads = [one for group in columns(lineage, found)[2:] for one in group["children"]]
    charted = recorded_columns(lineage, runs)

    assert [one["field"] for one in heads] == [one["id"] for one in charted["columns"]]
    assert more(charted["more"]) == "5 more columns are not shown"


def test_numbers_beyond_all_floats_are_targets_and_columns(
    sample: insight.Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = LiveStore(sample)
    runs = sample.runs()["run"].tolist()
    huge = pd.Series([10**400, 5, None], dtype=object)
    lineage = pd.DataFrame({"run": runs, "metric.accuracy": huge})
    monkeypatch.setattr(store, "lineage", lambda: lineage)
    wanted = ("metric.accuracy", "best", "auto")
    charted, _, judged, *_ = news(store, LineageShelf(), wanted, None)

    assert decode(charted["columns"][0]["values"]).tolist()[:2] == [np.inf, 5]
    assert decode(judged["values"]).tolist()[:2] == [np.inf, 5]


def test_page_brings_the_asked_columns_by_name_and_encodes_none(
    sample: insight.Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(parallel_module, "column", None)
    with address_of("?x=user.depth&y=target"):
        page = Div(layout(LiveStore(sample)))

    assert [one["value"] for one in page["lineage-x"].data] == ["auto", "target", "user.depth"]
    assert [one["value"] for one in page["lineage-y"].data] == ["auto", "target"]
    assert (page["lineage-x"].value, page["lineage-y"].value) == ("user.depth", "target")


def test_no_target_is_offered_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tags = ("auto", "metric.loss", "loss")
    with insight.SummaryRecord(tmp_path / "a") as record:
        for tag in tags:
            record.add_value("scalar", tag, 0.5)
        record.add_value("custom_lineage_data", "custom_lineage_data", {"metric.loss": 1.0})
        record.record(1)
    first, *groups = target_options(LiveStore(insight.open_runs(tmp_path)))
    offered = [one["value"] for group in groups for one in group["items"]]

    assert (first["value"], sorted(offered)) == ("auto", ["loss", "metric.loss"])
    monkeypatch.setattr("dashboard.components.target_choice.MOST_TAGS", 1)  # fewer than there are
    _, recorded, series = target_options(LiveStore(insight.open_runs(tmp_path)))
    assert [one["value"] for one in recorded["items"]] == ["metric.loss"]
    assert [one["value"] for one in series["items"]] == ["loss"]
