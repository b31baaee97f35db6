"""The media page answers what its modules ask, and nothing else makes it fail."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import insight
from dashboard.live import LiveStore
from dashboard.pages.media import MOST_SERIES, answer

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def store(tmp_path: Path) -> LiveStore:
    for run in ("a", "b"):
        with insight.SummaryRecord(tmp_path / run) as record:
            record.log(1, {"t": insight.Audio([0.0, 0.5], 8000)})
    return LiveStore(insight.open_runs(tmp_path))


def test_answer_has_what_is_not_known(store: LiveStore) -> None:
    first = answer(store, {"series": [["audio", "a", "t", None], ["audio", "nobody", "t", None]]})
    keys = {name: first[name]["key"] for name in ("structure", "steps")}
    again = answer(store, {"series": [["audio", "a", "t", first["series"][0]["key"]]]} | keys)

    assert first["structure"]["audio"]["runs"] == ["a", "b"]
    assert [one["run"] for one in first["series"]] == ["a"]
    assert (again["structure"], again["steps"], again["series"]) == (None, None, [])


@pytest.mark.parametrize(
    "request_",
    [
        None,
        [],
        "x",
        {"series": "x"},
        {"series": [None, [], ["audio", "a"], ["image", "a", "t", None], [["a"], "a", "t", None]]},
        {"structure": 7, "steps": [], "series": None},
        {"series": [["video", "\udcff", "../../x", "y"]]},
    ],
)
def test_odd_requests_are_answered_with_what_there_is(store: LiveStore, request_: Any) -> None:
    found = answer(store, request_)

    assert found["structure"]["audio"]["tags"] == ["t"]
    assert found["series"] == []


def test_one_request_asks_for_so_many_only(store: LiveStore) -> None:
    asked = [["audio", "a", str(n), None] for n in range(MOST_SERIES)] + [["audio", "a", "t", None]]

    assert answer(store, {"series": asked})["series"] == []
