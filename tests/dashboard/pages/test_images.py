"""The images page answers what its script asks, and nothing else makes it fail."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import insight
from dashboard.live import LiveStore
from dashboard.pages.images import MOST_SERIES, answer

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def store(tmp_path: Path) -> LiveStore:
    for run in ("a", "b"):
        with insight.SummaryRecord(tmp_path / run) as record:
            record.add_value("image", "t", np.zeros((1, 1, 4, 6)))
            record.record(1)
    return LiveStore(insight.open_runs(tmp_path))


def test_answer_has_what_is_not_known(store: LiveStore) -> None:
    first = answer(store, {"series": [["a", "t", None], ["nobody", "t", None]]})
    keys = {name: first[name]["key"] for name in ("structure", "steps")}
    again = answer(store, {"series": [["a", "t", first["series"][0]["key"]]], "tag": None} | keys)

    assert first["structure"]["runs"] == ["a", "b"]
    assert [one["run"] for one in first["series"]] == ["a"]
    assert (again["structure"], again["steps"], again["series"]) == (None, None, [])


@pytest.mark.parametrize(
    "request_",
    [
        None,
        [],
        "x",
        {"series": "x"},
        {"series": [None, [], ["a"], ["a", 1, None], [["a"], "t", None], ["a", "t", None, 1]]},
        {"structure": 7, "steps": [], "tag": {}, "series": None},
        {"tag": "\0" * 10_000, "series": [["\udcff", "../../x", "y"]]},
    ],
)
def test_odd_requests_are_answered_with_what_there_is(store: LiveStore, request_: Any) -> None:
    found = answer(store, request_)

    assert found["structure"]["tags"] == ["t"]
    assert found["series"] == []


def test_one_request_asks_for_so_many_only(store: LiveStore) -> None:
    asked = [["a", "t", None]] * (MOST_SERIES + 50)

    assert len(answer(store, {"series": asked})["series"]) == MOST_SERIES
