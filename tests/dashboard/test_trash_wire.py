"""Requests of browsers about the trash are answered one by one, and refused where they must be."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from dashboard.live import LiveStore
from dashboard.trash_wire import answer
from insight import SummaryRecord, open_runs

if TYPE_CHECKING:
    import insight


def test_run_is_planned_thrown_and_taken_back(sample: insight.Store) -> None:
    store = LiveStore(sample, period_s=0, allow_delete=True)
    (plan,) = answer(store, {"do": "plan", "runs": ["sgd"]})["done"]
    agreed = {"sgd": plan["mark"]}
    (thrown,) = answer(store, {"do": "throw", "runs": ["sgd"], "marks": agreed})["done"]
    store.refresh()
    assert plan["bytes"] == thrown["bytes"] > 0
    assert plan["whole"]
    assert store.runs()["run"].tolist() == ["adam/1", "adam/2"]
    told = answer(store, {"do": "restore", "ids": [thrown["id"]]})
    store.refresh()

    assert told["done"] == ["sgd"]
    assert told["trash"] == []
    assert store.runs()["run"].tolist() == ["adam/1", "adam/2", "sgd"]


@pytest.fixture
def ranked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> LiveStore:
    """A run whose ranks have a folder each, and one around them."""
    for rank, folder in enumerate(("job/rank_0", "job/rank_1", "job")):
        monkeypatch.setenv("RANK", str(rank % 2))
        with SummaryRecord(tmp_path / folder) as record:
            record.log(1, {"loss": 1.0})
    return LiveStore(open_runs(tmp_path), period_s=0, allow_delete=True)


def test_folders_of_all_ranks_of_a_run_are_thrown_and_taken_back(ranked: LiveStore) -> None:
    before = ranked.runs()
    (plan,) = answer(ranked, {"do": "plan", "runs": ["job/rank_0"]})["done"]
    agreed = {"job/rank_0": plan["mark"]}
    (thrown,) = answer(ranked, {"do": "throw", "runs": ["job/rank_0"], "marks": agreed})["done"]
    ranked.refresh()
    left = ranked.runs()["run"].tolist()
    there = sorted(path.name for path in Path(ranked.root, "job").iterdir() if path.is_dir())
    told = answer(ranked, {"do": "restore", "ids": [thrown["id"]]})
    ranked.refresh()

    assert before["run"].tolist() == ["job", "job/rank_0"]
    assert (plan["folders"], thrown["folders"], plan["whole"]) == (2, 2, True)
    assert plan["files"] == before["files"].tolist()[1]
    assert (left, there) == (["job"], [])
    assert told["done"] == ["job/rank_0"]
    assert ranked.runs()["files"].tolist() == before["files"].tolist()


def test_run_around_the_folders_of_ranks_goes_without_them(ranked: LiveStore) -> None:
    (plan,) = answer(ranked, {"do": "plan", "runs": ["job"]})["done"]

    assert not {"rank_0", "rank_1"} & set(plan["entries"])
    assert (plan["folders"], plan["whole"]) == (1, False)


def test_nothing_is_thrown_where_it_is_not_allowed(sample: insight.Store) -> None:
    store = LiveStore(sample)
    told = answer(store, {"do": "throw", "runs": ["sgd"]})

    assert not told["allowed"]
    assert told["done"] == []
    assert "--allow-delete" in told["refused"][0]["why"]
    assert Path(store.root, "sgd").exists()


def planned(store: LiveStore, *runs: str) -> dict[str, str]:
    """The marks of the plans of some runs."""
    told = answer(store, {"do": "plan", "runs": list(runs)})
    return {plan["run"]: plan["mark"] for plan in told["done"]}


@pytest.mark.parametrize("where", ["sgd/sub", "sgd/deep/er"])
def test_run_that_began_meanwhile_below_another_stays(sample: insight.Store, where: str) -> None:
    store = LiveStore(sample, period_s=60, allow_delete=True)
    sub = Path(store.root, where)
    sub.mkdir(parents=True)
    marks = planned(store, "sgd")
    with SummaryRecord(sub) as record:
        record.log(1, {"loss": 0.5})
    told = answer(store, {"do": "throw", "runs": ["sgd"], "marks": marks})

    assert told["done"] == []
    assert "agreed" in told["refused"][0]["why"]
    assert any(sub.iterdir())


def test_file_whose_name_is_no_text_goes_with_its_run(sample: insight.Store) -> None:
    store = LiveStore(sample, allow_delete=True)
    Path(os.fsdecode(os.fsencode(store.root) + b"/sgd/\xff.bin")).write_bytes(b"x")
    told = answer(store, {"do": "plan", "runs": ["sgd"]})
    marks = {"sgd": told["done"][0]["mark"]}
    json.dumps(told, ensure_ascii=False).encode()  # a browser can be told

    assert "\\xff.bin" in told["done"][0]["entries"]
    assert answer(store, {"do": "throw", "runs": ["sgd"], "marks": marks})["refused"] == []


def test_plan_knows_a_run_that_began_a_moment_ago(sample: insight.Store) -> None:
    store = LiveStore(sample, period_s=60, allow_delete=True)
    with SummaryRecord(Path(store.root, "sgd", "sub")) as record:
        record.log(1, {"loss": 0.5})
    (plan,) = answer(store, {"do": "plan", "runs": ["sgd"]})["done"]

    assert not plan["whole"]
    assert "sub" not in plan["entries"]


@pytest.mark.parametrize("marks", [None, {}, {"sgd": "x"}, {"sgd": None}, [], "x"])
def test_nothing_is_thrown_that_nobody_agreed_to(sample: insight.Store, marks: Any) -> None:
    store = LiveStore(sample, allow_delete=True)
    told = answer(store, {"do": "throw", "runs": ["sgd"], "marks": marks})

    assert told["done"] == []
    assert Path(store.root, "sgd").exists()


def test_runs_beyond_the_bound_are_refused_by_name(
    sample: insight.Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dashboard.trash_wire.MOST_AT_ONCE", 2)
    told = answer(LiveStore(sample), {"do": "plan", "runs": ["sgd", "adam/1", "adam/2"]})

    assert [plan["run"] for plan in told["done"]] == ["sgd", "adam/1"]
    assert [one["name"] for one in told["refused"]] == ["adam/2"]
    assert "at most 2 at once" in told["refused"][0]["why"]


def test_trash_that_is_a_link_is_told_and_is_empty(sample: insight.Store, tmp_path: Path) -> None:
    store = LiveStore(sample, allow_delete=True)
    Path(store.root, ".insight-trash").symlink_to(tmp_path)
    told = answer(store, {"do": "list"})

    assert told["trash"] == []
    assert "got a link" in told["trouble"]


def test_run_that_somebody_else_deleted_first_is_no_longer_there(sample: insight.Store) -> None:
    store = LiveStore(sample, period_s=60, allow_delete=True)
    marks = planned(store, "sgd")
    answer(store, {"do": "throw", "runs": ["sgd"], "marks": marks})
    told = answer(store, {"do": "throw", "runs": ["sgd"], "marks": marks})

    assert "a run that is there" in told["refused"][0]["why"]


@pytest.mark.parametrize(
    "request_",
    [
        None,
        {},
        {"do": "throw"},
        {"do": "throw", "runs": "sgd"},
        {"do": "throw", "runs": ["../sgd", None, 3, [], {}, "nowhere"]},
        {"do": "burn", "runs": ["sgd"], "ids": ["sgd"]},
        {"do": "empty", "ids": ["../sgd", None, "sgd"]},
        {"do": ["throw"], "runs": ["sgd"]},
    ],
)
def test_what_is_no_wish_does_nothing(sample: insight.Store, request_: Any) -> None:
    store = LiveStore(sample, allow_delete=True)
    told = answer(store, request_)

    assert told["done"] == []
    assert Path(store.root, "sgd").exists()
    assert not Path(store.root, ".insight-trash").exists()
