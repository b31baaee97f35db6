"""Files of today open tomorrow: the recorded sample runs keep their numbers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import insight

DATA = Path(__file__).parents[2] / "sample_runs" / "data"
EXPECTED = json.loads((DATA / "expected.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def store():
    return insight.open_runs(DATA)


def test_all_runs_are_there_and_whole(store):
    assert store.runs().run.tolist() == sorted(EXPECTED)
    assert store.problems().empty


@pytest.mark.parametrize("run", sorted(EXPECTED))
def test_losses_keep_their_values(store, run):
    expected = EXPECTED[run]["loss"]
    loss = store.table("scalar", runs=run, tags="loss/auto").set_index("step").value

    assert len(loss) == expected["count"]
    assert loss[expected["steps"]].tolist() == expected["values"]


@pytest.mark.parametrize("run", sorted(EXPECTED))
def test_lineage_and_histograms_keep_their_values(store, run):
    lineage = store.lineage().set_index("run")

    assert lineage.loc[run, "metric.accuracy"] == EXPECTED[run]["accuracy"]
    assert len(store.table("histogram", runs=run)) == EXPECTED[run]["histograms"]
