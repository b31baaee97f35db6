"""What pages judge by follows the runs shown where the folder's target says little of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

import insight
from dashboard.components.target_choice import in_force, target_options
from dashboard.live import LiveStore

if TYPE_CHECKING:
    from pathlib import Path

# Five of the seven have `val/accuracy`: it is the folder's.
TAGS = {
    **{f"sweep/{number}": ("val/accuracy", "train/loss") for number in range(5)},
    "other/1": ("acc", "lr"),
    "other/2": ("acc", "lr"),
}


@pytest.fixture
def store(tmp_path: Path) -> LiveStore:
    for run, tags in TAGS.items():
        with insight.SummaryRecord(tmp_path / "runs" / run) as record:
            record.log(1, dict.fromkeys(tags, 0.5))
    return LiveStore(insight.open_runs(tmp_path / "runs"))


def told(wanted: str) -> object:
    """What a browser says of its filter."""
    return [["era", 1, 0, wanted], "mark"]


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("", "auto"),
        ("sweep", "auto"),
        ("sweep/0 or sweep/1 or other/1", "auto"),
        ("sweep/0 or other/1", "auto"),  # half of them has each: the folder's is as good
        ("sweep/0 or other", "acc"),
        ("not sweep", "acc"),
        ("no run is called this", "auto"),
        ("lr >", "auto"),
    ],
)
def test_folders_target_stays_while_most_runs_shown_have_it(
    store: LiveStore, wanted: str, found: str
) -> None:
    assert in_force(store, "auto", told(wanted)) == found


def test_what_somebody_chose_stays_and_what_is_not_there_is_no_choice(store: LiveStore) -> None:
    assert in_force(store, "train/loss", told("other")) == "train/loss"
    assert in_force(store, "gone", told("other")) == "acc"
    assert in_force(store, "gone", None) == "gone"


def test_hidden_runs_have_no_say(store: LiveStore) -> None:
    wanted = told("sweep/0 or sweep/1 or other")
    assert in_force(store, "auto", wanted) == "auto"
    store.notes.give({"sweep/0": {"hidden": True}})
    assert in_force(store, "auto", wanted) == "acc"
    store.notes.give({"sweep/0": {"hidden": False}})
    assert in_force(store, "auto", wanted) == "auto"


def test_recorded_metrics_are_targets_of_the_runs_shown_too(tmp_path: Path) -> None:
    for number in range(3):
        with insight.SummaryRecord(tmp_path / f"series{number}") as record:
            record.log(1, {"val/loss": 0.5})
    for number in range(2):
        with insight.SummaryRecord(tmp_path / f"facts{number}") as record:
            record.add_value(
                "custom_lineage_data", "custom_lineage_data", {"metric.accuracy": 0.5 + number}
            )
            record.record(1)
    store = LiveStore(insight.open_runs(tmp_path))

    assert in_force(store, "auto", told("series")) == "auto"
    found = in_force(store, "auto", told("facts"))
    assert found.endswith("accuracy")
    assert target_options(store, told("facts"))[0]["label"] == "accuracy, all 2 runs"
    for number in range(2):
        store.notes.give({f"series{number}": {"hidden": True}})
    assert in_force(store, "auto", None) == "auto"  # the folder's is the recorded one by now
    assert in_force(store, "auto", told("series or facts")) == "auto"


def test_runs_without_any_metric_leave_the_folders(tmp_path: Path) -> None:
    with insight.SummaryRecord(tmp_path / "a") as record:
        record.log(1, {"val/accuracy": 0.5})
    with insight.SummaryRecord(tmp_path / "b", hyperparameters={"lr": 1}) as record:
        record.add_value("tensor", "weights", np.ones((2, 2)))
        record.record(1)
    store = LiveStore(insight.open_runs(tmp_path))

    assert in_force(store, "auto", told("b")) == "auto"
    assert target_options(store, told("b"))[0]["label"] == "val/accuracy, 0 of 1 runs"


def test_filter_that_leaves_no_run_has_no_target_of_all_runs(store: LiveStore) -> None:
    first = target_options(store, told("no run is called this"))[0]

    assert first["label"] == "val/accuracy, no run shown"


def test_automatic_choice_says_what_is_in_force_and_of_how_many_runs_shown(
    store: LiveStore,
) -> None:
    labels = {
        wanted: target_options(store, told(wanted))[0]["label"]
        for wanted in ("", "sweep", "not sweep", "sweep/0 or other")
    }

    assert labels == {
        "": "val/accuracy, 5 of 7 runs",
        "sweep": "val/accuracy, all 5 runs",
        "not sweep": "acc, all 2 runs",
        "sweep/0 or other": "acc, 2 of 3 runs",
    }
