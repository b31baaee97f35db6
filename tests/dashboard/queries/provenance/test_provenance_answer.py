"""What a browser is answered: views by lasting names, facts, notes, and documents."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import numpy as np
import pytest

import insight
from dashboard.components.provenance_page import empty
from dashboard.live import LiveStore
from dashboard.pages.provenance import graphs_of
from dashboard.queries.provenance import answer as answer_module
from dashboard.queries.provenance.answer import Query, answer, facts
from dashboard.queries.provenance.details import presence
from dashboard.queries.provenance.exported import prov_of
from insight.record.provenance.ancestry import note_loaded, note_saved

if TYPE_CHECKING:
    from pathlib import Path

    from dashboard.queries.provenance.answer import RunGraphs


def record(root: Path, name: str, *, load: str = "", save: str = "", resumed: bool = False) -> None:
    """A run of three steps that reads and writes checkpoints beside the root."""
    with insight.SummaryRecord(root / name, hyperparameters={"lr": 0.1}, provenance=True) as run:
        run.data("train", np.arange(12.0).reshape(4, 3))
        if load:
            note_loaded(root.parent / load, resumed=resumed)
        for step in range(1, 4):
            run.log(step, {"loss": 1 / step})
        if save:
            (root.parent / save).write_bytes(save.encode())
            note_saved(root.parent / save)


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of runs with what reproduces them, which takes half a second to find out."""
    folder = tmp_path_factory.mktemp("provenance")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("GIT_CEILING_DIRECTORIES", str(folder))
        root = folder / "runs"
        record(root, "base", save="net_3_step.ckpt")
        record(root, "tuned", load="net_3_step.ckpt")
        record(root, "on", load="net_3_step.ckpt", resumed=True)
    return root


@pytest.fixture
def store(recorded: Path, tmp_path: Path) -> LiveStore:
    """A store of a copy, which each test may change."""
    return LiveStore(insight.open_runs(shutil.copytree(recorded, tmp_path / "runs")))


@pytest.fixture
def graphs(store: LiveStore) -> RunGraphs:
    return graphs_of(store)


def test_recorded_runs_become_a_graph_with_what_pages_know_of_them(graphs: RunGraphs) -> None:
    told = answer(graphs, {})
    by_label = dict(zip(told["view"]["labels"], told["view"]["subs"], strict=True))

    assert by_label["tuned"] == "finished · loss 0.3333"
    assert by_label["net_3_step.ckpt"] == "last · near best · parent"
    assert sorted(told["view"]["relations"]) == [
        *("fine-tuned by", "read as train", "read as train", "read as train"),
        *("resumed by", "saved"),
    ]
    assert told["notes"] == ()


def test_what_is_known_travels_only_when_it_is_another(graphs: RunGraphs, store: LiveStore) -> None:
    first = answer(graphs, {})
    known = {"known": first["key"], "seen": first["seen"], "only_news": True}
    assert answer(graphs, known) == {"same": True}

    store.notes.give({"tuned": {"name": "the good one"}})
    second = answer(graphs, known)

    assert "the good one" in second["view"]["labels"]
    assert second["model"] is not None


def test_filters_and_families_choose_the_runs(graphs: RunGraphs, store: LiveStore) -> None:
    store.notes.give({"on": {"hidden": True}})

    assert graphs.runs(Query("", "", "")) == ["base", "tuned"]
    assert graphs.runs(Query("", "tuned", "")) == ["tuned"]
    assert graphs.runs(Query("tuned", "on", "")) == ["base", "tuned"]
    assert answer(graphs, {"filter": "no_such"})["notes"] == ("No run passes the filter.",)


def test_facts_of_a_box_lead_to_other_pages(graphs: RunGraphs) -> None:
    nodes = graphs.find(Query("", "", "")).draft.nodes
    number = {node.label: k for k, node in enumerate(nodes)}

    run = facts(graphs, {"node": number["tuned"], "scope": -1})["record"]
    file = facts(graphs, {"node": number["net_3_step.ckpt"], "scope": -1})["record"]

    assert ["Compare with base", "compare", {"runs": "base,tuned", "base": "base"}] in run["links"]
    assert ["On this machine", "still there, 15 bytes"] in file["facts"]
    assert presence(str(graphs.root) + "/gone") == "not there any more"
    assert presence("//host/share") == "not looked for"


@pytest.mark.parametrize(
    "request_",
    [
        None,
        [],
        {"node": "1", "scope": 10**9, "open": [1, None, "x" * 99]},
        {"filter": "((", "run": 7, "target": {}, "open": "all", "known": [], "seen": 1},
    ],
)
def test_a_browser_may_send_anything(graphs: RunGraphs, request_: object) -> None:
    assert answer(graphs, request_)["key"]
    assert facts(graphs, request_)["key"] is None


def test_more_runs_than_are_drawn_are_told(
    graphs: RunGraphs, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answer_module, "MOST_RUNS", 2)

    assert answer(graphs, {})["notes"] == ("Of 3 runs the 2 newest are drawn.",)


def test_what_is_drawn_leaves_as_prov(store: LiveStore, graphs: RunGraphs) -> None:
    document = prov_of(store, graphs.runs(Query("tuned", "", "")))["document"]

    assert len(document["activity"]) == 2
    assert document["wasInformedBy"]
    assert "problem" in prov_of(store, ["no such run"])


def test_damaged_provenance_leaves_the_others(store: LiveStore, tmp_path: Path) -> None:
    file = next((tmp_path / "runs" / "tuned").glob("*provenance*.json"))
    file.write_bytes(b'{"format": ')
    again = LiveStore(insight.open_runs(tmp_path / "runs"))

    labels = answer(graphs_of(again), {})["view"]["relations"]

    assert "resumed by" in labels
    assert "fine-tuned by" not in labels
    assert again.problems()["run"].tolist() == ["tuned"]


def test_page_is_empty_until_something_hangs_together(tmp_path: Path) -> None:
    bare = LiveStore(insight.open_runs(tmp_path))
    assert "No runs here yet" in str(empty(bare, graphs_of(bare)))

    with insight.SummaryRecord(tmp_path / "a", provenance=False) as run:
        run.log(1, {"loss": 0.5})
    alone = LiveStore(insight.open_runs(tmp_path))

    assert "record.data(" in str(empty(alone, graphs_of(alone)))
