"""Wishes of browsers about the trash are answered one by one, and refused where they must be."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from dashboard.live import LiveStore
from dashboard.trash_wire import answer

if TYPE_CHECKING:
    import insight


def test_run_is_planned_thrown_and_taken_back(sample: insight.Store) -> None:
    store = LiveStore(sample, period_s=0, allow_delete=True)
    (plan,) = answer(store, {"do": "plan", "runs": ["sgd"]})["done"]
    (thrown,) = answer(store, {"do": "throw", "runs": ["sgd"]})["done"]
    store.refresh()
    assert plan["bytes"] == thrown["bytes"] > 0
    assert plan["whole"]
    assert store.runs()["run"].tolist() == ["adam/1", "adam/2"]
    told = answer(store, {"do": "restore", "ids": [thrown["id"]]})
    store.refresh()

    assert told["done"] == ["sgd"]
    assert told["trash"] == []
    assert store.runs()["run"].tolist() == ["adam/1", "adam/2", "sgd"]


def test_nothing_is_thrown_where_it_is_not_allowed(sample: insight.Store) -> None:
    store = LiveStore(sample)
    told = answer(store, {"do": "throw", "runs": ["sgd"]})

    assert not told["allowed"]
    assert told["done"] == []
    assert "--allow-delete" in told["refused"][0]["why"]
    assert Path(store.root, "sgd").exists()


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
