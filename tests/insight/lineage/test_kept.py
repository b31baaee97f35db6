from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any

import pytest

from insight import open_runs
from insight.lineage import told

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def readings(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The plugin of each message that is parsed from here on."""
    found: list[str] = []
    facts_of = told.facts_of

    def counted(plugin: str, message: Any) -> Any:
        found.append(plugin)
        return facts_of(plugin, message)

    monkeypatch.setattr(told, "facts_of", counted)
    return found


def test_each_message_is_parsed_once_however_often_the_runs_grow(
    root: Path, make_run: Any, readings: list[str]
) -> None:
    runs = [make_run(name) for name in "abc"]
    for run in runs:
        run.lineage("custom_lineage_data", {"hidden": 16}, 1.0)
    store = open_runs(root)
    for step in range(10):
        store.lineage()
        runs[0].scalars((step, {"loss": 0.5}, 2.0 + step))
        store.refresh()

    assert store.lineage()["user.hidden"].tolist() == [16, 16, 16]
    assert readings == ["custom_lineage_data"] * 3


def test_table_without_news_is_the_one_made_before(root: Path, run: Any) -> None:
    run.lineage("custom_lineage_data", {"x": 0.5}, 1.0)
    store = open_runs(root)
    first = store.lineage()
    run.scalars((1, {"loss": 0.5}, 2.0))
    store.refresh()
    second = store.lineage()

    assert second["user.x"].to_numpy() is not first["user.x"].to_numpy()
    assert second["user.x"].to_numpy().base is first["user.x"].to_numpy().base


def test_newer_fact_replaces_its_row_only(root: Path, make_run: Any) -> None:
    make_run("a").lineage("custom_lineage_data", {"x": 1}, 1.0)
    make_run("b").lineage("custom_lineage_data", {"x": 2}, 1.0)
    store = open_runs(root)
    store.lineage()
    make_run("b").lineage("custom_lineage_data", {"x": 3, "y": 4}, 2.0)
    store.refresh()

    assert store.lineage()["user.x"].tolist() == [1, 3]
    assert store.lineage()["user.y"].isna().tolist() == [True, False]


def test_facts_of_a_deleted_file_leave(root: Path, make_run: Any) -> None:
    make_run("a").lineage("custom_lineage_data", {"x": 1}, 1.0)
    gone = make_run("b")
    gone.scalars((1, {"loss": 0.5}, 1.0))
    gone.lineage("custom_lineage_data", {"y": 2}, 1.0)
    store = open_runs(root)
    before = list(store.lineage())
    next(gone.path.glob("*_lineage")).unlink()
    store.refresh()

    assert before == ["run", "user.x", "user.y"]
    assert list(store.lineage()) == ["run", "user.x"]


def test_run_that_comes_and_goes_has_a_row_meanwhile(root: Path, make_run: Any) -> None:
    make_run("b").lineage("custom_lineage_data", {"x": 1}, 1.0)
    store = open_runs(root)
    seen = [store.lineage()["run"].tolist()]
    run = make_run("a")
    run.scalars((1, {"loss": 0.5}, 1.0))
    store.refresh()
    seen.append(store.lineage()["run"].tolist())
    next(run.path.iterdir()).unlink()
    store.refresh()
    seen.append(store.lineage()["run"].tolist())

    assert seen == [["b"], ["a", "b"], ["b"]]


@pytest.mark.parametrize("name", ["user.whole", "user.half", "user.text", "user.mixed"])
def test_what_one_caller_changes_no_other_sees(root: Path, make_run: Any, name: str) -> None:
    make_run("a").lineage(
        "custom_lineage_data", {"whole": 1, "half": 0.5, "text": "x", "mixed": 1}, 1.0
    )
    make_run("b").lineage("custom_lineage_data", {"whole": 2, "mixed": "x"}, 1.0)
    store = open_runs(root)
    first = store.lineage()
    kept = first[name].tolist()
    first.loc[0, name] = first.loc[1, name]
    first["more"] = 1

    assert store.lineage()[name].iloc[0] == kept[0]
    assert "more" not in store.lineage()


def test_threads_that_ask_at_once_get_one_table(
    root: Path, make_run: Any, readings: list[str]
) -> None:
    for name in "abcdefgh":
        make_run(name).lineage("custom_lineage_data", {"x": 1}, 1.0)
    store = open_runs(root)
    tables: list[Any] = []
    threads = [threading.Thread(target=lambda: tables.append(store.lineage())) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert [table["user.x"].tolist() for table in tables] == [[1] * 8] * 4
    assert len(readings) == 8
