"""The runs whose graphs can be chosen are those that people want to see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dashboard.components.graph_page import run_options
from dashboard.live import LiveStore

if TYPE_CHECKING:
    import insight

RUNS = ["adam/1", "adam/2", "sgd"]


def test_hidden_and_filtered_runs_cannot_be_chosen_but_the_chosen_one_stays(
    sample: insight.Store,
) -> None:
    store = LiveStore(sample)
    store.notes.give({"adam/2": {"hidden": True}, "sgd": {"name": "the plain one"}})

    def values(matches: object, chosen: str) -> list[str]:
        return [one["value"] for one in run_options(store, RUNS, matches, chosen)]

    assert values(None, "sgd") == ["adam/1", "sgd"]
    assert values(None, "adam/2") == RUNS
    assert values(["adam/1", "adam/2"], "sgd") == ["adam/1", "sgd"]
    assert run_options(store, RUNS, None, "sgd")[-1]["label"] == "the plain one"
