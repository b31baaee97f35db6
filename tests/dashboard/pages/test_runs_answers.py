"""What the page of runs tells is of one moment, and of the runs that people want to see."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING, Any

import pytest
from plotly.io.json import to_json_plotly

import insight
from dashboard.components.runs_header import runs_header
from dashboard.live import LiveStore
from dashboard.pages.runs import answer, of_one_version, problems, warnings
from dashboard.pulse import pulse_of
from dashboard.queries.runs.rows import UNKNOWN, RowHistory

if TYPE_CHECKING:
    from pathlib import Path


def texts(components: Any) -> list[str]:
    """Every text in a tree of components."""
    if isinstance(components, list):
        return [text for one in components for text in texts(one)]
    if isinstance(components, dict):
        return texts(components["props"].get("children"))
    return [components] if isinstance(components, str) else []


def told(components: Any) -> list[str]:
    return texts(json.loads(to_json_plotly(components)))


def test_rows_in_no_table_are_told_of_the_runs_in_sight(tmp_path: Path) -> None:
    for name in ("a", "b"):
        with insight.SummaryRecord(tmp_path / name) as record:
            for step in (1, 2, 3, 4, 5, 2, 3, 4):
                record.log(step, {"loss": 1.0})
    store = LiveStore(insight.open_runs(tmp_path))
    before = told(problems(store))
    store.notes.give({"b": {"hidden": True}})

    assert "8 rows of 2 runs left the tables" in before
    assert "4 rows of 1 run left the tables" in told(problems(store))


def test_values_of_one_rank_of_several_are_told_as_such(sample: insight.Store) -> None:
    store = LiveStore(sample)
    words = "Of several ranks values are the lowest one's, and curves the median of all."
    store.lowest_ranks = lambda: {"sgd": {"loss": 0}}  # type: ignore[method-assign]
    seen = told(problems(store))
    store.notes.give({"sgd": {"hidden": True}})

    assert words in seen
    assert words not in told(problems(store))


def test_tables_that_change_while_they_are_read_are_read_again(
    sample: insight.Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = LiveStore(sample)
    read, left = store.lineage, [1]

    def lineage() -> Any:
        if left:
            sample.version += left.pop()
        return read()

    monkeypatch.setattr(store, "lineage", lineage)
    version, *_ = of_one_version(store)

    assert version == sample.version


def test_rows_of_files_that_never_rest_are_told_but_not_taken_as_known(
    sample: insight.Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, history = LiveStore(sample), RowHistory()
    read = store.lineage

    def lineage() -> Any:
        sample.version += 1
        return read()

    monkeypatch.setattr(store, "lineage", lineage)
    found = answer(store, history, {})

    assert found["version"] == UNKNOWN
    assert found["rows"]["runs"] == ["adam/1", "adam/2", "sgd"]
    assert not history.knows(UNKNOWN)


def test_header_leaves_hidden_runs_out_and_calls_the_best_by_its_name(
    sample: insight.Store,
) -> None:
    store = LiveStore(sample)
    store.notes.give({"adam/2": {"hidden": True}, "adam/1": {"name": "first try"}})
    words = told(runs_header(store, "auto"))

    assert words[:2] == ["2", "runs"]
    assert "first try" in words


def test_run_that_falls_silent_beats_the_pulse_though_no_file_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with insight.SummaryRecord(tmp_path / "a") as record:
        for step in range(5):
            record.log(step, {"loss": 0.5})
        store = LiveStore(insight.open_runs(tmp_path))
        before, calm = pulse_of(store), told(warnings(store))
        later = time.time() + 30
        monkeypatch.setattr(time, "time", lambda: later)
        after, alarmed = pulse_of(store), told(warnings(store))

    assert (before["stalled"], calm) == (0, [])
    assert after == before | {"stalled": 1}
    assert alarmed[0] == "stalled"


def test_version_of_a_server_before_counts_for_nothing(sample: insight.Store) -> None:
    first = answer(LiveStore(sample), RowHistory(), {})
    store, history = LiveStore(sample), RowHistory()
    answer(store, history, {})
    again = answer(store, history, {"since": first["version"], "key": first["key"]})

    assert again["version"] == first["version"]
    assert again["whole"]
    assert len(again["rows"]["runs"]) == 3


def write_crossed(root: Path) -> None:
    """Runs of two tasks: the rate explains the one, the width the other; the net is one in each."""
    for number in range(32):
        task, rate, width = ("a", "b")[number // 16], number % 2, number // 2 % 2
        facts = {"rate": rate, "width": width, "net": task, "seed": number // 4 % 4}
        score = (rate if task == "a" else width) + 0.01 * number
        with insight.SummaryRecord(root / f"{task}{number}", hyperparameters=facts) as record:
            record.log(1, {"accuracy": score})
            record.log(2 + number // 16, {"accuracy": score})


def test_columns_stand_as_they_tell_the_runs_shown_apart_and_no_row_is_told_again(
    tmp_path: Path,
) -> None:
    write_crossed(tmp_path)
    store, history = LiveStore(insight.open_runs(tmp_path)), RowHistory()
    first = answer(store, history, {})
    has = {"since": first["version"], "key": first["key"]}
    of_a, of_b = (answer(store, history, has | {"filter": f"net = {net}"}) for net in "ab")
    facts = {
        name: [one.rpartition(".")[2] for one in found["shown"] if one.startswith("fact:")]
        for name, found in {"all": first, "a": of_a, "b": of_b}.items()
    }

    assert facts["all"][-1] == "seed"
    assert sorted(facts["all"]) == ["net", "rate", "seed", "width"]
    assert facts["a"][0] == "rate"
    assert facts["b"][0] == "width"
    assert sorted(facts["a"]) == sorted(facts["b"]) == ["rate", "seed", "width"]
    assert "last_step" in first["shown"]
    assert not {"last_step", "source"} & {*of_a["shown"]}
    assert [found["columns"] for found in (of_a, of_b)] == [None, None]
    assert [found["rows"]["runs"] for found in (of_a, of_b)] == [[], []]
    asked = answer(store, history, has | {"filter": "net = a", "keep": ["last_step", "run"]})
    assert "last_step" in asked["shown"]


@pytest.mark.parametrize("wanted", ["run = a0", "nowhere", "rate <", "rate < 9 or"])
def test_filter_that_leaves_nothing_to_tell_apart_leaves_the_columns_as_they_are(
    tmp_path: Path, wanted: str
) -> None:
    write_crossed(tmp_path)
    store, history = LiveStore(insight.open_runs(tmp_path)), RowHistory()
    first = answer(store, history, {})

    assert answer(store, history, {"filter": wanted})["shown"] == first["shown"]


def test_hidden_runs_tell_no_columns_apart(tmp_path: Path) -> None:
    write_crossed(tmp_path)
    store = LiveStore(insight.open_runs(tmp_path))
    store.notes.give({f"a{number}": {"hidden": True} for number in range(16)})
    found = answer(store, RowHistory(), {})

    assert "fact:hyperparameters.net" not in found["shown"]
    assert "fact:hyperparameters.net" in {one["id"] for one in found["columns"]}
